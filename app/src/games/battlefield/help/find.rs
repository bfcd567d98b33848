//! The search in the data, in names and texts of both languages.

use super::{
    Chapter,
    address::within,
    book::{Placed, sections},
    hit::Hit,
    keyword::keyword_text,
    modes::{MODES, anchor},
    tokens::token_text,
};
use crate::{
    Language,
    games::battlefield::{army as names, wording},
    language::speaking,
};
use battlefield::{
    data::{ATTACKERS_CARDS, DEFENDERS_CARDS, Data},
    effect::{Token, Zone},
    reference::FactionRef,
    terrain::Keyword,
};
use std::sync::LazyLock;

const LONGEST_QUESTION: usize = 80;
const MOST_WORDS: usize = 6;
const MOST_HITS: usize = 30;
/// The worth of a name that was typed as it is.
const EXACT: usize = 60;
/// Characters of a text that are shown.
const SHOWN: usize = 160;

/// Something that can be looked up.
struct Entry {
    chapter: Chapter,
    anchor: String,
    name: String,
    text: String,
    /// Other words for it, in small letters without their dots.
    also: Vec<String>,
}

/// The entries that have every word, those with it in their name first. If there are none, the ends of
/// the words are left away.
pub fn find(language: Language, question: &str) -> Vec<Hit> {
    let question: String = question.chars().take(LONGEST_QUESTION).collect();
    let words: Vec<String> = question
        .split_whitespace()
        .map(folded)
        .take(MOST_WORDS)
        .collect();
    if words.is_empty() {
        return Vec::new();
    }
    (0..=3)
        .map(|cut| hits(language, &shortened(&words, cut)))
        .find(|it| !it.is_empty())
        .unwrap_or_default()
}

fn shortened(words: &[String], cut: usize) -> Vec<String> {
    let short = |word: &String| {
        let length = word.chars().count();
        let kept = length.saturating_sub(cut).max(length.min(4));
        word.chars().take(kept).collect()
    };
    words.iter().map(short).collect()
}

fn hits(language: Language, words: &[String]) -> Vec<Hit> {
    let books = Language::ALL.map(entries);
    let shown = entries(language);
    let mut found: Vec<(usize, usize)> = (0..shown.len())
        .filter_map(|at| {
            let worth = books
                .iter()
                .filter_map(|book| worth(&book[at], words))
                .max();
            worth.map(|it| (it, at))
        })
        .collect();
    found.sort_by_key(|(worth, at)| (std::cmp::Reverse(*worth), *at));
    let found = found.into_iter().take(MOST_HITS);
    let hit = |(_, at): (usize, usize)| {
        let it = &shown[at];
        let (chapter, name) = (it.chapter.title(), &it.name);
        let title = if it.anchor.is_empty() {
            chapter
        } else {
            format!("{chapter}: {name}")
        };
        Hit {
            address: within(it.chapter, &it.anchor),
            title,
            text: beginning(&it.text),
        }
    };
    speaking(language, || found.map(hit).collect())
}

/// Returns what this entry is worth as an answer, if it has every word.
fn worth(entry: &Entry, words: &[String]) -> Option<usize> {
    let (name, text) = (folded(&entry.name), folded(&entry.text));
    let phrase = words.join(" ");
    // Whoever types the very name of something looks for nothing else.
    let named = name == phrase || entry.also.contains(&phrase);
    let mut worth = if named { EXACT } else { 0 };
    for word in words {
        let word = word.as_str();
        let also = entry.also.iter().any(|it| it.contains(word));
        worth += match (name.contains(word), also, text.contains(word)) {
            (true, ..) => 10,
            (false, true, _) => 8,
            (false, false, true) => 1,
            (false, false, false) => return None,
        };
    }
    Some(worth)
}

fn beginning(text: &str) -> String {
    if text.chars().count() <= SHOWN {
        return text.to_owned();
    }
    let short: String = text.chars().take(SHOWN).collect();
    let end = short.rfind(' ').unwrap_or(short.len());
    format!("{} …", &short[..end])
}

/// Small letters without their dots.
fn folded(text: &str) -> String {
    let fold = |letter: char| match letter {
        'ä' | 'Ä' => 'a',
        'ö' | 'Ö' => 'o',
        'ü' | 'Ü' => 'u',
        'ß' => 's',
        '’' => '\'',
        other => other.to_lowercase().next().unwrap_or(other),
    };
    text.chars().map(fold).collect()
}

