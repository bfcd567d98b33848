//! Writing a set as the list of what is in it.

use serde::{Serialize, Serializer, ser::SerializeSeq};

/// The list with its length before it: not every format can do without.
pub fn list<S: Serializer, T: Serialize>(
    serializer: S,
    items: impl Iterator<Item = T> + Clone,
) -> Result<S::Ok, S::Error> {
    let mut list = serializer.serialize_seq(Some(items.clone().count()))?;
    for item in items {
        list.serialize_element(&item)?;
    }
    list.end()
}
