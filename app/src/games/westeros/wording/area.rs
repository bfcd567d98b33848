//! Areas, and what stands in them, in words.

use super::{count, order::token_name};
use westeros::{
    Area, AreaView, Army, House, OrderView, Unit,
    board::{Building, Kind},
};

pub const fn unit(unit: Unit) -> &'static str {
    match unit {
        Unit::Footman => "footman",
        Unit::Knight => "knight",
        Unit::SiegeEngine => "siege engine",
        Unit::Ship => "ship",
    }
}

/// Several of them.
pub const fn unit_kind(unit: Unit) -> &'static str {
    match unit {
        Unit::Footman => "footmen",
        Unit::Knight => "knights",
        Unit::SiegeEngine => "siege engines",
        Unit::Ship => "ships",
    }
}

/// "1 footman, 2 knights"; empty for no units.
pub fn army(army: Army) -> String {
    let parts: Vec<String> = Unit::ALL
        .into_iter()
        .filter(|&it| army.count(it) > 0)
        .map(|it| match army.count(it) {
            1 => format!("1 {}", unit(it)),
            n => format!("{n} {}", unit_kind(it)),
        })
        .collect();
    parts.join(", ")
}

/// "Land", "Sea", "Port of Winterfell's land, on the Bay of Ice".
pub fn area_kind(area: Area) -> String {
    match area.place().kind {
        Kind::Land => "Land".to_owned(),
        Kind::Sea => "Sea".to_owned(),
        Kind::Port { land, sea } => format!("Port of {} on {}", land.name(), sea.name()),
    }
}

/// What is printed there, and what lies there besides units and orders: "Stronghold, 1 barrel,
/// 1 crown, garrison 2".
pub fn place_note(area: Area, here: &AreaView) -> String {
    let place = area.place();
    let mut notes = Vec::new();
    match place.building {
        Some(Building::Castle) => notes.push("castle".to_owned()),
        Some(Building::Stronghold) => notes.push("stronghold".to_owned()),
        None => {}
    }
    if place.supply_icons > 0 {
        notes.push(count(place.supply_icons, "barrel"));
    }
    if place.power_icons > 0 {
        notes.push(count(place.power_icons, "crown"));
    }
    if here.garrison > 0 {
        notes.push(format!("garrison {}", here.garrison));
    }
    if here.neutral > 0 {
        notes.push(format!("neutral force {}", here.neutral));
    }
    if let Some(house) = here.power_token {
        notes.push(format!("power token of {}", house.name()));
    }
    if here.closed {
        notes.push("closed in this game".to_owned());
    }
    notes.join(", ")
}

/// Everything that is known of an area, after its name.
pub fn describe(area: Area, here: &AreaView) -> String {
    let mut parts = Vec::new();
    if let Some(house) = here.units_of {
        parts.push(format!("{}: {}", house.name(), army(here.units)));
    } else if let Some(house) = here.controller {
        parts.push(format!("held by {}", house.name()));
    }
    if let Some(order) = here.order {
        parts.push(order_view(order, None));
    }
    let note = place_note(area, here);
    if !note.is_empty() {
        parts.push(note);
    }
    if parts.is_empty() {
        return area_kind(area);
    }
    parts.join("; ")
}

/// "March +0", "face down order of Stark".
pub fn order_view(order: OrderView, of: Option<House>) -> String {
    match (order, of) {
        (OrderView::FaceDown, Some(house)) => format!("{}, face down", house.name()),
        (OrderView::FaceDown, None) => "face down".to_owned(),
        (OrderView::Own(token), _) => format!("{}, still secret", token_name(token)),
        (OrderView::FaceUp(token), _) => token_name(token).to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn armies_are_counted_in_words() {
        let some = Army::NONE
            .with(Unit::Footman, 2)
            .with(Unit::Knight, 1)
            .with(Unit::SiegeEngine, 2);
        assert_eq!(army(some), "2 footmen, 1 knight, 2 siege engines");
        assert_eq!(army(Army::NONE), "");
    }

    #[test]
    fn a_place_tells_what_is_printed() {
        let here = AreaView {
            garrison: 2,
            ..AreaView::default()
        };
        let note = place_note(Area::Winterfell, &here);
        assert_eq!(note, "stronghold, 1 barrel, 1 crown, garrison 2");
        let port = area_kind(Area::PortOfWinterfell);
        assert_eq!(port, "Port of Winterfell on Bay of Ice");
    }
}
