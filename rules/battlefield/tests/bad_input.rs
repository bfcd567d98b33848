//! Tests that whatever is sent is refused for a reason, and changes nothing.

use battlefield::{
    Battlefield,
    question::Action,
    state::State,
    testkit::{absurd, invariants},
};
use tabletop::{
    Decision, Quiet, Refusal, Viewer, submit,
    testkit::{TestDice, fuzz::Fuzzed, played},
};

/// Inputs to each question that is tried.
const INPUTS: u32 = 90;
const GAMES: u64 = 20;

#[test]
fn a_hundred_thousand_bad_inputs_are_refused() {
    let (mut refused, mut taken) = (0_u32, 0_u32);
    let mut dice = TestDice::new(35);
    for seed in 0..GAMES {
        let table = (Battlefield::setup(seed), Battlefield::players(seed), seed);
        let mut tried = 0;
        played::<Battlefield>(table, 2_000, |state, asked, _| {
            // Spread over the game: every fifth question.
            tried += 1;
            if tried % 5 != 0 || tried > 600 {
                return;
            }
            for _ in 0..INPUTS {
                let action = absurd::answer(&state.open, &mut dice);
                if is_refused(state, asked, action) {
                    refused += 1;
                } else {
                    taken += 1;
                }
            }
        });
    }
    println!("{refused} refused, {taken} taken");
    assert!(
        refused + taken >= 100_000,
        "{refused} refused, {taken} taken"
    );
    assert!(taken < refused / 5, "{refused} refused, {taken} taken");
}

/// Checks that it is refused; an answer that is taken is legal after all, and does no harm.
fn is_refused(
    state: &State,
    asked: &Decision<battlefield::question::Prompt>,
    action: Action,
) -> bool {
    let mut twin = state.clone();
    let mut cx = Quiet(TestDice::new(u64::from(asked.id.0)));
    let case = format!("{action:?}");
    match submit::<Battlefield>(&mut twin, asked.seat, asked.id, action, &mut cx) {
        Ok(()) => {
            invariants(&twin).unwrap_or_else(|why| panic!("{case}: {why}"));
            false
        }
        Err(Refusal::Illegal(_)) => {
            assert!(twin == *state, "a refusal of {case} changes something");
            let view = state.view(Viewer::Seat(asked.seat));
            assert!(view == twin.view(Viewer::Seat(asked.seat)));
            true
        }
        Err(other) => panic!("{case}: {other}"),
    }
}
