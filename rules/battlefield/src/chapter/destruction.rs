//! Destruction (8.3) and elimination (16.4).

use super::{mode, victory, window};
use crate::{
    effect::Window,
    event::Event,
    play::Play,
    position::{Place, Roles, Tokens, UnitId},
    task::{Cause, Task},
};
use serde::{Deserialize, Serialize};

/// A unit has lost its last model.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Destruction {
    pub unit: UnitId,
    pub cause: Cause,
    pub stage: Stage,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Stage {
    /// The window `unit.destroyed`: it still stands there without models.
    Window,
    /// It leaves, with all that lies on it.
    Leave,
    /// Points, markers, what the mode does: [`super::mode::destroyed`].
    Consequences,
    Over,
}

pub fn begin(play: &mut Play<'_>, unit: UnitId, cause: Cause) {
    play.push(Task::Destruction(Destruction {
        unit,
        cause,
        stage: Stage::Window,
    }));
}

pub fn step(play: &mut Play<'_>, mut frame: Destruction) {
    let Destruction { unit, cause, stage } = frame;
    match stage {
        Stage::Window => {
            play.tell(Event::Destroyed {
                unit: unit.thing(),
                by: cause.by,
            });
            frame.stage = Stage::Leave;
            play.push(Task::Destruction(frame));
            let roles = Roles {
                destroyed: Some(unit),
                destroyer: cause.unit,
                destroyed_by: cause.by,
                ..Roles::default()
            };
            window::open(play, Window::UnitDestroyed, roles);
        }
        Stage::Leave => {
            leave(play, unit);
            frame.stage = Stage::Consequences;
            play.push(Task::Destruction(frame));
        }
        Stage::Consequences => {
            frame.stage = Stage::Over;
            play.push(Task::Destruction(frame));
            if let Some(stood) = play.position().unit(unit).stood {
                mode::destroyed(play, unit, stood, cause);
            }
        }
        Stage::Over => {
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
