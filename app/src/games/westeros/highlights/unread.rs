//! The cards of a round that ask somebody who has not seen them.

use super::{Highlight, highlights, watch::under_way};
use crate::{games::westeros::page::WesterosPage, play::History};
use westeros::{Phase, Prompt};

/// Returns true where a card of this round, or what it brings, asks the viewer something.
pub(super) fn is_asked(page: &WesterosPage) -> bool {
    let asks = page
        .open()
        .is_some_and(|it| it.prompt != Prompt::TakeBackOrders);
    page.view.phase == Phase::Westeros && asks
}

/// Returns true where whoever comes back is asked something by cards that they have not seen.
pub fn is_unread(page: &WesterosPage, history: Option<History>) -> bool {
    let seen = history.and_then(|it| it.seen);
    let dealt = under_way(&page.log, &page.view.position).and_then(|at| page.log.get(at));
    let fresh = seen
        .zip(dealt)
        .is_some_and(|(seen, dealt)| dealt.seq > seen);
    fresh && page.view.combat.is_none() && is_asked(page)
}

/// Returns those cards.
pub(super) fn unread(page: &WesterosPage, history: Option<History>) -> Option<Highlight> {
    if !is_unread(page, history) {
        return None;
    }
    let from = under_way(&page.log, &page.view.position)?;
    let mut all = highlights(&page.log, from, None).into_iter();
    all.find(|it| it.cards().is_some())
}
