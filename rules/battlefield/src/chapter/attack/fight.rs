//! Melee attacks (6.5): an enemy that is engaged, and how the attacker turns to it.

use crate::{
    allowed::{Terms, slots},
    data::Reach,
    geometry::Tray,
    illegal::Illegal,
    position::{Position, UnitId},
    question::Move,
    task::Attack,
};

/// The attack, and where the attacker stands then.
pub fn plan(
    position: &Position,
    id: UnitId,
    it: &Move,
    terms: Terms<'_>,
) -> Result<(Attack, Tray), Illegal> {
    let Move::Fight {
        target,
        weapon,
        realign,
    } = *it
    else {
        return Err(Illegal::WrongAnswer);
    };
    let mut tray = position.unit(id).tray().ok_or(Illegal::NotYourUnit)?;
    let engaged = position.engaged(id.thing());
    if engaged.is_empty() {
        return Err(Illegal::NotEngaged);
    }
    let attacks = &position.unit(id).profile.entry().attacks;
    let printed = attacks.get(usize::from(weapon));
    if printed.is_none_or(|it| it.reach != Reach::Melee) {
        return Err(Illegal::NoSuchAttack);
    }
    let against = terms.against();
    let on = engaged.iter().find(|(other, _)| *other == target);
    let on = on.filter(|_| position.stands(target) && against.is_none_or(|it| it == target));
    let (_, side) = *on.ok_or(Illegal::NotATarget(target))?;
    if let Some(slot) = realign {
        tray = slots::realigned(position, id, target, slot)?;
    }
    let mut attack = Attack::new(id.thing(), target, weapon, true);
    // Whoever turns stays on the side of the enemy on which it stands.
    attack.arc = side;
    Ok((attack, tray))
}
