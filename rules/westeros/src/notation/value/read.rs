//! From values to our types; parts that are not there are empty.

mod access;

use super::{Value, hands, parts, wrong::Wrong};
use crate::{
    Area, House, HouseCard, OrderToken, WesterosCard, WildlingCard,
    notation::{
        names::{self, plain},
        problem::Read,
    },
};
use access::{Entries, Fields, Variant};
use serde::{
    Deserializer,
    de::{DeserializeOwned, Visitor},
};

/// Returns what the value means for this type.
pub(crate) fn from_value<T: DeserializeOwned>(value: Value) -> Read<T> {
    T::deserialize(value).map_err(|wrong| wrong.0)
}

fn expected<T>(what: &str, value: &Value) -> Result<T, Wrong> {
    Err(Wrong(format!("{what} expected, not \"{value}\"")))
}

/// A group around a single value is that value.
fn bare(value: Value) -> Value {
    match value {
        Value::Group(mut items) if items.len() == 1 => items.remove(0),
        other => other,
    }
}

impl Value {
    fn is_none(&self) -> bool {
        match self {
            Self::None => true,
            Self::Word(word) => word.eq_ignore_ascii_case("none"),
            _ => false,
        }
    }

    /// A number; nothing at all is 0.
    fn integer<N: std::str::FromStr + Default>(self) -> Result<N, Wrong> {
        match bare(self) {
            Self::None => Ok(N::default()),
            Self::Word(word) => word
                .trim()
                .parse()
                .map_err(|_| Wrong(format!("a number expected, not \"{word}\""))),
            other => expected("a number", &other),
        }
    }

    /// The entries of a list of any kind.
    pub(super) fn entries(self) -> Result<Vec<Self>, Wrong> {
        match self {
            Self::None => Ok(Vec::new()),
            Self::List(entries) | Self::Set(entries) => Ok(entries),
            Self::Pair(area, value) => Ok(vec![*area, *value]),
            Self::Word(word) if names::is_nothing(&word) => Ok(Vec::new()),
            other => expected("a list", &other),
        }
    }
}

macro_rules! numbers {
    ($($method:ident $visit:ident $type:ty,)*) => {$(
        fn $method<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
            visitor.$visit(self.integer::<$type>()?)
        }
    )*};
}

impl<'de> Deserializer<'de> for Value {
    type Error = Wrong;

    numbers! {
        deserialize_i8 visit_i8 i8, deserialize_i16 visit_i16 i16,
        deserialize_i32 visit_i32 i32, deserialize_i64 visit_i64 i64,
        deserialize_u8 visit_u8 u8, deserialize_u16 visit_u16 u16,
        deserialize_u32 visit_u32 u32, deserialize_u64 visit_u64 u64,
        deserialize_f32 visit_f32 f32, deserialize_f64 visit_f64 f64,
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        match bare(self) {
            Self::None => visitor.visit_bool(false),
            Self::Word(word) if word.eq_ignore_ascii_case("yes") => visitor.visit_bool(true),
            Self::Word(word) if word.eq_ignore_ascii_case("no") => visitor.visit_bool(false),
            other => expected("yes or no", &other),
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        if self.is_none() {
            visitor.visit_none()
        } else {
            visitor.visit_some(self)
        }
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        visitor.visit_seq(Entries(self.entries()?.into_iter()))
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, len: usize, visitor: V) -> Result<V::Value, Wrong> {
        let mut entries = self.entries()?;
        if entries.len() > len {
            return Err(Wrong(format!("at most {len} entries expected")));
        }
        entries.resize(len, Self::None);
        visitor.visit_seq(Entries(entries.into_iter()))
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        kind: &'static str,
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        let value = match (kind, bare_unless_parts(kind, self)) {
            ("Army", Self::Word(units)) => {
                let army = names::army(&units).map_err(Wrong)?;
                Self::Word(army.bits().to_string())
            }
            ("ByHouse", value) => by_house(value)?,
            (_, value) => value,
        };
        visitor.visit_newtype_struct(value)
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        kind: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        let mut given = named_parts(self, fields)?;
        for (field, value) in &mut given {
            if hands::are_kept_in(kind, field) {
                *value = hands::stored(value)?;
            }
        }
        visitor.visit_map(Fields {
            left: fields.iter(),
            given,
            value: Self::None,
        })
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        kind: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        let (name, content) = match bare(self) {
            Self::Word(name) => (name, Self::None),
            Self::Kind(name, content) => (name, *content),
            other => return expected("a name", &other),
        };
        let index = special(kind, &name)
            .or_else(|| variants.iter().position(|it| plain(it) == plain(&name)))
            .ok_or_else(|| Wrong(format!("\"{name}\" is no {}", names::words(kind))))?;
        let variant = variants.get(index).copied().unwrap_or_default();
        visitor.visit_enum(Variant { variant, content })
    }

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Wrong> {
        match self {
            Self::Word(word) => visitor.visit_string(word),
            Self::None => visitor.visit_none(),
            other => expected("a name", &other),
        }
    }

    serde::forward_to_deserialize_any! {
        char str string bytes byte_buf unit unit_struct tuple_struct map identifier ignored_any
    }
}

/// A group with a single item is a value in parentheses, except where parts are wanted.
fn bare_unless_parts(kind: &str, value: Value) -> Value {
    if kind == "ByHouse" {
        value
    } else {
        bare(value)
    }
}

/// The names that are not simply those of the variants.
fn special(kind: &str, name: &str) -> Option<usize> {
    match kind {
        "House" => names::house(name).ok().map(House::index),
        "Area" => names::area(name).ok().map(Area::index),
        "OrderToken" => names::token(name).ok().map(OrderToken::index),
        "HouseCard" => names::house_card(name).ok().map(HouseCard::index),
        "WesterosCard" => names::westeros_card(name)
            .ok()
            .and_then(|card| WesterosCard::ALL.iter().position(|&it| it == card)),
        "WildlingCard" => names::wildling_card(name)
            .ok()
            .and_then(|card| WildlingCard::ALL.iter().position(|&it| it == card)),
        _ => None,
    }
}

/// One entry a house, from parts named after houses.
fn by_house(value: Value) -> Result<Value, Wrong> {
    if matches!(value, Value::None | Value::List(_) | Value::Set(_)) {
        return Ok(value);
    }
    let mut entries = vec![Value::None; House::COUNT];
    for (name, entry) in parts(&value).map_err(Wrong)? {
        let house = names::house(&name).map_err(Wrong)?;
        if let Some(slot) = entries.get_mut(house.index()) {
            *slot = entry;
        }
    }
    Ok(Value::List(entries))
}

/// The parts of a struct, by the names of its fields.
fn named_parts(
    value: Value,
    fields: &'static [&'static str],
) -> Result<Vec<(&'static str, Value)>, Wrong> {
    if value.is_none() {
        return Ok(Vec::new());
    }
    parts(&value)
        .map_err(Wrong)?
        .into_iter()
        .map(|(name, value)| {
            let field = fields.iter().find(|it| plain(it) == plain(&name));
            field.map(|&field| (field, value)).ok_or_else(|| {
                Wrong(format!(
                    "no part \"{name}\" here, but {}",
                    fields.join(", ")
                ))
            })
        })
        .collect()
}
