//! The changes that the game modes make (chapter 15): one place where each is asked.

mod clash;
pub mod fall;
pub mod feast;
pub mod storm;
mod thrones;
pub mod winds;

pub use fall::destroyed;
pub use storm::{permitted, wall_fell};

use crate::{
    field::Thing,
    illegal::Illegal,
    play::Play,
    position::{Deeds, Mode, UnitId},
    question::{Action, Prompt, Question},
    state::View,
    task::{Doing, Task},
};

pub fn step(play: &mut Play<'_>, doing: Doing) {
    match doing {
        Doing::Redeploy => storm::redeploy(play),
        Doing::Missions => winds::missions(play),
        Doing::Pile { by, unit, stood } => {
            play.push(Task::Mode(doing));
            play.ask(by, Prompt::Pile { unit, stood });
        }
    }
}

pub fn check(view: &View, prompt: &Prompt, action: &Action) -> Result<(), Illegal> {
    match (prompt, action) {
        (Prompt::Missions, Action::Missions { score, discard }) => {
            winds::check(view, score, discard.as_ref())
        }
        (Prompt::Redeploy, Action::Redeploy(places)) => storm::check(view, places),
        (Prompt::Pile { unit, stood }, Action::Place { piece, pose }) => {
            feast::check(&view.open, (*unit, *stood), piece, *pose)
        }
        _ => Err(Illegal::WrongAnswer),
    }
}

pub fn answer(play: &mut Play<'_>, doing: Doing, question: &Question, action: Action) {
    match (doing, action) {
        (Doing::Redeploy, Action::Redeploy(places)) => storm::come_back(play, places),
        (Doing::Missions, action) => winds::answer(play, question.seat, action),
        (Doing::Pile { .. }, Action::Place { pose, .. }) => feast::lay(play, pose),
        _ => {}
    }
}

/// A unit or wall activates (T2): the test of A Feast for Crows.
pub fn activates(play: &mut Play<'_>, who: Thing) {
    if play.position().setup.mode == Mode::Feast
        && let Some(unit) = who.unit()
    {
        feast::activates(play, unit);
    }
}

/// A unit failed a morale test, before what it suffers for it (A Feast for Crows).
pub fn failed_test(play: &mut Play<'_>, unit: UnitId) {
    if play.position().setup.mode == Mode::Feast {
        feast::failed_test(play, unit);
    }
}

/// At the start of each round, before the window: puts on the agenda what the mode does.
pub fn round_begins(play: &mut Play<'_>) {
    for player in &mut play.open().players {
        player.deeds = Deeds::default();
    }
    match play.position().setup.mode {
        Mode::Winds if play.position().phase.round() > 1 => winds::open_mission(play),
        Mode::Storm => play.push(Task::Mode(Doing::Redeploy)),
        _ => {}
    }
}

/// Points at the end of a round (clean-up b): puts on the agenda what is asked for it.
pub fn score_round(play: &mut Play<'_>) {
    match play.position().setup.mode {
        Mode::Thrones => thrones::score(play),
        Mode::Clash => clash::score(play),
        Mode::Winds => {
            winds::score_open(play);
            play.push(Task::Mode(Doing::Missions));
        }
        Mode::None | Mode::Storm | Mode::Feast => {}
    }
}
