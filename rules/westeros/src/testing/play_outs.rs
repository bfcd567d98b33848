//! Whole games at random, against the contract.

use crate::{Setup, State, Westeros};
use tabletop::testkit::play_out_with_twins;

#[test]
fn nobody_learns_what_is_hidden() {
    for players in 3..=6 {
        for seed in 0..10 {
            play_out_with_twins::<Westeros>(&Setup::default(), players, seed).unwrap();
        }
    }
}

#[test]
fn the_state_stays_small() {
    // The next rules (combat, decks, bids) must fit into what is left of 640.
    assert!(size_of::<State>() <= 512, "{} bytes", size_of::<State>());
}
