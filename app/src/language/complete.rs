//! Nothing is left in English: what random games say in German, and the sources of the pages; and
//! house style: banned phrases and spelling.

mod phrases;
mod played;
mod source;
mod style;
mod words;

pub use played::{followed, pages};
pub use words::compare;
