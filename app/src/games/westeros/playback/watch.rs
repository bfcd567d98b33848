//! Brings what is new at a table to what plays it.

use super::{
    frames,
    pace::Pace,
    play::Player,
    reel::{Reel, moment, stretch},
    seen::Seen,
};
use crate::reactive::{effect, memo};
use crate::{
    browser::is_calm,
    games::westeros::{
        highlights::{Highlight, Queue},
        page::{SharedPage, WesterosPage},
    },
    play::History,
};
use leptos::prelude::*;
use std::{collections::BTreeSet, time::Duration};

/// The time that a moment has to come after the lines that it tells.
const COMES: Duration = Duration::from_millis(400);

/// The things that the viewer is about.
#[derive(Clone, Copy)]
pub struct Viewer {
    /// On the map.
    pub aiming: Signal<bool>,
    /// The length of the log at the last answer.
    pub answered: RwSignal<Option<usize>>,
}

/// Plays what happens, up to a moment that fills the board; what comes after that goes on once it is left.
pub fn watch(
    page: Signal<SharedPage>,
    viewer: Viewer,
    (player, opened): (Player, StoredValue<Seen>),
) {
    let history = use_context::<History>();
    let filled = filled(page);
    let go_on = move |until: usize| {
        let Some(reel) = player.reel.try_update(|it| it.take(until)) else {
            return;
        };
        let off = player.pace.get_untracked() == Pace::Off;
        if !(off || viewer.aiming.get_untracked() || is_unseen()) {
            player.play(reel);
        }
    };
    // A moment that is on its way bars the film like one that is there.
    let comes = StoredValue::new(None::<usize>);
    let barrier = move || {
        let there = filled.try_with_untracked(|it| it.first().copied());
        let all = [there.flatten(), comes.try_get_value().flatten()];
        all.into_iter().flatten().min().unwrap_or(usize::MAX)
    };
    let answered = StoredValue::new(None::<usize>);
    effect(move |before: Option<Seen>| {
        let seen = page.with(|page| Seen::of(page, history));
        let before = before.unwrap_or_else(|| opened.get_value());
        if before.looking || seen.looking {
            player.skip();
            player.reel.update(|it| drop(it.take(usize::MAX)));
            return seen;
        }
        if seen.taken_back != before.taken_back {
            player.reel.set(Reel::default());
            return seen;
        }
        if seen.lines <= before.lines {
            return seen;
        }
        let last = viewer.answered.get_untracked();
        let decided = answered.get_value() != last;
        answered.set_value(last);
        let me = seen.view.me;
        player.reel.update(|it| {
            // Who decides nothing sees again what came last.
            if decided || me.is_none() && it.is_done() {
                *it = Reel::default();
            }
            it.add(page.with_untracked(|page| fresh(page, &before)));
        });
        let moment = page.with_untracked(|page| {
            let lines = page.log.get(before.lines..).unwrap_or_default();
            moment(lines, me, before.fights)
        });
        if let Some(at) = moment {
            comes.set_value(Some(before.lines + at));
            set_timeout(
                move || {
                    comes.try_set_value(None);
                    go_on(barrier());
                },
                COMES,
            );
        }
        go_on(barrier());
        seen
    });
    effect(move |before: Option<BTreeSet<usize>>| {
        let now = filled.get();
        let mut left = before.unwrap_or_default();
        left.retain(|it| !now.contains(it));
        if !left.is_empty() {
            player.reel.update(|reel| {
                for &begun in &left {
                    reel.tell(page.with_untracked(|page| stretch(&page.log, begun)));
                }
            });
            go_on(barrier());
        }
        now
    });
}

/// Returns what others did after a page looked so.
fn fresh(page: &WesterosPage, before: &Seen) -> Vec<super::Frame> {
    let lines = page.log.get(before.lines..).unwrap_or_default();
    let mut fresh = frames(&before.view, lines);
    for frame in &mut fresh {
        frame.at += before.lines;
    }
    fresh
}

/// The beginnings of the moments that fill the board, or wait to.
fn filled(page: Signal<SharedPage>) -> Memo<BTreeSet<usize>> {
    let queue = use_context::<Queue>();
    let me = page.with_untracked(|it| it.view.me);
    memo(move |_| {
        let begun = |it: &Highlight| it.scene.fills(me).then_some(it.begun);
        let all = queue.map(|it| it.scenes.with(|all| all.iter().filter_map(begun).collect()));
        all.unwrap_or_default()
    })
}

/// Returns true where nobody would see it move: the page is hidden, or nothing is to move by itself.
fn is_unseen() -> bool {
    #[cfg(feature = "hydrate")]
    return document().hidden() || is_calm();
    #[cfg(not(feature = "hydrate"))]
    {
        is_calm()
    }
}
