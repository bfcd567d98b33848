//! The parts of a notice. The words are the application's.

use super::{Category, LocalTime, Matter};

/// Puts notices into words.
pub trait Words: Send + Sync {
    /// In the language of this code, which may be unknown.
    fn render(&self, language: &str, message: &Message) -> Rendered;

    /// Says that there are so many more, where there is no room for them; in the same language.
    fn more(&self, language: &str, count: usize) -> String;
}

/// A message that somebody is told at once. Of the secrets of a game it holds those of its reader at most, and words
/// tell none of them: others may look at a screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// At least one, the most urgent first.
    pub items: Vec<Item>,
    /// The address where the person's wishes are kept.
    pub settings: String,
    /// Ends these emails without signing in.
    pub unsubscribe: Option<String>,
    /// Ends all mail that others can cause to this address, where this is such a one.
    pub refuse: Option<String>,
}

/// One thing to tell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Item {
    pub category: Category,
    /// The matter that it is about more exactly.
    pub matter: Option<Matter>,
    /// The name of the table.
    pub table: Option<String>,
    /// Leads to it.
    pub link: String,
    /// The time when it will be too late, by the person's clock.
    pub until: Option<LocalTime>,
    /// Shows a game that is over from its beginning.
    pub replay: Option<String>,
}

/// A message in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rendered {
    pub subject: String,
    pub text: String,
    pub html: String,
    /// The whole without links, a line for each item, for where there is little room.
    pub lines: Vec<String>,
}

/// Words of a platform without pages.
pub struct Bare;

impl Words for Bare {
    fn render(&self, language: &str, message: &Message) -> Rendered {
        let lines = message.items.iter().map(|it| {
            let table = it.table.as_deref().unwrap_or_default();
            let matter = it
                .matter
                .as_ref()
                .map(|it| format!(" {it:?}"))
                .unwrap_or_default();
            format!("{} {table} {}{matter}", it.category.name(), it.link)
        });
        let lines: Vec<String> = lines.collect();
        let refuse = message.refuse.iter().map(|it| format!("refuse {it}"));
        let text: Vec<String> = lines.iter().cloned().chain(refuse).collect();
        Rendered {
            subject: format!("{language} {}", message.items.len()),
            html: String::new(),
            lines,
            text: text.join("\n"),
        }
    }

    fn more(&self, _: &str, count: usize) -> String {
        format!("+{count}")
    }
}
