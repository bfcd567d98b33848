//! Searching the rules.

use super::{
    book::{Section, sections},
    hit::{Hit, Piece},
};
use crate::Language;

const LONGEST_QUESTION: usize = 80;
const MOST_WORDS: usize = 6;
const MOST_HITS: usize = 20;
/// Characters of a section that are shown around what was found.
const BEFORE: usize = 60;
const AFTER: usize = 140;

/// The sections that have every word, those with a word in their title first. If there are none,
/// the ends of the words are left away, so that "raiding" finds the raids.
pub fn find(language: Language, question: &str) -> Vec<Hit> {
    let words: Vec<Vec<char>> = question
        .chars()
        .take(LONGEST_QUESTION)
        .collect::<String>()
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

fn shortened(words: &[Vec<char>], cut: usize) -> Vec<Vec<char>> {
    let short = |word: &Vec<char>| {
        word[..(word.len() - cut.min(word.len())).max(word.len().min(4))].to_vec()
    };
    words.iter().map(short).collect()
}

fn hits(language: Language, words: &[Vec<char>]) -> Vec<Hit> {
    let mut found: Vec<(usize, Hit)> = sections(language)
        .iter()
        .filter_map(|section| hit(section, words))
        .collect();
    found.sort_by_key(|(worth, _)| std::cmp::Reverse(*worth));
    let hits = found.into_iter().map(|(_, hit)| hit);
    hits.take(MOST_HITS).collect()
}

/// Returns what this section is worth as an answer, if it is one.
fn hit(section: &Section, words: &[Vec<char>]) -> Option<(usize, Hit)> {
    let chapter = section.chapter.title();
    let text: Vec<char> = section.words.chars().collect();
    let folded_text = folded(&section.words);
    let (in_chapter, in_title) = (folded(chapter), folded(&section.title));
    let mut worth = 0;
    for word in words {
        let times = count(&folded_text, word).min(5);
        let title = 20 * count(&in_title, word).min(1);
        // The beginning of a chapter stands for the whole.
        let whole = if section.anchor.is_empty() { 40 } else { 10 };
        let chapter = whole * count(&in_chapter, word).min(1);
        let all = times + title + chapter;
        if all == 0 {
            return None;
        }
        worth += all;
    }
    let hit = Hit {
        chapter: section.chapter.slug().to_owned(),
        anchor: section.anchor.clone(),
        title: section.title.clone(),
        excerpt: excerpt(&text, &folded_text, words),
    };
    Some((worth, hit))
}

fn count(text: &[char], word: &[char]) -> usize {
    text.windows(word.len()).filter(|it| *it == word).count()
}

/// The place where the first word stands, cut out, with every word marked.
fn excerpt(text: &[char], folded: &[char], words: &[Vec<char>]) -> Vec<Piece> {
    let marked = |at: usize| {
        let here = |word: &&Vec<char>| folded[at..].starts_with(word);
        words.iter().filter(here).map(Vec::len).max()
    };
    let first = (0..text.len()).find(|&at| marked(at).is_some());
    let first = first.unwrap_or_default();
    let start = word_begins(text, first.saturating_sub(BEFORE));
    let end = word_begins(text, (first + AFTER).min(text.len()));
    let mut pieces = Vec::new();
    let mut plain = if start > 0 {
        "… ".to_owned()
    } else {
        String::new()
    };
    let mut at = start;
    while at < end {
        if let Some(length) = marked(at) {
            let upto = (at + length).min(end);
            pieces.push(Piece::plain(std::mem::take(&mut plain)));
            pieces.push(Piece::found(text[at..upto].iter().collect()));
            at = upto;
        } else {
            plain.push(text[at]);
            at += 1;
        }
    }
    if end < text.len() {
        plain.push('…');
    }
    pieces.push(Piece::plain(plain));
    pieces.retain(|it| !it.text.is_empty());
    pieces
}

/// The beginning of the word at this place, or the end of the text.
fn word_begins(text: &[char], at: usize) -> usize {
    if at == text.len() {
        return at;
    }
    let space = text[..at].iter().rposition(|it| *it == ' ');
    space.map_or(0, |space| space + 1)
}

/// Small letters without their dots, one for one.
fn folded(text: &str) -> Vec<char> {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::speaking;

    fn first(language: Language, question: &str) -> (String, String) {
        let hits = speaking(language, || find(language, question));
        let hit = hits.into_iter().next().unwrap();
        (hit.chapter, hit.anchor)
    }

    #[test]
    fn a_title_comes_first() {
        let found = |language, question| first(language, question).0;
        assert_eq!(found(Language::English, "supply"), "supply");
        assert_eq!(found(Language::English, "ports"), "ports");
        assert_eq!(found(Language::German, "überfall"), "raids");
        assert_eq!(found(Language::German, "UBERFALL"), "raids");
        assert_eq!(found(Language::German, "häfen"), "ports");
    }

    #[test]
    fn all_words_must_be_there() {
        let port = first(Language::English, "consolidate port enemy ships");
        assert_eq!(port.0, "ports");
        assert!(find(Language::English, "unicorn").is_empty());
        assert!(find(Language::English, "  ").is_empty());
    }

    #[test]
    fn ends_of_words_may_differ() {
        assert_eq!(first(Language::English, "retreating").0, "retreat");
    }

    #[test]
    fn what_was_found_is_marked() {
        let hits = find(Language::English, "pillage");
        let marked = |it: &&Piece| it.found && it.text.eq_ignore_ascii_case("pillage");
        assert!(
            hits.iter()
                .any(|hit| hit.chapter == "raids" && hit.anchor == "pillage")
        );
        let text = find(Language::English, "siege engine castle");
        assert!(text.iter().all(|hit| hit.excerpt.iter().any(|it| it.found)));
        assert_eq!(
            hits.iter()
                .flat_map(|it| &it.excerpt)
                .filter(marked)
                .count(),
            0
        );
    }

    #[test]
    fn a_long_question_is_cut_and_breaks_nothing() {
        let endless = "ä".repeat(100_000);
        assert!(find(Language::German, &endless).is_empty());
        let _ = find(Language::English, "a");
        let _ = find(Language::English, "<script> ' %");
    }
}
