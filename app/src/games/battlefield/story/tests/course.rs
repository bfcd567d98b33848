//! The course of battles, and the sums at their ends.

use super::*;
use battlefield::position::{Marker, Place};
use tabletop::Seat;

fn told(log: Vec<(i64, Event)>) -> Vec<LogLine> {
    let line = |(seq, event)| LogLine { seq, at: 0, event };
    log.into_iter().map(line).collect()
}

fn attack(by: u8, of: u8, wounds: u16) -> [Event; 2] {
    let attacked = Event::Attacked {
        attacker: Thing::Unit(by),
        weapon: 0,
        defender: Thing::Unit(of),
        melee: true,
        arc: Arc::Front,
    };
    let wounded = Event::Wounded {
        unit: Thing::Unit(of),
        wounds,
        models_left: 9,
        ranks_lost: 0,
    };
    [attacked, wounded]
}

#[test]
fn a_course_has_a_point_for_each_turn_and_each_gain() {
    let mut position = example();
    position.points = vec![1, 2];
    let [attacked, wounded] = attack(0, 6, 3);
    let log = told(vec![
        (1, Event::RoundBegan { round: 1 }),
        (2, Event::TurnBegan { seat: Seat(0) }),
        (2, Event::Selected(Thing::Unit(0))),
        (2, attacked),
        (2, wounded),
        (3, Event::TurnBegan { seat: Seat(1) }),
        (3, Event::Selected(Thing::Unit(6))),
        (4, Event::RoundEnded { round: 1 }),
        (
            4,
            Event::Scored {
                side: SideId(1),
                points: 2,
                why: Why::Marker(0),
            },
        ),
        (5, Event::RoundBegan { round: 2 }),
    ]);
    let course = course(&position, log.iter());
    let told: Vec<_> = course
        .iter()
        .map(|it| (it.round, it.lines, it.points.clone(), it.dealt.clone()))
        .collect();
    let expected = [
        (0, 0, vec![1, 0], vec![0, 0]),
        (1, 5, vec![1, 0], vec![3, 0]),
        (1, 7, vec![1, 0], vec![3, 0]),
        (1, 9, vec![1, 2], vec![3, 0]),
    ];
    assert_eq!(
        told, expected,
        "a point from before the log is there at once"
    );
    let moments = moments(&position, log.iter().map(|it| (it.seq, &it.event)), 3);
    let places = moments
        .iter()
        .map(|it| course.iter().position(|at| at.lines > it.event));
    assert_eq!(places.collect::<Vec<_>>(), [Some(3)], "{moments:?}");
}

#[test]
fn the_course_of_a_battle_ends_with_its_sums() {
    for (mode, seed) in [(Mode::Feast, 5), (Mode::Thrones, 3)] {
        let (position, log) = battle(mode, seed);
        let course = course(&position, log.iter());
        assert!(course.len() > 10, "{} turns", course.len());
        assert!(course.is_sorted_by_key(|it| (it.round, it.lines)));
        let last = course.last().unwrap();
        let events = log.iter().map(|it| (it.seq, &it.event));
        for it in sums(&position, events, SideId(1)) {
            let at = usize::from(it.side.0);
            let ends = (last.points[at], last.dealt[at]);
            assert_eq!(ends, (u32::from(it.points), it.dealt), "{it:?}");
        }
        let scored = position.points.iter().any(|it| *it > 0);
        assert_eq!(Measure::Points.tells(&course), scored);
        assert!(Measure::Wounds.tells(&course));
        assert!(!Measure::Wounds.tells(&course[..1]), "none at the start");
    }
}

#[test]
fn a_lead_is_over_the_best_of_the_others() {
    assert_eq!(lead(&[5, 2], SideId(0)), 3);
    assert_eq!(lead(&[5, 2], SideId(1)), -3);
    assert_eq!(lead(&[4, 4, 6], SideId(0)), -2);
    assert_eq!(lead(&[], SideId(0)), 0);
}

#[test]
fn sums_count_who_stands_what_is_held_and_how_dice_fell() {
    let mut position = example();
    position.points = vec![11, 6];
    for it in [6, 7] {
        position.units[it].place = Place::Gone;
    }
    position.units[1].place = Place::Gone;
    let marker = |holder| Marker {
        at: battlefield::geometry::Point::new(0, 0),
        card: None,
        holder,
    };
    position.markers = [Some(UnitId(0)), Some(UnitId(2)), Some(UnitId(8)), None]
        .map(marker)
        .to_vec();
    let [attacked, wounded] = attack(0, 6, 3);
    let log = [rolled(Pool::Attack, &[6, 5, 4, 1], 4), attacked, wounded];
    let all = sums(&position, log.iter().map(|it| (0, it)), SideId(1));
    assert_eq!([all[0].side, all[1].side], [SideId(1), SideId(0)]);
    let (theirs, own) = (&all[0], &all[1]);
    assert_eq!((own.points, own.units, own.stand), (11, 6, 5));
    assert_eq!((own.markers, own.destroyed, own.dealt), (2, 2, 3));
    assert_eq!(own.luck, Some(1_000), "three hits, two expected");
    assert_eq!((theirs.points, theirs.units, theirs.stand), (6, 6, 4));
    assert_eq!((theirs.markers, theirs.destroyed, theirs.dealt), (1, 1, 0));
    assert_eq!(theirs.luck, None, "they rolled for none");
}
