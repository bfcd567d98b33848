//! From armies to the first round (chapter 4).

mod army;
mod away;
mod cards;
mod deploy;
mod marker;
pub mod place;
mod roll;
mod start;
mod terrain;
mod zone;

pub use away::{around, fallback, sample};
pub use terrain::{PILE, available, lay, of_kind, on_table};

use crate::{
    illegal::Illegal,
    play::Play,
    position::{Position, UnitId},
    question::{Action, Prompt, Question},
    state::View,
    task::Task,
};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SetUp {
    pub stage: Stage,
    /// Who acts in this stage, a seat for each side, the first one first.
    pub order: Vec<Seat>,
    /// How many times somebody of them has been asked.
    pub at: u8,
    /// How many have passed one after the other.
    pub passes: u8,
    /// Pieces that lie there by the usual rules.
    pub placed: u8,
    /// In what order zones were chosen: so they deploy.
    pub chosen: Vec<Seat>,
    /// Units that are still to be deployed.
    pub left: Vec<UnitId>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Stage {
    /// All at once, hidden till all are in.
    Armies,
    /// Who storms and who defends (15.3); castle walls.
    Role,
    /// Corners of those who are all alone (17.2).
    Corner,
    /// The first corpse piles of A Feast for Crows.
    Piles,
    Terrain,
    Markers,
    /// Objective cards, siege cards and missions.
    Cards,
    Zone,
    /// Who is on the table from the start, and who waits.
    Start,
    Deploy,
    Draw,
}

impl SetUp {
    pub const fn at(stage: Stage) -> Self {
        Self {
            stage,
            order: Vec::new(),
            at: 0,
            passes: 0,
            placed: 0,
            chosen: Vec::new(),
            left: Vec::new(),
        }
    }

    /// Whose turn it is among those who act.
    fn seat(&self) -> Seat {
        self.order[usize::from(self.at) % self.order.len()]
    }

    /// The same set-up at the beginning of its next stage.
    fn next(self, stage: Stage) -> Self {
        Self {
            chosen: self.chosen,
            left: self.left,
            ..Self::at(stage)
        }
    }

    /// Goes on with another stage.
    fn go_on(self, play: &mut Play<'_>, stage: Stage) {
        play.push(Task::SetUp(self.next(stage)));
    }

    /// Waits for the answer of this player.
    fn ask(self, play: &mut Play<'_>, seat: Seat, prompt: Prompt) {
        play.push(Task::SetUp(self));
        play.ask(seat, prompt);
    }
}

/// What is being set up.
fn under_way(position: &Position) -> Option<&SetUp> {
    position.agenda.iter().rev().find_map(|task| match task {
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
        Stage::Armies => army::step(play, frame),
        Stage::Role => zone::roles(play, frame),
        Stage::Corner => zone::corners(play, frame),
        Stage::Piles => terrain::piles(play, frame),
        Stage::Terrain => terrain::step(play, frame),
        Stage::Markers => marker::step(play, frame),
        Stage::Cards => {
            cards::deal(play);
            frame.go_on(play, Stage::Zone);
        }
        Stage::Zone => zone::step(play, frame),
        Stage::Start => start::step(play, frame),
        Stage::Deploy => deploy::step(play, frame),
        Stage::Draw => {
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
