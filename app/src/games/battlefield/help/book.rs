//! The rules as sections, made once from their texts.

use super::{Topic, text::text, topic::address};
use crate::{
    Language,
    rulebook::{Section, divide},
};
use std::sync::LazyLock;

/// A section and its chapter.
pub type Placed = (Topic, Section);

/// Returns the sections of all chapters, in order.
pub fn sections(language: Language) -> &'static [Placed] {
    static BOOKS: LazyLock<[Vec<Placed>; 2]> = LazyLock::new(|| Language::ALL.map(book));
    &BOOKS[language as usize]
}

pub fn chapter(language: Language, topic: Topic) -> impl Iterator<Item = &'static Section> {
    let all = sections(language).iter();
    all.filter(move |it| it.0 == topic).map(|it| &it.1)
}

fn book(language: Language) -> Vec<Placed> {
    let chapters = Topic::ALL.into_iter();
    chapters
        .flat_map(|topic| {
            let parts = divide(text(topic, language), address);
            parts.into_iter().map(move |it| (topic, it))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::battlefield::help::Chapter;

    #[test]
    fn both_languages_have_the_same_sections() {
        let anchors = |language| {
            let all = sections(language).iter();
            all.map(|(topic, it)| (topic.slug(), it.anchor.as_str()))
                .collect::<Vec<_>>()
        };
        assert_eq!(anchors(Language::English), anchors(Language::German));
        for (topic, it) in Language::ALL.into_iter().flat_map(sections) {
            assert_eq!(
                it.title.is_empty(),
                it.anchor.is_empty(),
                "{topic:?} {it:?}"
            );
            assert!(it.words.len() > 8, "{topic:?} {it:?}");
            assert!(!it.html.contains("<!--"), "{topic:?} {it:?}");
            let same = chapter(Language::English, *topic);
            assert_eq!(same.filter(|other| other.anchor == it.anchor).count(), 1);
        }
    }

    #[test]
    fn every_link_leads_somewhere() {
        let all = Language::ALL.into_iter().flat_map(sections);
        let links = all.flat_map(|(_, it)| it.html.split("href=\"").skip(1));
        for link in links {
            let address = link.split('"').next().unwrap();
            let (page, anchor) = address.split_once('#').unwrap_or((address, ""));
            let slug = page.strip_prefix("/help/").unwrap();
            let slug = slug.strip_suffix("?game=battlefield").unwrap();
            match Topic::from_slug(slug) {
                Some(topic) => assert!(
                    chapter(Language::German, topic).any(|it| it.anchor == anchor),
                    "{address}"
                ),
                None => assert!(Chapter::from_slug(slug).is_some(), "{address}"),
            }
        }
    }
}
