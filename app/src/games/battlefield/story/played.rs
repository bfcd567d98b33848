//! The cards that enemies played: each is shown once, large, until it is read.

use super::last::is_enemy;
use crate::games::battlefield::page::BattlePage;
use battlefield::{event::Event, field::Thing, position::Source, reference::CardRef};
use tabletop::Seat;

/// A Tactics or siege card that an enemy has played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Played {
    /// Its line in the log: what tells it from all others.
    pub at: usize,
    /// The revision that brought it.
    pub seq: i64,
    pub seat: Seat,
    pub card: CardRef,
    /// With what it does for whoever controls its zone.
    pub bonus: bool,
}

/// The cards of enemies that came after a revision, in their order, as far as no answer was taken back.
/// Whoever only watches is shown none: nobody has to answer them.
pub fn played(page: &BattlePage, since: i64) -> Vec<Played> {
    if page.view.seat.is_none() {
        return Vec::new();
    }
    let lines = page.log.iter().enumerate();
    let fresh = lines.filter(|(_, it)| it.seq > since && !page.undone.contains(&it.seq));
    let found = fresh.filter_map(|(at, line)| {
        let (seat, card, bonus) = match line.event {
            Event::CardPlayed { seat, card, bonus } => (seat, card, bonus),
            Event::SiegeCardPlayed { seat, card } => (seat, card, false),
            _ => return None,
        };
        is_enemy(page, seat).then_some(Played {
            at,
            seq: line.seq,
            seat,
            card,
            bonus,
        })
    });
    found.collect()
}

/// Those of these cards that are still to be read: all of this round, but for what was taken back and for the
/// end of the battle.
pub fn unread(page: &BattlePage, all: impl Iterator<Item = Played>) -> Vec<Played> {
    if page.view.open.result.is_some() {
        return Vec::new();
    }
    let round = before_round(page);
    let stands = |it: &Played| it.seq > round && !page.undone.contains(&it.seq);
    all.filter(stands).collect()
}

/// The last revision before this round.
pub fn before_round(page: &BattlePage) -> i64 {
    let begun = |event: &Event| matches!(event, Event::RoundBegan { .. });
    let round = page.standing().rfind(|it| begun(&it.event));
    round.map_or(-1, |it| it.seq - 1)
}

/// Returns what came of a card so far: whom it concerns, and true where something kept it from having an
/// effect.
pub fn outcome(page: &BattlePage, of: &Played) -> (Vec<Thing>, bool) {
    let (mut targets, mut cancelled) = (Vec::new(), false);
    let after = page.log.get(of.at + 1..).unwrap_or_default();
    for it in after {
        match &it.event {
            Event::TurnBegan { .. } | Event::RoundEnded { .. } => break,
            Event::CardPlayed { card, .. } if *card == of.card => break,
            Event::Targeted {
                source,
                targets: fresh,
            } if is_of(*source, of.card) => {
                let new: Vec<Thing> = fresh
                    .iter()
                    .filter(|it| !targets.contains(*it))
                    .copied()
                    .collect();
                targets.extend(new);
            }
            Event::Cancelled(source) if is_of(*source, of.card) => cancelled = true,
            _ => {}
        }
    }
    (targets, cancelled)
}

fn is_of(source: Source, of: CardRef) -> bool {
    matches!(source, Source::Card(card) | Source::Bonus(card) if card == of)
}
