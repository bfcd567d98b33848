//! The properties that must hold on any table.

mod sight;
mod turned;
