//! The areas that somebody may mean who has typed this much of a name.

use crate::games::westeros::wording::{area_name, areas_by_name};
use westeros::Area;

/// Those in whose names each typed word begins a word, by name; first those that begin with what
/// was typed. All areas where nothing was typed.
pub fn found(typed: &str) -> Vec<Area> {
    let typed = folded(typed);
    let fits = |area: &Area| {
        let name = folded(area_name(*area));
        let begins = |wanted: &str| name.split(' ').any(|it| it.starts_with(wanted));
        typed.split(' ').all(begins)
    };
    let mut found: Vec<Area> = areas_by_name().into_iter().filter(fits).collect();
    // The sort keeps the order of the names.
    found.sort_by_key(|area| {
        let name = folded(area_name(*area));
        !name.trim_start_matches("the ").starts_with(&typed)
    });
    found
}

/// Small letters without accents and apostrophes; words with one space between them.
fn folded(text: &str) -> String {
    let mut plain = String::new();
    for letter in text.chars().flat_map(char::to_lowercase) {
        match letter {
            'à'..='å' => plain.push('a'),
            'è'..='ë' => plain.push('e'),
            'ì'..='ï' => plain.push('i'),
            'ò'..='ö' => plain.push('o'),
            'ù'..='ü' => plain.push('u'),
            'ß' => plain.push_str("ss"),
            '\'' | '\u{2019}' => {}
            it if it.is_alphanumeric() => plain.push(it),
            _ => plain.push(' '),
        }
    }
    let words: Vec<&str> = plain.split_whitespace().collect();
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::{Language, speaking};

    #[test]
    fn the_beginning_of_any_word_finds_an_area() {
        assert_eq!(found("winterf"), [Area::Winterfell, Area::PortOfWinterfell]);
        assert_eq!(found("fell"), [], "not the end of a word");
        assert_eq!(found("port of wi"), [Area::PortOfWinterfell]);
        assert_eq!(found("sea shiv"), [Area::TheShiveringSea]);
        assert_eq!(found(" WIDOW  WATCH "), [Area::WidowsWatch]);
        assert_eq!(found("wintertown"), []);
        assert_eq!(found("").len(), Area::COUNT);
    }

    #[test]
    fn neither_case_nor_accents_nor_apostrophes_matter() {
        assert_eq!(found("KINGS L"), [Area::KingsLanding]);
        assert_eq!(found("king\u{2019}s l"), [Area::KingsLanding]);
        let german = |typed| speaking(Language::German, || found(typed));
        assert_eq!(german("konigsm"), [Area::KingsLanding]);
        assert_eq!(german("Königsm"), [Area::KingsLanding]);
        assert_eq!(german("seestrassen"), [Area::SearoadMarches]);
    }

    #[test]
    fn what_begins_with_it_comes_first() {
        let sea = found("s");
        assert_eq!(sea.first(), Some(&Area::SaltShore));
        let begins = |area: &Area| folded(area_name(*area)).starts_with('s');
        let first = sea.iter().take_while(|it| begins(it)).count();
        assert!(sea[first..].contains(&Area::TheShiveringSea));
        assert_eq!(found("reach"), [Area::TheReach]);
    }
}
