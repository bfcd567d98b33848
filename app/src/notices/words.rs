//! The words of emails and other notices: a paragraph for each thing, with its links, as text and as
//! simple HTML.

mod end;
mod line;
mod local_time;
mod subject;
#[cfg(test)]
mod tests;

use crate::{
    language::{Language, speaking},
    markup::escaped,
};
use line::{caption, line};
pub use local_time::{brief as day_and_hour, dated};
use platform::notices::{Category, Item, Message, Rendered, Words};
pub use subject::in_words as task_in_words;
use subject::subject;

/// Words for all notices, in all languages of the pages.
pub struct Wording;

/// What waits for somebody, in words that others may read.
#[derive(Debug, PartialEq, Eq)]
pub struct Task {
    /// What the seat is called: "Stark".
    pub who: String,
    /// The same in a sentence: "House Stark".
    pub title: String,
    /// "to march"; in German what it is about: "Marsch".
    pub todo: &'static str,
    /// How far the game is: "round 1".
    pub when: String,
}

impl Words for Wording {
    fn render(&self, language: &str, message: &Message) -> Rendered {
        let language = Language::from_code(language).unwrap_or_default();
        speaking(language, || rendered(message))
    }

    fn more(&self, language: &str, count: usize) -> String {
        let language = Language::from_code(language).unwrap_or_default();
        speaking(language, || {
            say!("and {count} more" | "und {count} weitere")
        })
    }
}

/// A sentence or two, and the links below, each with what it is for.
struct Paragraph<'a> {
    words: String,
    links: Vec<(Option<&'static str>, &'a str)>,
}

impl<'a> Paragraph<'a> {
    fn of(item: &'a Item) -> Self {
        let mut links = vec![(caption(item), item.link.as_str())];
        if let Some(replay) = &item.replay {
            let words = word!("Watch the replay:" | "Partie noch einmal ansehen:");
            links.push((Some(words), replay));
        }
        Self {
            words: line(item),
            links,
        }
    }

    fn foot(words: &str, link: &'a str) -> Self {
        Self {
            words: words.to_owned(),
            links: vec![(None, link)],
        }
    }

    fn text(&self) -> String {
        let mut text = format!("{}\n", self.words);
        for (caption, link) in &self.links {
            if let Some(caption) = caption {
                text.extend([caption, "\n"]);
            }
            text.extend([link, "\n"]);
        }
        text
    }

    fn html(&self) -> String {
        let mut html = format!("<p>{}", escaped(&self.words));
        for (caption, link) in &self.links {
            let words = caption.map_or(word!("Open" | "Öffnen"), |it| it.trim_end_matches(':'));
            let (words, href) = (escaped(words), escaped(link));
            html.extend([
                "<br><a href=\"",
                href.as_str(),
                "\">",
                words.as_str(),
                "</a>",
            ]);
        }
        html.push_str("</p>");
        html
    }

    fn small(&self) -> String {
        let (words, href) = (escaped(&self.words), escaped(self.links[0].1));
        format!("<p><small>{words} <a href=\"{href}\">{href}</a></small></p>")
    }
}

fn rendered(message: &Message) -> Rendered {
    let paragraphs: Vec<Paragraph<'_>> = message.items.iter().map(Paragraph::of).collect();
    let feet = feet(message);
    Rendered {
        subject: subject(&message.items),
        text: text(&paragraphs, &feet),
        html: html(&paragraphs, &feet),
        lines: paragraphs.into_iter().map(|it| it.words).collect(),
    }
}

fn feet(message: &Message) -> Vec<Paragraph<'_>> {
    let mut feet = Vec::new();
    if let Some(unsubscribe) = &message.unsubscribe {
        let why = word!(
            "You're receiving this because email notifications are on. Change them here:"
                | "Du bekommst diese E-Mail, weil Benachrichtigungen eingeschaltet sind. Hier kannst du das ändern:"
        );
        feet.push(Paragraph::foot(why, &message.settings));
        let end = word!("Unsubscribe:" | "Abbestellen:");
        feet.push(Paragraph::foot(end, unsubscribe));
    }
    if let Some(refuse) = &message.refuse {
        feet.push(Paragraph::foot(refusal(message), refuse));
    }
    feet
}

/// Ends what strangers can cause.
fn refusal(message: &Message) -> &'static str {
    match message.items[0].category {
        Category::Address => word!(
            "Not you? Stop these emails to this address for good:"
                | "Du warst das nicht? Hier bestellst du solche E-Mails an diese Adresse endgültig ab:"
        ),
        _ => word!(
            "Don't want to be invited by email? Stop these emails for good:"
                | "Du möchtest nicht per E-Mail eingeladen werden? Hier bestellst du solche E-Mails endgültig ab:"
        ),
    }
}

fn text(paragraphs: &[Paragraph<'_>], feet: &[Paragraph<'_>]) -> String {
    let paragraphs: Vec<String> = paragraphs.iter().map(Paragraph::text).collect();
    let feet: String = feet.iter().map(Paragraph::text).collect();
    if feet.is_empty() {
        return paragraphs.join("\n");
    }
    format!("{}\n-- \n{feet}", paragraphs.join("\n"))
}

fn html(paragraphs: &[Paragraph<'_>], feet: &[Paragraph<'_>]) -> String {
    let paragraphs: String = paragraphs.iter().map(Paragraph::html).collect();
    let feet: String = feet.iter().map(Paragraph::small).collect();
    format!("<!DOCTYPE html><html><body>{paragraphs}{feet}</body></html>")
}
