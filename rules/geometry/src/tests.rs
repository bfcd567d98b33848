//! What must hold on any table.

mod sight;
mod turned;
