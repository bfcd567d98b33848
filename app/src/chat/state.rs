//! The page's knowledge of the chat at its table. It lives as long as one seat looks: nothing of it is left when
//! another one does.

use super::{
    At, ChannelRow, ChatNews, ChatPage, Line, Lines, Mark,
    announcer::{self, Fresh},
    clock::{age, ahead},
    load_chat, load_lines, mark_line,
    names::HALL,
};
use crate::reactive::{effect, memo};
use crate::{Error, play::TablePage, unsent::Unsent};
use leptos::{prelude::*, task::spawn_local};
use std::collections::HashMap;

/// The stream's end of it: what has come and nobody has taken yet. `None` asks to look anew.
#[derive(Clone, Copy)]
pub struct Wire(RwSignal<Vec<Option<ChatNews>>>);

impl Wire {
    pub fn provide() {
        provide_context(Self(RwSignal::new(Vec::new())));
    }

    pub fn bring(self, news: Option<ChatNews>) {
        self.0.try_update(|all| all.push(news));
    }
}

/// The handles to the chat of a table; cheap to copy into every part of them.
#[derive(Clone, Copy)]
pub struct Chat {
    pub page: RwSignal<TablePage>,
    invitation: StoredValue<Option<String>>,
    /// Everything but the lines, once it has come.
    pub known: RwSignal<Option<ChatPage>>,
    /// The channel that is open.
    pub open: RwSignal<String>,
    /// Its lines, the oldest first, once they have come.
    pub lines: RwSignal<Option<Vec<Line>>>,
    /// True if there may be lines before them.
    pub earlier: RwSignal<bool>,
    /// The reason why the last thing did not work.
    pub refusal: RwSignal<Option<Error>>,
    /// A channel that was marked as unread stays so until it is opened again.
    kept: RwSignal<bool>,
    /// The lines that others have said since, and that nobody was told of.
    pub fresh: RwSignal<Vec<Fresh>>,
    /// By how much the server's clock is ahead of the browser's, in milliseconds.
    ahead: StoredValue<f64>,
    /// The drafts of each channel.
    drafts: StoredValue<HashMap<String, Draft>>,
}

/// A line that is being written.
#[derive(Clone, Debug, Default)]
pub struct Draft {
    pub text: String,
    pub quote: Option<Line>,
    /// The words, the quote and the id of what was sent last and perhaps not taken.
    pub tried: Option<(String, Option<String>, String)>,
}

/// The number of lines that the server sends at once.
const PAGE: usize = 50;

impl Chat {
    /// Gives everything below the chat of this table, and keeps them up to date.
    pub fn provide(page: RwSignal<TablePage>, invitation: Option<String>) {
        let chat = Self {
            page,
            invitation: StoredValue::new(invitation),
            known: RwSignal::new(None),
            open: RwSignal::new(HALL.to_owned()),
            lines: RwSignal::new(None),
            earlier: RwSignal::new(false),
            refusal: RwSignal::new(None),
            kept: RwSignal::new(false),
            fresh: RwSignal::new(Vec::new()),
            ahead: StoredValue::new(0.0),
            drafts: StoredValue::new(HashMap::new()),
        };
        provide_context(chat);
        // What may be said changes with the game.
        let stage = memo(move |_| {
            let planning_only = page.with(|it| it.table.chat.planning_only);
            let seq = page.with(|it| it.seq);
            (
                page.with(|it| it.table.status),
                planning_only.then_some(seq),
            )
        });
        effect(move |_| {
            // A memo that nobody reads follows nothing.
            stage.with(|_| ());
            chat.look();
        });
        chat.judge_plans();
        chat.follow_the_clock();
        if let Some(Wire(wire)) = use_context() {
            wire.set(Vec::new());
            effect(move |_| {
                if wire.with(Vec::is_empty) {
                    return;
                }
                for news in wire.try_update(std::mem::take).unwrap_or_default() {
                    chat.hear(news);
                }
            });
        }
    }

    /// Returns how long ago something was said, in milliseconds.
    pub fn age(self, at: i64) -> f64 {
        age(at, self.ahead.get_value())
    }

