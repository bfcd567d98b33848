//! The questions of the modes: missions, and who comes back.

use super::seen::Seen;
use crate::{
    allowed::place,
    chapter::{
        mode::{fall::leads, feast, storm, winds},
        set_up::terrain,
    },
    data::{Asks, Data},
    geometry::{Facing, Mil, Point, Pose},
    ground::{
        self,
        pieces::{self, PILE},
    },
    position::{Mode, UnitId},
    question::Action,
};

/// The grid on which places for corpse piles are looked for.
const GRID: Mil = 4_000;

/// All that are fulfilled are scored; one that cannot come true any more makes room for another.
pub(super) fn missions(seen: &Seen) -> Option<Action> {
    let score = winds::fulfilled(seen.view);
    let hand = seen.view.hand()?;
    let mut left = hand.missions.iter().filter(|it| !score.contains(it));
    let discard = left.find(|it| is_hopeless(seen, it)).cloned();
    Some(Action::Missions { score, discard })
}

fn is_hopeless(seen: &Seen, mission: &str) -> bool {
    let leads = |mine: bool| {
        let mut all = seen.standing_of(mine);
        all.any(|it| leads(seen, it))
    };
    let units = seen.standing_of(true).count();
    match Data::of_this_build().mission(mission).map(|it| it.asks) {
        Some(Asks::CommanderDestroyed) => !leads(false),
        Some(Asks::CommanderUnscathed) => !leads(true),
        Some(Asks::MarkersHeld(count) | Asks::OwnEngaged(count)) => units < usize::from(count),
        Some(Asks::ZonesClaimed(count)) => {
            let own = seen
                .ncus()
                .filter(|(_, it)| it.owner == seen.me && !it.gone);
            own.count() < usize::from(count)
        }
        _ => false,
    }
}

/// The first corpse piles lie where they are in nobody's way: far from the middle.
pub(super) fn first_pile(seen: &Seen) -> Option<Action> {
    let middle = Point::new(seen.setup.width / 2, seen.setup.depth / 2);
    let across = 1..seen.setup.width / GRID;
    let places = across.flat_map(|x| {
        let along = 1..seen.setup.depth / GRID;
        along.map(move |y| Pose::new(GRID * x, GRID * y, Facing::NORTH))
    });
    let legal = |pose: &Pose| terrain::check(seen, PILE, *pose, true).is_ok();
    let best = places.filter(legal);
    let best = best.max_by_key(|pose| (pose.at.distance(middle), pose.at))?;
    Some(laid(best))
}

/// A pile for one that fell lies near to its friends, and away from the own side.
pub(super) fn pile(seen: &Seen, unit: UnitId, stood: Pose) -> Option<Action> {
    let places = pieces::around(stood.at, 24).filter(|pose| {
        let aside = |at: Mil, from: Mil| (at - from) % (GRID / 2) == 0;
        aside(pose.at.x, stood.at.x) && aside(pose.at.y, stood.at.y)
    });
    let legal = |pose: &Pose| feast::check(seen, (unit, stood), PILE, *pose).is_ok();
    let near = |at: Point, mine: bool| {
        let units = seen.standing_of(mine).filter_map(|it| seen.unit(it).pose());
        units
            .map(|it| (18_000 - it.at.distance(at)).max(0))
            .sum::<Mil>()
    };
    let rated = places.filter(legal);
    let best = rated.max_by_key(|pose| (near(pose.at, false) - near(pose.at, true), pose.at))?;
    Some(laid(best))
}

fn laid(pose: Pose) -> Action {
    Action::Place {
        piece: PILE.to_owned(),
        pose,
    }
}

/// Everybody comes back for whom there is a place.
pub(super) fn redeploy(seen: &Seen) -> Option<Action> {
    if seen.setup.mode != Mode::Storm {
        return None;
    }
    let mut places: Vec<(UnitId, Pose)> = Vec::new();
    for id in storm::destroyed(seen) {
        let zone = ground::of(seen, seen.unit(id).owner)?;
        let found = place::search(seen, id, &zone, |pose| {
            let mut with = places.clone();
            with.push((id, pose));
            storm::check(seen.view, &with)
        });
        places.extend(found.map(|pose| (id, pose)));
    }
    Some(Action::Redeploy(places))
}
