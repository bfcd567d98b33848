//! The version of the stored shape.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// The shape in which states are stored now. When it changes, the number goes up and states of
/// the old number are read by their old shape and brought up from there.
///
/// Shape 1 knew neither Westeros cards nor combat; nobody ever played for real on it, and it is
/// refused by its number.
const CURRENT: u16 = 2;

/// Takes no room in memory; stored, it is the number of the shape, and a number from the future
/// is refused instead of guessed at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Version;

impl Serialize for Version {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u16(CURRENT)
    }
}

impl<'de> Deserialize<'de> for Version {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        match u16::deserialize(deserializer)? {
            CURRENT => Ok(Self),
            other => Err(D::Error::custom(format_args!(
                "stored state of unknown version {other}"
            ))),
        }
    }
}
