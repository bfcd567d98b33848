//! Nobody stands idle who has something to do: what is left to choose from, before chance bends it.

use super::{scene::Scene, seen::Seen, ways::Walker};
use crate::{field::Thing, position::UnitId, question::Move};

/// So much less than to stay may a charge be worth that is made all the same: to wait for an enemy
/// in front is no better.
const DARING: i32 = 30;
/// The same of a way that leads somewhere.
const RESTLESS: i32 = 20;
/// The part of the best gain below which nothing is considered.
const PART: i32 = 4;

/// Returns what is better than to do nothing, or, for one that has no reason to stay, the next
/// best thing. To do nothing is left only where it is best.
pub(super) fn useful(seen: &Seen, who: Thing, all: Vec<(i32, Move)>) -> Vec<(i32, Move)> {
    let nothing = all.iter().find(|(_, it)| *it == Move::Forgo);
    let nothing = nothing.map_or(0, |(worth, _)| *worth);
    let most = all
        .iter()
        .map(|(worth, it)| gain(*worth, it, nothing))
        .max();
    if let Some(most) = most.filter(|it| *it > 0) {
        let all = all.into_iter();
        let good = all.filter(|(worth, it)| gain(*worth, it, nothing) * PART >= most);
        return good.collect();
    }
    let next = who.unit().and_then(|id| restless(seen, id, all, nothing));
    vec![next.unwrap_or((nothing, Move::Forgo))]
}

/// The gain over doing nothing; a blow that costs nothing is better by a little.
fn gain(worth: i32, it: &Move, nothing: i32) -> i32 {
    let blow = matches!(
        it,
        Move::Fight { .. } | Move::Shoot { .. } | Move::Raze(_) | Move::Charge { .. }
    );
    match it {
        Move::Forgo => i32::MIN / PART,
        _ => (worth - nothing).max(i32::MIN / PART) + i32::from(blow),
    }
}

/// The deed of one that gains nothing by any: it charges who stands before it, draws nearer to what is
/// far, or brings its arrows into range. Whoever holds, guards or fights stays.
fn restless(seen: &Seen, id: UnitId, all: Vec<(i32, Move)>, nothing: i32) -> Option<(i32, Move)> {
    if seen.is_engaged(id.thing()) {
        return None;
    }
    let walker = Walker::new(seen, id)?;
    let scene = Scene::new(seen, id);
    if scene.is_post(walker.here()) {
        return None;
    }
    let safe = !scene.is_threatened(walker.here());
    let fits = |worth: i32, it: &Move| match it {
        Move::Charge { .. } => worth > nothing - DARING,
        Move::Maneuver(course) | Move::March(course) => {
            let end = walker.end(*course);
            let leads = scene.shoots(end) || (safe && scene.is_nearer(end, walker.here()));
            leads && worth > nothing - RESTLESS
        }
        _ => false,
    };
    let fitting = all.into_iter().filter(|(worth, it)| fits(*worth, it));
    fitting.max_by_key(|(worth, _)| *worth)
}
