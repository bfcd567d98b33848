//! A number for a value that is the same on every machine: a fold over what would be stored.

mod parts;

use serde::{Serialize, Serializer};
use std::fmt::{Display, Error};

type Folded = Result<(), Error>;

/// A hash of anything that can be stored. Names of fields do not count, variants by their number.
pub fn hash<T: Serialize + ?Sized>(value: &T) -> u64 {
    let mut fold = Fold {
        hash: 0xcbf2_9ce4_8422_2325,
        variant: None,
    };
    value.serialize(&mut fold).expect("a fold does not fail");
    fold.hash
}

/// The number of the variant of an enumeration.
pub fn variant<T: Serialize + ?Sized>(value: &T) -> Option<u32> {
    let mut fold = Fold {
        hash: 0,
        variant: None,
    };
    value.serialize(&mut fold).ok()?;
    fold.variant
}

struct Fold {
    hash: u64,
    /// The first variant that was met.
    variant: Option<u32>,
}

impl Fold {
    #[expect(clippy::unnecessary_wraps, reason = "what every serializer returns")]
    fn number(&mut self, number: u64) -> Folded {
        // Multiplying alone leaves the low bits weak.
        let mixed = (self.hash ^ number).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.hash = mixed ^ (mixed >> 29);
        Ok(())
    }

    fn of_variant(&mut self, variant: u32) -> Folded {
        self.variant.get_or_insert(variant);
        self.number(variant.into())
    }

    fn length(&mut self, length: usize) -> Folded {
        self.number(length as u64)
    }

    fn bytes(&mut self, bytes: &[u8]) -> Folded {
        self.length(bytes.len())?;
        bytes.iter().try_for_each(|&byte| self.number(byte.into()))
    }
}

impl Serializer for &mut Fold {
    type Ok = ();
    type Error = Error;
    type SerializeSeq = Self;
    type SerializeTuple = Self;
    type SerializeTupleStruct = Self;
    type SerializeTupleVariant = Self;
    type SerializeMap = Self;
    type SerializeStruct = Self;
    type SerializeStructVariant = Self;

    fn serialize_bool(self, v: bool) -> Folded {
        self.number(v.into())
    }

    fn serialize_i8(self, v: i8) -> Folded {
        self.serialize_i64(v.into())
    }

    fn serialize_i16(self, v: i16) -> Folded {
        self.serialize_i64(v.into())
    }

    fn serialize_i32(self, v: i32) -> Folded {
        self.serialize_i64(v.into())
    }

    fn serialize_i64(self, v: i64) -> Folded {
        self.number(v.cast_unsigned())
    }

    fn serialize_u8(self, v: u8) -> Folded {
        self.number(v.into())
    }

    fn serialize_u16(self, v: u16) -> Folded {
        self.number(v.into())
    }

    fn serialize_u32(self, v: u32) -> Folded {
        self.number(v.into())
    }

    fn serialize_u64(self, v: u64) -> Folded {
        self.number(v)
    }

    fn serialize_f32(self, v: f32) -> Folded {
        self.number(v.to_bits().into())
    }

    fn serialize_f64(self, v: f64) -> Folded {
        self.number(v.to_bits())
    }

    fn serialize_char(self, v: char) -> Folded {
        self.number(u32::from(v).into())
    }

    fn serialize_str(self, v: &str) -> Folded {
        self.bytes(v.as_bytes())
    }

    fn serialize_bytes(self, v: &[u8]) -> Folded {
        self.bytes(v)
    }

    fn serialize_none(self) -> Folded {
        self.number(0)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, value: &T) -> Folded {
        self.number(1)?;
        value.serialize(self)
    }

    fn serialize_unit(self) -> Folded {
        self.number(0)
    }

    fn serialize_unit_struct(self, _: &'static str) -> Folded {
        self.number(0)
    }

    fn serialize_unit_variant(self, _: &'static str, index: u32, _: &'static str) -> Folded {
        self.of_variant(index)
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(self, _: &'static str, value: &T) -> Folded {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _: &'static str,
        index: u32,
        _: &'static str,
        value: &T,
    ) -> Folded {
        self.of_variant(index)?;
        value.serialize(self)
    }

    fn serialize_seq(self, length: Option<usize>) -> Result<Self, Error> {
        // Where the length is not known beforehand, the end is folded in instead.
        self.length(length.unwrap_or(0))?;
        Ok(self)
    }

    fn serialize_tuple(self, _: usize) -> Result<Self, Error> {
        Ok(self)
    }

    fn serialize_tuple_struct(self, _: &'static str, _: usize) -> Result<Self, Error> {
        Ok(self)
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        index: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self, Error> {
        self.of_variant(index)?;
        Ok(self)
    }

    fn serialize_map(self, length: Option<usize>) -> Result<Self, Error> {
        self.serialize_seq(length)
    }

    fn serialize_struct(self, _: &'static str, _: usize) -> Result<Self, Error> {
        Ok(self)
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        index: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self, Error> {
        self.of_variant(index)?;
        Ok(self)
    }

    fn collect_str<T: Display + ?Sized>(self, value: &T) -> Folded {
        self.bytes(value.to_string().as_bytes())
    }
}

#[cfg(test)]
mod tests {
    use super::{hash, variant};
    use crate::{Seat, Viewer};

    #[test]
    fn different_values_have_different_hashes() {
        let seats = |seats: &[u8]| hash(&seats.iter().map(|it| Seat(*it)).collect::<Vec<_>>());
        assert_ne!(seats(&[]), seats(&[0]));
        assert_ne!(seats(&[0]), seats(&[1]));
        assert_ne!(hash(&[Some(1_u8), None]), hash(&[None, Some(1_u8)]));
        assert_ne!(
            hash(&(vec![1_u8], vec![2_u8])),
            hash(&(vec![1_u8, 2], [0_u8; 0]))
        );
    }

    /// Written down, so that native code, WebAssembly and next year's build agree.
    #[test]
    fn the_hash_of_a_value_never_changes() {
        let value = ("Rookery", 7_u8, [Some(-1_i8), None], true);
        assert_eq!(format!("{:016x}", hash(&value)), "27b35feefeae7f7f");
    }

    #[test]
    fn variants_are_numbered() {
        assert_eq!(variant(&Viewer::Spectator), Some(1));
        assert_eq!(variant(&7_u8), None);
    }
}
