//! The board game of Westeros: vocabulary, rules and what each player may see.
//!
//! The rooms are named after the chapters of the rulebook. [`Westeros`] is the game as a host
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

mod action;
mod advance;
mod agenda;
mod area;
mod area_set;
mod armies;
mod army;
pub mod bidding;
pub mod board;
mod by;
mod clean_up;
pub mod combat;
pub mod consequences;
pub mod consolidate;
pub mod control;
mod cycle;
mod either;
mod event;
mod forced;
mod game;
mod house;
pub mod house_cards;
mod house_set;
mod illegal;
mod invariants;
pub mod kings_court;
mod listed;
mod losses;
pub mod march;
pub mod movement;
mod muster;
pub mod mustering;
pub mod notation;
mod order;
mod orders;
mod phase;
pub mod plan;
pub mod planning;
pub mod policy;
pub mod ports;
mod position;
pub mod power;
mod prompt;
pub mod raid;
mod raven;
pub mod replay;
mod seat_set;
mod secrets;
mod setup;
mod side;
pub mod standing;
mod state;
pub mod supply;
#[cfg(test)]
mod testing;
#[cfg(feature = "testkit")]
pub mod testkit;
mod tides_cards;
mod track;
mod troops;
mod victory;
mod view;
mod westeros_cards;
pub mod westeros_phase;
mod wildling_cards;
pub mod wildlings;

pub use action::{Action, DeckEnd, March, RavenUse, WesterosChoice};
pub use agenda::{Agenda, Step};
pub use area::Area;
pub use area_set::AreaSet;
pub use army::{Army, Unit};
pub use by::{ByArea, ByHouse};
pub use clean_up::ROUNDS;
pub use either::either;
pub use event::{Event, Pillage};
pub use forced::forced;
pub use game::{Westeros, sample};
pub use house::House;
pub use house_cards::{HouseCard, HouseCardFace};
pub use house_set::HouseSet;
pub use illegal::Illegal;
pub use muster::{Musters, Recruit};
pub use order::{Order, OrderToken, OrderTokens};
pub use orders::Orders;
pub use phase::Phase;
pub use plan::Plan;
pub use position::{Combat, NeutralCall, Position, WildlingAttack};
pub use prompt::{Auction, Prompt, Rank};
pub use seat_set::SeatSet;
pub(crate) use secrets::Secrets;
pub use setup::*;
pub use side::{BySide, Side};
pub use standing::Standing;
pub use state::State;
pub use tides_cards::TidesCard;
pub use track::{Ranking, Track, Tracks};
pub use troops::Troops;
pub use view::{AreaView, HouseView, OrderView, Own, View};
pub use westeros_cards::{Pile, WesterosCard, WesterosDeck};
pub use wildling_cards::WildlingCard;
