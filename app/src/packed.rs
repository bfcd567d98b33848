//! A field that travels as a short text of bytes inside of the JSON around it.
//!
//! Reading JSON takes a piece of code for every field of every type, and the game has many: packed,
//! a value is its fields one after the other, without their names. Only the same make of the code
//! reads what it has packed; any other refuses it.

use base64::{Engine, engine::general_purpose::STANDARD_NO_PAD};
use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{DeserializeOwned, Error as _},
    ser::Error as _,
};

/// Which sources this code was made of.
const MAKE: &str = env!("ROOKERY_MAKE");

/// Why something is refused that other code has packed.
pub const OTHER: &str = "packed by another make";

pub fn serialize<T: Serialize, S: Serializer>(it: &T, to: S) -> Result<S::Ok, S::Error> {
    let bytes = postcard::to_allocvec(it).map_err(S::Error::custom)?;
    let mut text = String::from(MAKE);
    STANDARD_NO_PAD.encode_string(bytes, &mut text);
    to.serialize_str(&text)
}

pub fn deserialize<'de, T: DeserializeOwned, D: Deserializer<'de>>(from: D) -> Result<T, D::Error> {
    let text = String::deserialize(from)?;
    read(&text).ok_or_else(|| D::Error::custom(OTHER))
}

fn read<T: DeserializeOwned>(text: &str) -> Option<T> {
    let packed = STANDARD_NO_PAD.decode(text.strip_prefix(MAKE)?).ok()?;
    postcard::from_bytes(&packed).ok()
}

/// What a packed game says, as JSON: for people who look at what a browser was sent, and for the
/// tests that look for secrets in it.
#[cfg(feature = "ssr")]
pub fn unpack(text: &str) -> Option<String> {
    let game: Option<crate::games::GamePage> = read(text)?;
    serde_json::to_string(&game).ok()
}

/// What an absent player would answer to the questions of a packed game, as a JSON list of
/// `{"decision", "action"}`: for clients that answer without knowing the rules.
#[cfg(feature = "ssr")]
pub fn answers(text: &str) -> Option<String> {
    let game: Option<crate::games::GamePage> = read(text)?;
    let answers = game.map(|it| it.fallbacks()).unwrap_or_default();
    serde_json::to_string(&answers).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(feature = "ssr")]
    use crate::games::westeros::WesterosPage;

    #[derive(Debug, PartialEq, Serialize, Deserialize)]
    struct Letter {
        #[serde(with = "super")]
        inside: Option<(u8, String)>,
    }

    #[test]
    fn what_is_packed_is_unpacked() {
        let letter = Letter {
            inside: Some((3, "a \"quoted\" word".into())),
        };
        let text = serde_json::to_string(&letter).unwrap();
        assert!(
            text.starts_with(&format!(r#"{{"inside":"{MAKE}"#)),
            "{text}"
        );
        assert_eq!(serde_json::from_str::<Letter>(&text).unwrap(), letter);
    }

    #[cfg(feature = "ssr")]
    #[test]
    fn every_page_of_a_game_is_unpacked_as_it_was() {
        for page in crate::language::complete::pages(11) {
            let mut packed = Vec::new();
            serialize(&page, &mut serde_json::Serializer::new(&mut packed)).unwrap();
            let mut reader = serde_json::Deserializer::from_slice(&packed);
            assert_eq!(deserialize::<WesterosPage, _>(&mut reader).unwrap(), page);
        }
    }

    #[cfg(feature = "ssr")]
    #[test]
    fn a_packed_game_can_be_read_by_people() {
        let page = crate::language::complete::pages(11).swap_remove(0);
        let game = Some(crate::games::GamePage::Westeros(Box::new(page)));
        let mut packed = Vec::new();
        serialize(&game, &mut serde_json::Serializer::new(&mut packed)).unwrap();
        let packed: String = serde_json::from_slice(&packed).unwrap();
        let json = unpack(&packed).unwrap();
        assert_eq!(json, serde_json::to_string(&game).unwrap());
        assert!(json.contains(r#""round":1"#), "{json}");
    }

    #[test]
    fn what_another_make_has_packed_is_refused() {
        let letter = Letter { inside: None };
        let text = serde_json::to_string(&letter).unwrap();
        let other = text.replace(MAKE, "0123456789abcdef");
        assert!(serde_json::from_str::<Letter>(&other).is_err());
        let broken = text.replace(MAKE, &format!("{MAKE}?"));
        assert!(serde_json::from_str::<Letter>(&broken).is_err());
    }
}
