//! The notation keeps what it is given, and takes no harm from any text.

mod answers;
mod document;
mod games;
mod mutations;
mod positions;
mod walk;
