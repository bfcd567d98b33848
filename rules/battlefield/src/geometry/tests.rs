//! What must hold on any table.

mod random;
mod sight;
mod turned;

pub use random::Random;
