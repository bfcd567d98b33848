//! From armies to the first round (chapter 4).

pub mod army;
mod cards;
pub mod deploy;
pub mod marker;
mod roll;
pub mod start;
pub mod terrain;
pub mod zone;

use crate::{
    illegal::Illegal,
    play::Play,
    position::Position,
    question::{Action, Prompt, Question},
    state::View,
    task::{SetUp, SetUpStage, Task},
};
use tabletop::Seat;

impl SetUp {
    /// Goes on with another stage.
    fn go_on(self, play: &mut Play<'_>, stage: SetUpStage) {
        play.push(Task::SetUp(self.next(stage)));
    }

    /// Waits for the answer of this player.
    fn ask(self, play: &mut Play<'_>, seat: Seat, prompt: Prompt) {
        play.push(Task::SetUp(self));
        play.ask(seat, prompt);
    }
}

/// Returns what is being set up.
pub(crate) fn under_way(position: &Position) -> Option<&SetUp> {
    position.agenda.iter().rev().find_map(|task| match task {
        Task::SetUp(frame) => Some(frame),
        _ => None,
    })
}

/// The same to be changed, for a position that somebody thinks of.
pub(crate) fn under_way_mut(position: &mut Position) -> Option<&mut SetUp> {
    let mut agenda = position.agenda.iter_mut().rev();
    agenda.find_map(|task| match task {
        Task::SetUp(frame) => Some(frame),
        _ => None,
    })
}

/// The first seat of each side.
fn leaders(position: &Position) -> Vec<Seat> {
    let mut leaders: Vec<Seat> = Vec::new();
    for seat in position.seats() {
        if leaders.iter().all(|it| !position.friends(*it, seat)) {
            leaders.push(seat);
        }
    }
    leaders
}

pub fn step(play: &mut Play<'_>, frame: SetUp) {
    match frame.stage {
        SetUpStage::Armies => army::step(play, frame),
        SetUpStage::Mode => army::mode(play, frame),
        SetUpStage::Role => zone::roles(play, frame),
        SetUpStage::Corner => zone::corners(play, frame),
        SetUpStage::Piles => terrain::piles(play, frame),
        SetUpStage::Terrain => terrain::step(play, frame),
        SetUpStage::Markers => marker::step(play, frame),
        SetUpStage::Cards => {
            cards::deal(play);
            frame.go_on(play, SetUpStage::Zone);
        }
        SetUpStage::Zone => zone::step(play, frame),
        SetUpStage::Start => start::step(play, frame),
        SetUpStage::Deploy => deploy::step(play, frame),
        SetUpStage::Draw => {
            cards::draw(play);
            play.push(Task::RoundStart);
        }
    }
}

pub fn check(view: &View, prompt: &Prompt, action: &Action) -> Result<(), Illegal> {
    let (Some(seat), position) = (view.seat, &view.open) else {
        return Err(Illegal::WrongAnswer);
    };
    match (prompt, action) {
        (Prompt::Army, Action::Army(army)) => army::check(view, army),
        (Prompt::Role, Action::Attack(_))
        | (
            Prompt::Terrain { corpse_pile: false } | Prompt::Zone { may_pass: true },
            Action::Pass,
        ) => Ok(()),
        (Prompt::Terrain { corpse_pile: true }, Action::Pass) => Err(Illegal::MayNotDecline),
        (Prompt::Terrain { corpse_pile }, Action::Place { piece, pose }) => {
            terrain::check(position, piece, *pose, *corpse_pile)
        }
        (Prompt::Marker, Action::Marker(at)) => marker::check(position, *at),
        (Prompt::Zone { .. }, Action::Zone(number)) => zone::check(position, *number),
        (Prompt::StartUnits, Action::StartUnits { units, proxy }) => {
            start::check(position, seat, units, *proxy)
        }
        (Prompt::Deploy, Action::Deploy { unit, pose }) => {
            deploy::check(position, seat, *unit, *pose)
        }
        _ => Err(Illegal::WrongAnswer),
    }
}

pub fn answer(play: &mut Play<'_>, frame: SetUp, question: &Question, action: Action) {
    match action {
        Action::Army(army) => army::answer(play, frame, question.seat, army),
        Action::Attack(attacks) => zone::answer_role(play, frame, question.seat, attacks),
        Action::Place { piece, pose } => {
            terrain::answer(play, frame, question.seat, Some((piece, pose)));
        }
        Action::Marker(at) => marker::answer(play, frame, question.seat, at),
        Action::Zone(number) => zone::answer(play, frame, question.seat, Some(number)),
        Action::Pass if matches!(question.prompt, Prompt::Zone { .. }) => {
            zone::answer(play, frame, question.seat, None);
        }
        Action::StartUnits { .. } => start::answer(play, frame, question.seat, action),
        Action::Deploy { unit, pose } => deploy::answer(play, frame, unit, pose),
        _ => terrain::answer(play, frame, question.seat, None),
    }
}
