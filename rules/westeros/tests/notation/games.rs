//! Whole games as scripts.

use crate::walk::Walk;
use tabletop::replay;
use westeros::{
    Westeros,
    notation::{
        game::{read, write},
        script,
    },
};

#[test]
fn a_stored_game_comes_back_entry_for_entry() {
    for players in 3..=6 {
        for seed in 0..5 {
            let walk = Walk::new(players, seed).finish();
            let text = write(&walk.record).unwrap();
            let read = read(&text).unwrap_or_else(|it| panic!("{it}"));
            assert_eq!(read, walk.record);
            let end =
                replay::<Westeros>(&read.setup, read.seats, &read.opening, &read.log).unwrap();
            assert_eq!(end, walk.state);
        }
    }
}

#[test]
fn a_game_half_played_comes_back_too() {
    let mut walk = Walk::new(4, 3);
    for _ in 0..40 {
        let (asked, action) = walk.next().unwrap();
        walk.take(&asked, action);
    }
    let text = write(&walk.record).unwrap();
    assert!(!text.contains("expect result"));
    assert_eq!(read(&text).unwrap(), walk.record);
}

#[test]
fn a_stored_game_is_a_script() {
    let text = write(&Walk::new(3, 2).finish().record).unwrap();
    assert_eq!(script::differences(&text, |_| None), Vec::<String>::new());
    let text = text.replace("expect result BA", "expect result ST");
    let text = text.replace("expect result LA", "expect result ST");
    let changed = format!("{text}expect round 1\n");
    let found = script::differences(&changed, |_| None);
    assert!(found.last().unwrap().contains("expected: 1\n   found: 10"));
}

#[test]
fn a_log_that_does_not_fit_is_refused() {
    let mut record = Walk::new(3, 2).finish().record;
    record.log.remove(5);
    assert!(write(&record).is_err());
}

#[test]
fn a_game_without_its_numbers_and_rolls_is_played_by_the_rules() {
    let text = "
        players 3
        start
        BA: orders Dragonstone March, Kingswood Support, Shipbreaker Bay Raid
        auto until phase raid";
    let record = read(text).unwrap_or_else(|it| panic!("{it}"));
    assert_eq!(record.seats, 3);
    assert!(!record.opening.is_empty() && record.log.len() > 3);
    assert_eq!(read(&write(&record).unwrap()).unwrap(), record);
}
