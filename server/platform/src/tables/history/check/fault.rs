//! The faults that a replay finds in a stored game.

use std::fmt::{self, Display, Formatter};

/// The point at which a stored game and this build part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// The game does not know what its setup says.
    Setup,
    /// The rules lead from the revision before to another state than the stored one.
    Revision(i64),
    /// The table's seed does not roll what this entry says was rolled.
    Rolls(i64),
    /// Something else happens than this entry tells.
    Events(i64),
    /// The state that was kept with this revision is another.
    Keyframe(i64),
    /// The last entry is not the state that the table goes on from.
    State,
    /// The state to which an answer would be taken back is not the one before it.
    Undo,
    /// The stored questions are not those that the state asks.
    Questions,
    /// No game of this kind and shape is registered here.
    Unknown,
    /// A row does not read, or a value in it.
    Unreadable,
}

impl Display for Fault {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Setup => f.write_str("the game does not know what its setup says"),
            Self::Revision(seq) => {
                write!(
                    f,
                    "revision {seq} is another state than its answer leads to"
                )
            }
            Self::Rolls(seq) => write!(f, "the rolls of revision {seq} are not those of the seed"),
            Self::Events(seq) => write!(f, "what revision {seq} tells is not what happens"),
            Self::Keyframe(seq) => write!(f, "the state kept of revision {seq} is another"),
            Self::State => f.write_str("its state is not the one that its last answer leads to"),
            Self::Undo => f.write_str("what would be taken back to is not the state before"),
            Self::Questions => f.write_str("its open questions are not those that its state asks"),
            Self::Unknown => f.write_str("no game of its kind and version is played here"),
            Self::Unreadable => f.write_str("something that is stored of it does not read"),
        }
    }
}
