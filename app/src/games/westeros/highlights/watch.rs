//! Notices what comes up while a page is open.

use super::{
    Base, Highlight, Queue, Scene,
    fallen::fallen,
    highlights,
    unread::{is_asked, unread},
};
use crate::reactive::effect;
use crate::{
    games::westeros::page::{LogLine, SharedPage, WesterosPage},
    play::History,
};
use leptos::prelude::*;
use std::collections::BTreeSet;
use tabletop::DecisionId;
use westeros::{Event, Phase, Position, Prompt};

/// The state of a page when it was opened.
#[derive(Clone, Copy)]
pub struct Opened {
    position: Position,
    lines: usize,
    taken_back: usize,
}

impl Opened {
    pub const fn of(page: &WesterosPage) -> Self {
        Self {
            position: page.view.position,
            lines: page.log.len(),
            taken_back: page.taken_back.len(),
        }
    }
}

/// Puts all that happens from then on into the queue.
pub fn watch(page: Signal<SharedPage>, queue: Queue) {
    let history = use_context::<History>();
    let first = page.with_untracked(|page| queue.opened.with_value(|it| Watch::new(page, it)));
    let me = page.with_untracked(|it| it.view.me);
    queue.add(page.with_untracked(|page| unread(page, history)), me);
    let asked = StoredValue::new(page.with_untracked(|it| required(it)));
    let watch = StoredValue::new(first);
    effect(move |_| {
        if history.is_some_and(History::is_looking) {
            return;
        }
        let news = page.with(|page| watch.try_update_value(|it| it.follow(page)));
        let Some(news) = news.flatten() else { return };
        let now = page.with_untracked(|it| required(it));
        if now.is_some() && now != asked.get_value() {
            queue.give_way(me);
        }
        asked.set_value(now);
        if queue.scenes.with_untracked(|before| !news.holds(before)) {
            queue.scenes.update(|all| news.correct(all));
        }
        queue.decide(&news.earlier, me);
        queue.add(news.fresh, me);
        if page.with_untracked(|page| is_asked(page))
            && let Some(cards) = news.earlier.iter().find(|it| it.cards().is_some())
        {
            queue.ask_again(cards, me);
        }
    });
}

/// Returns the question that the game waits for this viewer to answer.
fn required(page: &WesterosPage) -> Option<DecisionId> {
    let open = page.open()?;
    (open.required && open.prompt != Prompt::TakeBackOrders).then_some(open.id)
}

/// The progress of telling the log.
pub(super) struct Watch {
    /// The line in which what is under way has begun.
    from: usize,
    base: Base,
    lines: usize,
    taken_back: usize,
    /// The highlights that have been told already, by where they begin.
    known: BTreeSet<usize>,
    /// The last entry whose castles have been told.
    entry: i64,
}

/// The news that a page brings.
pub(super) struct News {
    pub fresh: Vec<Highlight>,
    /// The highlights that were told before, as they have gone on.
    pub earlier: Vec<Highlight>,
    /// From where on the log is told anew.
    from: usize,
    /// An answer was taken back.
    anew: bool,
}

impl Watch {
    /// From when the page was opened; what was under way then is known to its viewer.
    pub(super) fn new(page: &WesterosPage, opened: &Opened) -> Self {
        let log = &page.log[..opened.lines.min(page.log.len())];
        let from = under_way(log, &opened.position).unwrap_or(log.len());
        let known = highlights(log, from, None)
            .iter()
            .map(|it| it.begun)
            .collect();
        Self {
            from,
            base: Base {
                at: opened.lines,
                position: opened.position,
            },
            lines: opened.lines,
            taken_back: opened.taken_back,
            known,
            entry: log.last().map_or(-1, |it| it.seq),
        }
    }

    /// `None` where nothing has happened.
    pub(super) fn follow(&mut self, page: &WesterosPage) -> Option<News> {
        let (lines, taken_back) = (page.log.len(), page.taken_back.len());
        if lines == self.lines && taken_back == self.taken_back {
            return None;
        }
        let anew = taken_back != self.taken_back;
        if anew {
            self.begin_anew(page);
        }
        let from = self.from;
        let (mut fresh, earlier): (Vec<_>, Vec<_>) = highlights(&page.log, from, Some(&self.base))
            .into_iter()
            .partition(|it: &Highlight| !self.known.contains(&it.begun));
        let since = (self.entry, page.view.me);
        fresh.extend(fallen(&page.log, &self.base, since));
        let news = News {
            fresh,
            earlier,
            from,
            anew,
        };
        self.known.extend(news.fresh.iter().map(|it| it.begun));
        self.entry = page.log.last().map_or(self.entry, |it| it.seq);
        (self.lines, self.taken_back) = (lines, taken_back);
        self.rest(page);
        Some(news)
    }

    /// Begins the next stretch with the board as it is now, where nothing is under way.
    fn rest(&mut self, page: &WesterosPage) {
        if under_way(&page.log, &page.view.position).is_none() {
            self.begin_anew(page);
        }
    }

    /// After an answer was taken back, what had come of it may come again, and otherwise.
    fn begin_anew(&mut self, page: &WesterosPage) {
        let position = page.view.position;
        self.from = under_way(&page.log, &position).unwrap_or(page.log.len());
        self.base = Base {
            at: page.log.len(),
            position,
        };
        self.known.retain(|it| *it < self.from);
    }
}

/// Returns where the combat or the Westeros phase that goes on has begun, at the earliest with the log; `None` where
/// none does.
pub(super) fn under_way(log: &[LogLine], position: &Position) -> Option<usize> {
    let began: fn(&Event) -> bool = if position.combat.is_some() {
        |it| matches!(it, Event::CombatBegan { .. })
    } else if position.phase == Phase::Westeros {
        |it| matches!(it, Event::RoundBegan { .. })
    } else {
        return None;
    };
    let at = log.iter().rposition(|it| !it.undone && began(&it.event));
    Some(at.unwrap_or_default())
}

impl News {
    /// Tells whether what waits stays as it is.
    fn holds(&self, before: &[Highlight]) -> bool {
        let same = |it: &Highlight| self.keeps(it) || self.earlier.contains(it);
        before.iter().all(same)
    }

    /// The scenes that nothing more comes of.
    const fn keeps(&self, it: &Highlight) -> bool {
        it.begun < self.from || !self.anew && matches!(it.scene, Scene::Fallen(_))
    }

    /// Corrects what has gone on, so that it is told as it is now, and drops what was taken back.
    pub fn correct(&self, all: &mut Vec<Highlight>) {
        all.retain_mut(|it| {
            if self.keeps(it) {
                return true;
            }
            let now = self.earlier.iter().find(|now| now.begun == it.begun);
            now.is_some_and(|now| {
                it.clone_from(now);
                true
            })
        });
    }
}
