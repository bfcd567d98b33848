//! Answers that nobody thinks about: for play-outs, and for those whose time is up.

mod act;
mod drafted;
mod either;
mod fallback;
mod mode;
mod only;
mod sample;
mod set_up;

pub use drafted::drafted;
pub use either::either;
pub use fallback::fallback;
pub use only::only;
pub use sample::sample;
pub use set_up::dearest_first;
