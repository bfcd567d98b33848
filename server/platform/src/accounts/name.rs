//! The name of an account.

use unicode_security::{GeneralSecurityProfile, MixedScript};

use super::confusable::{is_separator, reserved};
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
    /// As somebody types it who looks for it, or comes in by it: names of other times go, too.
    pub fn parse(text: &str) -> Result<Self, Error> {
        let shown = tidy(text);
        check_length(Field::Name, &shown, 2, 24)?;
        let fits = |it: char| (it.is_alphanumeric() || is_separator(it)) && !is_invisible(it);
        if !shown.chars().all(fits) {
            return Err(invalid(Field::Name, Problem::BadCharacters));
        }
        let key = shown.to_lowercase();
        Ok(Self { shown, key })
    }

    /// As somebody takes it on: in letters of one script that are in use today, and nothing that
    /// this site says of itself or of nobody.
    pub fn chosen(text: &str) -> Result<Self, Error> {
        let name = Self::parse(text)?;
        let letters: String = name.shown.chars().filter(|it| !is_separator(*it)).collect();
        if letters.is_empty()
            || !letters
                .chars()
                .all(GeneralSecurityProfile::identifier_allowed)
        {
            return Err(invalid(Field::Name, Problem::BadCharacters));
        }
        if !letters.as_str().is_single_script() {
            return Err(invalid(Field::Name, Problem::Mixed));
        }
        if reserved(&name.shown) {
            return Err(invalid(Field::Name, Problem::Reserved));
        }
        Ok(name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(text: &str) -> String {
        Name::parse(text).unwrap().shown
    }

    fn problem(text: &str) -> Problem {
        match Name::chosen(text) {
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
    fn names_have_2_to_24_visible_characters() {
        assert_eq!(problem("  a "), Problem::TooShort);
        assert_eq!(shown("  Al "), "Al");
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

    #[test]
    fn the_letters_of_a_name_are_of_one_script() {
        for mixed in ["\u{410}nn", "Bοb", "Jo\u{43d}n"] {
            assert_eq!(problem(mixed), Problem::Mixed, "{mixed:?}");
        }
        for odd in ["𝐀𝐧𝐧", "Ａｎｎ", "---", "Ann²"] {
            assert_eq!(problem(odd), Problem::BadCharacters, "{odd:?}");
        }
        for fine in ["Анна", "Ελένη", "田中さん", "김민수", "Jörg 2", "Þóra"] {
            assert!(Name::chosen(fine).is_ok(), "{fine}");
        }
    }

    #[test]
    fn who_has_a_name_of_other_times_still_comes_in_by_it() {
        for old in ["\u{410}nn", "𝐀𝐧𝐧", "Guest 12", "Moderator"] {
            assert!(Name::parse(old).is_ok(), "{old:?}");
        }
    }
}
