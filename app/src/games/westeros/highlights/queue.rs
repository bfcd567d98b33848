//! The scenes that wait to be closed.

use super::{Cover, Highlight, Scene, watch::Opened};
use crate::games::westeros::page::SharedPage;
use leptos::prelude::*;
use std::collections::BTreeSet;
use westeros::{House, WesterosDeck};

/// Given to everything at one table. The viewer's own battles come first, then what concerns
/// everybody, then the rest, each in the order in which it came. Nothing goes before it was closed, by
/// somebody or by time, unless it was taken back, the cards of the next round have come, or the viewer
/// has answered since and something else has come of that.
#[derive(Clone, Copy)]
pub struct Queue {
    pub scenes: RwSignal<Vec<Highlight>>,
    /// The way in which the one that is shown lies over the table.
    pub cover: RwSignal<Option<Cover>>,
    /// A question waits until one is shown and closed.
    pub awaits: RwSignal<bool>,
    /// The page as it was when it was opened.
    pub(super) opened: StoredValue<Opened>,
    /// The scenes that waited when the viewer answered last, by their beginnings.
    passed: StoredValue<BTreeSet<usize>>,
    /// All that this visit has brought, closed or not.
    all: StoredValue<Vec<Highlight>>,
    /// The cards that were read last.
    read: StoredValue<Option<Read>>,
    /// The scene that somebody has asked for last, by its beginning.
    wanted: StoredValue<Option<usize>>,
    /// The scenes that came before equal bids were decided, by their beginnings.
    open: StoredValue<BTreeSet<usize>>,
}

/// The cards of a round as they were read: their beginning, and whose turn it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Read {
    pub begun: usize,
    pub now: Option<WesterosDeck>,
}

impl Queue {
    pub fn provide(page: Signal<SharedPage>) -> Self {
        let queue = Self {
            scenes: RwSignal::new(Vec::new()),
            cover: RwSignal::new(None),
            awaits: RwSignal::new(false),
            opened: StoredValue::new(page.with_untracked(|it| Opened::of(it))),
            passed: StoredValue::new(BTreeSet::new()),
            all: StoredValue::new(Vec::new()),
            read: StoredValue::new(None),
            wanted: StoredValue::new(None),
            open: StoredValue::new(BTreeSet::new()),
        };
        provide_context(queue);
        queue
    }

    /// Returns the scene that is to be seen now.
    pub fn front(self) -> Option<Highlight> {
        self.scenes.with(|all| all.first().cloned())
    }

    /// Returns true where the scene in front fills the board.
    pub fn fills(self, me: Option<House>) -> bool {
        let fills = |it: &Highlight| it.scene.fills(me);
        self.scenes.with(|all| all.first().is_some_and(fills))
    }

    /// Returns the number of scenes that come after it.
    pub fn more(self) -> usize {
        self.scenes.with(|all| all.len().saturating_sub(1))
    }

    /// Goes on to the next one.
    pub fn next(self) {
        let front = |all: &Vec<Highlight>| all.first().map(|it| (it.begun, read(it)));
        let Some((begun, read)) = self.scenes.with_untracked(front) else {
            return;
        };
        if read.is_some() {
            self.read.set_value(read);
        }
        // It has been seen: should it come again, nobody has asked for that.
        if self.is_wanted(begun) {
            self.wanted.set_value(None);
        }
        self.scenes.update(|all| drop(all.remove(0)));
    }

    /// Closes all.
    pub fn close(self) {
        self.scenes.set(Vec::new());
    }

