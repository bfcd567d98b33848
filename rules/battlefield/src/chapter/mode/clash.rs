//! A Clash of Kings (15.2).

use crate::{
    chapter::victory,
    event::Why,
    play::Play,
    position::{Place, SideId, UnitId},
    strength::Strength,
};

/// From the second round on two points for the marker in the center, one for each other.
pub fn score(play: &mut Play<'_>) {
    let position = play.position();
    if position.phase.round() < 2 {
        return;
    }
    let side = |id: UnitId| position.side(position.unit(id).owner);
    let held = (0..).zip(&position.markers);
    let held: Vec<(u8, SideId)> = held
        .filter_map(|(number, marker)| Some((number, side(marker.holder?))))
        .collect();
    for (number, side) in held {
        let points = if number == 0 { 2 } else { 1 };
        victory::score(play, side, points, Why::Marker(number));
    }
}

/// A unit waits again, with all its models; who fell as a character is gone for good, and a basic
/// model stands there instead. One that is a character itself does not return.
pub fn returns(play: &mut Play<'_>, id: UnitId) {
    strip(play, id);
    let unit = play.open().unit_mut(id);
    if unit.profile.character.is_none() {
        unit.place = Place::Reserve;
        unit.strength = Strength::full(unit.profile.entry());
    }
}

/// Characters who stood in it are gone.
pub fn strip(play: &mut Play<'_>, id: UnitId) {
    let unit = play.open().unit_mut(id);
    unit.attachments.retain(|it| it.character.is_none());
}
