//! The time for which standing orders stand.

use super::{StandingOrder, set_up};
use crate::{
    chapter::turn::{arrivals, choices},
    field::Thing,
    position::{Phase, Position, UnitId},
    question::Who,
    task::{Task, TurnStage},
};
use serde::{Deserialize, Serialize};
use tabletop::{DecisionId, Seat};

/// The time for which a standing order stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Lasts {
    /// It answers one question.
    Once,
    /// During the activation of what the answer to this question has selected. Taken back, the question
    /// comes again under another id: what was given for its answer answers no more.
    Activation(DecisionId),
    /// During this activation, whoever's it is, by the question that selected it.
    During {
        round: u8,
        who: Who,
        selected: Option<u32>,
    },
    /// As the action of an activation was stored before: it answers no more.
    Turn { round: u8, turn: Seat },
    /// During enemy turns, until the own side's next turn.
    UntilOwnTurn,
    /// While this round is played.
    Round(u8),
    /// Until its player changes it.
    Changed,
}

impl Lasts {
    /// Returns how long something stands that ends with the activation under way; nothing where none is.
    /// One that an effect brings in the middle of another belongs to that.
    pub fn this_activation(position: &Position) -> Option<Self> {
        let (who, selected) = position.agenda.iter().find_map(|task| match task {
            Task::Activation(it) => match it.who {
                Thing::Unit(number) => Some((Who::Unit(UnitId(number)), it.selected)),
                Thing::Wall(number) => Some((Who::Wall(number), it.selected)),
                Thing::Piece(_) => None,
            },
            Task::NcuActivation(it) => Some((Who::Ncu(it.ncu), it.selected)),
            _ => None,
        })?;
        Some(Self::During {
            round: position.phase.round(),
            who,
            selected,
        })
    }
}

/// The number of turns that the own side has had. If there are more later, the side has had a turn since, even if no
/// question was asked in it. A turn in which a side only passes is not counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct OwnTurns {
    pub round: u8,
    /// Of this round, with the one that is under way.
    pub turns: u8,
}

impl OwnTurns {
    /// Those that have begun.
    fn begun(position: &Position, seat: Seat) -> Self {
        let own = |it: Seat| position.friends(it, seat);
        let units = position.units.iter();
        let units = units.filter(|it| it.activated && own(it.owner)).count();
        let walls = position.walls.iter();
        let walls = walls.filter(|it| it.activated && own(it.owner)).count();
        let ncus = position.ncus.iter();
        let ncus = ncus.filter(|it| it.activated && own(it.owner)).count();
        let all = units + walls + ncus + usize::from(is_in_turn(position, seat));
        Self {
            round: position.phase.round(),
            turns: u8::try_from(all).unwrap_or(u8::MAX),
        }
    }

    /// The count that an order given now is compared with: it is over once there are more turns than that.
    /// If the side has none left this round, its first turn of the next round ends the order.
    pub fn now(position: &Position, seat: Seat) -> Self {
        let begun = Self::begun(position, seat);
        let members = || position.seats().filter(|it| position.friends(*it, seat));
        let left: usize = members()
            .map(|it| choices(position, it).len() + arrivals(position, it).len())
            .sum();
        let turns_go_on = position.phase != Phase::SetUp
            && !position
                .agenda
                .iter()
                .any(|it| matches!(it, Task::CleanUp(_)));
        if turns_go_on && left > usize::from(is_in_turn(position, seat)) {
            return begun;
        }
        Self {
            round: begun.round.saturating_add(1),
            turns: 0,
        }
    }
}

/// Tells whether something of the side's own is being activated, or chosen for that.
fn is_in_turn(position: &Position, seat: Seat) -> bool {
    let waits = |who: Who| {
        let mut members = position.seats().filter(|it| position.friends(*it, seat));
        members.any(|it| choices(position, it).contains(&who))
    };
    position.friends(position.turn, seat)
        && position.agenda.iter().any(|task| match task {
            Task::Turn(it) => matches!(it.stage, TurnStage::Start | TurnStage::Select),
            Task::Activation(it) => match it.who {
                Thing::Unit(number) => waits(Who::Unit(UnitId(number))),
                Thing::Wall(number) => waits(Who::Wall(number)),
                Thing::Piece(_) => false,
            },
            Task::NcuActivation(it) => waits(Who::Ncu(it.ncu)),
            _ => false,
        })
}

impl StandingOrder {
    /// Tells whether it answers now, for this seat.
    pub fn holds(&self, position: &Position, seat: Seat) -> bool {
        let answers = match self.lasts {
            Lasts::Once | Lasts::Changed | Lasts::Activation(_) | Lasts::During { .. } => true,
            Lasts::Turn { .. } => false,
            Lasts::UntilOwnTurn => !position.friends(position.turn, seat),
            Lasts::Round(round) => position.phase.round() == round,
        };
        answers && !self.is_over(position, seat)
    }

    /// Tells whether it will never answer again.
    pub fn is_over(&self, position: &Position, seat: Seat) -> bool {
        if set_up::is_over(position, &self.matter) {
            return true;
        }
        match self.lasts {
            Lasts::Once | Lasts::Changed => false,
            Lasts::Activation(selected) => !is_under_way(position, selected),
            Lasts::During { .. } => Lasts::this_activation(position) != Some(self.lasts),
            Lasts::Turn { .. } => true,
            Lasts::Round(round) => position.phase.round() > round,
            Lasts::UntilOwnTurn => OwnTurns::begun(position, seat) > self.since,
        }
    }
}

/// Tells whether what the answer to this question has selected is being activated.
fn is_under_way(position: &Position, selected: DecisionId) -> bool {
    position.agenda.iter().any(|task| {
        let by = match task {
            Task::Activation(it) => it.selected,
            Task::NcuActivation(it) => it.selected,
            _ => None,
        };
        by == Some(selected.0)
    })
}
