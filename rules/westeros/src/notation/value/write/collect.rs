//! The values that are made of several values, on their way.

use super::{
    super::{Value, hands, wrong::Wrong},
    Writer,
};
use crate::notation::names;
use serde::{
    Serialize,
    ser::{
        SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
        SerializeTupleStruct, SerializeTupleVariant,
    },
};

/// Entries on their way into a value.
pub(super) struct Many {
    kind: Option<String>,
    entries: Vec<Value>,
    make: fn(Vec<Value>) -> Value,
}

impl Many {
    pub(super) const fn new(kind: Option<String>, make: fn(Vec<Value>) -> Value) -> Self {
        Self {
            kind,
            entries: Vec::new(),
            make,
        }
    }

    fn push<T: Serialize + ?Sized>(&mut self, it: &T) -> Result<(), Wrong> {
        self.entries.push(it.serialize(Writer)?);
        Ok(())
    }

    /// A tuple that begins with an area says something of it.
    fn finish(mut self) -> Value {
        let value = match self.entries.as_slice() {
            [Value::Word(area), second] if names::area(area).is_ok() && self.is_tuple() => {
                let second = second.clone();
                Value::Pair(Box::new(self.entries.swap_remove(0)), Box::new(second))
            }
            _ => (self.make)(self.entries),
        };
        match self.kind {
            Some(kind) => Value::Kind(kind, Box::new(value)),
            None => value,
        }
    }

    fn is_tuple(&self) -> bool {
        matches!((self.make)(Vec::new()), Value::List(_))
    }
}

impl SerializeSeq for Many {
    type Ok = Value;
    type Error = Wrong;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, it: &T) -> Result<(), Wrong> {
        self.push(it)
    }

    fn end(self) -> Result<Value, Wrong> {
        Ok(self.finish())
    }
}

impl SerializeTuple for Many {
    type Ok = Value;
    type Error = Wrong;

    fn serialize_element<T: Serialize + ?Sized>(&mut self, it: &T) -> Result<(), Wrong> {
        self.push(it)
    }

    fn end(self) -> Result<Value, Wrong> {
        Ok(self.finish())
    }
}

impl SerializeTupleStruct for Many {
    type Ok = Value;
    type Error = Wrong;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, it: &T) -> Result<(), Wrong> {
        self.push(it)
    }

    fn end(self) -> Result<Value, Wrong> {
        Ok(self.finish())
    }
}

impl SerializeTupleVariant for Many {
    type Ok = Value;
    type Error = Wrong;

    fn serialize_field<T: Serialize + ?Sized>(&mut self, it: &T) -> Result<(), Wrong> {
        self.push(it)
    }

    fn end(self) -> Result<Value, Wrong> {
        Ok(self.finish())
    }
}

/// Fields on their way into a value.
pub(super) struct Fields {
    /// The name of the struct or the enum.
    of: &'static str,
    variant: Option<&'static str>,
    parts: Vec<(String, Value)>,
}

impl Fields {
    pub(super) const fn of_struct(name: &'static str) -> Self {
        Self {
            of: name,
            variant: None,
            parts: Vec::new(),
        }
    }

    pub(super) const fn of_variant(kind: &'static str, name: &'static str) -> Self {
        Self {
            of: kind,
            variant: Some(name),
            parts: Vec::new(),
        }
    }

    fn push<T: Serialize + ?Sized>(&mut self, name: &str, it: &T) -> Result<(), Wrong> {
        let mut value = it.serialize(Writer)?;
        if hands::are_kept_in(self.of, name) {
            value = hands::named(&value)?;
        }
        self.parts.push((name.to_owned(), value));
        Ok(())
    }

    fn finish(self) -> Value {
        match (self.of, self.variant, self.parts.first()) {
            ("Recruit", _, Some((_, Value::Word(to)))) => Value::Word(format!("ship {to}")),
            (_, Some(name), _) => {
                Value::Kind(names::words(name), Box::new(Value::Parts(self.parts)))
            }
            (_, None, _) => Value::Parts(self.parts),
        }
    }
}

impl SerializeStruct for Fields {
    type Ok = Value;
    type Error = Wrong;

    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        name: &'static str,
        it: &T,
    ) -> Result<(), Wrong> {
        self.push(name, it)
    }

    fn end(self) -> Result<Value, Wrong> {
        Ok(self.finish())
    }
}

impl SerializeStructVariant for Fields {
    type Ok = Value;
    type Error = Wrong;

    fn serialize_field<T: Serialize + ?Sized>(
        &mut self,
        name: &'static str,
        it: &T,
    ) -> Result<(), Wrong> {
        self.push(name, it)
    }

    fn end(self) -> Result<Value, Wrong> {
        Ok(self.finish())
    }
}
