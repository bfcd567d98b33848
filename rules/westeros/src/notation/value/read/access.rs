//! The walk of serde over values.

use super::super::{Value, wrong::Wrong};
use serde::{
    Deserializer,
    de::{
        DeserializeSeed, EnumAccess, MapAccess, SeqAccess, VariantAccess, Visitor,
        value::StrDeserializer,
    },
};

/// The entries of a list, one after the other.
pub(super) struct Entries(pub(super) std::vec::IntoIter<Value>);

impl<'de> SeqAccess<'de> for Entries {
    type Error = Wrong;

    fn next_element_seed<T: DeserializeSeed<'de>>(
        &mut self,
        seed: T,
    ) -> Result<Option<T::Value>, Wrong> {
        self.0.next().map(|it| seed.deserialize(it)).transpose()
    }
}

/// Every field of a struct; those not given are nothing.
pub(super) struct Fields {
    pub(super) left: std::slice::Iter<'static, &'static str>,
    pub(super) given: Vec<(&'static str, Value)>,
    pub(super) value: Value,
}

impl<'de> MapAccess<'de> for Fields {
    type Error = Wrong;

    fn next_key_seed<K: DeserializeSeed<'de>>(
        &mut self,
        seed: K,
    ) -> Result<Option<K::Value>, Wrong> {
        let Some(&field) = self.left.next() else {
            return Ok(None);
        };
        let given = self.given.iter().position(|&(name, _)| name == field);
        self.value = given.map_or(Value::None, |at| self.given.swap_remove(at).1);
        seed.deserialize(StrDeserializer::new(field)).map(Some)
    }

    fn next_value_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<T::Value, Wrong> {
        seed.deserialize(std::mem::replace(&mut self.value, Value::None))
    }
}

/// A kind and what is in it.
pub(super) struct Variant {
    pub(super) variant: &'static str,
    pub(super) content: Value,
}

impl<'de> EnumAccess<'de> for Variant {
    type Error = Wrong;
    type Variant = Value;

    fn variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<(T::Value, Value), Wrong> {
        let name = seed.deserialize(StrDeserializer::new(self.variant))?;
        Ok((name, self.content))
    }
}

impl<'de> VariantAccess<'de> for Value {
    type Error = Wrong;

    fn unit_variant(self) -> Result<(), Wrong> {
        Ok(())
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<T::Value, Wrong> {
        seed.deserialize(self)
    }

    fn tuple_variant<V: Visitor<'de>>(self, len: usize, visitor: V) -> Result<V::Value, Wrong> {
        let items = match self {
            Self::Group(items) => Self::List(items),
            other => other,
        };
        items.deserialize_tuple(len, visitor)
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        self.deserialize_struct("", fields, visitor)
    }
}
