//! What an account may be called.

use crate::text::{check_length, invalid, is_invisible, tidy};
use crate::{Error, Field, Problem};

/// A name that passed the rules.
#[derive(Debug, PartialEq, Eq)]
pub struct Name {
    /// As it is shown.
    pub shown: String,
    /// As it is compared: names that differ in case only are the same.
    pub key: String,
}

impl Name {
    pub fn parse(text: &str) -> Result<Self, Error> {
        let shown = tidy(text);
        check_length(Field::Name, &shown, 3, 24)?;
        let fits = |it: char| {
            (it.is_alphanumeric() || matches!(it, ' ' | '-' | '_' | '.' | '\''))
                && !is_invisible(it)
        };
        if !shown.chars().all(fits) {
            return Err(invalid(Field::Name, Problem::BadCharacters));
        }
        let key = shown.to_lowercase();
        Ok(Self { shown, key })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str) -> String {
        Name::parse(text).unwrap().shown
    }

    fn problem(text: &str) -> Problem {
        match Name::parse(text) {
            Err(Error::Invalid {
                field: Field::Name,
                problem,
            }) => problem,
            other => panic!("{text:?} gave {other:?}"),
        }
    }

    #[test]
    fn names_are_tidied() {
        assert_eq!(shown("  Ann\t of  Tarth "), "Ann of Tarth");
        assert_eq!(shown("Ægir-1 O'Neil_x."), "Ægir-1 O'Neil_x.");
        assert_eq!(
            Name::parse("ÄNN").unwrap().key,
            Name::parse("änn").unwrap().key
        );
    }

    #[test]
    fn names_have_3_to_24_visible_characters() {
        assert_eq!(problem("  ab "), Problem::TooShort);
        assert_eq!(problem(&"x".repeat(25)), Problem::TooLong);
        assert_eq!(problem(&"x".repeat(1 << 20)), Problem::TooLong);
        assert_eq!(shown(&"ß".repeat(24)).chars().count(), 24);
        for wrong in [
            "a\u{200b}nn",
            "\u{3164}\u{3164}\u{3164}",
            "<b>x",
            "a\0bc",
            "a\u{202e}bc",
        ] {
            assert_eq!(problem(wrong), Problem::BadCharacters, "{wrong:?}");
        }
    }
}
