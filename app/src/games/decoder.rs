//! The page of a game inside a table of whichever game.
//!
//! The first module of every table reads the enum of all games. So that it does not hold the code that reads
//! the page of each, a page lies there as its bytes behind their number, and the module of its game registers
//! the function that reads them.

use super::Data;
use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::Error as _,
    ser::{Error as _, SerializeTuple},
};
use std::sync::OnceLock;

/// A page whose bytes the module of its game reads.
pub trait Decodable: Data + 'static {
    fn decoder() -> &'static PageDecoder<Self>;
}

type Decode<T> = fn(&[u8]) -> Option<T>;

/// The place of the function that reads the pages of one game.
pub struct PageDecoder<T>(OnceLock<Decode<T>>);

impl<T: Data> PageDecoder<T> {
    pub const fn empty() -> Self {
        Self(OnceLock::new())
    }

    /// Makes the code that calls this one hold the code that reads the page.
    pub fn register(&self) {
        self.0
            .get_or_init(|| |bytes| postcard::from_bytes(bytes).ok());
    }

    fn decode(&self, bytes: &[u8]) -> Option<T> {
        // A server and tests have all games.
        #[cfg(not(feature = "hydrate"))]
        self.register();
        self.0.get()?(bytes)
    }
}

/// Writes the number of the bytes and then the page as a part of what is around it, so that a change is told
/// field by field; to whoever looks for what a browser was sent, the page alone.
pub fn serialize<T: Serialize, S: Serializer>(page: &T, to: S) -> Result<S::Ok, S::Error> {
    if to.is_human_readable() {
        return page.serialize(to);
    }
    let bytes = postcard::experimental::serialized_size(page).map_err(S::Error::custom)?;
    let mut both = to.serialize_tuple(2)?;
    both.serialize_element(&bytes)?;
    both.serialize_element(page)?;
    both.end()
}

/// # Errors
/// Refuses the page of a game whose decoder nobody has registered.
pub fn deserialize<'de, T: Decodable, D: Deserializer<'de>>(from: D) -> Result<Box<T>, D::Error> {
    let bytes = <&[u8]>::deserialize(from)?;
    let page = T::decoder().decode(bytes);
    page.map(Box::new)
        .ok_or_else(|| D::Error::custom("no page of a game that this module knows"))
}
