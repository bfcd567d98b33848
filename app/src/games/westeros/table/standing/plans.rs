//! The plans that are being changed in the dialog, and those that lie on the server.

use crate::{
    Error,
    games::westeros::{table::state::PageState, wording::standing as words},
    json,
    play::{Answering, SavedStanding, load_standing, save_standing},
    unsent::Unsent,
};
use leptos::{prelude::*, task::spawn_local};
use std::future::Future;
use westeros::{
    Area, Standing,
    standing::{ConditionalMarch, Lasts, Matter, Otherwise, StandingOrder, answering},
};

/// The orders as the dialog shows them; cheap to copy into every part of it.
#[derive(Clone, Copy)]
pub struct Plans {
    state: StoredValue<PageState>,
    pub now: RwSignal<Standing>,
    /// As they lie on the server.
    pub saved: RwSignal<Standing>,
    version: RwSignal<i64>,
    /// The owner of the drafted plans.
    drafted_for: RwSignal<Option<(String, u8)>>,
    pub busy: RwSignal<bool>,
    pub refused: RwSignal<Option<Error>>,
    answering: Option<Answering>,
}

impl Plans {
    pub fn new(state: PageState, answering: Option<Answering>) -> Self {
        Self {
            state: StoredValue::new(state),
            now: RwSignal::default(),
            saved: RwSignal::default(),
            version: RwSignal::new(0),
            drafted_for: RwSignal::new(None),
            busy: RwSignal::new(true),
            refused: RwSignal::new(None),
            answering,
        }
    }

    pub fn state(self) -> PageState {
        self.state.get_value()
    }

    /// The order that stands for this question, if there is one.
    pub fn found(self, key: &Matter) -> Option<StandingOrder> {
        self.now.with(|all| {
            let mut same = all.0.iter().filter(|it| it.matter.same_question(key));
            same.next().cloned()
        })
    }

    /// Answers a question so, for as long as before.
    pub fn answer(self, matter: Matter) {
        let before = untrack(|| self.found(&matter));
        let lasts = before.map_or_else(|| self.this_round(), |it| it.lasts);
        self.now
            .update(|all| all.set(StandingOrder { matter, lasts }));
    }

    /// Returns what the March order here is to do.
    pub fn march(self, from: Area) -> ConditionalMarch {
        let asking = ConditionalMarch::asking(from);
        match self.found(&Matter::March(asking.clone())) {
            Some(StandingOrder {
                matter: Matter::March(it),
                ..
            }) => it,
            _ => asking,
        }
    }

    /// Returns where marches are saved, first the one that comes first.
    pub fn marches(self) -> Vec<Area> {
        self.now.with(|all| {
            let marches = all.0.iter().filter_map(|it| match &it.matter {
                Matter::March(it) => Some(it.from),
                _ => None,
            });
            marches.collect()
        })
    }

    /// Lays a march down for this round; one that says nothing is none.
    pub fn set_march(self, march: ConditionalMarch) {
        let empty = march.ways.is_empty() && march.otherwise == Otherwise::Ask;
        let matter = Matter::March(march);
        if empty {
            return self.clear(&matter);
        }
        let lasts = self.this_round();
        self.now
            .update(|all| all.set(StandingOrder { matter, lasts }));
    }

    pub fn clear(self, key: &Matter) {
        self.now.update(|all| all.clear(key));
    }

    pub fn last(self, key: &Matter, lasts: Lasts) {
        if let Some(order) = untrack(|| self.found(key)) {
            self.now
                .update(|all| all.set(StandingOrder { lasts, ..order }));
        }
    }

    pub fn this_round(self) -> Lasts {
        Lasts::Round(self.state().view.with_untracked(|it| it.round))
    }

    pub fn changed(self) -> bool {
        self.now.with(|now| self.saved.with(|saved| now != saved))
    }

    /// Tells what would answer the open question at once, in words.
    pub fn answers_now(self) -> Vec<String> {
        let question = self.state().page.with(|it| it.open());
        let Some(question) = question.filter(|it| it.required) else {
            return Vec::new();
        };
        let all = self.now.get();
        self.state().view.with(|view| {
            let orders = answering(view, &question.prompt, &all);
            orders.into_iter().map(words::order).collect()
        })
    }

    /// Begins with what lies on the server; what this seat has changed here and not saved
    /// stays as it is. Should another order have been used meanwhile, laying it down says so.
    pub fn open(self) {
        let same = self.drafted_for.with_untracked(|it| *it == self.whose());
        if !(same && untrack(|| self.changed())) {
            self.load();
        }
    }

    /// Reads what lies on the server; what was changed here and not saved is forgotten.
    pub fn load(self) {
        let Some((table, seat)) = self.whose() else {
            return;
        };
        self.refused.set(None);
        let whose = Some((table.clone(), seat));
        // What was changed before the page was loaded anew is taken up once.
        if self.drafted_for.get_untracked() == whose {
            self.forget();
        }
        self.drafted_for.set(whose);
        // Around one device another seat may have looked before.
        self.now.set(Standing::default());
        self.saved.set(Standing::default());
        self.take(load_standing(table, seat));
    }

    /// Lays down what the dialog shows.
    pub fn save(self) {
        let content = self.now.with_untracked(serde_json::to_string);
        let (Some((table, seat)), Ok(content)) = (self.whose(), content) else {
            return;
        };
        self.refused.set(None);
        let version = self.version.get_untracked();
        self.take(async move {
            match save_standing(table.clone(), seat, version, content).await {
                Err(why @ Error::Refused(crate::Reason::StandingChanged)) => {
                    self.refused.try_set(Some(why));
                    load_standing(table, seat).await
                }
                done => done,
            }
        });
    }

    fn take(self, answer: impl Future<Output = Result<SavedStanding, Error>> + 'static) {
        self.busy.set(true);
        spawn_local(async move {
            match answer.await {
                Ok(SavedStanding { version, content }) => {
                    let read = content.and_then(|it| json::read::<Standing>(&it));
                    let mut all = read.unwrap_or_default();
                    let state = self.state.try_get_value();
                    let round = state.and_then(|it| it.view.try_with_untracked(|it| it.round));
                    all.0
                        .retain(|it| round.is_some_and(|round| it.lasts.holds(round)));
                    self.version.try_set(version);
                    self.saved.try_set(all.clone());
                    let typed = self.unsent().and_then(|it| it.read());
                    let typed = typed.and_then(|it| json::read::<(i64, Standing)>(&it));
                    let typed = typed.filter(|(base, _)| *base == version);
                    self.now.try_set(typed.map_or(all, |(_, it)| it));
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
        if self.busy.get() || self.drafted_for.with(Option::is_none) {
            return;
        }
        if !self.changed() {
            return self.forget();
        }
        let kept = (self.version.get(), self.now.get());
        if let (Some(unsent), Ok(text)) = (self.unsent(), serde_json::to_string(&kept)) {
            unsent.write(&text);
        }
    }

    fn forget(self) {
        if let Some(unsent) = self.unsent() {
            unsent.forget();
        }
    }

    fn unsent(self) -> Option<Unsent> {
        let (table, seat) = self.whose()?;
        Unsent::at(&[&table, &seat.to_string(), "standing"])
    }

    /// The table, and the seat that looks; nothing outside a table that is being played.
    fn whose(self) -> Option<(String, u8)> {
        let page = self.answering?.page;
        page.try_with_untracked(|it| Some((it.table.id.clone(), it.my_seat?)))?
    }
}
