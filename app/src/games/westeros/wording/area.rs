//! Areas, and what stands in them, in words.

use super::{area_name, count, house_name, list, name::on_area, order::token_name, space};
use crate::language::{Language, language};
use westeros::{
    Area, AreaView, Army, House, OrderView, Unit,
    board::{Building, Kind},
};

pub fn unit(unit: Unit) -> &'static str {
    match unit {
        Unit::Footman => word!("footman" | "Fußsoldat"),
        Unit::Knight => word!("knight" | "Ritter"),
        Unit::SiegeEngine => word!("siege engine" | "Belagerungsmaschine"),
        Unit::Ship => word!("ship" | "Schiff"),
    }
}

/// Several of them.
pub fn unit_kind(unit: Unit) -> &'static str {
    match unit {
        Unit::Footman => word!("footmen" | "Fußsoldaten"),
        Unit::Knight => word!("knights" | "Ritter"),
        Unit::SiegeEngine => word!("siege engines" | "Belagerungsmaschinen"),
        Unit::Ship => word!("ships" | "Schiffe"),
    }
}

/// "1 footman, 2 knights"; empty for no units.
pub fn army(army: Army) -> String {
    counted(army, unit, unit_kind)
}

/// The same as what somebody sends: in German "1 Fußsoldaten".
pub fn sent_army(army: Army) -> String {
    counted(army, object, unit_kind)
}

fn object(it: Unit) -> &'static str {
    match it {
        Unit::Footman => word!("footman" | "Fußsoldaten"),
        other => unit(other),
    }
}

/// The same after "with", where German declines several, too.
pub fn with_army(army: Army) -> String {
    let several = |it| match it {
        Unit::Knight => word!("knights" | "Rittern"),
        Unit::Ship => word!("ships" | "Schiffen"),
        other => unit_kind(other),
    };
    counted(army, object, several)
}

fn counted(army: Army, one: fn(Unit) -> &'static str, several: fn(Unit) -> &'static str) -> String {
    let all = Unit::ALL.into_iter().filter(|&it| army.count(it) > 0);
    let parts = all.map(|it| match army.count(it) {
        1 => ["1", space(), one(it)].concat(),
        n => format!("{n}{}{}", space(), several(it)),
    });
    let parts: Vec<String> = parts.collect();
    match language() {
        Language::English => parts.join(", "),
        Language::German => list(&parts),
    }
}

/// "Land", "Sea", "Port of Winterfell on Bay of Ice".
pub fn area_kind(area: Area) -> String {
    match area.place().kind {
        Kind::Land => word!("Land" | "Land").to_owned(),
        Kind::Sea => word!("Sea" | "Meer").to_owned(),
        Kind::Port { land, sea } => {
            let (land, sea) = (area_name(land), on_area(sea));
            say!("Port of {land} {sea}" | "Hafen von {land} {sea}")
        }
    }
}

/// Tells what is printed there, and what lies there besides units and orders: "stronghold, 1 barrel, 1 crown, garrison
/// 2".
pub fn place_note(area: Area, here: &AreaView) -> String {
    let place = area.place();
    let mut notes = Vec::new();
    match place.building {
        Some(Building::Castle) => notes.push(word!("castle" | "Burg").to_owned()),
        Some(Building::Stronghold) => notes.push(word!("stronghold" | "Festung").to_owned()),
        None => {}
    }
    if place.supply_icons > 0 {
        notes.push(count(place.supply_icons, "barrel"));
    }
    if place.power_icons > 0 {
        notes.push(count(place.power_icons, "crown"));
    }
    if here.garrison > 0 {
        let n = here.garrison;
        notes.push(say!("garrison {n}" | "Garnison {n}"));
    }
    if here.neutral > 0 {
        let n = here.neutral;
        notes.push(say!("neutral force {n}" | "neutrale Streitmacht {n}"));
    }
    if let Some(house) = here.power_token {
        let house = house_name(house);
        notes.push(say!("power token of {house}" | "Machtmarker von {house}"));
    }
    if here.closed {
        notes.push(word!("closed in 3-player games" | "bei drei Spielern gesperrt").to_owned());
    }
    notes.join(", ")
}

/// Everything that is known of an area, after its name.
pub fn describe(area: Area, here: &AreaView) -> String {
    describe_among(area, here, None)
}

/// The same among the areas of a house, which is not named again.
pub fn describe_among(area: Area, here: &AreaView, known: Option<House>) -> String {
    let mut parts = Vec::new();
    if let Some(house) = here.units_of {
        let units = army(here.units);
        if known == Some(house) {
            parts.push(units);
        } else {
            parts.push([house_name(house), ": ", &units].concat());
        }
    } else if let Some(house) = here.controller.filter(|&it| known != Some(it)) {
        let house = house_name(house);
        parts.push(say!("held by {house}" | "gehalten von {house}"));
    }
    if let Some(order) = here.order {
        parts.push(order_view(order, None));
    }
    let note = place_note(area, here);
    if !note.is_empty() {
        parts.push(note);
    }
    if !parts.is_empty() {
        return parts.join("; ");
    }
    match area.place().kind {
        // Its name tells of the land.
        Kind::Port { sea, .. } => on_area(sea),
        _ => area_kind(area),
    }
}

/// "March +0", "Stark, face down".
pub fn order_view(order: OrderView, of: Option<House>) -> String {
    match (order, of) {
        (OrderView::FaceDown, Some(house)) => {
            [house_name(house), word!(", face down" | ", verdeckt")].concat()
        }
        (OrderView::FaceDown, None) => word!("face down" | "verdeckt").to_owned(),
        (OrderView::Own(token), _) => {
            [token_name(token), word!(", still secret" | ", noch geheim")].concat()
        }
        (OrderView::FaceUp(token), _) => token_name(token).to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::speaking;

    #[test]
    fn armies_are_counted_in_words() {
        let some = Army::NONE
            .with(Unit::Footman, 2)
            .with(Unit::Knight, 1)
            .with(Unit::SiegeEngine, 2);
        assert_eq!(army(some), "2 footmen, 1 knight, 2 siege engines");
        assert_eq!(army(Army::NONE), "");
        speaking(Language::German, || {
            let told = army(some).replace('\u{a0}', " ");
            assert_eq!(told, "2 Fußsoldaten, 1 Ritter und 2 Belagerungsmaschinen");
            let one = Army::one(Unit::Footman).with(Unit::Knight, 2);
            let told = with_army(one).replace('\u{a0}', " ");
            assert_eq!(told, "1 Fußsoldaten und 2 Rittern");
            let told = sent_army(one).replace('\u{a0}', " ");
            assert_eq!(told, "1 Fußsoldaten und 2 Ritter");
        });
    }

    #[test]
    fn a_house_is_not_named_among_its_own_areas() {
        let held = AreaView {
            controller: Some(House::Stark),
            ..AreaView::default()
        };
        let port = Area::PortOfWinterfell;
        assert_eq!(describe(port, &held), "held by Stark");
        let among = |it: &AreaView| describe_among(port, it, Some(House::Stark));
        assert_eq!(among(&held), "on Bay of Ice");
        let manned = AreaView {
            units_of: Some(House::Stark),
            units: Army::one(Unit::Ship),
            ..held
        };
        assert_eq!(describe(port, &manned), "Stark: 1 ship");
        assert_eq!(among(&manned), "1 ship");
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
        speaking(Language::German, || {
            let port = area_kind(Area::PortOfSunspear);
            assert_eq!(port, "Hafen von Sonnspeer am Östlichen Sommermeer");
        });
    }
}
