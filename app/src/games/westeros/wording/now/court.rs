//! The words for what the game waits for in a Westeros phase, and what is known of the bids meanwhile.

use super::super::{house_name, list, track};
use crate::games::westeros::page::{LogLine, WesterosPage, standing};
use westeros::{Event, House, Track, WesterosCard, WesterosChoice, WildlingAttack};

/// The stage of the card that takes effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Choice,
    Supply,
    Mustering,
    Bids(Track),
    Ties(Track),
}

/// " to bid for the Iron Throne", where that can be told.
pub fn awaited_for(page: &WesterosPage) -> Option<String> {
    if let Some(attack) = page.view.attack {
        return Some(against(attack).to_owned());
    }
    Some(match stage(&page.log, &page.view.position.westeros)? {
        Stage::Choice => {
            word!(" to choose what happens" | " bei der Wahl, was geschieht").to_owned()
        }
        Stage::Supply => {
            word!(" to shrink armies to supply" | " beim Verkleinern der Armeen").to_owned()
        }
        Stage::Mustering => word!(" to muster" | " beim Rekrutieren").to_owned(),
        Stage::Bids(on) => {
            let on = track(on).0;
            say!(" to bid for the {on}" | " beim Bieten auf die Leiste {on}")
        }
        Stage::Ties(on) => {
            let on = track(on).0;
            say!(" to break a tie for the {on}" | " wegen gleicher Gebote auf die Leiste {on}")
        }
    })
}

fn against(attack: WildlingAttack) -> &'static str {
    match (attack.held, attack.card) {
        (None, _) => word!(" to bid against the wildlings" | " beim Bieten gegen die Wildlinge"),
        (_, None) => word!(
            " to break a tie against the wildlings" | " wegen gleicher Gebote gegen die Wildlinge"
        ),
        _ => word!(" to resolve the wildling card" | " wegen der Wildlingskarte"),
    }
}

/// Tells what is known of the bids: the viewer's own while it is sealed, all of them once they are open.
pub fn bids(page: &WesterosPage) -> Option<String> {
    if let Some(bid) = page.view.own.bid {
        return Some(match bid {
            0 => word!("You bid nothing." | "Du bietest nichts.").to_owned(),
            _ => say!("You have sealed a bid of {bid}." | "Dein Gebot von {bid} ist versiegelt."),
        });
    }
    let tied = || {
        let stage = stage(&page.log, &page.view.position.westeros);
        matches!(stage, Some(Stage::Ties(_)))
    };
    let opened = page.view.attack.map_or_else(tied, |attack| {
        attack.held.is_some() && attack.card.is_none()
    });
    opened.then(|| {
        let mut bids: Vec<(House, u8)> = page
            .view
            .turn_order()
            .map(|it| (it, page.view.bids[it]))
            .collect();
        bids.sort_by_key(|it| std::cmp::Reverse(it.1));
        let bids = bids
            .iter()
            .map(|&(house, bid)| format!("{} {bid}", house_name(house)));
        let bids = list(&bids.collect::<Vec<_>>());
        say!("Bids: {bids}." | "Gebote: {bids}.")
    })
}

/// Returns what the log leads to, with the cards of the round: a game that was imported may have begun
/// in the middle of a round.
fn stage(log: &[LogLine], cards: &[Option<WesterosCard>]) -> Option<Stage> {
    let round = |it: &LogLine| matches!(it.event, Event::RoundBegan { .. });
    let clash = || {
        let clash = cards.contains(&Some(WesterosCard::ClashOfKings));
        (clash.then_some(Stage::Bids(Track::IronThrone)), log)
    };
    let last = log.iter().rposition(round);
    let (begun, log) = last.map_or_else(clash, |from| (None, &log[from..]));
    standing(log).fold(begun, |now, it| after(now, &it.event))
}

fn after(now: Option<Stage>, event: &Event) -> Option<Stage> {
    let first = Stage::Bids(Track::IronThrone);
    match *event {
        Event::WesterosCardResolved { card, .. } => match card {
            WesterosCard::Supply => Some(Stage::Supply),
            WesterosCard::Mustering => Some(Stage::Mustering),
            WesterosCard::ClashOfKings => Some(first),
            WesterosCard::AThroneOfBlades
            | WesterosCard::DarkWingsDarkWords
            | WesterosCard::PutToTheSword => Some(Stage::Choice),
            _ => None,
        },
        Event::WesterosChosen { choice, .. } => match choice {
            WesterosChoice::Supply => Some(Stage::Supply),
            WesterosChoice::Mustering => Some(Stage::Mustering),
            WesterosChoice::ClashOfKings => Some(first),
            _ => None,
        },
        Event::BidsRevealed { .. } => match now {
            Some(Stage::Bids(on)) => Some(Stage::Ties(on)),
            _ => now,
        },
        Event::TrackSet { track, .. } => match track {
            Track::IronThrone => Some(Stage::Bids(Track::Fiefdoms)),
            Track::Fiefdoms => Some(Stage::Bids(Track::KingsCourt)),
            Track::KingsCourt => None,
        },
        _ => now,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use westeros::{ByHouse, HouseSet, Ranking, WesterosDeck};

    #[test]
    fn the_stage_of_a_card_follows_from_the_log() {
        let line = |event| LogLine {
            seq: 0,
            at: 0,
            event,
            undone: false,
        };
        let deck = WesterosDeck::II;
        let resolved = |card| line(Event::WesterosCardResolved { deck, card });
        let revealed = line(Event::BidsRevealed {
            houses: HouseSet::EMPTY,
            bids: ByHouse::default(),
        });
        let track = Track::IronThrone;
        let ranking = Ranking::of(&House::ALL, |_| true);
        let set = line(Event::TrackSet { track, ranking });
        let stage = |log: &[LogLine]| super::stage(log, &[Some(WesterosCard::ClashOfKings)]);
        assert_eq!(stage(&[]), Some(Stage::Bids(track)), "it was imported");
        assert_eq!(stage(&[revealed]), Some(Stage::Ties(track)));
        let mut log = vec![line(Event::RoundBegan { round: 2 }), revealed];
        assert_eq!(stage(&log), None, "that was against the wildlings");
        log.push(resolved(WesterosCard::Mustering));
        assert_eq!(stage(&log), Some(Stage::Mustering));
        log.push(resolved(WesterosCard::ClashOfKings));
        assert_eq!(stage(&log), Some(Stage::Bids(track)));
        log.push(revealed);
        assert_eq!(stage(&log), Some(Stage::Ties(track)));
        log.push(set);
        assert_eq!(stage(&log), Some(Stage::Bids(Track::Fiefdoms)));
        log.push(line(Event::RoundBegan { round: 3 }));
        assert_eq!(stage(&log), None);
    }
}
