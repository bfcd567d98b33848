use super::either;
use crate::{Phase, Westeros, testkit::options};
use std::collections::BTreeSet;
use tabletop::{Dice, Game, Quiet, Viewer, testkit::TestDice};

/// Checks that whatever is answered to such a question is one of the two, and never more than these two are allowed:
/// nobody is kept from a choice by a letter.
#[test]
fn a_question_with_two_answers_has_no_third() {
    let mut asked = BTreeSet::new();
    for seed in 0..200 {
        asked.extend(play(seed, 3 + (seed % 4) as u8));
    }
    let often = [
        "Blade",
        "Cersei",
        "NameBidder",
        "RefuseSupport",
        "Retreat",
        "SupportNeutral",
        "TakePort",
        "Tyrion",
    ];
    let never: Vec<_> = often.iter().filter(|it| !asked.contains(**it)).collect();
    assert!(never.is_empty(), "never asked: {never:?} among {asked:?}");
}

/// The kinds of question that had two answers.
fn play(seed: u64, players: u8) -> BTreeSet<String> {
    let mut kinds = BTreeSet::new();
    let mut cx = Quiet(TestDice::new(seed));
    let mut dice = TestDice::new(!seed);
    let mut state = Westeros::start(&options(seed), players, &mut cx);
    while state.phase != Phase::GameOver {
        let open: Vec<_> = Westeros::decisions(&state)
            .filter(|it| it.required)
            .collect();
        let asked = &open[dice.below(open.len() as u32) as usize];
        let view = Westeros::view(&state, Viewer::Seat(asked.seat));
        let action = Westeros::sample(&view, &asked.prompt, &mut dice);
        if let Some(both) = either(&view, &asked.prompt) {
            assert!(both.contains(&action), "{:?}: {action:?}", asked.prompt);
            assert_ne!(both[0], both[1]);
            let legal = |it| Westeros::check(&view, &asked.prompt, it).is_ok();
            if both.iter().all(legal) {
                let kind = format!("{:?}", asked.prompt);
                let kind = kind.split([' ', '{']).next().unwrap_or_default();
                kinds.insert(kind.to_owned());
            }
        }
        Westeros::apply(&mut state, asked, action, &mut cx);
    }
    kinds
}
