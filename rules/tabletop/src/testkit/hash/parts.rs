//! The parts of a value, one after the other.

use super::{Fold, Folded};
use serde::{
    Serialize,
    ser::{
        SerializeMap, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
        SerializeTupleStruct, SerializeTupleVariant,
    },
};
use std::fmt::Error;

/// Parts follow one another; only a sequence needs its end marked.
macro_rules! parts {
    ($($part:ident::$method:ident,)*) => {$(
        impl $part for &mut Fold {
            type Ok = ();
            type Error = Error;

            fn $method<T: Serialize + ?Sized>(&mut self, value: &T) -> Folded {
                value.serialize(&mut **self)
            }

            fn end(self) -> Folded {
                self.number(u64::MAX)
            }
        }
    )*};
}

parts! {
    SerializeSeq::serialize_element,
    SerializeTuple::serialize_element,
    SerializeTupleStruct::serialize_field,
    SerializeTupleVariant::serialize_field,
}

macro_rules! named_parts {
    ($($part:ident,)*) => {$(
        impl $part for &mut Fold {
            type Ok = ();
            type Error = Error;

            fn serialize_field<T: Serialize + ?Sized>(
                &mut self,
                _: &'static str,
                value: &T,
            ) -> Folded {
                value.serialize(&mut **self)
            }

            fn end(self) -> Folded {
                Ok(())
            }
        }
    )*};
}

named_parts! { SerializeStruct, SerializeStructVariant, }

impl SerializeMap for &mut Fold {
    type Ok = ();
    type Error = Error;

    fn serialize_key<T: Serialize + ?Sized>(&mut self, key: &T) -> Folded {
        key.serialize(&mut **self)
    }

    fn serialize_value<T: Serialize + ?Sized>(&mut self, value: &T) -> Folded {
        value.serialize(&mut **self)
    }

    fn end(self) -> Folded {
        self.number(u64::MAX)
    }
}
