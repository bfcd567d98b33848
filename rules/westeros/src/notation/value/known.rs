//! The names that kinds of a type have, and those of their parts: asked of the type itself, through
//! serde, so that what it can never be is told from what it is not.

use super::wrong::Wrong;
use crate::notation::{
    line::{after, split, word},
    names::{plain, words},
    problem::Read,
};
use serde::{
    Deserialize, Deserializer, de,
    de::{DeserializeSeed, EnumAccess, VariantAccess, Visitor, value::StrDeserializer},
    forward_to_deserialize_any,
};

/// Refuses a text that does not name a kind of `T` and parts that it has:
/// `NAME, PART VALUE, PART VALUE`.
pub(crate) fn known<'de, T: Deserialize<'de>>(text: &str) -> Read<()> {
    let items = split(text, &[',']);
    let Some((&first, parts)) = items.split_first() else {
        return Err("a name expected".to_owned());
    };
    let all = names::<T>(None).kinds;
    let is = |name: &&&str| plain(first) == plain(name) || after(first, &words(name)).is_some();
    // The longest: "march" begins "march ended", too.
    let Some(kind) = all.iter().filter(is).max_by_key(|it| it.len()) else {
        let like = all
            .iter()
            .filter(|it| is_like(it, first))
            .map(|it| words(it));
        let like: Vec<String> = like.collect();
        let like = match &like[..] {
            [] => String::new(),
            like => format!("; like it are {}", like.join(", ")),
        };
        return Err(format!("nothing is called \"{first}\"{like}"));
    };
    let Some(fields) = names::<T>(Some(*kind)).parts else {
        return Ok(());
    };
    for part in parts {
        let (name, _) = word(part);
        if !fields.iter().any(|it| plain(it) == plain(name)) {
            let all = fields.join(", ");
            return Err(format!("{first} has no part \"{name}\"; it has {all}"));
        }
    }
    Ok(())
}

/// Returns true where the two begin alike, or the name holds the text.
fn is_like(name: &str, text: &str) -> bool {
    let (name, text) = (plain(name), plain(text));
    let same = name.chars().zip(text.chars()).take_while(|(a, b)| a == b);
    same.count() > 3 || text.len() > 2 && name.contains(&text)
}

/// The names of all kinds, and of the parts of one of them.
#[derive(Clone, Copy, Default)]
struct Names {
    kinds: &'static [&'static str],
    parts: Option<&'static [&'static str]>,
}

/// Those of `T`; parts of this kind, if it has any.
fn names<'de, T: Deserialize<'de>>(kind: Option<&'static str>) -> Names {
    let mut names = Names::default();
    let asking = Asking {
        kind,
        names: &mut names,
    };
    // It never comes to a value: only what is asked for matters.
    let _ = T::deserialize(asking);
    names
}

struct Asking<'a> {
    kind: Option<&'static str>,
    names: &'a mut Names,
}

fn enough() -> Wrong {
    de::Error::custom("only names are asked for")
}

impl<'de> Deserializer<'de> for Asking<'_> {
    type Error = Wrong;

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Wrong> {
        Err(enough())
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        kinds: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Wrong> {
        self.names.kinds = kinds;
        if self.kind.is_none() {
            return Err(enough());
        }
        visitor.visit_enum(self)
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 u8 u16 u32 u64 f32 f64 char str string bytes byte_buf option unit
        unit_struct newtype_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}

impl<'de> EnumAccess<'de> for Asking<'_> {
    type Error = Wrong;
    type Variant = Self;

    fn variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Result<(T::Value, Self), Wrong> {
        let kind = self.kind.unwrap_or_default();
        Ok((seed.deserialize(StrDeserializer::new(kind))?, self))
    }
}

impl<'de> VariantAccess<'de> for Asking<'_> {
    type Error = Wrong;

    fn unit_variant(self) -> Result<(), Wrong> {
        self.names.parts = Some(&[]);
        Err(enough())
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, _: T) -> Result<T::Value, Wrong> {
        Err(enough())
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, _: V) -> Result<V::Value, Wrong> {
        Err(enough())
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        parts: &'static [&'static str],
        _: V,
    ) -> Result<V::Value, Wrong> {
        self.names.parts = Some(parts);
        Err(enough())
    }
}

#[cfg(test)]
mod tests {
    use super::known;
    use crate::{Event, Illegal, Prompt};

    #[test]
    fn names_and_parts_are_those_of_the_type() {
        assert_eq!(known::<Event>("combat won"), Ok(()));
        assert_eq!(known::<Prompt>("support"), Ok(()));
        let wrong = known::<Event>("combat one").unwrap_err();
        assert!(wrong.contains("combat won"), "{wrong}");
        let wrong = known::<Event>("power gained, hause LA").unwrap_err();
        assert!(wrong.contains("house"), "{wrong}");
        assert!(known::<Illegal>("no such thing").is_err());
    }
}
