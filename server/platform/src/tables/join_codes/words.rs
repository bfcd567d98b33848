//! The words of the codes: short English ones that nobody mistakes for each other.

use std::sync::LazyLock;

use crate::random;

/// In the order of the alphabet.
static WORDS: LazyLock<Vec<&str>> = LazyLock::new(|| include_str!("words.txt").lines().collect());
/// The number of words in a code.
const LENGTH: usize = 3;
/// No code is longer, with an address before it.
const MAX_TYPED: usize = 200;

/// Returns a code that nobody can foresee: each byte is one of 256 words.
pub fn draw() -> String {
    random::bytes::<LENGTH>()
        .map(|it| WORDS[usize::from(it)])
        .join(" ")
}

/// Returns the code that somebody has typed, whatever stands between its words; nothing for other
/// words than ours.
pub fn read(typed: &str) -> Option<String> {
    if typed.len() > MAX_TYPED {
        return None;
    }
    let typed = typed.to_ascii_lowercase();
    let words = typed.split(|it: char| !it.is_alphabetic());
    let words: Vec<&str> = words.filter(|it| !it.is_empty()).collect();
    let ours = words.iter().all(|it| WORDS.binary_search(it).is_ok());
    (ours && words.len() == LENGTH).then(|| words.join(" "))
}

/// Returns true for three words with hyphens between them that are ours, but for a slip in one: no other address
/// looks like that.
pub fn are_words(address: &str) -> bool {
    let address = address.to_ascii_lowercase();
    let words: Vec<&str> = address.split('-').collect();
    let ours = words.iter().filter(|it| WORDS.binary_search(it).is_ok());
    words.len() == LENGTH && !address.contains('/') && ours.count() + 1 >= LENGTH
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_byte_is_a_word() {
        assert_eq!(WORDS.len(), 256);
        assert!(WORDS.is_sorted_by(|a, b| a < b), "sorted, and none twice");
        for word in &*WORDS {
            assert!((3..=7).contains(&word.len()), "{word}");
            assert!(word.bytes().all(|it| it.is_ascii_lowercase()), "{word}");
        }
    }

    #[test]
    fn no_slip_makes_another_word() {
        for (at, one) in WORDS.iter().enumerate() {
            for other in &WORDS[at + 1..] {
                assert!(!is_a_slip(one, other), "{one} and {other}");
            }
        }
    }

    /// Returns true where one letter more, less or other makes the second word of the first.
    fn is_a_slip(one: &str, other: &str) -> bool {
        let (short, long) = if one.len() <= other.len() {
            (one.as_bytes(), other.as_bytes())
        } else {
            (other.as_bytes(), one.as_bytes())
        };
        let same = short.iter().zip(long).take_while(|(a, b)| a == b).count();
        match long.len() - short.len() {
            0 => short.get(same + 1..) == long.get(same + 1..),
            1 => short[same..] == long[same + 1..],
            _ => false,
        }
    }

    #[test]
    fn a_slip_is_known_as_one() {
        assert!(is_a_slip("oak", "oar") && is_a_slip("oak", "soak") && is_a_slip("oaks", "oak"));
        assert!(
            !is_a_slip("oak", "elm") && !is_a_slip("oak", "croak") && !is_a_slip("oak", "oral")
        );
    }

    #[test]
    fn a_code_is_read_however_it_is_typed() {
        let same = [
            "raven oak seven",
            "  Raven  OAK   seven. ",
            "raven-oak-seven",
            "RAVEN.OAK.SEVEN",
            "raven · oak · seven",
            "raven, oak, seven!",
            "„Raven Oak Seven“",
        ];
        for typed in same {
            assert_eq!(read(typed).as_deref(), Some("raven oak seven"), "{typed}");
        }
        let long = format!("raven oak seven{}", " ".repeat(MAX_TYPED));
        for typed in [
            "",
            "raven oak",
            "raven oak seven ten",
            "rabe eiche sieben",
            &long,
        ] {
            assert_eq!(read(typed), None, "{typed}");
        }
        assert_eq!(read("räven oak seven"), None);
    }

    #[test]
    fn an_address_of_three_words_is_told_from_others() {
        for address in [
            "raven-oak-seven",
            "Raven-OAK-seven",
            "raven-oka-seven",
            "raven-oak-",
        ] {
            assert!(are_words(address), "{address}");
        }
        for address in [
            "",
            "no-such-page",
            "raven-oak",
            "raven-oka-sevn",
            "raven-oak-seven-ten",
            "raven-oak-seven/x",
            "raven.oak.seven",
        ] {
            assert!(!are_words(address), "{address}");
        }
    }

    #[test]
    fn a_drawn_code_can_be_typed() {
        let drawn = draw();
        assert_eq!(read(&drawn), Some(drawn));
    }
}
