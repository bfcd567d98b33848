//! Entries of the data as small numbers; where they are written down, their ids stand.

use crate::data::{Ability, Attachment, Card, Data, Faction, Ncu, Unit};
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};
use std::ops::Deref;

macro_rules! reference {
    ($($(#[$doc:meta])* $name:ident: $entry:ident in $list:ident,)*) => { $(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(u16);

        impl $name {
            /// The entry with this id, if the data has it.
            pub fn named(id: &str) -> Option<Self> {
                let all = &Data::of_this_build().$list;
                all.iter().position(|entry| entry.id == id).map(|at| Self(at as u16))
            }

            /// All entries, in the order of the data.
            pub fn all() -> impl Iterator<Item = Self> {
                (0..Data::of_this_build().$list.len() as u16).map(Self)
            }

            /// Its place in the data.
            pub const fn number(self) -> usize {
                self.0 as usize
            }

            pub fn entry(self) -> &'static $entry {
                &Data::of_this_build().$list[usize::from(self.0)]
            }
        }

        impl Deref for $name {
            type Target = $entry;

            fn deref(&self) -> &$entry {
                self.entry()
            }
        }

        impl Serialize for $name {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(&self.entry().id)
            }
        }

        impl<'de> Deserialize<'de> for $name {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let id = <std::borrow::Cow<'_, str>>::deserialize(deserializer)?;
                Self::named(&id).ok_or_else(|| D::Error::custom(format!("there is no {id}")))
            }
        }
    )* };
}

reference! {
    FactionRef: Faction in factions,
    UnitRef: Unit in units,
    AttachmentRef: Attachment in attachments,
    NcuRef: Ncu in ncus,
    AbilityRef: Ability in abilities,
    CardRef: Card in cards,
}