    fn follow_the_clock(self) {
        let server_clock = memo(move |_| self.page.with(|it| it.now));
        effect(move |_| self.ahead.set_value(ahead(server_clock.get())));
    }

    pub fn at(self) -> At {
        self.page.with_untracked(|page| At {
            table: page.table.id.clone(),
            seat: page.as_seat(),
            invitation: self.invitation.get_value(),
        })
    }

    /// Returns how much is unread in all channels.
    pub fn unread(self) -> u32 {
        self.known.with(|it| {
            let rows = it.iter().flat_map(|it| &it.channels);
            rows.map(|it| it.unread).sum()
        })
    }

    /// Returns how much is unread in this channel.
    pub fn unread_in(self, channel: &str) -> u32 {
        self.known.with(|it| {
            let mut rows = it.iter().flat_map(|it| &it.channels);
            rows.find(|it| it.name == channel).map_or(0, |it| it.unread)
        })
    }

    /// Asks for everything but the lines.
    pub fn look(self) {
        if self.is_gone() {
            return;
        }
        let at = self.at();
        spawn_local(async move {
            // Whoever gets no answer sees what was known before.
            if let Ok(chat) = load_chat(at).await {
                self.known.try_set(Some(chat));
            }
        });
    }

    /// Opens a channel and asks for its last lines.
    pub fn enter(self, channel: String) {
        self.kept.set(false);
        self.refusal.set(None);
        self.lines.set(None);
        self.open.set(channel);
        self.load();
    }

    /// Asks for the last lines of the open channel.
    pub fn load(self) {
        if self.is_gone() {
            return;
        }
        let (at, channel) = (self.at(), self.open.get_untracked());
        spawn_local(async move {
            let loaded = load_lines(at, channel.clone(), None).await;
            if !self.is_open(&channel) {
                return;
            }
            match loaded {
                Ok(Lines { all: lines }) => {
                    self.earlier.try_set(lines.len() >= PAGE);
                    self.lines.try_set(Some(lines));
                }
                Err(error) => {
                    self.refusal.try_set(Some(error));
                }
            }
        });
    }

    /// Asks for the lines before those that are there.
    pub fn load_earlier(self) {
        let first = self.lines.with_untracked(|it| {
            let first = it.as_ref()?.first();
            first.map(|it| it.id.clone())
        });
        let Some(first) = first else { return };
        let (at, channel) = (self.at(), self.open.get_untracked());
        spawn_local(async move {
            let loaded = load_lines(at, channel.clone(), Some(first)).await;
            if !self.is_open(&channel) {
                return;
            }
            match loaded {
                Ok(Lines { all: mut before }) => {
                    self.earlier.try_set(before.len() >= PAGE);
                    self.lines.try_update(|lines| {
                        before.extend(lines.take().unwrap_or_default());
                        *lines = Some(before);
                    });
                }
                Err(error) => {
                    self.refusal.try_set(Some(error));
                }
            }
        });
    }

    /// Returns true once its table was left, as what has waited for the server may find it.
    pub fn is_gone(self) -> bool {
        self.open.is_disposed()
    }

    pub fn is_open(self, channel: &str) -> bool {
        self.open.try_with_untracked(|it| it == channel) == Some(true)
    }

    /// Takes over what the stream has brought.
    fn hear(self, news: Option<ChatNews>) {
        let Some(ChatNews {
            channel,
            lines,
            changed,
        }) = news
        else {
            self.look();
            if self.lines.with_untracked(Option::is_some) {
                self.load();
            }
            return;
        };
        self.tell(&channel.name, &lines);
        if self.is_open(&channel.name) {
            self.add(lines);
            self.renew(changed.into_iter().collect());
        }
        self.known.update(|known| {
            if let Some(known) = known {
                set_row(&mut known.channels, channel);
            }
        });
    }

    /// Keeps what is new among these lines for whoever hears the page. What was there before it is
    /// known how far each channel has come is no news.
    fn tell(self, channel: &str, lines: &[Line]) {
        let Some(before) = self.known.with_untracked(|it| {
            let mut rows = it.as_ref()?.channels.iter();
            Some(rows.find(|it| it.name == channel).and_then(|it| it.last))
        }) else {
            return;
        };
        let lines = announcer::since(before, lines);
        if !lines.is_empty() {
            let channel = channel.to_owned();
            self.fresh.update(|all| all.push(Fresh { channel, lines }));
        }
    }

