//! Tests of what the log shows, and of how one goes through it.

use super::*;
use crate::{
    games::westeros::{
        page::{Clocked, LogLine, TakenBack, WesterosPage},
        wording,
    },
    play::{Change, Handover, Motion, Outcome, Resolution},
};
use std::collections::HashSet;
use tabletop::{EventRecorder, Game, Seat, Viewer};
use westeros::{ByHouse, Event, House, HouseSet, Phase, Setup, Westeros};

struct Fixed;

impl tabletop::Dice for Fixed {
    fn below(&mut self, _: u32) -> u32 {
        0
    }
}

fn page() -> WesterosPage {
    let mut cx = EventRecorder::new(Fixed);
    let state = Westeros::start(&Setup::default(), 3, &mut cx);
    let events = [
        Event::RoundBegan { round: 1 },
        Event::PhaseBegan {
            phase: Phase::Planning,
        },
        Event::OrdersPlaced {
            house: House::Stark,
        },
        Event::PhaseBegan { phase: Phase::Raid },
        Event::PowerGained {
            house: House::Lannister,
            power: 2,
        },
    ];
    let log = events.into_iter().zip(0..).map(|(event, seq)| LogLine {
        seq,
        at: 0,
        event,
        undone: seq == 2,
    });
    WesterosPage {
        view: Westeros::view(&state, Viewer::Spectator),
        prompts: Vec::new(),
        log: log.collect(),
        clocked: Vec::new(),
        resolved: Vec::new(),
        handed: Vec::new(),
        taken_back: vec![TakenBack {
            seq: 3,
            at: 0,
            seat: Seat(0),
            entry: 2,
        }],
        seats: vec!["Ann".into()],
        accounts: Vec::new(),
        waiting: Vec::new(),
        my_seat: None,
        over: false,
    }
}

fn shown(filter: Filter) -> Vec<i64> {
    let entries = entries(&page(), filter, None);
    entries.iter().map(|it| it.seq).collect()
}

#[test]
fn what_was_taken_back_stands_where_it_happened() {
    let entries = entries(&page(), Filter::default(), Some(2));
    assert!(undone(&entries[2]));
    assert_eq!(
        entries[3].kind,
        EntryKind::Since,
        "before all that came since"
    );
    assert!(matches!(entries[5].kind, EntryKind::TakenBack(_)));
    let fresh: Vec<bool> = entries.iter().map(|it| it.fresh).collect();
    assert_eq!(fresh, [false, false, false, false, false, true, true]);
}

#[test]
fn what_the_clock_has_answered_stands_before_what_came_of_it() {
    let clocked = |seq| Clocked { seq, seat: Seat(0) };
    let page = WesterosPage {
        clocked: vec![clocked(2), clocked(9)],
        ..page()
    };
    let entries = entries(&page, Filter::default(), None);
    let is_clocked = |it: &Entry| matches!(it.kind, EntryKind::Clocked(_));
    let at: Vec<usize> = (0..entries.len())
        .filter(|&it| is_clocked(&entries[it]))
        .collect();
    assert_eq!(at, [2, entries.len() - 1]);
    assert_eq!((entries[2].seq, entries[3].seq), (2, 2));
}

#[test]
fn orders_that_the_clock_hands_in_are_not_said_to_be_its_own() {
    let house = page().house(Seat(0)).unwrap();
    let placed = LogLine {
        event: Event::OrdersPlaced { house },
        ..page().log.pop().unwrap()
    };
    let (seq, seat) = (placed.seq, Seat(0));
    let page = WesterosPage {
        log: vec![placed],
        ..page()
    };
    let who = wording::house_of(house);
    assert_eq!(
        wording::story::clocked(&page, Clocked { seq, seat }),
        format!("{who} ran out of time: the clock handed in its orders.")
    );
    let other = Clocked { seq: seq + 1, seat };
    assert_eq!(
        wording::story::clocked(&page, other),
        format!("{who} ran out of time: the clock answered.")
    );
}

