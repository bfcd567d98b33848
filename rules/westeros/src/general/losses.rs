//! Units that leave the board.

use crate::{Event, House, Illegal, Position, State, Troops};
use tabletop::Cx;

/// Checks that a house has these units, and `wanted` of them are named.
pub(crate) fn check(
    position: &Position,
    house: House,
    units: &Troops,
    wanted: u8,
) -> Result<(), Illegal> {
    own(position, house, units)?;
    let named = units.len();
    if named == wanted {
        Ok(())
    } else {
        Err(Illegal::WrongNumber { wanted, named })
    }
}

/// Checks that a house has these units where they are named.
pub(crate) fn own(position: &Position, house: House, units: &Troops) -> Result<(), Illegal> {
    for (area, army) in units.iter() {
        let here = position.occupied[house].contains(area);
        if !here || !position.units[area].covers(army) {
            return Err(Illegal::NotEnoughUnits(area));
        }
    }
    Ok(())
}

/// The units are destroyed. Call [`consequences::apply`](crate::general::consequences::apply) afterwards.
pub(crate) fn destroy(state: &mut State, house: House, units: Troops, cx: &mut impl Cx<Event>) {
    for (area, army) in units.iter() {
        state.take(area, army);
    }
    if !units.is_empty() {
        cx.emit(Event::UnitsDestroyed { house, units });
    }
}
