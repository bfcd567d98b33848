//! What the tests of this crate share, and the random play-outs.

mod play_outs;
mod secrets;
