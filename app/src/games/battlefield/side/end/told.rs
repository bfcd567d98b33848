//! All that the sheet of the end tells, counted once.

use super::super::super::{
    page::BattlePage,
    scene::model::colors_of_player,
    state::BattleState,
    story::{self, After, Moment, Sum},
};
use battlefield::position::{Position, SideId};
use leptos::prelude::*;
use tabletop::Seat;

/// So many moments are told.
const MOST: usize = 3;

/// The figures of a battle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// The reader's side first; for who watched, that of the winner.
    pub sums: Vec<Sum>,
    pub course: Vec<After>,
    pub moments: Vec<Moment>,
}

impl Told {
    /// The figures as the log tells them by now.
    pub fn of(state: BattleState, holder: Option<Seat>) -> Self {
        state.page.with(|page| {
            let position = &page.view.open;
            let log = page.standing().map(|it| (it.seq, &it.event));
            Self {
                sums: story::sums(position, log.clone(), first(page, holder)),
                course: story::course(position, page.standing()),
                moments: story::moments(position, log, MOST),
            }
        })
    }

    /// The sides in the order in which they are told.
    pub fn order(&self) -> Vec<SideId> {
        self.sums.iter().map(|it| it.side).collect()
    }

    /// The side whose lead the curve shows.
    pub fn first(&self) -> SideId {
        self.sums.first().map_or(SideId(0), |it| it.side)
    }

    /// The place in the course of the turn that brought a moment.
    pub fn place(&self, of: &Moment) -> Option<usize> {
        self.course.iter().position(|it| it.lines > of.event)
    }
}

/// The side that is told first: the reader's, or that of the winner.
fn first(page: &BattlePage, holder: Option<Seat>) -> SideId {
    let seat = page.view.seat.or(holder);
    seat.map_or(SideId(0), |it| page.view.open.side(it))
}

/// The points of all sides, each with the classes of its colors; the side that is told first before the others.
pub fn score(state: BattleState, holder: Option<Seat>) -> Vec<(String, String)> {
    state.page.with(|page| {
        let position = &page.view.open;
        let first = first(page, holder);
        let mut order: Vec<SideId> = position.sides().collect();
        order.sort_by_key(|it| *it != first);
        let points = |side: SideId| position.points.get(usize::from(side.0)).copied();
        let one = |side| Some((classes(position, side), points(side)?.to_string()));
        order.into_iter().filter_map(one).collect()
    })
}

/// The classes of the colors of a side: those of its first player.
pub fn classes(position: &Position, side: SideId) -> String {
    let first = position.members(side).next();
    first.map_or_else(String::new, |it| colors_of_player(position, it).classes())
}
