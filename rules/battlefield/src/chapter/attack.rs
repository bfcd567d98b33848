//! Attacks: what can be attacked, and the steps from the dice to what follows (chapters 6.4, 6.5, 7).

mod after;
mod begin;
mod defense;
mod fight;
pub mod numbers;
mod plan;
mod raze;
mod roll;
mod shot;
mod sight;
mod wall;

pub use after::panic_test;
pub use begin::{begin_charge, melee, of_charge};
pub use defense::is_wounding;
pub use numbers::{dice, reading, save};
pub use plan::{begin_planned, planned};
pub use raze::{check_raze, raze};
pub use shot::SHIFT;
pub use sight::{LONG, SHORT, Shooter, hiding};
pub use wall::{begin_arrows, check_wall};

use crate::{
    effect::Window,
    field::Thing,
    play::Play,
    position::{Position, Roles},
    question::Action,
    task::{Attack, AttackStage, Task},
};

pub fn step(play: &mut Play<'_>, attack: Box<Attack>) {
    match attack.stage {
        AttackStage::Arc => begin::ask_arc(play, attack),
        AttackStage::Before => pause(play, attack, AttackStage::Roll, Window::AttackBeforeDice),
        AttackStage::Roll => roll::dice(play, attack),
        AttackStage::DiceWindow => roll::window(play, attack),
        AttackStage::Defense => defense::dice(play, attack),
        AttackStage::DefenseWindow => {
            let next = AttackStage::WoundsWindow;
            pause(play, attack, next, Window::AttackDefenseRolled);
        }
        AttackStage::WoundsWindow => {
            pause(play, attack, AttackStage::Wounds, Window::AttackWounds);
        }
        AttackStage::Wounds => defense::wounds(play, attack),
        AttackStage::Panic => after::panic(play, attack),
        AttackStage::Surge => after::surge(play, attack),
        AttackStage::CompletedWindow => {
            let next = AttackStage::FiringIntoMelee;
            pause(play, attack, next, Window::AttackCompleted);
        }
        AttackStage::FiringIntoMelee => after::fire_into_melee(play, attack),
    }
}

pub fn answer(play: &mut Play<'_>, attack: Box<Attack>, action: Action) {
    match (attack.stage, action) {
        (AttackStage::Arc, Action::Arc(arc)) => begin::from_arc(play, attack, arc),
        (_, action) => after::answer(play, attack, action),
    }
}

/// Opens a window of the attack, which goes on with `next` afterwards.
fn pause(play: &mut Play<'_>, mut attack: Box<Attack>, next: AttackStage, window: Window) {
    attack.stage = next;
    let roles = Roles {
        attacker: Some(attack.attacker),
        defender: Some(attack.defender),
        ..Roles::default()
    };
    play.push(Task::Attack(attack));
    play.open_window(window, roles);
}

/// Tells whether there is somebody who attacks: a unit that is being destroyed may do so once more.
fn is_there(position: &Position, attacker: Thing) -> bool {
    match attacker.unit() {
        Some(id) => position.unit(id).is_on_table(),
        None => position.stands(attacker),
    }
}
