//! The scenes that somebody who comes back has to see before they go on: the cards of a round that ask them, and how their
//! own battles of this round have ended. The log has the rest.

use super::{Highlight, Scene, highlights};
use crate::{
    games::westeros::page::{LogLine, WesterosPage},
    play::History,
};
use westeros::{Event, Phase, Prompt};

/// Returns true where a card of this round, or what it brings, asks the viewer something.
pub(super) fn is_asked(page: &WesterosPage) -> bool {
    let asks = page
        .open()
        .is_some_and(|it| it.prompt != Prompt::TakeBackOrders);
    page.view.phase == Phase::Westeros && asks
}

/// Returns true where there is something of the kind.
pub fn is_unread(page: &WesterosPage, history: Option<History>) -> bool {
    !unread(page, history).is_empty()
}

pub(super) fn unread(page: &WesterosPage, history: Option<History>) -> Vec<Highlight> {
    let seen = history.and_then(|it| it.seen).filter(|_| !page.over);
    seen.map_or_else(Vec::new, |seen| since(page, seen))
}

/// Returns what has come since a revision.
pub(super) fn since(page: &WesterosPage, seen: i64) -> Vec<Highlight> {
    let round = |it: &LogLine| !it.undone && matches!(it.event, Event::RoundBegan { .. });
    let from = page.log.iter().rposition(round).unwrap_or_default();
    let mut all = highlights(&page.log, from, None);
    let won = |it: &LogLine| matches!(it.event, Event::CombatWon { .. });
    let fresh = |it: &LogLine| it.seq > seen;
    all.retain(|it| match &it.scene {
        Scene::Cards(_) => {
            let dealt = page.log.get(it.begun).is_some_and(fresh);
            dealt && page.view.combat.is_none() && is_asked(page)
        }
        Scene::Battle(_) if it.scene.is_battle_of(page.view.me) => {
            let after = page.log.get(it.begun..).unwrap_or_default();
            after.iter().find(|it| won(it)).is_some_and(fresh)
        }
        _ => false,
    });
    all
}
