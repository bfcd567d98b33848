//! Marches.

mod control;
mod movement;
mod neutral;
mod prospect;
mod turns;
