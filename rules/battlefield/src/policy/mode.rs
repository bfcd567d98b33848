//! What the modes ask: missions, and who comes back.

use super::seen::Seen;
use crate::{
    allowed::place,
    chapter::mode::{storm, winds},
    data::{Asks, Data},
    geometry::Pose,
    ground,
    position::{Mode, UnitId},
    question::Action,
};

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
        all.any(|it| crate::chapter::mode::fall::leads(seen, it))
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
