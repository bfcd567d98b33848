//! The words that are being written, kept with their channel, and their sending: once, however often one tries.

use crate::{
    chat::{Chat, Line, say, state::Draft},
    unsent::{Unsent, write},
};
use leptos::{prelude::*, task::spawn_local};

#[derive(Clone, Copy)]
pub struct Sending {
    chat: Chat,
    channel: StoredValue<String>,
    pub text: RwSignal<String>,
    quote: RwSignal<Option<Line>>,
    /// The words that were sent and perhaps not taken: the same ones go again under the same id.
    tried: StoredValue<Option<(String, Option<String>, String)>>,
    pub busy: RwSignal<bool>,
}

impl Sending {
    /// Goes on with what was begun in this channel.
    pub fn new(chat: Chat, channel: String, quote: RwSignal<Option<Line>>) -> Self {
        let Draft {
            text,
            quote: quoted,
            tried,
        } = chat.draft(&channel);
        quote.set(quoted);
        Self {
            chat,
            channel: StoredValue::new(channel),
            text: RwSignal::new(text),
            quote,
            tried: StoredValue::new(tried),
            busy: RwSignal::new(false),
        }
    }

    pub fn write(self, text: String) {
        self.text.set(text);
        self.keep();
    }

    /// Adds a link to a place at the end.
    pub fn insert(self, place: &str) {
        self.text.update(|it| {
            if !it.is_empty() && !it.ends_with(char::is_whitespace) {
                it.push(' ');
            }
            it.extend(["[", place, "] "]);
        });
        self.keep();
    }

    fn keep(self) {
        let draft = Draft {
            text: self.text.get_untracked(),
            quote: self.quote.get_untracked(),
            tried: self.tried.get_value(),
        };
        self.channel
            .with_value(|it| self.chat.keep_draft(it, draft));
    }

    /// Forgets what was said; what was written meanwhile is the next line.
    fn sent(self, to: &str, words: &str) {
        let written = self.text.try_get_untracked();
        let written = written.unwrap_or_else(|| self.chat.draft(to).text);
        let text = Some(written).filter(|it| it != words).unwrap_or_default();
        self.text.try_set(text.clone());
        self.quote.try_set(None);
        self.tried.try_set_value(None);
        let draft = Draft {
            text,
            ..Draft::default()
        };
        self.chat.keep_draft(to, draft);
    }

    pub fn send(self) {
        let words = self.text.get_untracked();
        if self.busy.get_untracked() || words.trim().is_empty() {
            return;
        }
        let answers = self
            .quote
            .with_untracked(|it| it.as_ref().map(|it| it.id.clone()));
        let again = self
            .tried
            .get_value()
            .filter(|it| it.0 == words && it.1 == answers);
        let id = again.map_or_else(fresh_id, |it| it.2);
        self.tried
            .set_value(Some((words.clone(), answers.clone(), id.clone())));
        self.keep();
        self.busy.set(true);
        self.chat.refusal.set(None);
        let (at, to) = (self.chat.at(), self.channel.get_value());
        // Whoever leaves the table meanwhile does not find there again what was said.
        let unsent = self.chat.unsent("line", &to);
        spawn_local(async move {
            match say(at, to.clone(), id, words.clone(), answers).await {
                Ok(line) => {
                    if unsent.as_ref().and_then(Unsent::read).as_ref() == Some(&words) {
                        write(unsent.as_ref(), "");
                    }
                    if !self.chat.is_gone() {
                        self.sent(&to, &words);
                        self.chat.add_own(&to, line);
                    }
                }
                Err(error) => {
                    self.chat.refusal.try_set(Some(error));
                }
            }
            self.busy.try_set(false);
        });
    }
}

/// 128 bits that nobody else will choose; they guard nothing.
pub fn fresh_id() -> String {
    #[cfg(feature = "hydrate")]
    {
        let digit = || {
            let chance = js_sys::Math::random() * 16.0;
            #[expect(clippy::cast_sign_loss, reason = "chance is never negative")]
            char::from_digit(chance as u32, 16).unwrap_or('0')
        };
        (0..32).map(|_| digit()).collect()
    }
    #[cfg(not(feature = "hydrate"))]
    String::new()
}
