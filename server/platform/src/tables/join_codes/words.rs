//! The words of the codes: short ones that nobody mistakes for each other, in English, as they are kept, and in
//! German.

use std::sync::LazyLock;

use crate::random;

/// In the order of the alphabet.
static WORDS: LazyLock<Vec<&str>> = LazyLock::new(|| include_str!("words.txt").lines().collect());
/// The same: each is another name of the English word with its number.
static GERMAN: LazyLock<Vec<&str>> = LazyLock::new(|| include_str!("german.txt").lines().collect());
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

/// Returns the code in German words.
pub fn in_german(code: &str) -> String {
    let german = |word| Some(GERMAN[WORDS.binary_search(&word).ok()?]);
    let words = code.split(' ').map(|it| german(it).unwrap_or(it));
    words.collect::<Vec<_>>().join(" ")
}

/// Returns the English word with the number of this one, of whichever language.
fn ours(word: &str) -> Option<&'static str> {
    let at = WORDS
        .binary_search(&word)
        .or_else(|_| GERMAN.binary_search(&word));
    Some(WORDS[at.ok()?])
}

/// Returns the code that somebody has typed in either language, whatever stands between its words; nothing for
/// other words than ours.
pub fn read(typed: &str) -> Option<String> {
    if typed.len() > MAX_TYPED {
        return None;
    }
    let typed = typed.to_ascii_lowercase();
    let words = typed.split(|it: char| !it.is_alphabetic());
    let words: Option<Vec<&str>> = words.filter(|it| !it.is_empty()).map(ours).collect();
    let words = words.filter(|it| it.len() == LENGTH)?;
    Some(words.join(" "))
}

/// Returns true for three words with hyphens between them that are ours, but for a slip in one: no other address
/// looks like that.
pub fn are_words(address: &str) -> bool {
    let address = address.to_ascii_lowercase();
    let words: Vec<&str> = address.split('-').collect();
    let known = words.iter().filter(|it| ours(it).is_some());
    words.len() == LENGTH && !address.contains('/') && known.count() + 1 >= LENGTH
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_byte_is_a_word() {
        for words in [&*WORDS, &*GERMAN] {
            assert_eq!(words.len(), 256);
            assert!(words.is_sorted_by(|a, b| a < b), "sorted, and none twice");
            for word in words {
                assert!((3..=7).contains(&word.len()), "{word}");
                assert!(word.bytes().all(|it| it.is_ascii_lowercase()), "{word}");
            }
        }
    }

    #[test]
    fn no_slip_makes_another_word() {
        // Nor does one language make a word of the other, which would have another number.
        let all = [&**WORDS, &**GERMAN].concat();
        for (at, one) in all.iter().enumerate() {
            for other in &all[at + 1..] {
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
            "rabe eiche acht",
            &long,
        ] {
            assert_eq!(read(typed), None, "{typed}");
        }
        assert_eq!(read("räven oak seven"), None);
    }

    #[test]
    fn a_code_has_a_german_name() {
        let code = read("Rabe · Eiche · Sieben").expect("these are words of ours");
        assert_eq!(in_german(&code), "rabe eiche sieben");
        assert_eq!(read(&code).as_deref(), Some(&*code));
        let english: Vec<&str> = code.split(' ').collect();
        let mixed = [english[0], "eiche", english[2]].join("-");
        assert_eq!(read(&mixed), Some(code), "each word has its number");
        for (english, german) in WORDS.iter().zip(&*GERMAN) {
            assert_eq!(ours(german), Some(*english));
        }
    }

    #[test]
    fn an_address_of_three_words_is_told_from_others() {
        for address in [
            "raven-oak-seven",
            "Raven-OAK-seven",
            "raven-oka-seven",
            "raven-oak-",
            "rabe-eiche-sieben",
            "Rabe-Aiche-sieben",
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
        assert_eq!(read(&in_german(&drawn)).as_ref(), Some(&drawn));
        assert_eq!(read(&drawn), Some(drawn));
    }
}
