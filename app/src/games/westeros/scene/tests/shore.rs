//! The shore that the shoals follow, beside the outlines of the lands.

use super::names::{Place, lands, rings};
use crate::games::westeros::geometry::SHORE;
use std::collections::HashMap;

/// Half the narrowest stroke along the shore, and what the coast's own line covers.
const NEAR: f64 = 6.0;

type Side = (Place, Place);

fn sides(rings: &[Vec<Place>]) -> impl Iterator<Item = Side> {
    let ring = |it: &Vec<Place>| {
        let next = it.clone().into_iter().cycle().skip(1);
        it.clone().into_iter().zip(next).collect::<Vec<_>>()
    };
    rings.iter().flat_map(ring)
}

/// The sides of one land only.
fn coast() -> Vec<Side> {
    let lands: Vec<_> = lands().into_iter().flatten().collect();
    let key = |(a, b): Side| {
        let bits = |it: Place| (it.0.to_bits(), it.1.to_bits());
        (bits(a).min(bits(b)), bits(a).max(bits(b)))
    };
    let mut shared = HashMap::new();
    for side in sides(&lands) {
        *shared.entry(key(side)).or_insert(0) += 1;
    }
    sides(&lands).filter(|it| shared[&key(*it)] == 1).collect()
}

fn distance((x, y): Place, (a, b): Side) -> f64 {
    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
    let along = ((x - a.0) * dx + (y - a.1) * dy) / (dx * dx + dy * dy).max(1.0);
    let along = along.clamp(0.0, 1.0);
    (x - a.0 - along * dx).hypot(y - a.1 - along * dy)
}

fn keeps_to(points: &[Side], lines: &[Side]) {
    for (point, _) in points {
        let off = lines.iter().map(|side| distance(*point, *side));
        let off = off.fold(f64::MAX, f64::min);
        assert!(off < NEAR, "{point:?} is {off} away");
    }
}

#[test]
fn the_simple_shore_keeps_to_the_coast_and_the_coast_to_it() {
    let (coast, shore): (_, Vec<_>) = (coast(), sides(&rings(SHORE)).collect());
    keeps_to(&coast, &shore);
    keeps_to(&shore, &coast);
}
