//! The pieces of a line: words, places of the game in brackets, and moments by their number.

/// A piece of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    Words(String),
    /// A place as the author wrote it, and what the game calls it.
    Place(String, u32),
    /// A revision of the table.
    Revision(i64),
}

/// The longest name of a place that is looked up, in bytes.
const LONGEST: usize = 60;

/// Takes a line apart: `[Winterfell]` is a place if the game knows it, `#12` a moment if the table
/// has got as far. Everything else stays as it is.
pub fn pieces(text: &str, place: impl Fn(&str) -> Option<u32>, last: i64) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let mut words = String::new();
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let found = match first {
            '[' => bracketed(rest, &place),
            '#' if !words.ends_with(|it: char| it.is_alphanumeric() || it == '#' || it == '&') => {
                numbered(rest, last)
            }
            _ => None,
        };
        if let Some((piece, length)) = found {
            if !words.is_empty() {
                pieces.push(Piece::Words(std::mem::take(&mut words)));
            }
            pieces.push(piece);
            rest = &rest[length..];
        } else {
            words.push(first);
            rest = &rest[first.len_utf8()..];
        }
    }
    if !words.is_empty() {
        pieces.push(Piece::Words(words));
    }
    pieces
}

fn bracketed(text: &str, place: impl Fn(&str) -> Option<u32>) -> Option<(Piece, usize)> {
    let end = text.find(']').filter(|it| *it <= LONGEST)?;
    let name = text[1..end].trim();
    Some((Piece::Place(name.to_owned(), place(name)?), end + 1))
}

fn numbered(text: &str, last: i64) -> Option<(Piece, usize)> {
    let digits = text[1..].chars().take_while(char::is_ascii_digit).count();
    let after = text[1 + digits..].chars().next();
    if digits == 0 || text[1..].starts_with('0') || after.is_some_and(char::is_alphanumeric) {
        return None;
    }
    let number: i64 = text[1..=digits].parse().ok()?;
    (number <= last).then_some((Piece::Revision(number), 1 + digits))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Vec<Piece> {
        let place = |name: &str| (name.to_lowercase() == "winterfell").then_some(7);
        pieces(text, place, 99)
    }

    fn words(text: &str) -> Piece {
        Piece::Words(text.into())
    }

    #[test]
    fn a_place_in_brackets_is_a_link() {
        let place = |name: &str| Piece::Place(name.into(), 7);
        assert_eq!(
            read("to [Winterfell], [ winterfell ]!"),
            [
                words("to "),
                place("Winterfell"),
                words(", "),
                place("winterfell"),
                words("!")
            ]
        );
        for plain in [
            "[Wintertown]",
            "[",
            "[]",
            "]Winterfell[",
            "[a [b",
            "[ä",
            "<b>[x]</b>",
        ] {
            assert_eq!(read(plain), [words(plain)]);
        }
        assert_eq!(read("[[Winterfell]]")[1], place("Winterfell"));
        assert!(read("").is_empty());
    }

    #[test]
    fn a_number_is_a_moment_that_the_table_has() {
        assert_eq!(
            read("#12 and #99."),
            [
                Piece::Revision(12),
                words(" and "),
                Piece::Revision(99),
                words(".")
            ]
        );
        for plain in [
            "#100",
            "#0",
            "a#1",
            "##1",
            "#1a",
            "#",
            "&#39;",
            "#99999999999999999999",
        ] {
            assert_eq!(read(plain), [words(plain)], "{plain}");
        }
    }
}
