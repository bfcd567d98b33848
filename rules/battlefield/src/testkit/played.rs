//! One game by chance, answer by answer, with somebody who looks on.

use crate::{
    Battlefield,
    position::Setup,
    question::{Action, Prompt},
    state::State,
};
use tabletop::{Decision, Dice, Entry, Game, Quiet, Record, Recording, Viewer, testkit::TestDice};

/// Plays a game to its end, or for so many answers; `watch` sees what is asked before each answer.
pub fn played(
    (setup, seats, seed): (Setup, u8, u64),
    most: usize,
    mut watch: impl FnMut(&State, &Decision<Prompt>, &Action),
) -> Record<Setup, Action> {
    let mut cx = Quiet(Recording::new(TestDice::new(seed)));
    let mut choice = TestDice::new(!seed);
    let mut state = Battlefield::start(&setup, seats, &mut cx);
    let opening = std::mem::take(&mut cx.0.rolls);
    let mut log = Vec::new();
    while log.len() < most {
        let open: Vec<_> = Battlefield::decisions(&state).collect();
        let Some(last) = (open.len() as u32).checked_sub(1) else {
            break;
        };
        let asked = &open[choice.below(last + 1) as usize];
        let view = state.view(Viewer::Seat(asked.seat));
        let action = Battlefield::sample(&view, &asked.prompt, &mut choice);
        watch(&state, asked, &action);
        Battlefield::apply(&mut state, asked, action.clone(), &mut cx);
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