    /// Shows one that somebody asks for, before all others.
    pub fn show(self, highlight: Highlight) {
        self.wanted.set_value(Some(highlight.begun));
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

    /// Returns true where the cards that begin there were seen before.
    pub fn was_read(self, begun: usize) -> bool {
        let begins = |it: &Option<Read>| it.is_some_and(|it| it.begun == begun);
        self.read.with_value(begins)
    }

    /// Returns true where somebody has asked for the scene that begins there.
    pub fn is_wanted(self, begun: usize) -> bool {
        self.wanted.get_value() == Some(begun)
    }

    /// The viewer has answered: what waits now makes room for what comes of it.
    pub fn go_on(self) {
        let waiting = self.scenes.with_untracked(|all| passed_over(all));
        self.passed.set_value(waiting);
    }

    pub(super) fn add(self, fresh: Vec<Highlight>, me: Option<House>) {
        if !fresh.is_empty() {
            let open = fresh.iter().filter(|it| it.scene.is_open());
            self.open
                .update_value(|all| all.extend(open.map(|it| it.begun)));
            self.all
                .update_value(|all| all.extend(fresh.iter().cloned()));
            let passed = self.passed.get_value();
            self.scenes
                .update(|all| make_room(all, &passed, (fresh, me)));
        }
    }

    /// Bids that were left before equal ones were decided come once more, but not to who has decided.
    pub(super) fn decide(self, earlier: &[Highlight], me: Option<House>) {
        for it in earlier.iter().filter(|it| !it.scene.is_open()) {
            let told = self.open.try_update_value(|all| all.remove(&it.begun));
            let waits = |all: &Vec<Highlight>| all.iter().any(|waits| waits.begun == it.begun);
            let mine = matches!(&it.scene, Scene::Bids(it) if me.is_some() && it.decided == me);
            if told == Some(true) && !mine && !self.scenes.with_untracked(waits) {
                self.scenes
                    .update(|all| make_room(all, &BTreeSet::new(), (vec![it.clone()], me)));
            }
        }
    }

    /// A question has been opened: what others did before it comes no more over it.
    pub(super) fn give_way(self, me: Option<House>) {
        let stays = |it: &Highlight| {
            it.scene.fills(me)
                || it.scene.is_end()
                || it.scene.costs(me)
                || self.is_wanted(it.begun)
        };
        if !self.scenes.with_untracked(|all| all.iter().all(stays)) {
            self.scenes.update(|all| all.retain(stays));
        }
    }

    /// Cards that were read before lie there once more when another of them asks the viewer something.
    pub(super) fn ask_again(self, cards: &Highlight, me: Option<House>) {
        let waits = |all: &Vec<Highlight>| all.iter().any(|it| it.begun == cards.begun);
        let before = self.read.get_value();
        if asks_again(before, cards) && !self.scenes.with_untracked(waits) {
            self.scenes
                .update(|all| make_room(all, &BTreeSet::new(), (vec![cards.clone()], me)));
        }
    }
}

fn read(it: &Highlight) -> Option<Read> {
    let now = it.cards()?.now();
    Some(Read {
        begun: it.begun,
        now,
    })
}

/// Returns true where these are the cards that were read, and a later one has its turn.
pub(super) fn asks_again(before: Option<Read>, cards: &Highlight) -> bool {
    let now = read(cards);
    before
        .zip(now)
        .is_some_and(|(before, now)| before.begun == now.begun && before.now < now.now)
}

/// Returns the scenes that an answer passes over, by their beginnings.
pub(super) fn passed_over(all: &[Highlight]) -> BTreeSet<usize> {
    let passed = all.iter().filter(|it| !it.scene.stays());
    passed.map(|it| it.begun).collect()
}

/// Lets go of what was passed over when something fresh comes; whoever wants it finds it in the log. The cards of
/// a round take the place of all that came before them, and the end that of everything, but for own battles.
pub(super) fn make_room(
    all: &mut Vec<Highlight>,
    passed: &BTreeSet<usize>,
    (fresh, me): (Vec<Highlight>, Option<House>),
) {
    all.retain(|it| !passed.contains(&it.begun));
    all.extend(fresh);
    let dealt = all.iter().filter(|it| it.cards().is_some());
    let dealt = dealt.map(|it| it.begun).max().unwrap_or_default();
    let over = all.iter().any(|it| it.scene.is_end());
    all.retain(|it| {
        let now = !over && it.begun >= dealt;
        now || it.scene.is_end() || it.scene.is_battle_of(me)
    });
    all.sort_by_key(|it| (!it.scene.is_battle_of(me), !it.scene.stays()));
}