/// All entries, in the same order in every language.
fn entries(language: Language) -> &'static [Entry] {
    static BOOKS: LazyLock<[Vec<Entry>; 2]> =
        LazyLock::new(|| Language::ALL.map(|it| speaking(it, || book(it))));
    &BOOKS[language as usize]
}

fn book(language: Language) -> Vec<Entry> {
    let mut all = rules(language);
    all.extend(troops());
    all.extend(cards_and_abilities());
    all.extend(table());
    all
}

fn entry(chapter: Chapter, anchor: &str, (name, text): (String, String)) -> Entry {
    Entry {
        chapter,
        anchor: anchor.to_owned(),
        name,
        text,
        also: Vec::new(),
    }
}

/// The sections of the rules; the beginning of a chapter has its title.
fn rules(language: Language) -> Vec<Entry> {
    let entry = |(topic, it): &Placed| Entry {
        chapter: Chapter::Rules(*topic),
        anchor: it.anchor.clone(),
        name: if it.title.is_empty() {
            topic.title().to_owned()
        } else {
            it.title.clone()
        },
        text: it.words.clone(),
        also: it.also.iter().map(|it| folded(it)).collect(),
    };
    sections(language).iter().map(entry).collect()
}

/// The names of abilities, for who has them.
fn abilities(ids: &[String]) -> String {
    let names = ids.iter().filter_map(|id| names::ability(id));
    let names: Vec<String> = names.map(|it| it.name).collect();
    names.join(", ")
}

fn troops() -> Vec<Entry> {
    let data = Data::of_this_build();
    let units = data.units.iter().filter_map(|it| {
        let faction = FactionRef::named(&it.faction).filter(|it| !names::is_made_up(&it.id))?;
        let mut has = format!(
            "{}. {}. {}",
            names::kind(it.kind),
            abilities(&it.abilities),
            it.keywords.join(", ")
        );
        let name = names::unit(it);
        // Some know it by its English name.
        if name != it.name {
            has.push_str(" · ");
            has.push_str(&it.name);
        }
        Some(entry(Chapter::Units(faction), &it.id, (name, has)))
    });
    let attachments = data.attachments.iter().map(|it| {
        let told = (names::attachment(it), abilities(&it.abilities));
        entry(Chapter::Attachments, &it.id, told)
    });
    let ncus = data.ncus.iter().map(|it| {
        let told = (names::ncu(it), abilities(&it.abilities));
        entry(Chapter::Ncus, &it.id, told)
    });
    let all = units.chain(attachments).chain(ncus);
    all.filter(|it| !names::is_made_up(&it.anchor)).collect()
}

fn cards_and_abilities() -> Vec<Entry> {
    let data = Data::of_this_build();
    let cards = data.cards.iter().filter_map(|it| {
        let told = names::card(&it.id)?;
        let siege = [ATTACKERS_CARDS, DEFENDERS_CARDS].contains(&it.faction.as_str());
        let chapter = if siege {
            Chapter::Modes
        } else {
            Chapter::Cards
        };
        let bonus = names::card_bonus(it).unwrap_or_default();
        let text = format!("{} {bonus}", told.text);
        Some(entry(chapter, &it.id, (told.name, text)))
    });
    let abilities = data.abilities.iter().filter_map(|it| {
        let told = names::ability(&it.id)?;
        let objective = data.objectives.contains(&it.id);
        let chapter = if objective {
            Chapter::Modes
        } else {
            Chapter::Abilities
        };
        Some(entry(chapter, &it.id, (told.name, told.text)))
    });
    let all = cards.chain(abilities);
    all.filter(|it| !names::is_made_up(&it.anchor)).collect()
}

