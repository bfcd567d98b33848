//! Values of any of our types as a small tree, for what has no line of its own: steps of the
//! agenda, parts of questions and events, exact parts of a state.
//!
//! The types say themselves, through serde, what they are made of; so a new step or event can be
//! written and read without a word about it here.

mod hands;
mod known;
mod matching;
mod path;
mod read;
mod text;
mod write;
mod wrong;

pub(crate) use known::known;
pub(crate) use matching::{matches, parts};
pub(crate) use path::{change, differences, find};
pub(crate) use read::from_value;
pub(crate) use text::read;
pub(crate) use write::to_value;

/// A value, as far as text can tell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Value {
    /// Not there.
    None,
    /// A name or a number.
    Word(String),
    /// In an order that matters.
    List(Vec<Value>),
    /// In no order that matters.
    Set(Vec<Value>),
    /// An area and what is said of it.
    Pair(Box<Value>, Box<Value>),
    /// Named parts.
    Parts(Vec<(String, Value)>),
    /// A kind with its parts or its one value.
    Kind(String, Box<Value>),
    /// As read from text: parts, or a single value.
    Group(Vec<Value>),
}

impl Value {
    pub(crate) fn word(text: impl Into<String>) -> Self {
        Self::Word(text.into())
    }
}
