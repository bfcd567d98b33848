//! Nothing is left in English: the sources of the pages, and what games say (which their own tests
//! compare); and house style: banned phrases and spelling.

mod phrases;
mod source;
mod style;
mod words;

pub use words::{compare, english_in};
