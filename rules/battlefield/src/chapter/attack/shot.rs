//! Ranged attacks (6.4): shift, then sight and range.

use super::{begin::begin, sight};
use crate::{
    chapter::{
        acting::{self, Terms},
        movement,
    },
    data::Reach,
    geometry::{Mil, Tray},
    illegal::Illegal,
    modifiers,
    play::Play,
    position::{Position, UnitId},
    question::Move,
    task::{Attack, FreeAction},
};

/// How far a shooter may shift before it shoots.
const SHIFT: Mil = 2_000;

/// Whether a ranged attack is legal.
pub fn check_shot(
    position: &Position,
    id: UnitId,
    it: &Move,
    terms: Terms<'_>,
) -> Result<(), Illegal> {
    plan(position, id, it, terms).map(|_| ())
}

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
    let (against, most) = match terms {
        Terms::Free(terms) if terms.without_shift => (terms.against, 0),
        Terms::Free(terms) => (terms.against, SHIFT),
        Terms::Activation => (None, SHIFT),
    };
    if against.is_some_and(|it| it != target) {
        return Err(Illegal::NotATarget(target));
    }
    let mut from = position.unit(id).tray().ok_or(Illegal::NotYourUnit)?;
    if let Some(course) = shift {
        acting::check_shift(position, id, &course, most)?;
        from = movement::run(position, id, course, most)?;
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
    Ok((attack, from))
}

/// Shifts, and puts the attack on the agenda. The answer has been checked.
pub fn begin_shot(play: &mut Play<'_>, id: UnitId, it: Move, free: Option<FreeAction>) {
    let terms = free.as_ref().map_or(Terms::Activation, Terms::Free);
    let Ok((attack, _)) = plan(play.position(), id, &it, terms) else {
        return;
    };
    if let Move::Shoot {
        shift: Some(course),
        ..
    } = it
        && course.length > 0
    {
        acting::shift(play, id, course);
    }
    begin(play, attack, free);
}
