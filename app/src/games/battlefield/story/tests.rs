//! Whole random battles, and rolls whose worth can be counted by hand.

mod course;
mod last;

use super::*;
use crate::{
    games::battlefield::{page::LogLine, scene::example, story, wording},
    language::{Language, speaking},
};
use battlefield::{
    Battlefield,
    effect::{ActionKind, Pool},
    event::Why,
    field::Thing,
    geometry::{Arc, Facing, Pose},
    position::{Mode, Position, Setup, SideId, UnitId},
};
use tabletop::{EventRecorder, Game, Viewer, submit, testkit::TestDice};

/// Everything that a battle has told, and its end.
fn battle(mode: Mode, seed: u64) -> (Position, Vec<LogLine>) {
    let setup = Setup {
        mode,
        size: 30,
        ..Setup::default()
    };
    let mut cx = EventRecorder::new(TestDice::new(seed));
    let mut choice = TestDice::new(!seed);
    let mut state = Battlefield::start(&setup, 2, &mut cx);
    let mut told: Vec<LogLine> = Vec::new();
    loop {
        let seq = told.len().try_into().unwrap();
        let fresh = cx.events.drain(..);
        told.extend(fresh.map(|event| LogLine { seq, at: 0, event }));
        let Some(asked) = Battlefield::decisions(&state).next() else {
            return (state.open, told);
        };
        let view = state.view(Viewer::Seat(asked.seat));
        let action = Battlefield::sample(&view, &asked.prompt, &mut choice);
        submit::<Battlefield>(&mut state, asked.seat, asked.id, action, &mut cx).unwrap();
    }
}

#[test]
fn the_parts_of_a_battle_are_all_of_its_log() {
    let (_, log) = battle(Mode::Thrones, 3);
    let sections = sections(log.iter(), 6);
    let mut next = 0;
    for it in &sections {
        assert_eq!(it.lines.start, next, "nothing is left out");
        assert!(it.lines.end > it.lines.start && it.first <= it.last);
        next = it.lines.end;
    }
    assert_eq!(next, log.len());
    let count = |wanted: fn(&Kind) -> bool| sections.iter().filter(|it| wanted(&it.kind)).count();
    let selected = log
        .iter()
        .filter(|it| matches!(it.event, Event::Selected(_)));
    assert_eq!(count(|it| matches!(it, Kind::Unit(_))), selected.count());
    assert!(count(|it| matches!(it, Kind::Ncu(_))) > 0 && count(|it| *it == Kind::Round) > 1);
}

#[test]
fn all_points_of_a_battle_have_their_reasons() {
    let (mut position, log) = battle(Mode::Feast, 5);
    let sum = |position: &Position, side| {
        let all = gains(position, log.iter().map(|it| &it.event));
        let own = all.into_iter().filter(|it| it.side == side);
        own.map(|it| it.points).sum::<u16>()
    };
    for side in [SideId(0), SideId(1)] {
        assert_eq!(sum(&position, side), position.points[usize::from(side.0)]);
    }
    // What was there before the log begins comes first.
    position.points[0] += 4;
    let first = gains(&position, log.iter().map(|it| &it.event)).remove(0);
    assert_eq!((first.round, first.points, first.why), (0, 4, None::<Why>));
}

#[test]
fn every_morale_test_is_the_sum_of_its_named_parts() {
    let mut told = 0;
    for (mode, seed) in [(Mode::Thrones, 3), (Mode::Feast, 5), (Mode::Storm, 9)] {
        let (position, log) = battle(mode, seed);
        let all = deeds(log.iter().map(|it| (it.seq, &it.event)));
        for cast in all.iter().flat_map(|it| &it.casts) {
            let Comes::Test {
                result: Some(result),
                ..
            } = cast.comes
            else {
                continue;
            };
            let faces: i32 = cast.dice.iter().map(|it| i32::from(it.face)).sum();
            let added: i32 = cast.changes.iter().map(|it| i32::from(it.by)).sum();
            assert_eq!((faces + added).max(0), i32::from(result), "{cast:?}");
            told += 1;
        }
        for it in &all {
            assert!(!wording::casts::told(&position, it).contains(".."));
        }
    }
    assert!(told > 10, "{told} tests");
}

