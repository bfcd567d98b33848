//! Marches: parts J and K of the case collection.

mod control;
mod movement;
mod neutral;
mod prospect;
mod turns;
