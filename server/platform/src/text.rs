//! Texts that people type and other people read.

use sea_orm::sea_query::LikeExpr;

use crate::{Error, Field, Problem};

/// Trimmed, with single spaces inside.
pub fn tidy(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Checks that the length in characters lies within the bounds, and tells how if it does not.
pub fn check_length(field: Field, text: &str, least: usize, most: usize) -> Result<(), Error> {
    // A character has at most four bytes: nothing longer needs to be counted.
    let length = if text.len() > 4 * most {
        most + 1
    } else {
        text.chars().count()
    };
    if length < least {
        Err(invalid(field, Problem::TooShort))
    } else if length > most {
        Err(invalid(field, Problem::TooLong))
    } else {
        Ok(())
    }
}

/// Returns what a text is like that holds this one.
pub fn part(text: &str) -> LikeExpr {
    let mut pattern = String::from("%");
    for it in text.chars() {
        if matches!(it, '%' | '_' | '\\') {
            pattern.push('\\');
        }
        pattern.push(it);
    }
    pattern.push('%');
    LikeExpr::new(pattern).escape('\\')
}

/// Control characters, and those that show nothing or turn the text around or are no characters.
pub fn is_invisible(it: char) -> bool {
    it.is_control()
        || matches!(it,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
            | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{fffe}'..='\u{ffff}'
            | '\u{e0000}'..='\u{e0fff}')
}

pub fn invalid(field: Field, problem: Problem) -> Error {
    Error::Invalid { field, problem }
}

#[cfg(test)]
mod tests {
    use super::is_invisible;

    #[test]
    fn what_shows_nothing_is_told_from_what_does() {
        for it in [
            '\n', '\u{ad}', '\u{200b}', '\u{202e}', '\u{fffe}', '\u{ffff}',
        ] {
            assert!(is_invisible(it), "{it:?}");
        }
        for it in ['a', ' ', 'Д', '\u{fffd}', '\u{10000}'] {
            assert!(!is_invisible(it), "{it:?}");
        }
    }
}
