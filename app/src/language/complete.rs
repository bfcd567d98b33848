//! Nothing is left in English: what random games say in German, and the sources of the pages.

mod played;
mod source;
mod words;

pub use played::pages;
pub use words::compare;
