//! The board game of Westeros: vocabulary, rules and what each player may see.

mod action;
mod area;
mod area_set;
mod army;
pub mod board;
mod by;
mod event;
mod house;
mod illegal;
mod order;
mod orders;
mod phase;
mod prompt;
mod setup;
mod track;
mod view;

pub use action::{Action, RavenUse};
pub use area::Area;
pub use area_set::AreaSet;
pub use army::{Army, Unit};
pub use by::{ByArea, ByHouse};
pub use event::{Event, Pillage};
pub use house::House;
pub use illegal::Illegal;
pub use order::{Order, OrderToken, OrderTokens};
pub use orders::Orders;
pub use phase::Phase;
pub use prompt::Prompt;
pub use setup::{FinalTiebreak, Houses, Setup};
pub use track::{Ranking, Track, Tracks};
pub use view::{AreaView, HouseView, OrderView, View};
