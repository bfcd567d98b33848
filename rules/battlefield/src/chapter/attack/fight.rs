//! Melee attacks (6.5): an enemy that is engaged, and how the attacker turns to it.

use super::begin::begin;
use crate::{
    chapter::{acting::Terms, activation, movement, slots},
    data::Reach,
    illegal::Illegal,
    play::Play,
    position::{Position, UnitId},
    question::Move,
    task::{Attack, FreeAction},
};

/// Whether a melee attack is legal, with its realignment.
pub fn check_fight(
    position: &Position,
    id: UnitId,
    it: &Move,
    terms: Terms<'_>,
) -> Result<(), Illegal> {
    let Move::Fight {
        target,
        weapon,
        realign,
    } = *it
    else {
        return Err(Illegal::WrongAnswer);
    };
    let engaged = position.engaged(id.thing());
    if engaged.is_empty() {
        return Err(Illegal::NotEngaged);
    }
    let attacks = &position.unit(id).profile.entry().attacks;
    let attack = attacks.get(usize::from(weapon));
    if attack.is_none_or(|it| it.reach != Reach::Melee) {
        return Err(Illegal::NoSuchAttack);
    }
    let against = match terms {
        Terms::Free(terms) => terms.against,
        Terms::Activation => None,
    };
    let fights = engaged.iter().any(|(other, _)| *other == target)
        && activation::stands(position, target)
        && against.is_none_or(|it| it == target);
    if !fights {
        return Err(Illegal::NotATarget(target));
    }
    if let Some(slot) = realign {
        slots::realigned(position, id, target, slot)?;
    }
    Ok(())
}

/// Turns to the enemy, if it does, and puts the attack on the agenda. The answer has been checked.
pub fn begin_fight(play: &mut Play<'_>, id: UnitId, it: Move, free: Option<FreeAction>) {
    let Move::Fight {
        target,
        weapon,
        realign,
    } = it
    else {
        return;
    };
    if let Some(slot) = realign
        && let Ok(tray) = slots::realigned(play.position(), id, target, slot)
        && play.position().unit(id).pose() != Some(tray.pose)
    {
        movement::place(play, id, tray.pose, movement::Manner::Realigned);
    }
    let engaged = play.position().engaged(id.thing());
    let Some((_, side)) = engaged.into_iter().find(|(other, _)| *other == target) else {
        return;
    };
    let mut attack = Attack::new(id.thing(), target, weapon, true);
    attack.arc = side;
    begin(play, attack, free);
}
