//! Answers that all give at once in secret: kept until the last is in, which nobody takes back.

use super::Play;
use crate::{Auction, Phase, Prompt, Step, Westeros, testkit::options};
use std::collections::BTreeMap;
use tabletop::{
    EventRecorder, Game, Viewer,
    testkit::{TestDice, played, secret_answer},
};

/// Every question that is put to several at once is kept in secret; of those the last answer is
/// final, and only that.
#[test]
fn the_last_of_several_secret_answers_is_final() {
    let mut kept: BTreeMap<&str, [u32; 2]> = BTreeMap::new();
    for seed in 0..12 {
        let table = (options(seed), 3 + (seed % 4) as u8, seed);
        played::<Westeros>(table, 5_000, |state, asked, action| {
            let several = Westeros::decisions(state).filter(|it| it.required);
            let several = several.count() > 1;
            let Some(given) = secret_answer::<Westeros>(state, asked, action) else {
                assert!(!several, "{:?} is put to several", asked.prompt);
                return;
            };
            assert_eq!(given.last, !several, "{:?}", asked.prompt);
            assert_eq!(given.barrier.is_some(), given.last, "{:?}", asked.prompt);
            let name = match asked.prompt {
                Prompt::PlaceOrders { .. } => "orders",
                Prompt::ChooseCard => "house cards",
                Prompt::Bid { on, .. } => match on {
                    Auction::Track(_) => "bids on a track",
                    Auction::Wildlings(_) => "bids against wildlings",
                },
                _ => "others",
            };
            kept.entry(name).or_default()[usize::from(given.last)] += 1;
        });
    }
    assert_eq!(kept.len(), 4, "{kept:?}");
    assert!(kept.values().flatten().all(|it| *it > 0), "{kept:?}");
}

/// Tides of Battle cards come by chance, and are shown by the answer after which nobody may draw
/// another.
#[test]
fn who_keeps_a_tides_card_has_seen_both() {
    let mut seen = 0;
    for seed in 0..60 {
        let table = (options(seed), 6, seed);
        played::<Westeros>(table, 5_000, |state, asked, action| {
            if asked.prompt == Prompt::BladeRedraw {
                let (mut after, mut cx) = (*state, EventRecorder::new(TestDice::new(seed)));
                Westeros::apply(&mut after, asked, *action, &mut cx);
                assert!(cx.events.iter().any(Westeros::reveals));
                seen += 1;
            }
        });
    }
    assert!(seen > 0);
}

/// Placed in turn, orders are no answers at once: each may be taken back until the next are laid.
#[test]
fn orders_that_are_placed_in_turn_are_not_final_but_the_last() {
    let mut state = Play::from(Phase::Planning, 6, super::CROWDED).state;
    let mut dice = TestDice::new(5);
    let mut revealed = Vec::new();
    while state.agenda.top() == Some(Step::AssignOrdersInTurn) {
        let asked = Westeros::decisions(&state).next().unwrap();
        let view = Westeros::view(&state, Viewer::Seat(asked.seat));
        let action = Westeros::sample(&view, &asked.prompt, &mut dice);
        assert_eq!(secret_answer::<Westeros>(&state, &asked, &action), None);
        let mut cx = EventRecorder::new(dice.clone());
        Westeros::apply(&mut state, &asked, action, &mut cx);
        revealed.push(cx.events.iter().any(Westeros::reveals));
    }
    let last = revealed.pop();
    assert_eq!(last, Some(true));
    assert!(
        revealed.len() >= 4 && !revealed.contains(&true),
        "{revealed:?}"
    );
}