fn rolled(pool: Pool, faces: &[u8], needed: u8) -> Event {
    Event::Rolled {
        unit: Thing::Unit(0),
        pool,
        faces: faces.to_vec(),
        needed: Some(needed),
        changes: Vec::new(),
    }
}

fn again(pool: Pool, dice: &[u8], faces: &[u8]) -> Event {
    Event::Rerolled {
        seat: tabletop::Seat(0),
        pool,
        dice: dice.to_vec(),
        faces: faces.to_vec(),
    }
}

/// Tried, succeeded, and expected in thousandths.
fn luck(log: &[Event]) -> [u32; 3] {
    let all = lucks(&example(), log.iter().map(|it| (0, it)));
    assert_eq!(all.len(), 1);
    [all[0].count, all[0].succeeded, all[0].expected]
}

#[test]
fn what_is_expected_of_dice_is_exact() {
    let attack = rolled(Pool::Attack, &[6, 5, 1, 1], 4);
    assert_eq!(luck(std::slice::from_ref(&attack)), [4, 2, 2_000]);
    assert_eq!(
        luck(&[attack, again(Pool::Attack, &[2, 3], &[4, 3])]),
        [6, 3, 3_000]
    );
    assert_eq!(
        luck(&[rolled(Pool::Defense, &[6, 2], 7)]),
        [2, 0, 0],
        "no face saves"
    );
    assert_eq!(
        luck(&[rolled(Pool::Morale, &[3, 4], 7)]),
        [1, 1, 583],
        "21 of 36"
    );
    let kept = [
        rolled(Pool::Morale, &[1, 4], 7),
        again(Pool::Morale, &[0], &[3]),
    ];
    assert_eq!(
        luck(&kept),
        [2, 1, 1_250],
        "21 of 36, then 3 or more of one die"
    );
    assert_eq!(
        luck(&[rolled(Pool::Charge, &[4, 2], 3)]),
        [1, 0, 444],
        "16 of 36"
    );
    assert_eq!(luck(&[rolled(Pool::Charge, &[3], 3)]), [1, 1, 667]);
}

#[test]
fn dice_that_may_be_rolled_again_have_their_odds() {
    let log = [rolled(Pool::Attack, &[6, 2, 1, 1], 4)];
    let worth = |pool, dice: &[u8]| again_of(&log, pool, dice);
    assert_eq!(worth(Pool::Attack, &[1, 2, 3]), Some((3, 54)), "1.5 hits");
    assert_eq!(worth(Pool::Morale, &[0]), None, "no such roll");
    let log = [rolled(Pool::Morale, &[1, 4], 7)];
    assert_eq!(
        again_of(&log, Pool::Morale, &[0]),
        Some((1, 24)),
        "a 3 or more of one die"
    );
}

/// Tried, and expected in 36ths.
fn again_of(log: &[Event], pool: Pool, dice: &[u8]) -> Option<(u32, u32)> {
    story::again(log.iter(), pool, dice).map(|it| (it.count, it.expected))
}

#[test]
fn only_rolls_that_chance_seldom_brings_are_remarkable() {
    let log = [
        rolled(Pool::Attack, &[6, 6, 6, 6, 6, 6], 4),
        rolled(Pool::Attack, &[6, 6, 1, 1], 4),
        rolled(Pool::Defense, &[1, 1, 1, 1, 1], 3),
    ];
    let [lucky, unlucky] = remarkable(log.iter().zip(0..).map(|(it, seq)| (seq, it)), 3);
    assert_eq!(lucky.iter().map(|it| it.seq).collect::<Vec<_>>(), [0]);
    assert_eq!(unlucky.iter().map(|it| it.seq).collect::<Vec<_>>(), [2]);
}

