//! The promises of the greedy player, over whole games.

mod kinds;
mod purpose;
mod scenes;

use super::{Temper, answer};
use crate::{Action, Prompt, State, Westeros, sample, testkit::options};
use tabletop::{
    Dice, Game, Quiet, Viewer, submit,
    testkit::{Secrets, TestDice},
};

/// A question that a whole game has put to somebody, with the greedy answer to it.
pub(super) struct Asked<'a> {
    pub state: &'a State,
    pub view: &'a crate::View,
    pub prompt: &'a Prompt,
    pub action: &'a Action,
}

/// Plays games with the options of these seeds and shows every question, offers too, with the
/// answer of a player of this temperature. In every other game chance answers instead, so that
/// positions come up into which nobody would get who thinks.
pub(super) fn watch(
    games: std::ops::Range<u64>,
    temper: Temper,
    mut look: impl FnMut(&Asked, &mut TestDice),
) {
    for seed in games {
        let mut cx = Quiet(TestDice::new(seed));
        let mut dice = TestDice::new(!seed);
        let players = 3 + (seed % 4) as u8;
        let mut state = Westeros::start(&options(seed / 2), players, &mut cx);
        while Westeros::outcome(&state).is_none() {
            let open: Vec<_> = Westeros::decisions(&state).collect();
            for asked in &open {
                let view = Westeros::view(&state, Viewer::Seat(asked.seat));
                let house = view.me.unwrap();
                let seat = (house, &view.own, temper);
                let mut action = answer(&view.position, seat, &asked.prompt, &mut dice);
                let seen = Asked {
                    state: &state,
                    view: &view,
                    prompt: &asked.prompt,
                    action: &action,
                };
                look(&seen, &mut dice);
                if !asked.required {
                    continue;
                }
                if seed % 2 == 0 && dice.below(4) > 0 {
                    action = sample(&state, house, &asked.prompt, &mut dice);
                }
                let done = submit::<Westeros>(&mut state, asked.seat, asked.id, action, &mut cx);
                assert_eq!(done, Ok(()), "{:?} answered by {action:?}", asked.prompt);
                break;
            }
        }
    }
}

/// The same dice and everything hidden dealt anew: neither the question nor the answer changes by
/// a byte. Only questions are counted behind which something was really dealt otherwise.
#[test]
fn nothing_hidden_changes_an_answer() {
    let mut questions = 0;
    watch(0..48, Temper::STEADY, |asked, dice| {
        let viewer = Viewer::Seat(asked.state.seat_of(asked.view.me.unwrap()));
        let twin = Westeros::redeal(asked.state, viewer, &mut dice.clone());
        let again = |state| {
            let mut open = Westeros::decisions(state);
            let same = open.any(|it| Viewer::Seat(it.seat) == viewer && it.prompt == *asked.prompt);
            assert!(same, "{:?}", asked.prompt);
            let view = Westeros::view(state, viewer);
            let policy = tabletop::policy::<Westeros>("steady").unwrap();
            let none = tabletop::Budget::NONE;
            policy.answer(&view, asked.prompt, none, &mut TestDice::new(questions))
        };
        assert_eq!(again(asked.state), again(&twin), "{:?}", asked.prompt);
        questions += u64::from(twin != *asked.state);
    });
    assert!(questions > 10_000, "{questions}");
}

/// A search plays games out with it: it builds nothing on the heap, whatever is asked.
#[test]
fn an_answer_allocates_nothing() {
    watch(0..160, Temper::STEADY, |asked, _| {
        let house = asked.view.me.unwrap();
        let seat = (house, &asked.view.own, Temper::STEADY);
        let mut dice = TestDice::new(1);
        let counted = allocation_counter::measure(|| {
            answer(&asked.view.position, seat, asked.prompt, &mut dice);
        });
        assert_eq!(counted.count_total, 0, "{:?}", asked.prompt);
    });
}
