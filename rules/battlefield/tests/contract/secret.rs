//! Answers that all give at once in secret: kept until the last is in, which nobody takes back.

use battlefield::{
    Battlefield,
    position::{Mode, Setup},
    question::{Action, Prompt},
    state::State,
};
use std::collections::{BTreeMap, BTreeSet};
use tabletop::{
    Barrier, Decision, Game, Quiet, Seat, Viewer,
    testkit::{Secrets, TestDice, fuzz::Fuzzed, played, secret_answer},
};

/// At least two games of each mode, with three or four players in some, and teams.
const SEEDS: std::ops::Range<u64> = 0..12;

/// The name of a question.
fn name(prompt: &Prompt) -> String {
    let name = format!("{prompt:?}");
    name.split([' ', '(', '{']).next().unwrap_or("").to_owned()
}

fn watch(seed: u64, look: impl FnMut(&State, &Decision<Prompt>, &Action)) {
    let table = (Battlefield::setup(seed), Battlefield::players(seed), seed);
    played::<Battlefield>(table, 3_000, look);
}

/// Every question that is put to several at once is kept in secret or answered in the open; of a
/// secret one the last answer is final, and only that.
#[test]
fn the_last_of_several_secret_answers_is_final() {
    let mut kept: BTreeMap<String, [u32; 2]> = BTreeMap::new();
    let mut open = BTreeSet::new();
    for seed in SEEDS {
        watch(seed, |state, asked, action| {
            let name = name(&asked.prompt);
            let Some(given) = secret_answer::<Battlefield>(state, asked, action) else {
                if Battlefield::decisions(state).count() > 1 {
                    open.insert(name);
                }
                return;
            };
            assert_eq!(given.barrier.is_some(), given.last, "{name}");
            kept.entry(name).or_default()[usize::from(given.last)] += 1;
        });
    }
    let of_several = |it: &&str| {
        kept.get(*it)
            .is_some_and(|[first, last]| first.min(last) > &0)
    };
    let all = ["Army", "StartUnits", "Discard", "Missions"];
    assert!(all.iter().all(of_several), "{kept:?}");
    assert_eq!(kept.len(), all.len(), "{kept:?}");
    assert_eq!(
        open,
        ["Deploy".to_owned(), "Select".to_owned()].into(),
        "members of a team deploy and activate in the open"
    );
}

/// The answers of two players to what both are asked in secret, given one after the other.
fn both_answer(
    setup: &Setup,
    wanted: &Prompt,
    answer: impl Fn(Action) -> Action,
) -> [Option<Barrier>; 2] {
    let mut cx = Quiet(TestDice::new(3));
    let mut state = Battlefield::start(setup, 2, &mut cx);
    loop {
        let asked = Battlefield::decisions(&state)
            .next()
            .expect("a running game");
        let view = state.view(Viewer::Seat(asked.seat));
        let mut action = Battlefield::fallback(&view, &asked.prompt);
        if asked.prompt == *wanted {
            action = answer(action);
            assert_eq!(Battlefield::check(&view, &asked.prompt, &action), Ok(()));
            let first = secret_answer::<Battlefield>(&state, &asked, &action).expect("a secret");
            Battlefield::apply(&mut state, &asked, action, &mut cx);
            let other = Battlefield::decisions(&state)
                .next()
                .expect("the other is asked");
            let view = state.view(Viewer::Seat(other.seat));
            let action = answer(Battlefield::fallback(&view, &other.prompt));
            let last = secret_answer::<Battlefield>(&state, &other, &action).expect("a secret");
            return [first.barrier, last.barrier];
        }
        Battlefield::apply(&mut state, &asked, action, &mut cx);
    }
}

fn of(mode: Mode) -> Setup {
    Setup {
        mode,
        size: 40,
        ..Battlefield::setup(0)
    }
}

/// Checks that the last choice of start units stays: its player would see from what is deployed how the other has
/// chosen.
#[test]
fn the_last_choice_of_start_units_stays() {
    let given = both_answer(&of(Mode::Clash), &Prompt::StartUnits, |it| it);
    assert_eq!(given, [None, Some(Barrier::Completed)]);
}

/// That nothing is shown tells that the other has kept all missions.
#[test]
fn the_last_answer_about_missions_stays_though_both_keep_all() {
    let keep = |_| Action::Missions {
        score: Vec::new(),
        discard: None,
    };
    let given = both_answer(&of(Mode::Winds), &Prompt::Missions, keep);
    assert_eq!(given, [None, Some(Barrier::Completed)]);
}

/// Everything that is hidden from whoever looks, by what it is called.
fn hidden(state: &State, viewer: Viewer) -> Vec<(&'static str, String)> {
    let seats = state.open.seats().filter(|it| viewer != Viewer::Seat(*it));
    let secrets: Vec<_> = seats.map(|it| (it, state.secret(it))).collect();
    let answered = |wanted: fn(&Action) -> bool| {
        let answers = secrets.iter().map(|(seat, it)| (*seat, it.answer.clone()));
        let fits = |it: &(Seat, Option<Action>)| it.1.as_ref().is_some_and(wanted);
        format!("{:?}", answers.filter(fits).collect::<Vec<_>>())
    };
    let armies: Vec<_> = secrets.iter().filter_map(|it| it.1.army.clone()).collect();
    let missions: Vec<_> = secrets.iter().map(|it| &it.1.missions).collect();
    let hands: Vec<_> = secrets.iter().map(|it| (&it.1.hand, &it.1.siege)).collect();
    vec![
        ("armies", format!("{armies:?}")),
        (
            "start units",
            answered(|it| matches!(it, Action::StartUnits { .. })),
        ),
        (
            "kept missions",
            answered(|it| matches!(it, Action::Missions { .. })),
        ),
        ("discards", answered(|it| matches!(it, Action::Cards(_)))),
        ("missions", format!("{missions:?}")),
        (
            "discarded missions",
            format!("{:?}", state.discarded_missions),
        ),
        ("hands", format!("{hands:?}")),
        (
            "decks",
            format!("{:?} {:?}", state.missions, state.objectives),
        ),
    ]
}

/// The twin with all that is hidden from whoever looks as it is in the state.
fn with_secrets_of(state: &State, twin: &State, viewer: Viewer) -> State {
    let mut same = twin.clone();
    same.missions.clone_from(&state.missions);
    same.discarded_missions
        .clone_from(&state.discarded_missions);
    same.objectives.clone_from(&state.objectives);
    for seat in state.open.seats() {
        let (is, was) = (same.secret_mut(seat), state.secret(seat));
        if viewer == Viewer::Seat(seat) {
            is.deck.clone_from(&was.deck);
            is.siege_deck.clone_from(&was.siege_deck);
        } else {
            is.clone_from(was);
        }
    }
    same
}

#[test]
fn whatever_is_kept_is_dealt_anew_and_nothing_else() {
    let mut seen = BTreeSet::new();
    for seed in SEEDS {
        let mut dice = TestDice::new(seed);
        watch(seed, |state, asked, _| {
            for viewer in [Viewer::Spectator, Viewer::Seat(asked.seat)] {
                let twin = Battlefield::redeal(state, viewer, &mut dice);
                assert!(twin.view(viewer) == state.view(viewer));
                assert!(with_secrets_of(state, &twin, viewer) == *state);
                let pairs = hidden(state, viewer).into_iter().zip(hidden(&twin, viewer));
                seen.extend(pairs.filter(|(a, b)| a != b).map(|(a, _)| a.0));
            }
        });
    }
    assert_eq!(seen.len(), 8, "{seen:?}");
}
