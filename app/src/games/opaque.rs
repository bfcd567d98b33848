//! A value that the shared pages carry and cannot read.
//!
//! The enum of all games is read by every table's first module, and with it each type that it holds.
//! What a game's own module reads alone travels as bytes, so that the tables of other games do not load
//! the code for it.

use super::Data;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::{
    fmt::{self, Debug, Formatter},
    marker::PhantomData,
};

/// The packed bytes of a `T`, of the make of the page around them.
pub struct Opaque<T> {
    bytes: Vec<u8>,
    of: PhantomData<fn() -> T>,
}

impl<T: Data> Opaque<T> {
    #[cfg(any(feature = "ssr", test))]
    pub fn new(it: &T) -> Self {
        let bytes = postcard::to_allocvec(it).expect("a page is plain data");
        Self {
            bytes,
            of: PhantomData,
        }
    }

    /// The value, read anew each time.
    pub fn read(&self) -> T {
        postcard::from_bytes(&self.bytes).expect("a page of another make is refused as a whole")
    }
}

impl<T> Clone for Opaque<T> {
    fn clone(&self) -> Self {
        Self {
            bytes: self.bytes.clone(),
            of: PhantomData,
        }
    }
}

impl<T> PartialEq for Opaque<T> {
    fn eq(&self, other: &Self) -> bool {
        self.bytes == other.bytes
    }
}

/// Its size alone: a page may hold secrets.
impl<T> Debug for Opaque<T> {
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        write!(to, "{} bytes", self.bytes.len())
    }
}

impl<T: Data> Serialize for Opaque<T> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        // Whoever looks for what a browser was sent, and for secrets in it, sees through.
        #[cfg(feature = "ssr")]
        if to.is_human_readable() {
            return self.read().serialize(to);
        }
        to.serialize_bytes(&self.bytes)
    }
}

impl<'de, T> Deserialize<'de> for Opaque<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let bytes = <&[u8]>::deserialize(from)?.to_vec();
        Ok(Self {
            bytes,
            of: PhantomData,
        })
    }
}

#[cfg(all(test, feature = "ssr"))]
mod tests {
    use super::*;

    #[test]
    fn what_is_carried_is_read_again_and_shown_to_whoever_looks() {
        let carried = Opaque::new(&vec![(3u8, "spears".to_owned())]);
        let packed = postcard::to_allocvec(&carried).unwrap();
        let back: Opaque<Vec<(u8, String)>> = postcard::from_bytes(&packed).unwrap();
        assert_eq!(back, carried);
        assert_eq!(back.read(), [(3, "spears".to_owned())]);
        assert_eq!(serde_json::to_string(&back).unwrap(), r#"[[3,"spears"]]"#);
        assert!(!format!("{back:?}").contains("spears"));
    }
}
