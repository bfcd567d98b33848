//! The chapters as sections, made once from their texts.

use super::{Chapter, text::text};
use crate::{Language, rulebook};
use std::sync::LazyLock;

/// A part of a chapter; the first one of each has neither anchor nor title.
#[derive(Debug)]
pub struct Section {
    pub chapter: Chapter,
    pub anchor: String,
    pub title: String,
    pub html: String,
    /// Without any signs, to be searched.
    pub words: String,
}

/// The sections of all chapters, in order.
pub fn sections(language: Language) -> &'static [Section] {
    static BOOKS: LazyLock<[Vec<Section>; 2]> = LazyLock::new(|| Language::ALL.map(book));
    &BOOKS[language as usize]
}

pub fn chapter(language: Language, chapter: Chapter) -> impl Iterator<Item = &'static Section> {
    sections(language)
        .iter()
        .filter(move |it| it.chapter == chapter)
}

fn book(language: Language) -> Vec<Section> {
    let chapters = Chapter::ALL.into_iter();
    chapters
        .flat_map(|chapter| divide(chapter, text(chapter, language)))
        .collect()
}

/// Links name a chapter, and a section of it where needed: `combat#support`.
fn divide(chapter: Chapter, text: &str) -> Vec<Section> {
    let parts = rulebook::divide(text, |it| format!("/help/{it}"));
    let section = |it: rulebook::Section| Section {
        chapter,
        anchor: it.anchor,
        title: it.title,
        html: it.html,
        words: it.words,
    };
    parts.into_iter().map(section).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_languages_have_the_same_sections() {
        let anchors = |language| {
            let all = sections(language).iter();
            all.map(|it| (it.chapter, it.anchor.as_str()))
                .collect::<Vec<_>>()
        };
        assert_eq!(anchors(Language::English), anchors(Language::German));
        for section in Language::ALL.into_iter().flat_map(sections) {
            let Section { title, anchor, .. } = section;
            assert_eq!(title.is_empty(), anchor.is_empty(), "{section:?}");
            assert!(section.words.len() > 8, "{section:?}");
        }
    }

    #[test]
    fn every_link_leads_somewhere() {
        for language in Language::ALL {
            for section in sections(language) {
                for link in section.html.split("href=\"").skip(1) {
                    let address = link.split('"').next().unwrap();
                    let (slug, anchor) = address.split_once('#').unwrap_or((address, ""));
                    let slug = slug.strip_prefix("/help/").unwrap();
                    let there = Chapter::from_slug(slug)
                        .is_some_and(|it| chapter(language, it).any(|it| it.anchor == anchor));
                    assert!(there, "{address} in {section:?}");
                }
            }
        }
    }

    #[test]
    fn no_two_sections_share_an_anchor() {
        for section in sections(Language::English) {
            let same = chapter(Language::English, section.chapter);
            let count = same.filter(|it| it.anchor == section.anchor).count();
            assert_eq!(count, 1, "{section:?}");
        }
    }
}