    /// Adds lines at the end, each once. Where some in between are missing, all are asked for.
    pub fn add(self, new: Vec<Line>) {
        let Some(ids) = self.lines.with_untracked(|it| {
            let lines = it.as_ref()?.iter();
            Some(lines.map(|it| it.id.clone()).collect::<Vec<_>>())
        }) else {
            return;
        };
        self.renew(new.clone());
        let joins = new.iter().any(|it| ids.contains(&it.id));
        if !joins && !ids.is_empty() && new.len() > 1 {
            return self.load();
        }
        self.lines.update(|lines| {
            let missing = new.into_iter().filter(|it| !ids.contains(&it.id));
            let lines = lines.get_or_insert_default();
            lines.extend(missing);
            // One's own line may have come before one that was said earlier.
            lines.sort_by_key(|it| it.at);
        });
    }

    /// One's own line has been taken.
    pub fn add_own(self, channel: &str, line: Line) {
        if self.is_open(channel) {
            self.add(vec![line]);
        }
    }

    pub fn draft(self, channel: &str) -> Draft {
        let kept = self.drafts.with_value(|it| it.get(channel).cloned());
        kept.unwrap_or_else(|| {
            let typed = self.unsent("line", channel).and_then(|it| it.read());
            Draft {
                text: typed.unwrap_or_default(),
                ..Draft::default()
            }
        })
    }

    /// Returns what this seat writes here, as it survives a reload.
    pub fn unsent(self, kind: &str, name: &str) -> Option<Unsent> {
        let (table, seat) = self
            .page
            .try_with_untracked(|it| (it.table.id.clone(), it.my_seat))?;
        let seat = seat.map_or_else(String::new, |it| it.to_string());
        Unsent::at(&[&table, &seat, kind, name])
    }

    pub fn keep_draft(self, channel: &str, draft: Draft) {
        if let Some(unsent) = self.unsent("line", channel) {
            unsent.write(&draft.text);
        }
        self.drafts
            .try_update_value(|it| it.insert(channel.to_owned(), draft));
    }

    /// The open channel has been read, if it is on the screen: its last line and all before it.
    pub fn read(self) {
        if self.kept.get_untracked() {
            return;
        }
        let last = self.lines.with_untracked(|it| {
            let lines = it.as_ref()?;
            let new = lines.iter().any(|it| it.unread);
            lines.last().filter(|_| new).map(|it| it.id.clone())
        });
        let channel = self.open.get_untracked();
        let unread = self.known.with_untracked(|it| {
            let mut rows = it.iter().flat_map(|it| &it.channels);
            rows.any(|it| it.name == channel && it.unread > 0)
        });
        let Some(last) = last else { return };
        if !unread {
            return;
        }
        self.known.update(|known| {
            let rows = known.iter_mut().flat_map(|it| &mut it.channels);
            for row in rows.filter(|it| it.name == channel) {
                row.unread = 0;
            }
        });
        let at = self.at();
        // A mark that is lost is set with the next line.
        spawn_local(async move { drop(mark_line(at, channel, last, Mark::Read).await) });
    }

    /// This line of the open channel and all after it are to be read once more.
    pub fn keep_unread(self, line: String) {
        self.kept.set(true);
        let (at, channel) = (self.at(), self.open.get_untracked());
        spawn_local(async move {
            match mark_line(at, channel, line, Mark::Unread).await {
                Ok(()) => {
                    self.look();
                    self.lines.try_set(None);
                    self.load();
                }
                Err(error) => {
                    self.refusal.try_set(Some(error));
                }
            }
        });
    }
}

/// Puts a channel in the place of what was known of it.
fn set_row(rows: &mut Vec<ChannelRow>, row: ChannelRow) {
    match rows.iter_mut().find(|it| it.name == row.name) {
        Some(old) => *old = row,
        None => rows.push(row),
    }
}
