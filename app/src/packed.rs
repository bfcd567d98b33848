//! A value that travels as a short text of bytes, whatever is around it.
//!
//! Reading JSON takes a piece of code for every field of every type, and a table has many: packed,
//! a value is its fields one after the other, without their names. Only the same make of the code
//! reads what it has packed; any other refuses it.
//!
#![doc = include_str!("packed.md")]

mod change;
#[cfg(feature = "ssr")]
mod reader;
#[cfg(feature = "ssr")]
mod written;

#[cfg(feature = "ssr")]
pub use self::{
    reader::{Reader, answers, texts},
    written::Written,
};

use base64::{Engine, engine::general_purpose::STANDARD_NO_PAD};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::DeserializeOwned};
use serde::{de::Error as _, ser::Error as _};

/// The name of the sources that this code was made of.
pub const BUILD_ID: &str = env!("ROOKERY_BUILD_ID");

/// The reason for which something is refused that other code has packed.
pub const OTHER: &str = "packed by another make";

/// The kind of a text that says only what is new since the value before.
const CHANGE: &str = "change";

/// A value that travels packed; [`packed`](macro@crate::packed) makes a type so.
pub trait Packed: Serialize + DeserializeOwned {
    /// The name of its texts.
    const KIND: &'static str;
}

/// Makes a type travel packed wherever it stands in JSON. Its own fields are read and written by
/// the functions that serde derives with `remote = "Self"`.
macro_rules! packed {
    ($type:ty, $kind:literal) => {
        impl $crate::packed::Packed for $type {
            const KIND: &'static str = $kind;
        }

        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                if to.is_human_readable() {
                    $crate::packed::serialize(self, to)
                } else {
                    <$type>::serialize(self, to)
                }
            }
        }

        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                if from.is_human_readable() {
                    $crate::packed::deserialize(from)
                } else {
                    <$type>::deserialize(from)
                }
            }
        }
    };
}
pub(crate) use packed;

pub fn serialize<T: Packed, S: Serializer>(it: &T, to: S) -> Result<S::Ok, S::Error> {
    let bytes = postcard::to_allocvec(it).map_err(S::Error::custom)?;
    to.serialize_str(&text(T::KIND, &bytes))
}

pub fn deserialize<'de, T: Packed, D: Deserializer<'de>>(from: D) -> Result<T, D::Error> {
    let text = String::deserialize(from)?;
    let value = bytes(T::KIND, &text).and_then(|it| postcard::from_bytes(&it).ok());
    value.ok_or_else(|| D::Error::custom(OTHER))
}

/// Reads the next text of a row, whose values are sent as changes of the ones before; `last` holds the
/// bytes of the last one. `None` where it is of another make, or changes what was not read.
#[cfg(any(feature = "hydrate", test))]
pub fn follow<T: Packed>(last: &mut Vec<u8>, text: &str) -> Option<T> {
    let now = match bytes(CHANGE, text) {
        Some(change) => change::applied(&change, last)?,
        None => bytes(T::KIND, text)?,
    };
    let value = postcard::from_bytes(&now).ok()?;
    *last = now;
    Some(value)
}

/// The make, the kind and the bytes, with a dot between them.
fn text(kind: &str, bytes: &[u8]) -> String {
    let mut text = format!("{BUILD_ID}.{kind}.");
    STANDARD_NO_PAD.encode_string(bytes, &mut text);
    text
}

fn bytes(kind: &str, text: &str) -> Option<Vec<u8>> {
    let text = text.strip_prefix(BUILD_ID)?.strip_prefix('.')?;
    let bytes = text.strip_prefix(kind)?.strip_prefix('.')?;
    STANDARD_NO_PAD.decode(bytes).ok()
}

#[cfg(all(test, feature = "ssr"))]
mod tests;

#[cfg(test)]
mod samples {
    use super::*;

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    #[serde(remote = "Self")]
    struct Sample {
        inside: Option<(u8, String)>,
    }

    packed!(Sample, "sample");

    #[test]
    fn what_is_packed_is_unpacked() {
        let sample = Sample {
            inside: Some((3, "a \"quoted\" word".into())),
        };
        let text = serde_json::to_string(&sample).unwrap();
        assert!(text.starts_with(&format!("\"{BUILD_ID}.sample.")), "{text}");
        assert_eq!(serde_json::from_str::<Sample>(&text).unwrap(), sample);
    }

    #[test]
    fn what_another_make_has_packed_is_refused() {
        let sample = Sample { inside: None };
        let text = serde_json::to_string(&sample).unwrap();
        for other in [
            text.replace(BUILD_ID, "0123456789abcdef"),
            text.replace(".sample.", ".parcel."),
            text.replace(".sample.", ".sample.?"),
        ] {
            let why = serde_json::from_str::<Sample>(&other).unwrap_err();
            assert!(why.to_string().contains(OTHER), "{other}: {why}");
        }
    }
}
