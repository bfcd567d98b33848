//! Two armies of a few units, for the tests.

use battlefield::{
    geometry::{Facing, Mil, Pose},
    position::{Phase, Place, Setup, Unit},
    reference::UnitRef,
    state::{State, View},
};
use tabletop::{Seat, Viewer};

/// The table as its first player sees it; the units by owner, profile, place and where they look.
pub fn table(units: &[(u8, &str, (Mil, Mil), Facing)]) -> State {
    let mut state = State::before(Setup::default(), 2);
    state.open.phase = Phase::Round(1);
    for (seat, profile, (x, y), facing) in units {
        let mut unit = Unit::new(Seat(*seat), UnitRef::named(profile).unwrap());
        unit.place = Place::Table(Pose::new(*x, *y, *facing));
        state.open.units.push(unit);
    }
    state
}

/// The first unit looks north with this profile, an enemy looks at it from so far north.
pub fn facing_each_other(profile: &str, from: Mil, to: Mil) -> View {
    let units = [
        (0, profile, (24_000, from), Facing::NORTH),
        (1, "lannister.guardsmen", (24_000, to), Facing::SOUTH),
    ];
    seen(&table(&units))
}

pub fn seen(state: &State) -> View {
    state.view(Viewer::Seat(Seat(0)))
}
