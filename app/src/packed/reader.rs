//! The content of packed texts, as JSON: for people who look at what a browser was sent, and for the tests that look
//! for secrets in it.

use super::{BUILD_ID, CHANGE, Packed, bytes, change};
use crate::{
    chat::{ChatNews, ChatPage, Lines},
    games::GameChronicle,
    learn::LessonPage,
    play::{SavedForSeat, TablePage},
};
use serde_json::{Serializer, Value};
use std::collections::HashMap;

/// Reads texts in the order in which they were sent.
#[derive(Default)]
pub struct Reader {
    /// The pages that have been read of tables, for the changes that begin with it.
    tables: HashMap<u32, Vec<u8>>,
}

impl Reader {
    /// The value of any text, as JSON with all its fields. `None` for what this code has not
    /// packed, and for the change of something that was not read before.
    pub fn json(&mut self, text: &str) -> Option<String> {
        let mut json = Vec::new();
        let to = &mut Serializer::new(&mut json);
        if let Some(page) = self.table(text) {
            TablePage::serialize(&page, to)
        } else if let Some(page) = read::<LessonPage>(text) {
            LessonPage::serialize(&page, to)
        } else if let Some(page) = read::<ChatPage>(text) {
            ChatPage::serialize(&page, to)
        } else if let Some(news) = read::<ChatNews>(text) {
            ChatNews::serialize(&news, to)
        } else if let Some(saved) = read::<SavedForSeat>(text) {
            SavedForSeat::serialize(&saved, to)
        } else if let Some(lines) = read::<Lines>(text) {
            Lines::serialize(&lines, to)
        } else {
            GameChronicle::serialize(&read(text)?, to)
        }
        .ok()?;
        String::from_utf8(json).ok()
    }

    fn table(&mut self, text: &str) -> Option<TablePage> {
        let now = match bytes(CHANGE, text) {
            Some(change) => {
                let before = self.tables.get(&change::of(&change)?)?;
                change::applied(&change, before)?
            }
            None => bytes(TablePage::KIND, text)?,
        };
        let page = postcard::from_bytes(&now).ok()?;
        self.tables.insert(change::fingerprint(&now), now);
        Some(page)
    }
}

/// The value of a text of its kind.
pub fn read<T: Packed>(text: &str) -> Option<T> {
    postcard::from_bytes(&bytes(T::KIND, text)?).ok()
}

/// A whole table as JSON, and instead of its game, as `answers`, what an absent player would answer
/// to the questions: a list of `{"decision", "action"}`, for clients that do not know the rules.
pub fn answers(text: &str) -> Option<String> {
    let mut page: TablePage = read(text)?;
    let game = page.game.take();
    let answers = game.map(|it| it.fallbacks()).unwrap_or_default();
    let mut json = TablePage::serialize(&page, serde_json::value::Serializer).ok()?;
    json["answers"] = Value::from(answers);
    Some(json.to_string())
}

/// All packed texts in whatever was sent.
pub fn texts(sent: &str) -> impl Iterator<Item = &str> {
    let packed = |it: char| it.is_ascii_alphanumeric() || ".+/".contains(it);
    sent.match_indices(BUILD_ID).map(move |(at, _)| {
        let text = &sent[at..];
        &text[..text.find(|it| !packed(it)).unwrap_or(text.len())]
    })
}
