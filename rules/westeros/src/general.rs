//! The rules that hold in every chapter: who controls what, how units move, supply, power, ports, losses, victory.

pub mod armies;
pub mod consequences;
pub mod control;
pub mod kings_court;
pub mod losses;
pub mod movement;
pub mod ports;
pub mod power;
pub mod supply;
pub mod victory;
