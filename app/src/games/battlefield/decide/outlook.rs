//! A unit in a place where somebody thinks of it, and what it would meet there.

use super::spot::{aligned, spot, unit_of};
use battlefield::{
    aim::{self, Cover, Sighting},
    allowed::charge::enemies,
    field::Thing,
    geometry::{Mil, Pose},
    illegal::Illegal,
    position::{Position, UnitId},
    question::{Action, Prompt, Who},
    state::View,
};

/// From where the table is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outlook {
    pub unit: UnitId,
    pub pose: Pose,
    /// Somebody decides about it: the table shows then what it meets.
    pub aimed: bool,
    /// It would stand there, and does not yet.
    pub moved: bool,
}

/// An enemy as it would be from there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sight {
    pub sighting: Sighting,
    pub covers: Vec<Cover>,
    /// True where it could be shot at; nothing for units without arrows.
    pub arrows: Option<Result<(), Illegal>>,
}

/// Returns where the draft puts a unit, the unit that is chosen or asked about; otherwise the one that
/// somebody looks at.
pub fn outlook(
    view: &View,
    prompt: Option<&Prompt>,
    action: Option<&Action>,
    looked: Option<Thing>,
) -> Option<Outlook> {
    let position = &view.open;
    let here = |unit: UnitId, aimed| {
        let pose = position.units.get(usize::from(unit.0))?.pose()?;
        Some(Outlook {
            unit,
            pose,
            aimed,
            moved: false,
        })
    };
    let drafted = prompt.zip(action).and_then(|(prompt, action)| {
        if let Action::Select(Who::Unit(unit)) = action {
            return here(*unit, true);
        }
        let spot = spot(view, prompt, action).or_else(|| aligned(view, prompt, action))?;
        let (unit, pose) = (spot.unit?, spot.tray.pose);
        let stands = position.unit(unit).pose();
        Some(Outlook {
            unit,
            pose,
            // Whom it would meet is looked for in the battle: over a line-up it would hide that.
            aimed: !matches!(prompt, Prompt::Deploy),
            moved: stands != Some(pose),
        })
    });
    drafted
        .or_else(|| here(unit_of(prompt?)?, true))
        .or_else(|| here(looked?.unit()?, false))
}

/// The enemies as they would be from there, the nearest first.
pub fn sights(position: &Position, from: Outlook) -> Vec<Sight> {
    let Outlook { unit, pose, .. } = from;
    let enemies = enemies(position, unit.thing());
    let wanted = |it| enemies.contains(&it);
    let all = aim::sightings_of(position, (unit, pose), wanted).into_iter();
    let sight = |sighting: Sighting| {
        let target = sighting.thing;
        let arrows = aim::arrows(position, unit, pose, target);
        let covers = if arrows.is_some() {
            aim::covers(position, unit, pose, target)
        } else {
            Vec::new()
        };
        Sight {
            sighting,
            covers,
            arrows,
        }
    };
    let mut sights: Vec<Sight> = all.map(sight).collect();
    sights.sort_by_key(|it| it.sighting.gap);
    sights
}

/// Enemies that see it and are near enough to charge it: which of them can is looked at once it rests.
pub fn nearby(position: &Position, sights: &[Sight]) -> Vec<UnitId> {
    let near = |it: &&Sight| {
        let speed = it.sighting.thing.unit().map(|it| position.speed(it));
        it.sighting.seen.is_ok() && speed.is_some_and(|it_can| it.sighting.gap <= it_can + BEST)
    };
    let near = sights.iter().filter(near);
    near.filter_map(|it| it.sighting.thing.unit()).collect()
}

/// The inches that the best face of a charge adds.
const BEST: Mil = 6_000;

#[cfg(test)]
mod tests {
    use super::{super::example::facing_each_other, *};
    use battlefield::{
        field::{Course, Direction},
        geometry::Facing,
        question::Move,
    };

    const ASKED: Prompt = Prompt::Action {
        who: Thing::Unit(0),
    };

    #[test]
    fn a_ghost_looks_from_where_it_would_stand() {
        let view = facing_each_other("stark.bowmen", 10_000, 40_000);
        let onward = Action::Do(Move::Maneuver(Course::straight(Direction::Forward, 4_000)));
        let found = outlook(&view, Some(&ASKED), Some(&onward), None).unwrap();
        assert!(found.moved && found.aimed);
        assert_eq!(found.pose, Pose::new(24_000, 14_000, Facing::NORTH));
        let gap = |from: Outlook| sights(&view.open, from)[0].sighting.gap;
        let here = outlook(&view, Some(&ASKED), None, None).unwrap();
        assert!(!here.moved && here.aimed);
        assert_eq!(gap(here) - gap(found), 4_000);
    }

    #[test]
    fn whoever_is_only_looked_at_is_not_aimed() {
        let view = facing_each_other("stark.bowmen", 10_000, 40_000);
        let found = outlook(&view, None, None, Some(Thing::Unit(1))).unwrap();
        assert_eq!((found.unit, found.aimed), (UnitId(1), false));
        assert_eq!(outlook(&view, None, None, Some(Thing::Piece(0))), None);
    }

    #[test]
    fn only_archers_are_told_what_arrows_reach() {
        let arrows = |profile| {
            let view = facing_each_other(profile, 20_000, 30_000);
            let from = outlook(&view, Some(&ASKED), None, None).unwrap();
            sights(&view.open, from)[0].arrows.clone()
        };
        assert_eq!(arrows("stark.bowmen"), Some(Ok(())));
        assert_eq!(arrows("stark.sworn_swords"), None);
    }

    #[test]
    fn enemies_far_away_are_no_danger() {
        let near = |y| {
            let view = facing_each_other("stark.bowmen", 10_000, y);
            let from = outlook(&view, Some(&ASKED), None, None).unwrap();
            nearby(&view.open, &sights(&view.open, from))
        };
        assert_eq!((near(22_000), near(40_000)), (vec![UnitId(1)], vec![]));
    }
}
