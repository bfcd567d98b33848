//! Areas that stand in German sentences without the article they need.

use super::german::{Place, german};
use westeros::Area;

/// The words that an area's name may follow.
const ARTICLES: &[&str] = &[
    "am ", "ans ", "beim ", "das ", "dem ", "den ", "der ", "die ", "im ", "ins ", "vom ",
];

/// Returns the area's name that stands in the sentence as it does on the map.
pub fn bare_in(sentence: &str) -> Option<&'static str> {
    let needy = Area::ALL.into_iter().map(german);
    let mut names = needy.filter(|it| it.has_article()).flat_map(Place::cases);
    names.find(|name| {
        let mut places = sentence.match_indices(name);
        places.any(|(at, _)| is_bare(&sentence[..at], &sentence[at + name.len()..]))
    })
}

fn is_bare(before: &str, after: &str) -> bool {
    // "Flints Finger" is a town, "Weiter" no area.
    let part = before.ends_with("Flints ")
        || before.ends_with(char::is_alphabetic)
        || after.starts_with(char::is_alphabetic);
    let before = before.trim_end_matches('[').to_lowercase();
    !part && !ARTICLES.iter().any(|it| before.ends_with(it))
}

#[test]
fn a_bare_name_is_found() {
    assert_eq!(bare_in("Kampf um Königswald"), Some("Königswald"));
    assert_eq!(
        bare_in("Stark hält Westliches Sommermeer."),
        Some("Westliches Sommermeer")
    );
    for fine in [
        "Kampf um den Königswald",
        "1 Schiff im Hafen von Winterfell; weiter nach Flints Finger",
        "Stark marschiert aus der [Weite] ins [Westliche Sommermeer].",
    ] {
        assert_eq!(bare_in(fine), None, "{fine}");
    }
}
