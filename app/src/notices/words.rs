//! The words of emails and other notices: a paragraph for each thing, with its links, as text and as
//! simple HTML.

mod end;
mod line;
mod local_time;
mod subject;
#[cfg(test)]
mod tests;

use crate::{
    language::{Language, language, speaking},
    markup::escaped,
};
use line::{caption, line, way};
pub use local_time::{brief as day_and_hour, dated};
use platform::notices::{Category, Item, Message, Rendered, Words};
pub use subject::in_words as task_in_words;
use subject::subject;

/// Words for all notices, in all languages of the pages.
pub struct Wording;

/// The task that waits for somebody, in words that others may read.
#[derive(Debug, PartialEq, Eq)]
pub struct Task {
    /// The name of the seat: "Stark".
    pub who: String,
    /// The same in a sentence: "House Stark".
    pub title: String,
    /// "to march"; in German what it is about: "Marsch".
    pub todo: &'static str,
    /// The words for how far the game is: "round 1".
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

/// A sentence or two, and the links below.
struct Paragraph<'a> {
    words: String,
    links: Vec<Link<'a>>,
}

struct Link<'a> {
    /// Stands above the address where that is shown itself.
    caption: Option<&'static str>,
    /// The words of the link where its address is not shown: the place to which it leads.
    words: String,
    href: &'a str,
}

impl<'a> Paragraph<'a> {
    fn of(item: &'a Item) -> Self {
        let caption = caption(item);
        let mut links = vec![Link {
            caption,
            words: caption.map_or_else(|| way(item), |it| it.trim_end_matches(':').to_owned()),
            href: &item.link,
        }];
        if let Some(replay) = &item.replay {
            links.push(Link {
                caption: Some(word!("Watch the replay:" | "Rückblick auf die Partie:")),
                words: word!("Watch the replay" | "Rückblick auf die Partie").to_owned(),
                href: replay,
            });
        }
        Self {
            words: line(item),
            links,
        }
    }

    fn text(&self) -> String {
        let mut text = format!("{}\n", self.words);
        for link in &self.links {
            if let Some(caption) = link.caption {
                text.extend([caption, "\n"]);
            }
            text.extend([link.href, "\n"]);
        }
        text
    }

    fn html(&self) -> String {
        let mut html = format!("<p>{}", escaped(&self.words));
        for link in &self.links {
            html.extend(["<br>", &linked(&link.words, link.href)]);
        }
        html.push_str("</p>");
        html
    }
}

/// The small print below: why somebody gets this, and what they can do about it.
struct Foot<'a> {
    why: &'static str,
    act: &'static str,
    href: &'a str,
}

impl Foot<'_> {
    fn text(&self) -> String {
        let Self { why, act, href } = self;
        format!("{why}{act}:\n{href}\n")
    }

    fn html(&self) -> String {
        let (why, act) = (escaped(self.why), linked(self.act, self.href));
        format!("<p><small>{why}{act}</small></p>")
    }
}

fn linked(words: &str, href: &str) -> String {
    format!("<a href=\"{}\">{}</a>", escaped(href), escaped(words))
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

fn feet(message: &Message) -> Vec<Foot<'_>> {
    let mut feet = Vec::new();
    if let Some(unsubscribe) = &message.unsubscribe {
        feet.push(Foot {
            why: word!(
                "You're receiving this because email notifications are on. "
                    | "Du bekommst diese E-Mail, weil Benachrichtigungen eingeschaltet sind. "
            ),
            act: word!("Change your notification settings" | "Benachrichtigungen ändern"),
            href: &message.settings,
        });
        feet.push(Foot {
            why: "",
            act: word!("Unsubscribe from these emails" | "Diese E-Mails abbestellen"),
            href: unsubscribe,
        });
    }
    if let Some(refuse) = &message.refuse {
        feet.push(refusal(message, refuse));
    }
    feet
}

/// Ends what strangers can cause.
fn refusal<'a>(message: &Message, href: &'a str) -> Foot<'a> {
    match message.items[0].category {
        Category::Address => Foot {
            why: word!("Not you? " | "Du warst das nicht? "),
            act: word!(
                "Stop these emails to this address for good"
                    | "Solche E-Mails an diese Adresse endgültig abbestellen"
            ),
            href,
        },
        _ => Foot {
            why: word!(
                "Don't want to be invited by email? "
                    | "Du möchtest nicht per E-Mail eingeladen werden? "
            ),
            act: word!("Stop these emails for good" | "Solche E-Mails endgültig abbestellen"),
            href,
        },
    }
}

fn text(paragraphs: &[Paragraph<'_>], feet: &[Foot<'_>]) -> String {
    let paragraphs: Vec<String> = paragraphs.iter().map(Paragraph::text).collect();
    let feet: String = feet.iter().map(Foot::text).collect();
    if feet.is_empty() {
        return paragraphs.join("\n");
    }
    format!("{}\n-- \n{feet}", paragraphs.join("\n"))
}

fn html(paragraphs: &[Paragraph<'_>], feet: &[Foot<'_>]) -> String {
    let code = language().code();
    let paragraphs: String = paragraphs.iter().map(Paragraph::html).collect();
    let feet: String = feet.iter().map(Foot::html).collect();
    format!(
        "<!DOCTYPE html><html lang=\"{code}\"><head><meta charset=\"utf-8\"></head><body>{paragraphs}{feet}</body></html>"
    )
}
