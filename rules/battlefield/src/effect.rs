//! The effects of abilities and cards: a closed list of steps, which the data is written in. Nothing in the rules knows
//! an ability by its name.
//!
//! A script is a list of [`Step`]s, done in order; one without a legal target does nothing.

mod amount;
mod condition;
mod read;
mod selector;
mod step;
#[cfg(test)]
mod tests;
mod vocabulary;

pub use amount::{Amount, Quantity};
pub use condition::{Condition, Subject, Zone};
pub use read::{conditions, script};
pub use selector::{Selected, Selector};
pub use step::{Gives, Script, Step};
pub use vocabulary::{
    ActionKind, Forbidden, Permission, Pool, Role, Scope, Stat, Token, TokenAct, TokenKind, Until,
    Who, Window,
};
