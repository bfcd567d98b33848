//! Standing orders: what the dialog holds.

mod areas;
mod battle;
mod cards;
mod choose;
mod council;
mod kind;
mod march;
mod plans;
mod sheet;
mod sign;
mod support;

pub use sheet::StandingSheet;
pub use sign::Sign;
