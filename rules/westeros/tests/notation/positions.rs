//! Positions, whatever is hidden in them and whatever is under way.

use crate::walk::Walk;
use westeros::notation::{read_position, write_position};

#[test]
fn every_state_of_random_games_comes_back() {
    for players in 3..=6 {
        for seed in 0..4 {
            let mut walk = Walk::new(players, seed);
            let mut step = 0;
            while let Some((asked, action)) = walk.next() {
                // Every state of a few games, every seventh of the others.
                if seed < 1 || step % 9 == 0 {
                    let text = write_position(&walk.state);
                    let read = read_position(&text).unwrap_or_else(|it| panic!("{it} in\n{text}"));
                    assert_eq!(read, walk.state, "{players} players, seed {seed}\n{text}");
                    assert_eq!(write_position(&read), text);
                }
                walk.take(&asked, action);
                step += 1;
            }
        }
    }
}

#[test]
fn little_of_a_state_wants_exact_lines() {
    let mut walk = Walk::new(6, 1);
    let (mut lines, mut exact) = (0, 0);
    while let Some((asked, action)) = walk.next() {
        let text = write_position(&walk.state);
        lines += text.lines().count();
        exact += text.lines().filter(|it| it.starts_with("exact")).count();
        walk.take(&asked, action);
    }
    assert!(exact * 20 < lines, "{exact} of {lines} lines");
}
