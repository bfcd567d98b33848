//! Whole games with the greedy answer to every question.

use battlefield::{
    Battlefield,
    question::{Action, Prompt},
    state::{State, View},
};
use tabletop::{
    Budget, Decision, Dice, Game, Quiet, Viewer, policy, submit,
    testkit::{Secrets, TestDice, fuzz::Fuzzed},
};

/// A question that a game has put to somebody, with the greedy answer to it.
pub struct Asked<'a> {
    pub state: &'a State,
    pub decision: &'a Decision<Prompt>,
    pub view: &'a View,
    pub action: &'a Action,
    /// As the dice of the player were before.
    pub dice: TestDice,
}

pub fn answer(level: &str, view: &View, prompt: &Prompt, dice: &mut TestDice) -> Action {
    let policy = policy::<Battlefield>(level).expect("a level of the game");
    policy.answer(view, prompt, Budget::NONE, dice)
}

/// Plays games of all modes, tables and sizes and shows every question. In every other game chance
/// mostly answers instead, so that positions come up into which nobody would get who thinks.
pub fn watch(games: std::ops::Range<u64>, level: &str, mut look: impl FnMut(&Asked)) {
    for seed in games {
        let mut cx = Quiet(TestDice::new(seed));
        let mut dice = TestDice::new(!seed);
        let (setup, players) = (Battlefield::setup(seed), Battlefield::players(seed));
        let mut state = Battlefield::start(&setup, players, &mut cx);
        while let Some(decision) = { Battlefield::decisions(&state).next() } {
            let view = state.view(Viewer::Seat(decision.seat));
            let before = dice.clone();
            let mut action = answer(level, &view, &decision.prompt, &mut dice);
            look(&Asked {
                state: &state,
                decision: &decision,
                view: &view,
                action: &action,
                dice: before,
            });
            if seed % 2 == 1 && dice.below(4) > 0 {
                action = Battlefield::sample(&view, &decision.prompt, &mut dice);
            }
            let (seat, id) = (decision.seat, decision.id);
            let done = submit::<Battlefield>(&mut state, seat, id, action, &mut cx);
            assert_eq!(done, Ok(()), "{seed}: {:?}", decision.prompt);
        }
        assert!(Battlefield::outcome(&state).is_some(), "{seed}");
    }
}

/// The same dice and everything hidden dealt anew: the answer does not change. Only questions are
/// counted behind which something was really dealt otherwise.
#[test]
fn nothing_hidden_changes_an_answer() {
    let mut questions = 0;
    watch(0..10, "steady", |asked| {
        let viewer = Viewer::Seat(asked.decision.seat);
        let twin = Battlefield::redeal(asked.state, viewer, &mut asked.dice.clone());
        let mut open = Battlefield::decisions(&twin);
        let prompt = &asked.decision.prompt;
        assert!(open.any(|it| it == *asked.decision), "{prompt:?}");
        let again = answer(
            "steady",
            &twin.view(viewer),
            prompt,
            &mut asked.dice.clone(),
        );
        assert_eq!(again, *asked.action, "{prompt:?}");
        questions += u32::from(twin != *asked.state);
    });
    assert!(questions > 2_000, "{questions}");
}
