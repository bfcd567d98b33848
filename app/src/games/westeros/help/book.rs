//! The chapters as sections, made once from their texts.

use super::{Chapter, text::text};
use crate::Language;
use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd, html::push_html};
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

fn divide(chapter: Chapter, text: &str) -> Vec<Section> {
    let options = Options::ENABLE_TABLES | Options::ENABLE_HEADING_ATTRIBUTES;
    let mut sections = Vec::new();
    let mut part = Part::default();
    let mut in_title = false;
    for event in Parser::new_ext(text, options) {
        match event {
            Event::Start(Tag::Heading {
                level: HeadingLevel::H2,
                id,
                ..
            }) => {
                sections.push(part.close(chapter));
                part.anchor = id.map(|it| it.to_string()).unwrap_or_default();
                in_title = true;
            }
            Event::End(TagEnd::Heading(_)) => in_title = false,
            Event::Text(words) if in_title => part.title.push_str(&words),
            other => part.events.push(addressed(other)),
        }
    }
    sections.push(part.close(chapter));
    sections
}

#[derive(Default)]
struct Part<'a> {
    anchor: String,
    title: String,
    events: Vec<Event<'a>>,
}

impl Part<'_> {
    fn close(&mut self, chapter: Chapter) -> Section {
        let Self {
            anchor,
            title,
            events,
        } = std::mem::take(self);
        let words = words(&events);
        let mut html = String::new();
        push_html(&mut html, events.into_iter());
        Section {
            chapter,
            anchor,
            title,
            html,
            words,
        }
    }
}

/// Links name a chapter, and a section of it where needed: `combat#support`.
fn addressed(event: Event<'_>) -> Event<'_> {
    match event {
        Event::Start(Tag::Link {
            link_type,
            dest_url,
            title,
            id,
        }) => Event::Start(Tag::Link {
            link_type,
            dest_url: CowStr::from(format!("/help/{dest_url}")),
            title,
            id,
        }),
        other => other,
    }
}

fn words(events: &[Event<'_>]) -> String {
    let mut words = String::new();
    for event in events {
        match event {
            Event::Text(it) | Event::Code(it) => words.push_str(it),
            Event::SoftBreak | Event::HardBreak => words.push(' '),
            Event::End(TagEnd::TableCell) => words.push_str(", "),
            Event::End(TagEnd::Paragraph | TagEnd::Item | TagEnd::TableRow | TagEnd::TableHead) => {
                words.push(' ');
            }
            _ => {}
        }
    }
    words.split_whitespace().collect::<Vec<_>>().join(" ")
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
