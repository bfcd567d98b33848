//! Learning the miniatures game at its own table.

mod basics;
mod contents;
#[cfg(feature = "ssr")]
mod taught;

pub use contents::LearnPage;
