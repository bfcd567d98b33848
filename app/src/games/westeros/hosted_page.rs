//! The board game's part of the shared pages of a table.

use super::{
    learn,
    page::{LogLine, WesterosPage, standing},
    wording,
};
use crate::games::{Page, Reveal, log};
use std::collections::HashSet;
use tabletop::{DecisionId, Seat};
use westeros::{Event, Prompt};

impl WesterosPage {
    /// The end of the viewer's own last combat, if it came after this revision.
    fn won_since(&self, since: i64) -> Option<Reveal> {
        let mut told = standing(&self.log).rev();
        let mut fresh = told.by_ref().take_while(|it| it.seq > since);
        let winner = fresh.find_map(|it| match it.event {
            Event::CombatWon { house, .. } => Some(house),
            _ => None,
        })?;
        let sides = told.find_map(|it| match it.event {
            Event::CombatBegan {
                attacker, defender, ..
            } => Some([attacker, defender]),
            _ => None,
        })?;
        let me = self.view.me.filter(|it| sides.contains(it))?;
        Some(if winner == me {
            Reveal::Won
        } else {
            Reveal::Lost
        })
    }
}

impl Page for WesterosPage {
    fn remember(&mut self, before: &Self) {
        log::remember(&mut self.log, &before.log);
        let gone: HashSet<i64> = self.taken_back.iter().map(|it| it.entry).collect();
        for line in &mut self.log {
            line.undone = gone.contains(&line.seq);
        }
    }

    fn asks(&self) -> Option<DecisionId> {
        self.open().filter(|it| it.required).map(|it| it.id)
    }

    fn reveal_since(&self, since: i64) -> Option<Reveal> {
        let own = self.won_since(since);
        if own.is_some() {
            return own;
        }
        let mut fresh = standing(&self.log).rev().take_while(|it| it.seq > since);
        let revealed = |it: &LogLine| {
            matches!(
                it.event,
                Event::OrdersRevealed { .. } | Event::BidsRevealed { .. } | Event::CombatWon { .. }
            )
        };
        fresh.any(revealed).then_some(Reveal::Secrets)
    }

    fn steps(&self) -> Vec<i64> {
        let mut steps = log::steps(&self.log);
        // No line tells of the start where a position was set up.
        let told = |it: &LogLine| matches!(it.event, Event::GameStarted { .. });
        if let Some(first) = self.log.first().filter(|it| !told(it)) {
            steps.insert(0, first.seq - 1);
        }
        steps
    }

    fn replay_stops(&self) -> Vec<i64> {
        let seen = |it: &&LogLine| {
            matches!(
                it.event,
                Event::GameStarted { .. }
                    | Event::RoundBegan { .. }
                    | Event::OrdersRevealed { .. }
                    | Event::RavenSwapped { .. }
                    | Event::Raided { .. }
                    | Event::Marched { .. }
                    | Event::CardsRevealed { .. }
                    | Event::CombatWon { .. }
                    | Event::Retreated { .. }
                    | Event::NeutralForceBeaten { .. }
                    | Event::Mustered { .. }
                    | Event::TrackSet { .. }
                    | Event::NightsWatchWon { .. }
                    | Event::WildlingsWon { .. }
                    | Event::GameEnded { .. }
            )
        };
        let mut stops: Vec<i64> = standing(&self.log).filter(seen).map(|it| it.seq).collect();
        stops.dedup();
        stops
    }

    fn rounds(&self) -> Vec<(i64, u8)> {
        let began = |it: &LogLine| match it.event {
            Event::RoundBegan { round } => Some((it.seq, round)),
            _ => None,
        };
        standing(&self.log).filter_map(began).collect()
    }

    fn offers_take_back(&self) -> bool {
        self.open()
            .is_some_and(|it| it.prompt == Prompt::TakeBackOrders)
    }

    fn took_back(&self, entry: i64) -> bool {
        let mut lines = self.log.iter().filter(|it| it.seq == entry);
        lines.any(|it| matches!(it.event, Event::OrdersTakenBack { .. }))
    }

    fn close(&mut self) {
        self.prompts.clear();
    }

    fn waiting(&self) -> &[Seat] {
        &self.waiting
    }

    fn caption(&self, seq: i64) -> (String, String) {
        wording::story::caption(self, seq)
    }

    fn shown_by(&self, entry: i64) -> Option<&'static str> {
        let mut lines = self.log.iter().filter(|it| it.seq == entry);
        lines.find_map(|it| wording::shown(&it.event))
    }

    fn seat_title(&self, seat: Seat) -> Option<String> {
        self.house(seat).map(wording::house_of)
    }

    fn is_guided(&self) -> bool {
        learn::guides(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::westeros::staged::blank_page;
    use westeros::House;

    #[test]
    fn a_game_from_a_position_is_gone_through_from_before_its_first_move() {
        let page = |event| {
            let mut page = blank_page();
            page.log = vec![LogLine {
                seq: 3,
                at: 0,
                event,
                undone: false,
            }];
            page
        };
        let house = House::Stark;
        assert_eq!(page(Event::RavenPassed { house }).steps(), [2, 3]);
        assert_eq!(page(Event::GameStarted { players: 6 }).steps(), [3]);
        assert!(blank_page().steps().is_empty());
    }
}
