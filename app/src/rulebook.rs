//! Chapters of rules as they are written, divided into sections to be read and searched.

use pulldown_cmark::{CowStr, Event, HeadingLevel, Options, Parser, Tag, TagEnd, html::push_html};

/// A part of a chapter; the first one of each has neither anchor nor title.
#[derive(Debug, Default)]
pub struct Section {
    pub anchor: String,
    pub title: String,
    pub html: String,
    /// Without any signs, to be searched.
    pub words: String,
    /// Other words for it that people search for.
    pub also: Vec<String>,
}

/// Returns the sections of a chapter. A comment `<!-- also: a; b -->` below a heading names other words for
/// it; `address` says where a link leads.
pub fn divide(text: &str, address: impl Fn(&str) -> String) -> Vec<Section> {
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
                sections.push(part.close());
                part.anchor = id.map(|it| it.to_string()).unwrap_or_default();
                in_title = true;
            }
            Event::End(TagEnd::Heading(_)) => in_title = false,
            Event::Text(words) if in_title => part.title.push_str(&words),
            Event::Start(Tag::HtmlBlock) | Event::End(TagEnd::HtmlBlock) => {}
            Event::Html(comment) => part.also.push_str(&comment),
            other => part.events.push(addressed(other, &address)),
        }
    }
    sections.push(part.close());
    sections
}

#[derive(Default)]
struct Part<'a> {
    anchor: String,
    title: String,
    /// A comment, with its signs.
    also: String,
    events: Vec<Event<'a>>,
}

impl Part<'_> {
    fn close(&mut self) -> Section {
        let Self {
            anchor,
            title,
            also,
            events,
        } = std::mem::take(self);
        let words = words(&events);
        let mut html = String::new();
        push_html(&mut html, events.into_iter());
        Section {
            anchor,
            title,
            html,
            words,
            also: named(&also),
        }
    }
}

/// The words between `<!-- also:` and `-->`.
fn named(comment: &str) -> Vec<String> {
    let inside = comment.trim().strip_prefix("<!-- also:");
    let inside = inside.and_then(|it| it.strip_suffix("-->"));
    let all = inside.unwrap_or_default().split(';').map(str::trim);
    all.filter(|it| !it.is_empty()).map(str::to_owned).collect()
}

fn addressed<'a>(event: Event<'a>, address: &impl Fn(&str) -> String) -> Event<'a> {
    match event {
        Event::Start(Tag::Link {
            link_type,
            dest_url,
            title,
            id,
        }) => Event::Start(Tag::Link {
            link_type,
            dest_url: CowStr::from(address(&dest_url)),
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
    use super::divide;

    #[test]
    fn other_words_are_read_and_not_shown() {
        let text =
            "First.\n\n## Name {#name}\n\n<!-- also: one; two words -->\n\nSee [there](a#b).";
        let all = divide(text, |it| format!("/help/{it}"));
        assert_eq!(all.len(), 2);
        assert_eq!((&*all[1].anchor, &*all[1].title), ("name", "Name"));
        assert_eq!(all[1].also, ["one", "two words"]);
        assert_eq!(all[1].words, "See there.");
        assert!(
            all[1].html.contains("href=\"/help/a#b\""),
            "{}",
            all[1].html
        );
        assert!(!all[1].html.contains("also"), "{}", all[1].html);
    }
}
