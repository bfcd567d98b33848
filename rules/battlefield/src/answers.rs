//! Answers that nobody thinks about: for play-outs, and for those whose time is up.

mod act;
mod at_once;
mod deeds;
mod drafted;
mod either;
mod fallback;
mod follow;
mod mode;
mod only;
mod reversible;
mod sample;
mod set_up;

pub use at_once::{is_at_once, is_at_once_there, spent_on_all, taken_back};
pub use deeds::deeds;
pub use drafted::drafted;
pub use either::either;
pub use fallback::fallback;
pub use follow::{Follows, follows, moved_by};
pub use only::only;
pub use sample::sample;
pub use set_up::dearest_first;
