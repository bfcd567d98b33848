//! From the platform's types to what the pages are made of.

mod listing;
mod page;
mod people;
mod refusal;
mod votes;

pub use page::address;
