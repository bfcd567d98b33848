//! Standing orders: answers that a house lays down before it is asked.
//!
//! They are for the questions that come in somebody else's turn, for bids, and for marches that hang
//! on what others do before. [`foreseen`] is a pure function of what the house sees; what it leaves
//! open is asked as ever.
//!
#![doc = include_str!("standing.md")]

mod battle;
mod foresee;
mod held;
mod march;
#[cfg(test)]
mod tests;

use crate::{Area, DeckEnd, House, HouseCard, HouseSet, Order, Phase, Side, Track, View};
pub use foresee::{answering, foreseen, use_up};
pub use march::{ConditionalMarch, Finding, Otherwise, Way, Ways};
use serde::{Deserialize, Serialize};

/// All that a house has set beforehand.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Standing(pub Vec<StandingOrder>);

/// One answer set beforehand, and how long it stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StandingOrder {
    pub matter: Matter,
    pub lasts: Lasts,
}

/// The time for which a standing order stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Lasts {
    /// It answers one question.
    Once,
    /// While this round is played.
    Round(u8),
    /// Until its house changes it.
    Changed,
}

/// The question that is answered, and how.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Matter {
    /// The answer for the Support order in an area; without an area, every other one of the house.
    Support {
        area: Option<Area>,
        aid: Aid,
    },
    /// Support of these houses is refused, that of all others welcome.
    Refuse(HouseSet),
    /// The first of these cards that is in hand; if there is none, the simple rule decides: the
    /// weakest card that wins whatever the enemy plays, else the strongest, unless even that
    /// loses to everything.
    Card {
        /// Against this house only.
        enemy: Option<House>,
        /// On this side only.
        side: Option<Side>,
        cards: Vec<HouseCard>,
    },
    Blade(BladeUse),
    /// Casualties, and units lost by a retreat: those that are worth least.
    CheapestFall,
    /// To the first of these areas that is open; if none is, home, else to friends who can fight,
    /// else to a castle or stronghold.
    Retreat(Vec<Area>),
    /// Ships in a conquered port.
    Port(PortUse),
    /// On a track, as far as the purse goes.
    Bid {
        track: Track,
        amount: u8,
    },
    /// Against wildlings, as far as the purse goes.
    BidAgainstWildlings {
        amount: u8,
    },
    /// The Messenger Raven is left alone.
    KeepRaven,
    /// The Messenger Raven looks at the top of the wildling deck, and puts the card there whatever
    /// it is.
    LookRaven(DeckEnd),
    /// The answer for a March order of this round.
    March(ConditionalMarch),
}

/// The house that a Support order helps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Aid {
    /// Nobody, the own house neither.
    Nobody,
    /// The own house, and no other.
    Own,
    /// The own house, and among others whichever side is one of `beside` or fights one of
    /// `against`: nobody if neither is; the house is asked if both are.
    Houses { beside: HouseSet, against: HouseSet },
}

/// The use of the Valyrian Steel Blade.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum BladeUse {
    /// It adds its one where that turns a defeat into a victory. Whether another Tides of Battle
    /// card would, nobody knows: where the Blade does nothing else, its holder is asked.
    WhereItTurns,
    Never,
    /// In the first battle there is.
    Always,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PortUse {
    /// As many ships as may be.
    Most,
    None,
}

impl Lasts {
    /// Tells whether it still stands in this round.
    pub const fn holds(self, round: u8) -> bool {
        match self {
            Self::Round(it) => it == round,
            Self::Once | Self::Changed => true,
        }
    }
}

impl StandingOrder {
    /// Returns false for an order of another round, and for one whose question cannot come any more in its
    /// round: the order of its area is resolved, or the track is set.
    pub fn can_answer(&self, view: &View) -> bool {
        let here = |area, order| {
            let mine = view.me.map(|me| view.orders_of(me, order));
            view.phase <= Phase::Planning || mine.is_some_and(|it| it.contains(area))
        };
        let this_round = matches!(self.lasts, Lasts::Round(_));
        let comes = match &self.matter {
            Matter::March(march) => here(march.from, Order::March),
            Matter::Support {
                area: Some(area), ..
            } if this_round => here(*area, Order::Support),
            Matter::Bid { .. } | Matter::BidAgainstWildlings { .. } if this_round => {
                view.phase == Phase::Westeros
            }
            Matter::KeepRaven | Matter::LookRaven(_) if this_round => {
                view.phase <= Phase::MessengerRaven
            }
            _ => true,
        };
        comes && self.lasts.holds(view.round)
    }

    /// Tells whether it is gone with its answer: a March order is resolved once.
    const fn answers_once(&self) -> bool {
        matches!(self.lasts, Lasts::Once) || matches!(self.matter, Matter::March(_))
    }
}

impl Matter {
    /// Tells whether both answer the same question, so that only one of them can stand.
    pub fn same_question(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Support { area, .. }, Self::Support { area: its, .. }) => area == its,
            (
                Self::Card { enemy, side, .. },
                Self::Card {
                    enemy: its,
                    side: on,
                    ..
                },
            ) => (enemy, side) == (its, on),
            (Self::Bid { track, .. }, Self::Bid { track: its, .. }) => track == its,
            (Self::March(march), Self::March(its)) => march.from == its.from,
            (Self::KeepRaven | Self::LookRaven(_), Self::KeepRaven | Self::LookRaven(_)) => true,
            _ => std::mem::discriminant(self) == std::mem::discriminant(other),
        }
    }
}

impl Standing {
    /// Lays an order in the place of one that answers the same question.
    pub fn set(&mut self, order: StandingOrder) {
        let same = |it: &&mut StandingOrder| it.matter.same_question(&order.matter);
        match self.0.iter_mut().find(same) {
            Some(before) => *before = order,
            None => self.0.push(order),
        }
    }

    /// The march from here answers before the one that was set before it.
    pub fn march_sooner(&mut self, from: Area) {
        let mut before = None;
        for place in 0..self.0.len() {
            let Matter::March(march) = &self.0[place].matter else {
                continue;
            };
            if march.from == from {
                if let Some(before) = before {
                    self.0.swap(before, place);
                }
                return;
            }
            before = Some(place);
        }
    }

    /// Takes away what answers the same question.
    pub fn clear(&mut self, matter: &Matter) {
        self.0.retain(|it| !it.matter.same_question(matter));
    }

    /// Returns those that can still answer something.
    pub fn holding(&self, view: &View) -> impl Iterator<Item = &StandingOrder> {
        self.0.iter().filter(|it| it.can_answer(view))
    }
}