fn table() -> Vec<Entry> {
    let data = Data::of_this_build();
    let pieces = data.pieces.iter().map(|it| {
        let keywords: Vec<&str> = it.keywords.all().map(wording::keyword).collect();
        entry(
            Chapter::Terrain,
            &it.id,
            (wording::piece(&it.id), keywords.join(", ")),
        )
    });
    let keywords = Keyword::ALL.iter().map(|it| {
        let told = (
            wording::keyword(*it).to_owned(),
            keyword_text(*it).to_owned(),
        );
        entry(Chapter::Terrain, it.word(), told)
    });
    let zones = Zone::ALL.iter().map(|it| {
        let told = (wording::zone(*it).to_owned(), wording::zone_text(*it));
        entry(Chapter::Zones, it.word(), told)
    });
    let tokens = Token::ALL.iter().map(|it| {
        let told = (wording::token(*it).to_owned(), token_text(*it).to_owned());
        entry(Chapter::Abilities, it.word(), told)
    });
    let modes = MODES.iter().map(|it| {
        let told = (wording::mode(it.mode).to_owned(), it.text.here().to_owned());
        entry(Chapter::Modes, anchor(it.mode), told)
    });
    let missions = data.missions.iter();
    let missions = missions.map(|it| entry(Chapter::Modes, &it.id, names::mission(it)));
    let all = pieces.chain(keywords).chain(zones).chain(tokens);
    all.chain(modes).chain(missions).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::battlefield::help::topic::address;

    fn first(language: Language, question: &str) -> String {
        let hits = find(language, question);
        hits.into_iter()
            .next()
            .map_or_else(String::new, |it| it.address)
    }

    #[test]
    fn a_name_comes_first() {
        let found = first(Language::English, "greataxes");
        assert!(found.ends_with("#stark.umber_greataxes"), "{found}");
        assert!(first(Language::English, "sundering").ends_with("#sundering"));
    }

    #[test]
    fn the_words_that_people_use_lead_to_the_rule() {
        let ways = [
            ("firing into melee", "shooting#melee"),
            ("shooting into combat", "shooting#melee"),
            ("charge bonus", "attack#bonuses"),
            ("panic", "morale#panic"),
            ("panic test", "morale#panic"),
            ("morale test", "morale#test"),
            ("line of sight", "sight#sight"),
            ("los", "sight#sight"),
            ("flank", "attack#bonuses"),
            ("rear", "attack#bonuses"),
            ("flank bonus", "attack#bonuses"),
            ("failed charge", "charge#failed"),
            ("disorderly", "charge#disorderly"),
            ("surge forth", "melee#surge"),
            ("fall back", "retreat"),
            ("reroll", "dice#rerolls"),
            ("initiative", "rounds#first"),
            ("free action", "activation#free"),
            ("free turn", "retreat#freed"),
            ("influence", "tactics-board#influence"),
            ("orders", "playing-cards#orders"),
            ("reserve", "five-modes#clash"),
            ("mulligan", "playing-cards#hand"),
            ("neutral", "army#neutral"),
            ("sturmbonus", "attack#bonuses"),
            ("panik", "morale#panic"),
            ("sichtlinie", "sight#sight"),
            ("in den nahkampf schießen", "shooting#melee"),
            ("angriffsbonus", "attack#bonuses"),
        ];
        for (question, place) in ways {
            for language in Language::ALL {
                let found = first(language, question);
                assert_eq!(found, address(place), "{question}");
            }
        }
    }

    #[test]
    fn either_language_finds_it_and_the_page_answers_in_its_own() {
        let german = find(Language::English, "wald");
        assert!(
            german.iter().any(|it| it.title == "Terrain: Forest"),
            "{german:?}"
        );
        let english = find(Language::German, "forest");
        assert!(
            english.iter().any(|it| it.title == "Gelände: Wald"),
            "{english:?}"
        );
    }

    #[test]
    fn all_words_must_be_there_and_ends_may_differ() {
        assert!(find(Language::English, "unicorn").is_empty());
        assert!(find(Language::English, " ").is_empty());
        assert!(first(Language::English, "forests").ends_with("#forest"));
    }

    #[test]
    fn both_languages_have_the_same_entries_and_none_twice() {
        let places = |language| -> Vec<String> {
            let all = entries(language).iter();
            all.map(|it| within(it.chapter, &it.anchor)).collect()
        };
        let english = places(Language::English);
        assert_eq!(english, places(Language::German));
        let once: std::collections::BTreeSet<&String> = english.iter().collect();
        assert_eq!(once.len(), english.len());
        assert!(english.len() > 100, "{}", english.len());
    }
}
