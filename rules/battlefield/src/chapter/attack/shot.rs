//! Ranged attacks (6.4): shift, then sight and range.

use super::{begin, sight};
use crate::{
    allowed::{Terms, way},
    data::Reach,
    geometry::{Mil, Tray},
    illegal::Illegal,
    modifiers,
    position::{Position, UnitId},
    question::Move,
    task::Attack,
};

/// The distance that a shooter may shift before it shoots.
pub const SHIFT: Mil = 2_000;

/// The attack, and where the shooter stands then.
pub fn plan(
    position: &Position,
    id: UnitId,
    it: &Move,
    terms: Terms<'_>,
) -> Result<(Attack, Tray), Illegal> {
    let Move::Shoot {
        target,
        weapon,
        shift,
        arc,
    } = *it
    else {
        return Err(Illegal::WrongAnswer);
    };
    let attacks = &position.unit(id).profile.entry().attacks;
    let attack = attacks.get(usize::from(weapon));
    let range = match attack.map(|it| it.reach) {
        Some(Reach::Short) => sight::SHORT,
        Some(Reach::Long) => sight::LONG,
        Some(Reach::Melee) | None => return Err(Illegal::NoSuchAttack),
    };
    let most = match terms {
        Terms::Free(terms) if terms.without_shift => 0,
        Terms::Free(_) | Terms::Activation => SHIFT,
    };
    if terms.against().is_some_and(|it| it != target) {
        return Err(Illegal::NotATarget(target));
    }
    let mut from = position.unit(id).tray().ok_or(Illegal::NotYourUnit)?;
    if let Some(course) = shift {
        way::check_shift(position, id, &course, most)?;
        from = way::run(position, id, course, most)?;
    }
    let past_units = modifiers::sees_past_units(position, id, target, weapon);
    let shooter = sight::Shooter {
        thing: id.thing(),
        tray: from,
        past_units,
    };
    let to = shooter.check(position, target, range)?;
    let mut attack = Attack::new(id.thing(), target, weapon, false);
    attack.arc = sight::arc(&from, &to, arc)?;
    attack.stage = begin::stage(&from, &to, arc);
    Ok((attack, from))
}