#[test]
fn how_a_vote_has_ended_stands_where_it_happened() {
    let lost = |seq| Resolution {
        motion: Motion::Remove(Seat(0)),
        outcome: Outcome::Lost,
        seq,
        at: 0,
    };
    let page = WesterosPage {
        resolved: vec![lost(2), lost(9)],
        ..page()
    };
    let entries = entries(&page, Filter::default(), None);
    assert!(matches!(entries.last().unwrap().kind, EntryKind::Resolved(it) if it.seq == 9));
    let words = wording::story::resolved(&page, &lost(9));
    assert!(
        words.starts_with("Vote failed: the computer playing "),
        "{words}"
    );
}

#[test]
fn seats_that_change_hands_stand_among_what_the_table_decides() {
    let handed = |seq, change| Handover {
        seq,
        seat: 0,
        change,
        by: None,
    };
    let pause = Resolution {
        motion: Motion::Pause,
        outcome: Outcome::Carried,
        seq: 10,
        at: 0,
    };
    let page = WesterosPage {
        clocked: vec![Clocked {
            seq: 2,
            seat: Seat(0),
        }],
        handed: vec![handed(2, Change::Missed), handed(9, Change::Returned)],
        resolved: vec![pause],
        ..page()
    };
    let entries = entries(&page, Filter::default(), None);
    let at = |entry: &Entry| match entry.kind {
        EntryKind::Handed(at) => Some(at),
        _ => None,
    };
    assert_eq!((entries[2].seq, at(&entries[2])), (2, None), "the clock");
    assert_eq!(
        (entries[4].seq, at(&entries[4])),
        (2, Some(0)),
        "after its answer"
    );
    let last: Vec<_> = entries.iter().rev().take(2).map(at).collect();
    assert_eq!(last, [None, Some(1)], "in the order of their revisions");
    let keys: HashSet<_> = entries.iter().map(key).collect();
    assert_eq!(keys.len(), entries.len(), "each has a key of its own");
    let words = wording::story::handed(&page, &page.handed[1]);
    assert!(words.ends_with(" is back."), "{words}");
}

#[test]
fn bids_are_one_line_once_they_lie_open() {
    let (house, houses) = (House::Stark, HouseSet::EMPTY);
    let bids = ByHouse::default();
    let events = [
        Event::BidPlaced { house },
        Event::BidsRevealed { houses, bids },
        Event::BidPlaced { house },
    ];
    let log = events.into_iter().zip(0..).map(|(event, seq)| LogLine {
        seq,
        at: 0,
        event,
        undone: false,
    });
    let page = WesterosPage {
        log: log.collect(),
        taken_back: Vec::new(),
        ..page()
    };
    let shown = entries(&page, Filter::default(), None);
    let shown: Vec<i64> = shown.iter().map(|it| it.seq).collect();
    assert_eq!(shown, [1, 2], "what is sealed still says so");
}

#[test]
fn a_filter_leaves_no_phase_without_a_line() {
    let power = Filter {
        kind: Some(Kind::Power),
        house: None,
    };
    assert_eq!(shown(power), [0, 3, 3, 4]);
    let stark = Filter {
        kind: None,
        house: Some(House::Stark),
    };
    assert_eq!(shown(stark), [0, 1, 2, 3, 3]);
}

#[test]
fn arrow_keys_go_from_line_to_line() {
    let entries = entries(&page(), Filter::default(), None);
    assert_eq!(beside(&entries, None, -1), entries.last().map(key));
    assert_eq!(beside(&entries, Some((1, 1)), 1), Some((2, 2)));
    assert_eq!(beside(&entries, Some((0, 0)), -1), None);
}

#[test]
fn a_long_log_is_drawn_from_near_its_end() {
    assert_eq!(earlier(150, false), 0);
    assert_eq!(earlier(199, false), 0);
    assert_eq!(earlier(431, false), 250);
    assert_eq!(earlier(431, true), 0, "whoever wants all of it");
}
