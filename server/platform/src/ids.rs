//! Identities: small, `Copy`, and never mistaken for one another.

use std::fmt;
use std::str::FromStr;

use sea_orm::{DbErr, DeriveValueType, TryFromU64};

/// The text is no id.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("malformed id")]
pub struct MalformedId;

/// An account, or a guest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, DeriveValueType)]
pub struct UserId(pub i64);

/// A stay of one person on one device.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, DeriveValueType)]
pub struct SessionId(pub i64);

/// A table: 128 random bits, written as 32 hexadecimal digits.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, DeriveValueType)]
#[sea_orm(value_type = "String")]
pub struct TableId(pub u128);

macro_rules! number {
    ($id:ident) => {
        impl fmt::Display for $id {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }

        impl FromStr for $id {
            type Err = MalformedId;

            fn from_str(text: &str) -> Result<Self, MalformedId> {
                text.parse().map(Self).map_err(|_| MalformedId)
            }
        }
    };
}

number!(UserId);
number!(SessionId);

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:032x}", self.0)
    }
}

impl TryFromU64 for TableId {
    /// For keys that the database counts up, which these are not.
    fn try_from_u64(_: u64) -> Result<Self, DbErr> {
        Err(DbErr::ConvertFromU64("TableId"))
    }
}

impl fmt::Debug for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "TableId({self})")
    }
}

impl FromStr for TableId {
    type Err = MalformedId;

    fn from_str(text: &str) -> Result<Self, MalformedId> {
        let digits = text
            .bytes()
            .all(|it| matches!(it, b'0'..=b'9' | b'a'..=b'f'));
        if text.len() != 32 || !digits {
            return Err(MalformedId);
        }
        u128::from_str_radix(text, 16)
            .map(Self)
            .map_err(|_| MalformedId)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_id_survives_its_text_and_has_only_one() {
        let id = TableId(0x00c0_ffee);
        assert_eq!(id.to_string().parse(), Ok(id));
        assert_eq!(id.to_string().len(), 32);
        for wrong in [
            "",
            "c0ffee",
            &id.to_string().to_uppercase(),
            &format!("+{:031x}", 7),
        ] {
            assert_eq!(wrong.parse::<TableId>(), Err(MalformedId), "{wrong}");
        }
    }
}
