//! The attack dice (7.2 to 7.4).

use super::{is_there, numbers, pause};
use crate::{
    dice::least,
    effect::{Pool, Window},
    event::Event,
    play::Play,
    task::{Attack, AttackStage, Task},
};

/// The dice lie: those that missed are counted, and people react.
pub fn window(play: &mut Play<'_>, mut attack: Box<Attack>) {
    let reading = numbers::reading(play.position(), &attack);
    attack.misses = reading.hits(&attack.attack_dice).misses;
    pause(play, attack, AttackStage::Defense, Window::AttackDiceRolled);
}

/// Rolls the attack dice, unless one of the two is gone: then there is no attack at all.
pub fn dice(play: &mut Play<'_>, mut attack: Box<Attack>) {
    let position = play.position();
    let both = is_there(position, attack.attacker) && position.stands(attack.defender);
    if !both {
        return;
    }
    attack.attack_dice = play.dice(numbers::dice(play.position(), &attack));
    let reading = numbers::reading(play.position(), &attack);
    play.tell(Event::Rolled {
        unit: attack.attacker,
        pool: Pool::Attack,
        faces: attack.attack_dice.clone(),
        needed: Some(least(|face| reading.hit_by(face))),
        changes: numbers::to_hit_changes(play.position(), &attack),
    });
    attack.stage = AttackStage::DiceWindow;
    play.push(Task::Attack(attack));
    play.offer_rerolls(Pool::Attack);
}
