//! Castle walls as attackers: their Arrows (15.3).

use super::{
    begin::{begin, stage},
    sight,
};
use crate::{
    effect::Forbidden,
    field::Thing,
    illegal::Illegal,
    play::Play,
    position::{On, Position, What},
    question::Move,
    task::Attack,
};

/// The dice of Arrows, and the least face that hits.
pub const DICE: u8 = 4;
pub const TO_HIT: u8 = 4;

/// Checks that a castle wall may do this: besides forgoing, only its Arrows, without a shift and while no enemy is
/// engaged with it.
pub fn check_wall(position: &Position, wall: Thing, it: &Move) -> Result<(), Illegal> {
    planned(position, wall, it).map(|_| ())
}

fn planned(position: &Position, wall: Thing, it: &Move) -> Result<Attack, Illegal> {
    let (Thing::Wall(number), Some(tray)) = (wall, position.tray(wall)) else {
        return Err(Illegal::NotYourUnit);
    };
    if !position.stands(wall) {
        return Err(Illegal::NotYourUnit);
    }
    let Move::Shoot {
        target,
        weapon: 0,
        shift: None,
        arc,
    } = *it
    else {
        return Err(Illegal::NoSuchAttack);
    };
    if position.is_engaged(wall) {
        return Err(Illegal::Engaged);
    }
    let forbidden = What::Forbid(Forbidden::Arrows);
    let mut effects = position.effects.iter();
    if effects.any(|it| it.on == On::Wall(number) && it.what == forbidden) {
        return Err(Illegal::Forbidden);
    }
    let shooter = sight::Shooter {
        thing: wall,
        tray,
        past_units: false,
    };
    let to = shooter.check(position, target, sight::LONG)?;
    let mut attack = Attack::new(wall, target, 0, false);
    attack.arc = sight::arc(&tray, &to, arc)?;
    attack.stage = stage(&tray, &to, arc);
    Ok(attack)
}

/// Puts the Arrows on the agenda. The answer has been checked.
pub fn begin_arrows(play: &mut Play<'_>, wall: Thing, it: &Move) {
    if let Ok(attack) = planned(play.position(), wall, it) {
        begin(play, attack, None);
    }
}
