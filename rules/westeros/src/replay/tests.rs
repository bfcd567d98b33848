use super::*;
use crate::{
    Phase, Setup, Side, State, Westeros, board::BUILDINGS, chapters::combat::strength,
    general::consequences::TO_WIN, general::control::controller, testkit::options,
};
use tabletop::{EventRecorder, Game, Viewer, testkit::TestDice};

/// Tells whether the pieces lie as they do in the game. Whoever has fewer tokens than areas covers some of them, and
/// the event does not tell which.
fn is_right(replay: &Replay, it: &Position) -> bool {
    let board = |it: &Position| {
        (
            (it.units, it.occupied, it.routed),
            (it.orders, it.power_tokens),
            (it.garrisons, it.neutral_forces),
            (it.tracks, it.hand, it.round),
        )
    };
    let covered = replay.position.covered;
    board(&replay.position) == board(it) && covered.intersection(it.covered) == it.covered
}

/// Plays to the end at random; each answer's events lead from the position before it to the one
/// after it. Returns how many events there were.
fn follow(setup: &Setup, players: u8, seed: u64) -> usize {
    let mut cx = EventRecorder::new(TestDice::new(seed));
    let mut state: State = Westeros::start(setup, players, &mut cx);
    let (mut choice, mut done) = (TestDice::new(!seed), cx.events.len());
    let public = |state: &State| Westeros::view(state, Viewer::Spectator).position;
    let mut replay = Replay::new(public(&state));
    while let Some(asked) = { Westeros::decisions(&state).find(|it| it.required) } {
        let view = Westeros::view(&state, Viewer::Seat(asked.seat));
        let action = Westeros::sample(&view, &asked.prompt, &mut choice);
        if Westeros::check(&view, &asked.prompt, &action).is_err() {
            continue;
        }
        Westeros::apply(&mut state, &asked, action, &mut cx);
        let events = &cx.events[done..];
        for event in events {
            if let Event::Marched { from, moves, .. } = event {
                let (before, way) = (replay.position, replay.on_the_way(*from, moves));
                assert_eq!(way.units[*from].plus(moves.total()), before.units[*from]);
            }
            if let Event::StrengthCounted { attacker, defender } = *event {
                let combat = replay.position.combat.unwrap();
                let total = |side| strength(&replay.position, &combat, side).total();
                let counted = Side::ALL.map(total);
                assert_eq!(counted, [attacker, defender], "{seed} {combat:?}");
            }
            replay.happen(event);
        }
        let after = public(&state);
        let round = state.round;
        assert!(is_right(&replay, &after), "{seed} round {round} {events:?}");
        done = cx.events.len();
    }
    assert_eq!(state.phase, Phase::GameOver);
    done
}

#[test]
fn the_board_follows_the_events_of_any_game() {
    let mut done = 0;
    for seed in 0..100 {
        for players in 3..=6 {
            done += follow(&options(seed), players, seed);
        }
    }
    assert!(done > 50_000, "{done}");
}

#[test]
fn it_goes_on_from_the_middle_of_a_combat() {
    let mut fights = 0;
    for seed in 0..20 {
        let mut cx = EventRecorder::new(TestDice::new(seed));
        let mut state = Westeros::start(&Setup::default(), 4, &mut cx);
        let mut choice = TestDice::new(seed);
        while let Some(asked) = { Westeros::decisions(&state).find(|it| it.required) } {
            let before = Westeros::view(&state, Viewer::Spectator).position;
            let view = Westeros::view(&state, Viewer::Seat(asked.seat));
            let action = Westeros::sample(&view, &asked.prompt, &mut choice);
            if Westeros::check(&view, &asked.prompt, &action).is_err() {
                continue;
            }
            let done = cx.events.len();
            Westeros::apply(&mut state, &asked, action, &mut cx);
            let mut replay = Replay::new(before);
            cx.events[done..].iter().for_each(|it| replay.happen(it));
            let after = Westeros::view(&state, Viewer::Spectator).position;
            assert!(is_right(&replay, &after), "{:?}", &cx.events[done..]);
            fights += usize::from(before.combat.is_some() && after.combat.is_none());
        }
    }
    assert!(fights > 50, "{fights}");
}

#[test]
fn conquests_lead_from_the_castles_of_the_start_to_those_of_the_end() {
    let mut taken = 0;
    for seed in 0..20 {
        let mut cx = EventRecorder::new(TestDice::new(seed));
        let mut state = Westeros::start(&options(seed), 6, &mut cx);
        let start = Westeros::view(&state, Viewer::Spectator).position;
        let (mut choice, mut done) = (TestDice::new(!seed), cx.events.len());
        let mut events = Vec::new();
        while let Some(asked) = { Westeros::decisions(&state).find(|it| it.required) } {
            let view = Westeros::view(&state, Viewer::Seat(asked.seat));
            let action = Westeros::sample(&view, &asked.prompt, &mut choice);
            if Westeros::check(&view, &asked.prompt, &action).is_err() {
                continue;
            }
            Westeros::apply(&mut state, &asked, action, &mut cx);
            let entry = i64::try_from(done).unwrap();
            events.extend(cx.events[done..].iter().map(|&event| (entry, event)));
            done = cx.events.len();
        }
        let found = conquests(&start, events);
        let holders = BUILDINGS.iter().map(|it| (it, controller(&start, it)));
        let mut holders: Vec<_> = holders.collect();
        for it in &found {
            let holder = holders.iter_mut().find(|(area, _)| *area == it.area);
            let (_, holder) = holder.unwrap();
            assert_eq!(*holder, it.loser, "{it:?}");
            *holder = it.winner;
            assert!(
                it.winner.is_none() || (1..=TO_WIN).contains(&it.held),
                "{it:?}"
            );
        }
        for (area, holder) in holders {
            assert_eq!(holder, controller(&state, area), "{seed} {area:?}");
        }
        taken += found.len();
    }
    assert!(taken > 200, "{taken}");
}
