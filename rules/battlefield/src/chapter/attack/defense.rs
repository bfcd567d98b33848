//! Saves and wounds (7.5, 7.6).

use super::{super::wounds, after, numbers};
use crate::{
    dice::{Hits, least},
    effect::Pool,
    event::Event,
    modifiers,
    play::Play,
    position::Position,
    task::{Attack, AttackStage, Task},
};

/// All hits of the attack dice as they lie, and the automatic ones, which may be saved against.
pub fn hits(position: &Position, attack: &Attack) -> Hits {
    let mut hits = numbers::reading(position, attack).hits(&attack.attack_dice);
    hits.blockable = hits.blockable.saturating_add(attack.auto_hits);
    hits
}

/// Rolls a defense die for each hit that allows a save.
pub fn dice(play: &mut Play<'_>, mut attack: Box<Attack>) {
    if !play.position().stands(attack.defender) {
        attack.stage = AttackStage::CompletedWindow;
        play.push(Task::Attack(attack));
        return;
    }
    let all = hits(play.position(), &attack);
    play.tell(Event::Hits {
        hits: all.blockable.saturating_add(all.unblockable),
        misses: all.misses,
    });
    attack.stage = AttackStage::DefenseWindow;
    let save = numbers::save(play.position(), &attack).filter(|_| all.blockable > 0);
    let Some(save) = save else {
        play.push(Task::Attack(attack));
        return;
    };
    attack.defense_dice = play.dice(all.blockable);
    play.tell(Event::Rolled {
        unit: attack.defender,
        pool: Pool::Defense,
        faces: attack.defense_dice.clone(),
        needed: Some(least(|face| save.by(face))),
        changes: numbers::save_changes(play.position(), &attack),
    });
    play.push(Task::Attack(attack));
    play.offer_rerolls(Pool::Defense);
}

/// Returns the hits that are blocked as the dice lie, and those that are not.
fn blocked(position: &Position, attack: &Attack) -> (u8, u16) {
    let all = hits(position, attack);
    let save = numbers::save(position, attack);
    let faces = attack.defense_dice.iter();
    let saved = faces.filter(|face| save.is_some_and(|save| save.by(**face)));
    let saved = saved.count() as u8;
    let blockable = if save.is_some() { all.blockable } else { 0 };
    let blocked = saved.saturating_add(attack.block).min(blockable);
    let unblocked = u16::from(all.blockable - blocked) + u16::from(all.unblockable);
    (blocked, unblocked)
}

/// Returns true where some hit is not blocked as the dice lie.
pub fn is_wounding(position: &Position, attack: &Attack) -> bool {
    blocked(position, attack).1 > 0
}

/// Deals a wound for each hit that was not blocked; wounds of effects come on top.
pub fn wounds(play: &mut Play<'_>, mut attack: Box<Attack>) {
    let position = play.position();
    let (blocked, unblocked) = blocked(position, &attack);
    let more = modifiers::extra_wounds(position, &attack, unblocked);
    let wounds = unblocked.saturating_add_signed(i16::from(more));
    attack.freed = after::freed(position, &attack);
    attack.wounds = wounds;
    attack.stage = AttackStage::Panic;
    let (defender, cause) = (attack.defender, after::cause(position, &attack));
    play.tell(Event::Blocked { blocked, wounds });
    play.push(Task::Attack(attack));
    wounds::suffer(play, defender, wounds, cause);
}