#[test]
fn wounds_are_whose_attack_dealt_them() {
    let position = example();
    let (own, enemy) = (Thing::Unit(0), Thing::Unit(6));
    let wounded = |wounds, models_left| Event::Wounded {
        unit: enemy,
        wounds,
        models_left,
        ranks_lost: 0,
    };
    let attacked = Event::Attacked {
        attacker: own,
        weapon: 0,
        defender: enemy,
        melee: true,
        arc: Arc::Front,
    };
    let destroyed = Event::Destroyed {
        unit: enemy,
        by: None,
    };
    let log = [
        wounded(1, 11),
        attacked,
        wounded(3, 8),
        wounded(90, 0),
        destroyed,
    ];
    let all = accounts(&position, log.iter());
    let (mine, theirs) = (&all[0], &all[6]);
    assert_eq!((mine.dealt, mine.suffered), (11, 0), "no more than it had");
    assert_eq!(
        (theirs.suffered, theirs.models, theirs.destroyed),
        (12, 12, true)
    );
}

#[test]
fn a_trace_leads_from_where_a_unit_began_to_where_it_ended() {
    let pose = |y| Pose::new(24_000, y, Facing(0));
    let moved = |from, to| Event::Moved {
        unit: UnitId(0),
        kind: ActionKind::Maneuver,
        from: pose(from),
        to: pose(to),
    };
    let charged = Event::ChargeSucceeded {
        unit: UnitId(0),
        target: Thing::Unit(6),
        side: Arc::Front,
        slot: None,
        to: pose(18_000),
    };
    let log = [moved(5_000, 8_000), moved(8_000, 9_000), charged];
    let ways = |part| {
        let all = traces(&example(), log.iter(), part);
        let ends = all.iter().map(|it| (it.from.pose.at.y, it.to.pose.at.y));
        ends.collect::<Vec<_>>()
    };
    assert_eq!(ways(0..2), [(5_000, 9_000)]);
    assert_eq!(
        ways(2..3),
        [(9_000, 18_000)],
        "a charge from where the unit stood"
    );
}

#[test]
fn every_part_has_a_title_in_both_languages() {
    let (position, log) = battle(Mode::Clash, 7);
    for language in Language::ALL {
        speaking(language, || {
            for it in sections(log.iter(), 6) {
                let events: Vec<&Event> =
                    log[it.lines.clone()].iter().map(|it| &it.event).collect();
                let title = wording::section(&position, &it, &events);
                assert!(!title.trim().is_empty(), "{it:?}");
                let outcome = wording::outcome(&position, &events);
                assert!(
                    !outcome.contains("..") && !outcome.contains("  "),
                    "{outcome}"
                );
            }
        });
    }
    let ending = wording::ended(&position, log.iter().map(|it| &it.event), None);
    assert!(ending.is_some_and(|it| !it.how.is_empty() && !it.why.is_empty()));
}

#[test]
fn what_turned_a_battle_is_told_in_the_order_of_time() {
    let position = example();
    let scored = |side, points| Event::Scored {
        side: SideId(side),
        points,
        why: Why::Marker(0),
    };
    let gone = |unit| Event::Destroyed {
        unit: Thing::Unit(unit),
        by: None,
    };
    let log = [
        (1, Event::RoundBegan { round: 4 }),
        (2, scored(0, 1)),
        (3, gone(6)),
        (4, scored(1, 2)),
        (4, scored(0, 2)),
        (5, Event::RoundBegan { round: 5 }),
        (6, scored(1, 4)),
        (7, gone(0)),
    ];
    let found = moments(&position, log.iter().map(|(seq, it)| (*seq, it)), 3);
    let told: Vec<_> = found
        .iter()
        .map(|it| (it.seq, it.round, it.side.0))
        .collect();
    assert_eq!(told.len(), 3, "{found:?}");
    assert!(told.contains(&(6, 5, 1)), "four points at once: {found:?}");
    assert!(told.is_sorted_by_key(|it| it.0));
    assert!(
        told.iter().all(|it| it.0 != 4),
        "as much for both turns nothing"
    );
    let (_, log) = battle(Mode::Thrones, 3);
    let log = log.iter().map(|it| (it.seq, &it.event));
    assert!(moments(&position, log, 3).len() <= 3);
}
