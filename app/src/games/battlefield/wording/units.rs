//! Units, walls, pieces and NCUs by name.

use super::{edition, names, sentence::list, words};
use battlefield::{
    data::Data,
    field::Thing,
    position::{Bearer, Ncu, NcuId, Position, Unit, UnitId},
};

/// "Sworn Swords 2": numbered when its owner has several of it, and with its owner when somebody
/// else has them too.
pub fn unit(position: &Position, id: UnitId) -> String {
    let name = own_unit(position, id);
    let Some(unit) = position.units.get(usize::from(id.0)) else {
        return name;
    };
    let mut alike = position.units.iter();
    if alike.any(|it| it.profile == unit.profile && it.owner != unit.owner) {
        let owner = names::player(position, unit.owner);
        return format!("{name} ({owner})");
    }
    name
}

/// "Sworn Swords 2": the same below the name of its army, which needs not be said again.
pub fn own_unit(position: &Position, id: UnitId) -> String {
    let Some(unit) = position.units.get(usize::from(id.0)) else {
        return word!("Unknown unit" | "Unbekannte Einheit").to_owned();
    };
    let own = || {
        let units = position.units();
        units.filter(|(_, it)| it.profile == unit.profile && it.owner == unit.owner)
    };
    let name = short(unit);
    if own().count() > 1 {
        let number = own().take_while(|(it, _)| *it != id).count() + 1;
        return format!("{name} {number}");
    }
    name.to_owned()
}

/// The name of its profile without what the army has in common.
fn short(unit: &Unit) -> &'static str {
    let profile = unit.profile.entry();
    let known = edition::short(profile);
    known.unwrap_or_else(|| short_name(&profile.faction, &profile.name))
}

/// "Sworn Swords" of "Stark Sworn Swords", "Umber Berserkers" of "House Umber Berserkers",
/// "Gregor Clegane" of "Gregor Clegane, The Mountain That Rides".
pub fn short_name<'n>(faction: &str, name: &'n str) -> &'n str {
    let name = edition::untitled(name);
    if let Some(rest) = name.strip_prefix("House ") {
        return rest;
    }
    let faction = Data::of_this_build().faction(faction);
    let house = faction.and_then(|it| it.name.strip_prefix("House "));
    let rest = house.and_then(|it| name.strip_prefix(it)?.strip_prefix(' '));
    rest.unwrap_or(name)
}

/// A unit, "Castle wall 2", or a piece of terrain, numbered where there are several alike.
pub fn thing(position: &Position, thing: Thing) -> String {
    match thing {
        Thing::Unit(number) => unit(position, UnitId(number)),
        Thing::Wall(number) => {
            let number = number.saturating_add(1);
            say!("Castle wall {number}" | "Burgmauer {number}")
        }
        Thing::Piece(number) => piece(position, number),
    }
}

fn piece(position: &Position, number: u8) -> String {
    let at = usize::from(number);
    let Some(piece) = position.terrain.get(at) else {
        return word!("Terrain" | "Gelände").to_owned();
    };
    let name = words::piece(&piece.name);
    let alike = |of: &[battlefield::position::Terrain]| {
        of.iter().filter(|it| it.name == piece.name).count()
    };
    if alike(&position.terrain) == 1 {
        return name;
    }
    let number = alike(&position.terrain[..=at]);
    format!("{name} {number}")
}

/// "Catelyn Stark".
pub fn ncu(position: &Position, id: NcuId) -> String {
    let Some(ncu) = position.ncus.get(usize::from(id.0)) else {
        return word!("Unknown NCU" | "Unbekannte NCU").to_owned();
    };
    let name = edition::person(&ncu.profile.entry().name);
    if position
        .ncus
        .iter()
        .filter(|it| it.profile == ncu.profile)
        .count()
        == 1
    {
        return name;
    }
    let owner = names::player(position, ncu.owner);
    format!("{name} ({owner})")
}

/// The zone that an NCU has claimed: "Tactics"; "NCU" while it has none.
pub fn post(ncu: &Ncu) -> &'static str {
    ncu.zone.map_or("NCU", words::zone)
}

/// "with Robb Stark": those who stand in a unit; empty where nobody does.
pub fn joined(unit: &Unit) -> String {
    let names = unit.attachments.iter();
    let names = names.map(|it| edition::person(edition::untitled(&it.entry().name)));
    let names = list(&names.collect::<Vec<_>>());
    if names.is_empty() {
        return names;
    }
    say!("with {names}" | "mit {names}")
}

/// Names whoever has an ability: a unit, an NCU, "Marker 2".
pub fn bearer(position: &Position, bearer: Bearer) -> String {
    match bearer {
        Bearer::Unit(id) => unit(position, id),
        Bearer::Ncu(id) => ncu(position, id),
        Bearer::Marker(number) => marker(number),
    }
}

/// "Marker 2".
pub fn marker(number: u8) -> String {
    let number = number.saturating_add(1);
    say!("Marker {number}" | "Zielmarker {number}")
}

/// Tells whether a verb with it stands in the singular: walls, terrain and whoever is alone on a tray.
pub fn is_one(position: &Position, thing: Thing) -> bool {
    thing.unit().is_none_or(|id| {
        let unit = position.units.get(usize::from(id.0));
        unit.is_none_or(|it| it.profile.entry().solo)
    })
}

#[cfg(all(test, feature = "ssr"))]
mod tests {
    use super::*;
    use crate::{
        games::battlefield::scene::example,
        language::{Language, speaking},
    };
    use battlefield::{effect::Zone, reference::NcuRef};
    use tabletop::Seat;

    #[test]
    fn below_its_army_a_unit_has_no_owner() {
        let mut position = example();
        // Both armies have Guardsmen, one of them two.
        position.units[7].owner = Seat(1);
        position.units[8].owner = Seat(0);
        position.units[8].profile = position.units[6].profile;
        assert_eq!(own_unit(&position, UnitId(6)), "Guardsmen 1");
        assert_eq!(own_unit(&position, UnitId(8)), "Guardsmen");
        assert_eq!(unit(&position, UnitId(7)), "Guardsmen 2 (Lannister)");
        assert_eq!(unit(&position, UnitId(8)), "Guardsmen (Stark)");
    }

    #[test]
    fn an_ncu_says_which_zone_it_has_claimed() {
        let mut ncu = Ncu {
            owner: Seat(0),
            profile: NcuRef::named("stark.catelyn").expect("she is in the data"),
            activated: true,
            zone: None,
            counters: 0,
            gone: false,
        };
        assert_eq!(post(&ncu), "NCU");
        ncu.zone = Some(Zone::Tactics);
        assert_eq!(post(&ncu), "Tactics");
        let german = speaking(Language::German, || post(&ncu));
        assert_eq!(german, "Taktik");
    }
}
