//! The pieces of a combat: both sides with what they bring, their cards, the odds. The moment in which
//! it is fought and the one in which it is told are made of the same parts.

mod corner;
mod face;
mod figures;
mod ledger;
mod model;
mod odds;
mod place;
mod side;
mod signs;

pub use corner::Corner;
pub use face::BattleCard;
pub use figures::Figures;
pub use ledger::LineRow;
pub use model::{
    Brought, Card, Cell, Fighter, Line, OddsTable, Outlook, Row, Scene, Sorted, Worst,
    before_cards, brought, ledger, odds_table, outlook, scene, summary,
};
pub use odds::{Odds, class as odds_class};
pub use place::{Place, Sealed};
pub use side::{Bearing, SideOf};
pub use signs::{Seal, Swords};
