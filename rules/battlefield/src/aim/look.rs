//! What a unit would meet in a place.

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
    let own = Tray::new(position.unit(id).profile.base, pose);
    let around = position.field(id);
    let others = around.standing.clone().into_iter();
    others
        .map(|other| {
            // Looked at from the other side, the unit itself is in nobody's way.
            let mut without_it = around.clone();
            without_it.standing.retain(|it| it.thing != other.thing);
            sighting(&own, id, (&other, &around, &without_it))
        })
        .collect()
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
