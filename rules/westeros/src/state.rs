//! The whole truth of one game: flat, `Copy`, without a pointer in it.

mod version;

use crate::{
    Agenda, Area, AreaSet, Army, ByArea, ByHouse, Consolidation, FinalTiebreak, House, OrderTokens,
    Orders, Phase, Step, Tracks, army::Routed,
};
use serde::{Deserialize, Serialize};
use std::num::NonZeroU32;
use tabletop::{DecisionId, Seat};
pub(crate) use version::Version;

/// Everything there is to know about a running game, the waiting included.
///
/// It never leaves the server: players get a [`View`](crate::View). Tables by area lie side by
/// side instead of one record an area, which saves the padding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    pub(crate) version: Version,
    /// 3 to 6: the houses in play are the first of [`House::ALL`].
    pub(crate) players: u8,
    pub(crate) final_tiebreak: FinalTiebreak,
    pub(crate) consolidation: Consolidation,
    /// The house of each seat.
    pub(crate) seats: [Option<House>; House::COUNT],
    /// 1 to 10.
    pub(crate) round: u8,
    pub(crate) phase: Phase,
    /// What is still to be done, the next on top.
    pub(crate) agenda: Agenda,
    /// The question that is open for each house.
    pub(crate) asked: ByHouse<Option<NonZeroU32>>,
    /// The last id that was given to a question.
    pub(crate) last_id: u32,
    pub(crate) tracks: Tracks,
    pub(crate) blade_used: bool,
    pub(crate) raven_used: bool,
    /// 0 to 12 in steps of 2.
    pub(crate) wildlings: u8,
    /// Tokens that no Westeros card forbids this round.
    pub(crate) allowed: OrderTokens,
    /// Position on the supply track, 0 to 6.
    pub(crate) supply: ByHouse<u8>,
    /// Available power tokens.
    pub(crate) power: ByHouse<u8>,
    /// House cards in hand, a bit each, in the order of [`House::cards`].
    pub(crate) hand: ByHouse<u8>,
    /// While orders are assigned: who is done with it.
    pub(crate) ready: ByHouse<bool>,
    pub(crate) units_of: ByArea<Option<House>>,
    pub(crate) units: ByArea<Army>,
    /// The routed ones among `units`.
    pub(crate) routed: ByArea<Routed>,
    pub(crate) orders: Orders,
    pub(crate) power_tokens: ByArea<Option<House>>,
    /// Home areas whose garrison still stands.
    pub(crate) garrisons: AreaSet,
    /// Areas whose neutral force still stands.
    pub(crate) neutral_forces: AreaSet,
}

impl State {
    /// Where in the round the game stands.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    pub(crate) fn houses(&self) -> &'static [House] {
        House::in_play(self.players)
    }

    pub(crate) fn in_play(&self, house: House) -> bool {
        self.houses().contains(&house)
    }

    pub(crate) fn house_of(&self, seat: Seat) -> Option<House> {
        self.seats.get(usize::from(seat.0)).copied().flatten()
    }

    pub(crate) fn seat_of(&self, house: House) -> Seat {
        let seat = self.seats.iter().position(|&it| it == Some(house));
        Seat(seat.expect("every house in play sits somewhere") as u8)
    }

    /// Whether the orders on the board are still hidden from the others.
    pub(crate) fn face_down(&self) -> bool {
        matches!(
            self.agenda.top(),
            Some(Step::AssignOrders | Step::AssignOrdersInTurn)
        )
    }

    /// The areas with at least one unit of this house.
    pub(crate) fn areas_with_units(&self, house: House) -> AreaSet {
        AreaSet::filter(|area| self.units_of[area] == Some(house))
    }

    /// Opens a question to this house, with an id that no question had before.
    pub(crate) fn ask(&mut self, house: House) {
        self.last_id += 1;
        self.asked[house] = NonZeroU32::new(self.last_id);
    }

    pub(crate) fn question_to(&self, house: House) -> Option<DecisionId> {
        self.asked[house].map(|id| DecisionId(id.get()))
    }

    /// Places units during set-up.
    pub(crate) fn place(&mut self, house: House, area: Area, army: Army) {
        self.units_of[area] = Some(house);
        self.units[area] = army;
    }
}
