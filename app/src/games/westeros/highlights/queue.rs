//! The scenes that wait to be closed.

use super::{Highlight, Scene, watch::Opened};
use crate::games::westeros::page::SharedPage;
use leptos::prelude::*;
use std::collections::BTreeSet;
use westeros::{House, replay::Conquest};

/// Given to everything at one table. The viewer's own battles come first, then what concerns
/// everybody, then the rest, each in the order in which it came. Nothing goes before somebody has
/// closed it, unless it was taken back, the cards of the next round have come, or the viewer has
/// answered since and something else has come of that.
#[derive(Clone, Copy)]
pub struct Queue {
    pub scenes: RwSignal<Vec<Highlight>>,
    /// Castles that have changed hands since the viewer's last answer, the last ones of them.
    pub conquests: RwSignal<Vec<Conquest>>,
    /// How the page looked when it was opened.
    pub(super) opened: StoredValue<Opened>,
    /// What waited, by where it begins, when the viewer answered last.
    passed: StoredValue<BTreeSet<usize>>,
    /// All that this visit has brought, closed or not.
    all: StoredValue<Vec<Highlight>>,
}

/// As many castles are told of at once.
const MOST: usize = 3;

impl Queue {
    pub fn provide(page: Signal<SharedPage>) -> Self {
        let queue = Self {
            scenes: RwSignal::new(Vec::new()),
            conquests: RwSignal::new(Vec::new()),
            opened: StoredValue::new(page.with_untracked(|it| Opened::of(it))),
            passed: StoredValue::new(BTreeSet::new()),
            all: StoredValue::new(Vec::new()),
        };
        provide_context(queue);
        queue
    }

    /// What is to be seen now; bids that follow one another are one scene.
    pub fn front(self) -> Option<Highlight> {
        self.scenes.with(|all| front(all))
    }

    /// How many scenes come after it.
    pub fn more(self) -> usize {
        self.scenes.with(|all| count(all).saturating_sub(1))
    }

    /// Whether a battle comes next.
    pub fn leads_to_battle(self) -> bool {
        self.scenes.with(|all| {
            let next = all.get(together(all)).map(|it| &it.scene);
            matches!(next, Some(Scene::Battle(_)))
        })
    }

    /// The next one.
    pub fn next(self) {
        self.scenes.update(|all| {
            all.drain(..together(all));
        });
    }

    pub fn close(self) {
        self.scenes.set(Vec::new());
    }

    /// Shows one that somebody asks for, before all others.
    pub fn show(self, highlight: Highlight) {
        self.scenes.update(|all| {
            all.retain(|it| it.begun != highlight.begun);
            all.insert(0, highlight);
        });
    }

    /// One of this visit, by where it begins.
    pub fn kept(self, begun: usize) -> Option<Highlight> {
        let of = |all: &Vec<Highlight>| all.iter().find(|it| it.begun == begun).cloned();
        self.all.with_value(of)
    }

    /// The viewer has answered: what waits now makes room for what comes of it.
    pub fn go_on(self) {
        self.conquests.set(Vec::new());
        let waiting = self.scenes.with_untracked(|all| passed_over(all));
        self.passed.set_value(waiting);
    }

    pub(super) fn add(self, fresh: Vec<Highlight>, me: Option<House>) {
        if !fresh.is_empty() {
            self.all
                .update_value(|all| all.extend(fresh.iter().cloned()));
            let passed = self.passed.get_value();
            self.scenes
                .update(|all| make_room(all, &passed, (fresh, me)));
        }
    }

    pub(super) fn tell(self, fresh: Vec<Conquest>) {
        if !fresh.is_empty() {
            self.conquests.update(|all| {
                all.extend(fresh);
                let over = all.len().saturating_sub(MOST);
                all.drain(..over);
            });
        }
    }
}

/// What an answer passes over, by where it begins.
pub(super) fn passed_over(all: &[Highlight]) -> BTreeSet<usize> {
    let passed = all.iter().filter(|it| !it.scene.stays());
    passed.map(|it| it.begun).collect()
}

/// What was passed over goes when something fresh comes; whoever wants it finds it in the log. The
/// cards of a round go when those of the next one come. Nothing waits behind the end.
pub(super) fn make_room(
    all: &mut Vec<Highlight>,
    passed: &BTreeSet<usize>,
    (fresh, me): (Vec<Highlight>, Option<House>),
) {
    let dealt = |it: &Highlight| matches!(it.scene, Scene::Cards(_));
    let anew = fresh.iter().any(dealt);
    all.retain(|it| !(passed.contains(&it.begun) || anew && dealt(it)));
    all.extend(fresh);
    all.sort_by_key(|it| (!it.scene.is_battle_of(me), !it.scene.stays()));
    if let Some(end) = all.iter().position(|it| it.scene.is_end()) {
        all.truncate(end + 1);
    }
}

/// How many from the first one on are shown together.
pub(super) fn together(all: &[Highlight]) -> usize {
    let bids = |it: &&Highlight| matches!(it.scene, Scene::Bids(_));
    let bids = all.iter().take_while(bids).count();
    bids.max(all.len().min(1))
}

/// Returns the number of scenes, those that are shown together counted as one.
pub(super) fn count(all: &[Highlight]) -> usize {
    let mut left = all;
    let mut scenes = 0;
    while !left.is_empty() {
        left = &left[together(left)..];
        scenes += 1;
    }
    scenes
}

pub(super) fn front(all: &[Highlight]) -> Option<Highlight> {
    let mut front = all.first()?.clone();
    if let Scene::Bids(bids) = &mut front.scene {
        for it in &all[1..together(all)] {
            if let Scene::Bids(more) = &it.scene {
                bids.extend(more.iter().cloned());
            }
        }
    }
    Some(front)
}
