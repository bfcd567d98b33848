//! The things that a unit would meet in a place.

use crate::{
    field::{self, Refused, Standing, Thing},
    geometry::{Arc, Mil, Pose, Shares, Tray, distance, distance_to_point},
    position::{Position, UnitId},
};

/// Another tray, as it would be to a unit that stands in a certain place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sighting {
    pub thing: Thing,
    /// The arcs of the other in which the unit would stand; several where they are equal.
    pub stands_in: Vec<Arc>,
    /// The arcs of the unit in which the other one stands.
    pub has_it_in: Vec<Arc>,
    /// From tray to tray, and as arrows fly, rounded down.
    pub gap: Mil,
    pub shot: Mil,
    pub sees: Result<(), Refused>,
    pub seen: Result<(), Refused>,
}

/// Every other tray, as it would be from `pose`.
pub fn sightings(position: &Position, id: UnitId, pose: Pose) -> Vec<Sighting> {
    sightings_of(position, (id, pose), |_| true)
}

/// Those of them that are wanted. A page asks for enemies alone with each step of a drag, and for a friend
/// it would take as long.
pub fn sightings_of(
    position: &Position,
    (id, pose): (UnitId, Pose),
    wanted: impl Fn(Thing) -> bool,
) -> Vec<Sighting> {
    let own = Tray::new(position.unit(id).profile.base, pose);
    let around = position.field(id);
    // Looked at from the other side, the unit itself is in nobody's way.
    let mut without_it = around.clone();
    let mut seen = Vec::new();
    for (number, other) in around.standing.iter().enumerate() {
        if wanted(other.thing) {
            without_it.standing.remove(number);
            seen.push(sighting(&own, id, (other, &around, &without_it)));
            without_it.standing.insert(number, *other);
        }
    }
    seen
}

fn sighting(
    own: &Tray,
    id: UnitId,
    (other, around, without_it): (&Standing, &field::Field, &field::Field),
) -> Sighting {
    let its = &other.tray;
    Sighting {
        thing: other.thing,
        stands_in: Shares::new(own, its).largest(),
        has_it_in: Shares::new(its, own).largest(),
        gap: distance(own, its).shown(),
        shot: distance_to_point(&its.corners, own.arrow()).shown(),
        sees: field::sees(around, own, other.thing, its),
        seen: field::sees(without_it, its, id.thing(), own),
    }
}
