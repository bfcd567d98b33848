//! Destruction (8.3) and elimination (16.4).

use super::{mode, victory};
use crate::{
    effect::Window,
    event::Event,
    play::Play,
    position::{Place, Roles, Tokens, UnitId},
    task::{Destruction, DestructionStage, Task},
};

pub fn step(play: &mut Play<'_>, mut frame: Destruction) {
    let Destruction { unit, cause, stage } = frame;
    match stage {
        DestructionStage::Window => {
            play.tell(Event::Destroyed {
                unit: unit.thing(),
                by: cause.by,
            });
            frame.stage = DestructionStage::Leave;
            play.push(Task::Destruction(frame));
            let roles = Roles {
                destroyed: Some(unit),
                destroyer: cause.unit,
                destroyed_by: cause.by,
                ..Roles::default()
            };
            play.open_window(Window::UnitDestroyed, roles);
        }
        DestructionStage::Leave => {
            leave(play, unit);
            frame.stage = DestructionStage::Consequences;
            play.push(Task::Destruction(frame));
        }
        DestructionStage::Consequences => {
            frame.stage = DestructionStage::Over;
            play.push(Task::Destruction(frame));
            if let Some(stood) = play.position().unit(unit).stood {
                mode::destroyed(play, unit, stood, cause);
            }
        }
        DestructionStage::Over => {
            play.open().unit_mut(unit).vp_tokens = 0;
            // Whoever falls with the last blow of the other is not out before it (Last Stand).
            let others = &play.position().agenda;
            if !others.iter().any(|it| matches!(it, Task::Destruction(_))) {
                victory::eliminate(play);
            }
        }
    }
}

/// Takes a unit off the table with what lies on it; tokens that are worth points stay until they
/// have been counted.
fn leave(play: &mut Play<'_>, id: UnitId) {
    let unit = play.open().unit_mut(id);
    unit.stood = unit.pose();
    unit.place = Place::Gone;
    unit.tokens = Tokens::default();
    unit.friendly_influence = None;
    unit.enemy_influence = None;
    let cards = std::mem::take(&mut unit.cards);
    for one in cards {
        play.open().player_mut(one.by).discard.push(one.card);
    }
    play.open()
        .effects
        .retain(|effect| effect.on.thing() != Some(id.thing()));
}
