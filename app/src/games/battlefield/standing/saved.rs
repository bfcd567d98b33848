//! The orders on the server, and what has been changed of them.

use super::{Given, given, plan_of, with};
use crate::{
    Error, Reason, json,
    play::{Answering, SavedStanding, load_standing, save_standing},
    unsent::Unsent,
};
use battlefield::{
    question::{Action, Prompt},
    standing::{Standing, StandingOrder},
};
use leptos::{prelude::*, task::spawn_local};
use std::future::Future;

/// The orders as the sheet shows them; cheap to copy into every part of it.
#[derive(Clone, Copy)]
pub struct Saved {
    pub now: RwSignal<Standing>,
    /// As they lie on the server.
    pub stored: RwSignal<Standing>,
    version: RwSignal<i64>,
    /// True once the server was asked.
    known: RwSignal<bool>,
    pub busy: RwSignal<bool>,
    pub refused: RwSignal<Option<Error>>,
    answering: Option<Answering>,
}

impl Saved {
    pub fn new() -> Self {
        Self {
            now: RwSignal::default(),
            stored: RwSignal::default(),
            version: RwSignal::new(0),
            known: RwSignal::new(false),
            busy: RwSignal::new(true),
            refused: RwSignal::new(None),
            answering: use_context(),
        }
    }

    /// Tells whether there is a table at which orders can lie; a lesson is none.
    pub const fn has_table(self) -> bool {
        self.answering.is_some()
    }

    pub fn is_changed(self) -> bool {
        self.now
            .with(|now| self.stored.with(|stored| now != stored))
    }

    /// Reads what lies on the server, unless there are changes that it would take the place of.
    pub fn load(self) {
        if let Some((table, seat)) = self.whose().filter(|_| untrack(|| !self.is_changed())) {
            self.take(load_standing(table, seat), None);
        }
    }

    pub fn save(self) {
        let content = self.now.with_untracked(serde_json::to_string);
        let (Some((table, seat)), Ok(content)) = (self.whose(), content) else {
            return;
        };
        let version = self.version.get_untracked();
        self.take(save_standing(table, seat, version, content), None);
    }

    /// Takes one order back at once. What else has been changed here stays, and stays to be saved.
    pub fn lift(self, order: StandingOrder) {
        let Some((table, seat)) = self.whose() else {
            return;
        };
        let kept = untrack(|| self.is_changed()).then(|| {
            let now = self.now.get_untracked();
            with(&now, order.clone(), false)
        });
        let without = move |all: &Standing| with(all, order.clone(), false);
        self.take(change(table, seat, without), kept);
    }

    /// Shows what lies on the server, and over it what was kept, or what is not saved of that version.
    fn take(
        self,
        saved: impl Future<Output = Result<SavedStanding, Error>> + 'static,
        kept: Option<Standing>,
    ) {
        self.busy.set(true);
        self.refused.set(None);
        spawn_local(async move {
            match saved.await {
                Ok(SavedStanding { version, content }) => {
                    let all = read(content.as_deref());
                    self.version.try_set(version);
                    self.stored.try_set(all.clone());
                    let typed = self.unsent().and_then(|it| it.read());
                    let typed = typed.and_then(|it| json::read::<(i64, Standing)>(&it));
                    let typed = typed.filter(|(base, _)| *base == version);
                    let typed = kept.or(typed.map(|(_, it)| it));
                    self.now.try_set(typed.unwrap_or(all));
                    self.known.try_set(true);
                }
                Err(why) => {
                    self.refused.try_set(Some(why));
                }
            }
            self.busy.try_set(false);
        });
    }

    /// Keeps in this browser what is changed and not saved.
    pub fn keep(self) {
        let Some(unsent) = self
            .unsent()
            .filter(|_| self.known.get() && !self.busy.get())
        else {
            return;
        };
        let kept = (self.version.get(), self.now.get());
        match serde_json::to_string(&kept) {
            Ok(text) if self.is_changed() => unsent.write(&text),
            _ => unsent.forget(),
        }
    }

    fn unsent(self) -> Option<Unsent> {
        let (table, seat) = self.whose()?;
        Unsent::at(&[&table, &seat.to_string(), "standing"])
    }

    fn whose(self) -> Option<(String, u8)> {
        whose(self.answering?)
    }
}

/// The table, and the seat that looks; nothing for whoever only watches.
pub fn whose(answering: Answering) -> Option<(String, u8)> {
    let page = answering.page;
    page.try_with_untracked(|it| Some((it.table.id.clone(), it.my_seat?)))?
}

/// Adds orders to those that lie on the server.
pub async fn give(table: String, seat: u8, what: Given) -> Result<(), Error> {
    change(table, seat, |all| given(all, &what)).await.map(drop)
}

/// Changes the orders that lie on the server: once more where they were changed meanwhile.
async fn change(
    table: String,
    seat: u8,
    changed: impl Fn(&Standing) -> Standing,
) -> Result<SavedStanding, Error> {
    let mut left = 3;
    loop {
        let SavedStanding { version, content } = load_standing(table.clone(), seat).await?;
        let all = changed(&read(content.as_deref()));
        let content = serde_json::to_string(&all).expect("plain data");
        left -= 1;
        match save_standing(table.clone(), seat, version, content).await {
            Err(Error::Refused(Reason::StandingChanged)) if left > 0 => {}
            saved => return saved,
        }
    }
}

/// Returns what lies on the server of a plan for this question.
pub async fn laid((table, seat): (String, u8), prompt: &Prompt) -> Result<Vec<Action>, Error> {
    let saved = load_standing(table, seat).await?;
    Ok(plan_of(&read(saved.content.as_deref()), prompt))
}

fn read(content: Option<&str>) -> Standing {
    content.and_then(json::read).unwrap_or_default()
}
