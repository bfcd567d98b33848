//! One game by chance, answer by answer, with somebody who looks on.

use super::TestDice;
use crate::{Decision, Dice, Entry, Game, Quiet, Record, Recording, Viewer};

/// Plays a game to its end, or for so many answers: whoever must answer gives a sample. `watch`
/// sees what is asked before each answer, and what is answered.
pub fn played<G: Game>(
    (setup, seats, seed): (G::Setup, u8, u64),
    most: usize,
    mut watch: impl FnMut(&G::State, &Decision<G::Prompt>, &G::Action),
) -> Record<G::Setup, G::Action> {
    let mut cx = Quiet(Recording::new(TestDice::new(seed)));
    let mut choice = TestDice::new(!seed);
    let mut state = G::start(&setup, seats, &mut cx);
    let opening = std::mem::take(&mut cx.0.rolls);
    let mut log = Vec::new();
    while log.len() < most {
        let required: Vec<_> = G::decisions(&state).filter(|it| it.required).collect();
        if required.is_empty() {
            break;
        }
        let asked = &required[choice.below(required.len() as u32) as usize];
        let view = G::view(&state, Viewer::Seat(asked.seat));
        let action = G::sample(&view, &asked.prompt, &mut choice);
        watch(&state, asked, &action);
        G::apply(&mut state, asked, action.clone(), &mut cx);
        log.push(Entry {
            seat: asked.seat,
            decision: asked.id,
            action,
            rolls: std::mem::take(&mut cx.0.rolls),
        });
    }
    Record {
        setup,
        seats,
        opening,
        log,
    }
}
