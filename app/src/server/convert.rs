//! From the platform's types to what the pages are made of.

mod handovers;
mod listing;
mod page;
mod people;
mod refusal;

pub use page::address;
