//! From our types to values.

mod collect;

use super::{Value, wrong::Wrong};
use crate::{
    Area, Army, House, HouseCard, OrderToken, WesterosCard, WildlingCard,
    notation::{names, problem::Read},
};
use collect::{Fields, Many};
use serde::{Serialize, Serializer, ser::Impossible};

/// The value of anything in our vocabulary.
pub(crate) fn to_value<T: Serialize + ?Sized>(it: &T) -> Read<Value> {
    it.serialize(Writer).map_err(|wrong| wrong.0)
}

/// A unit variant by the name people use for it.
fn variant(kind: &str, index: u32, name: &str) -> String {
    let at = index as usize;
    match kind {
        "House" => House::ALL.get(at).map(|&it| names::short(it).to_owned()),
        "Area" => Area::ALL.get(at).map(|it| it.name().to_owned()),
        "OrderToken" => OrderToken::ALL
            .get(at)
            .map(|&it| names::token_text(it).to_owned()),
        "HouseCard" => HouseCard::ALL.get(at).map(|it| it.face().name.to_owned()),
        "WesterosCard" => WesterosCard::ALL.get(at).map(|it| names::title(it.name())),
        "WildlingCard" => WildlingCard::ALL.get(at).map(|it| it.name().to_owned()),
        "Recruit" => match name {
            "Footman" => Some("F".to_owned()),
            "Knight" => Some("K".to_owned()),
            "SiegeEngine" => Some("SE".to_owned()),
            "FootmanToKnight" => Some("F>K".to_owned()),
            _ => Some("F>SE".to_owned()),
        },
        "WesterosDeck" => Some(name.to_owned()),
        _ => None,
    }
    .unwrap_or_else(|| names::words(name))
}

#[derive(Clone, Copy)]
struct Writer;

macro_rules! numbers {
    ($($method:ident $type:ty,)*) => {$(
        fn $method(self, number: $type) -> Result<Value, Wrong> {
            Ok(Value::Word(number.to_string()))
        }
    )*};
}

impl Serializer for Writer {
    type Ok = Value;
    type Error = Wrong;
    type SerializeSeq = Many;
    type SerializeTuple = Many;
    type SerializeTupleStruct = Many;
    type SerializeTupleVariant = Many;
    type SerializeMap = Impossible<Value, Wrong>;
    type SerializeStruct = Fields;
    type SerializeStructVariant = Fields;

    /// Every part is there, also those that what is stored as JSON leaves out.
    fn is_human_readable(&self) -> bool {
        false
    }

    numbers! {
        serialize_i8 i8, serialize_i16 i16, serialize_i32 i32, serialize_i64 i64,
        serialize_u8 u8, serialize_u16 u16, serialize_u32 u32, serialize_u64 u64,
        serialize_f32 f32, serialize_f64 f64, serialize_char char,
    }

    fn serialize_bool(self, yes: bool) -> Result<Value, Wrong> {
        Ok(Value::word(if yes { "yes" } else { "no" }))
    }

    fn serialize_str(self, text: &str) -> Result<Value, Wrong> {
        Ok(Value::word(text))
    }

    fn serialize_bytes(self, _bytes: &[u8]) -> Result<Value, Wrong> {
        Err(Wrong("nothing of ours is made of bytes".to_owned()))
    }

    fn serialize_none(self) -> Result<Value, Wrong> {
        Ok(Value::None)
    }

    fn serialize_some<T: Serialize + ?Sized>(self, it: &T) -> Result<Value, Wrong> {
        it.serialize(self)
    }

    fn serialize_unit(self) -> Result<Value, Wrong> {
        Ok(Value::None)
    }

    fn serialize_unit_struct(self, _name: &'static str) -> Result<Value, Wrong> {
        Ok(Value::None)
    }

    fn serialize_unit_variant(
        self,
        kind: &'static str,
        index: u32,
        name: &'static str,
    ) -> Result<Value, Wrong> {
        Ok(Value::Word(variant(kind, index, name)))
    }

    fn serialize_newtype_struct<T: Serialize + ?Sized>(
        self,
        kind: &'static str,
        it: &T,
    ) -> Result<Value, Wrong> {
        let value = it.serialize(self)?;
        match (kind, value) {
            ("Army", Value::Word(bits)) => {
                let bits = bits.parse().map_err(|_| Wrong(format!("army {bits}")))?;
                Ok(Value::Word(names::army_text(Army::from_bits(bits))))
            }
            ("ByHouse", Value::List(mut entries)) => {
                entries.resize(House::COUNT, Value::None);
                let houses = House::ALL.map(|it| names::short(it).to_owned());
                Ok(Value::Parts(houses.into_iter().zip(entries).collect()))
            }
            (_, value) => Ok(value),
        }
    }

    fn serialize_newtype_variant<T: Serialize + ?Sized>(
        self,
        _kind: &'static str,
        _index: u32,
        name: &'static str,
        it: &T,
    ) -> Result<Value, Wrong> {
        let value = it.serialize(self)?;
        Ok(Value::Kind(names::words(name), Box::new(value)))
    }

    fn serialize_seq(self, _len: Option<usize>) -> Result<Many, Wrong> {
        Ok(Many::new(None, Value::Set))
    }

    fn serialize_tuple(self, _len: usize) -> Result<Many, Wrong> {
        Ok(Many::new(None, Value::List))
    }

    fn serialize_tuple_struct(self, _name: &'static str, _len: usize) -> Result<Many, Wrong> {
        Ok(Many::new(None, Value::List))
    }

    fn serialize_tuple_variant(
        self,
        _kind: &'static str,
        _index: u32,
        name: &'static str,
        _len: usize,
    ) -> Result<Many, Wrong> {
        Ok(Many::new(Some(names::words(name)), Value::List))
    }

    fn serialize_map(self, _len: Option<usize>) -> Result<Self::SerializeMap, Wrong> {
        Err(Wrong("nothing of ours is a map".to_owned()))
    }

    fn serialize_struct(self, name: &'static str, _len: usize) -> Result<Fields, Wrong> {
        Ok(Fields::of_struct(name))
    }

    fn serialize_struct_variant(
        self,
        kind: &'static str,
        _index: u32,
        name: &'static str,
        _len: usize,
    ) -> Result<Fields, Wrong> {
        Ok(Fields::of_variant(kind, name))
    }
}
