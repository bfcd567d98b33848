//! Standing orders: what the dialog holds.

mod battle;
mod cards;
mod choose;
mod council;
mod plans;
mod sheet;
mod support;

pub use sheet::StandingSheet;
