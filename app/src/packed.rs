//! A field that travels as one text of JSON inside of the JSON around it.
//!
//! Pages arrive by three ways (in the HTML, as an answer, by the stream), and each would bring a
//! reader of its own for every type of the game into the browser's module: packed, there is one.

use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{DeserializeOwned, Error as _},
    ser::Error as _,
};

pub fn serialize<T: Serialize, S: Serializer>(it: &T, to: S) -> Result<S::Ok, S::Error> {
    to.serialize_str(&serde_json::to_string(it).map_err(S::Error::custom)?)
}

pub fn deserialize<'de, T: DeserializeOwned, D: Deserializer<'de>>(from: D) -> Result<T, D::Error> {
    let text = String::deserialize(from)?;
    serde_json::from_str(&text).map_err(D::Error::custom)
}

#[cfg(test)]
mod tests {
    use serde::{Deserialize, Serialize};

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
        assert!(text.starts_with(r#"{"inside":""#), "{text}");
        assert_eq!(serde_json::from_str::<Letter>(&text).unwrap(), letter);
        assert!(serde_json::from_str::<Letter>(r#"{"inside":"[3"}"#).is_err());
    }
}
