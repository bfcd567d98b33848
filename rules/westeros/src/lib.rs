//! The board game of Westeros: vocabulary, rules and what each player may see.
//!
//! The modules in `chapters` are named after those of the rulebook. [`Westeros`] is the game as a host
//! sees it; pages use the vocabulary, the [`View`] and the pure helpers in [`planning`],
//! [`raid`] and [`consolidate`]. What exists and which readings were chosen stands in `RULES.md`.
//!
//! ```
//! use tabletop::{Dice, Game, Quiet, Seat, Viewer};
//! use westeros::{Action, Area, Illegal, Orders, OrderToken, Setup, Westeros};
//!
//! struct NoDice;
//! impl Dice for NoDice {
//!     fn below(&mut self, _n: u32) -> u32 {
//!         0
//!     }
//! }
//!
//! let state = Westeros::start(&Setup::default(), 6, &mut Quiet(NoDice));
//! let question = Westeros::decisions(&state).next().unwrap();
//! assert_eq!(question.seat, Seat(0), "all six are asked; Baratheon sits in the first seat");
//!
//! let view = Westeros::view(&state, Viewer::Seat(question.seat));
//! let mut orders = Orders::NONE;
//! orders.place(Area::Dragonstone, OrderToken::Raid);
//! let refused = Westeros::check(&view, &question.prompt, &Action::PlaceOrders(orders));
//! assert_eq!(refused, Err(Illegal::OrderMissing(Area::Kingswood)));
//! ```
//!
#![doc = include_str!("lib.md")]

mod answers;
pub mod board;
mod chapters;
mod event;
mod game;
mod general;
mod invariants;
pub mod notation;
pub mod policy;
mod questions;
pub mod replay;
mod state;
#[cfg(test)]
mod testing;
#[cfg(feature = "testkit")]
pub mod testkit;
mod view;
mod vocabulary;

pub use answers::either::either;
pub use answers::forced::forced;
pub use answers::plan::Plan;
pub use answers::standing::Standing;
pub use answers::{plan, standing};
pub use chapters::clean_up::ROUNDS;
pub use chapters::{
    bidding, combat, consolidate, march, mustering, planning, raid, westeros_phase, wildlings,
};
pub use event::{Event, Pillage};
pub use game::{Westeros, sample};
pub use general::{consequences, control, kings_court, movement, ports, power, supply};
pub use questions::action::{Action, DeckEnd, March, RavenUse, WesterosChoice};
pub use questions::illegal::Illegal;
pub use questions::prompt::{Auction, Prompt, Rank};
pub use state::State;
pub use state::agenda::{Agenda, Step};
pub use state::position::{Combat, NeutralCall, Position, WildlingAttack};
pub(crate) use state::secrets::Secrets;
pub use state::setup::*;
pub use view::{AreaView, HouseView, OrderView, Own, View};
pub use vocabulary::area::Area;
pub use vocabulary::area_set::AreaSet;
pub use vocabulary::army::{Army, Unit};
pub use vocabulary::by::{ByArea, ByHouse};
pub use vocabulary::house::House;
pub use vocabulary::house_cards;
pub use vocabulary::house_cards::{HouseCard, HouseCardFace};
pub use vocabulary::house_set::HouseSet;
pub use vocabulary::muster::{Musters, Recruit};
pub use vocabulary::order::{Order, OrderToken, OrderTokens};
pub use vocabulary::orders::Orders;
pub use vocabulary::phase::Phase;
pub use vocabulary::seat_set::SeatSet;
pub use vocabulary::side::{BySide, Side};
pub use vocabulary::tides_cards::TidesCard;
pub use vocabulary::track::{Ranking, Track, Tracks};
pub use vocabulary::troops::Troops;
pub use vocabulary::westeros_cards::{Pile, WesterosCard, WesterosDeck};
pub use vocabulary::wildling_cards::WildlingCard;
