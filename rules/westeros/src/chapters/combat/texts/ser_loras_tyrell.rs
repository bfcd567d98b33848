//! Loras, victorious in attack, takes the March order along into the conquered area.

use crate::{
    Combat, Event, HouseCard, Position, Side, State,
    vocabulary::house_cards::{Conquest, Text},
};
use tabletop::Cx;

/// Tells whether the attackers entered, so that the order moves too. Kept out by Arianne or all dead, they entered
/// nothing.
pub fn rides_on(position: &Position, combat: &Combat) -> bool {
    combat.text(Side::Attacker) == Some(Text::Conquest(Conquest::MarchMovesAlong))
        && position.occupied[combat.houses.attacker].contains(combat.area)
}

/// The order waits there for another turn of its house.
pub fn move_march(state: &mut State, combat: &Combat, cx: &mut impl Cx<Event>) {
    cx.emit(Event::CardUsed {
        card: HouseCard::SerLorasTyrell,
    });
    state.orders.place(combat.area, combat.march);
    cx.emit(Event::MarchOrderMoved {
        house: combat.houses.attacker,
        from: combat.from,
        to: combat.area,
    });
}
