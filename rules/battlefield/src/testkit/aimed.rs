//! The questions that a page asks the rules while somebody aims, on one table, to be timed.

use crate::{
    aim::{self, Reach, Travel},
    field::{Direction, Thing},
    geometry::{Facing, Mil, Pose},
    illegal::Illegal,
    notation::Setting,
    odds,
    position::{Position, UnitId},
    question::Move,
};
use std::{hint::black_box, sync::LazyLock};

/// The name of a figure, and what is asked for it.
pub type Question = (&'static str, fn(&Position));

pub const QUESTIONS: [Question; 9] = [
    ("reach", |it| ask(aim::reach(it, UNIT, maneuver(it)))),
    ("march", |it| ask(aim::reach(it, UNIT, march(it)))),
    ("shift", |it| ask(Direction::ALL.map(|to| shift(it, to)))),
    ("furthest", |it| ask(furthest(it))),
    ("targets", |it| ask(targets(it))),
    ("charges", |it| ask(aim::charges(it, UNIT))),
    ("forecast", |it| ask(odds::of_move(it, UNIT, &CHARGE))),
    ("sightings", |it| ask(aim::sightings(it, UNIT, POSE))),
    ("suggestions", |it| ask(aim::suggestions(it, UNIT))),
];

/// The answer is not used, but it is computed.
fn ask<T>(answer: T) {
    black_box(answer);
}

fn maneuver(position: &Position) -> Travel {
    Travel::Maneuver(position.speed(UNIT))
}

fn march(position: &Position) -> Travel {
    Travel::March(2 * position.speed(UNIT))
}

fn shift(position: &Position, to: Direction) -> Reach {
    aim::reach(position, UNIT, Travel::Straight(to, 2_000))
}

fn furthest(position: &Position) -> Option<Mil> {
    aim::furthest(position, UNIT, maneuver(position), Facing(1_500))
}

/// With a bow, and with what it fights with.
fn targets(position: &Position) -> [Vec<(Thing, Result<(), Illegal>)>; 2] {
    [
        aim::shots(position, UNIT, 1),
        aim::fights(position, UNIT, 0),
    ]
}

/// A charge that may arrive Disorderly.
const CHARGE: Move = Move::Charge {
    target: Thing::Unit(12),
    pivot: None,
    arc: None,
};

/// The unit that aims.
const UNIT: UnitId = UnitId(0);

/// A place that it could take.
const POSE: Pose = Pose::new(24_500, 21_500, Facing(1_000));

/// Twenty-four trays and eight pieces of terrain.
pub static TABLE: LazyLock<Position> = LazyLock::new(table);

fn table() -> Position {
    let mut setting = Setting::default();
    for line in include_str!("aimed/table.txt").lines() {
        let line = line.trim();
        if !line.is_empty() && !line.starts_with('#') {
            assert_eq!(setting.read(line), Ok(true), "{line}");
        }
    }
    setting.state.open
}

#[cfg(test)]
mod tests {
    use super::{CHARGE, TABLE, UNIT, maneuver};
    use crate::{aim, geometry::overlap, odds};

    #[test]
    fn there_is_much_to_be_aimed_at() {
        let position = &TABLE;
        let standing: Vec<_> = position.standing().collect();
        assert_eq!((standing.len(), position.terrain.len()), (24, 8));
        let own = standing.iter().enumerate();
        for (number, one) in own {
            let mut others = standing[number + 1..].iter();
            assert!(
                others.all(|other| !overlap(&one.tray, &other.tray)),
                "{one:?}"
            );
        }
        assert!(!position.is_engaged(UNIT.thing()));
        assert!(
            aim::reach(position, UNIT, maneuver(position))
                .polygons
                .len()
                > 100
        );
        assert!(
            aim::charges(position, UNIT)
                .iter()
                .any(|(_, it)| it.is_ok())
        );
        assert!(
            aim::shots(position, UNIT, 1)
                .iter()
                .any(|(_, it)| it.is_ok())
        );
        assert!(!aim::suggestions(position, UNIT).is_empty());
        let forecast = odds::of_move(position, UNIT, &CHARGE);
        assert!(forecast.is_some(), "the charge can be declared");
    }
}
