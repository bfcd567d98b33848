//! The costs of a march besides its units.

use super::{area_name, count, house_name, in_area, list, the_area};
use westeros::{
    Area, Army,
    board::Building,
    march::{Lost, NoToken},
};

/// "Without a token you lose: castle Moat Cailin, 1 barrel; the 2 ships in its port go down."
pub fn lost(it: &Lost) -> String {
    let (name, place) = (area_name(it.area), in_area(it.area));
    let place = match it.building {
        Some(Building::Castle) => say!("castle {name}" | "die Burg {place}"),
        Some(Building::Stronghold) => say!("stronghold {name}" | "die Festung {place}"),
        None => the_area(it.area),
    };
    let mut parts = vec![place];
    let icons = [(it.barrels, "barrel"), (it.crowns, "crown")];
    let icons = icons.into_iter().filter(|it| it.0 > 0);
    parts.extend(icons.map(|(n, icon)| count(n, icon)));
    let parts = list(&parts);
    let mut text = match it.falls_to.map(house_name) {
        None => say!("Without a token you lose {parts}." | "Ohne Marker verlierst du: {parts}."),
        Some(house) => say!(
            "Without a token you lose {parts}: it goes back to {house}."
                | "Ohne Marker verlierst du: {parts}. Es fällt an {house} zurück."
        ),
    };
    if let Some((port, ships)) = it.ships {
        text.push(' ');
        text.push_str(&drowned(port, ships, it.falls_to.map(house_name)));
    }
    text
}

/// The choice to leave a power token, with its price: "Leave 1 of your 5 power tokens here, to keep the castle".
pub fn leave_token(power: u8, building: Option<Building>) -> String {
    let what = match building {
        Some(Building::Castle) => word!("the castle" | "die Burg"),
        Some(Building::Stronghold) => word!("the stronghold" | "die Festung"),
        None => word!("the area" | "das Gebiet"),
    };
    match power {
        1 => say!(
            "Leave your last power token here, to keep {what}"
                | "Deinen letzten Machtmarker hierlassen, um {what} zu behalten"
        ),
        n => say!(
            "Leave 1 of your {n} power tokens here, to keep {what}"
                | "1 deiner {n} Machtmarker hierlassen, um {what} zu behalten"
        ),
    }
}

fn drowned(port: Area, ships: u8, lord: Option<&str>) -> String {
    let port = in_area(port);
    let what = match ships {
        1 => say!("Your ship {port}" | "Dein Schiff {port}"),
        n => say!("Your {n} ships {port}" | "Deine {n} Schiffe {port}"),
    };
    match (ships, lord) {
        (1, None) => say!("{what} is lost too." | "{what} geht mit verloren."),
        (_, None) => say!("{what} are lost too." | "{what} gehen mit verloren."),
        (1, Some(lord)) => say!("{what} goes to {lord}." | "{what} geht an {lord}."),
        (_, Some(lord)) => say!("{what} go to {lord}." | "{what} gehen an {lord}."),
    }
}

/// Tells why an area that everybody leaves needs no power token; `None` where it would.
pub fn stays_by_itself(from: Area, why: NoToken) -> Option<String> {
    match why {
        NoToken::OwnHome => Some(say!(
            "{name} is your home: you keep it without a power token."
                | "{name} ist deine Heimat: Du behältst sie auch ohne Machtmarker.",
            name = area_name(from)
        )),
        NoToken::LiesThere => Some(say!(
            "Your power token is {place}: you keep it."
                | "Dein Machtmarker liegt {place}: Du behältst das Gebiet.",
            place = in_area(from)
        )),
        NoToken::UnitsStay | NoToken::NotOnLand | NoToken::NoPower => None,
    }
}

/// "1 ship stays in The Narrow Sea." Routed units cannot march: they are told of apart.
pub fn staying(from: Area, army: Army, routed: Army) -> String {
    let (place, units) = (in_area(from), super::army(army));
    let down = super::army(routed);
    match (army.len(), routed.len()) {
        (0, 1) => {
            return say!(
                "{down} is routed and stays {place}." | "{down} ist geschlagen und bleibt {place}."
            );
        }
        (0, 2..) => {
            return say!(
                "{down} are routed and stay {place}."
                    | "{down} sind geschlagen und bleiben {place}."
            );
        }
        (_, 0) => {}
        _ => {
            let rest = staying(from, army, Army::NONE);
            return say!("{rest} Routed there: {down}." | "{rest} Geschlagen dort: {down}.");
        }
    }
    match army.len() {
        0 => say!("No units stay {place}." | "Keine Einheit bleibt {place}."),
        1 => say!("{units} stays {place}." | "{units} bleibt {place}."),
        _ => say!("{units} stay {place}." | "{units} bleiben {place}."),
    }
}

/// "2 of 3 areas in reach": those into which a march may go, of all in reach.
pub fn in_reach(open: usize, all: usize) -> String {
    match (open, all) {
        (0, 1) => {
            say!("1 area in reach, but barred" | "1 Gebiet in Reichweite, aber nicht erlaubt")
        }
        (0, n) => {
            say!("{n} areas in reach, but barred" | "{n} Gebiete in Reichweite, aber nicht erlaubt")
        }
        (1, 1) => say!("1 area in reach" | "1 Gebiet in Reichweite"),
        (n, all) if n == all => {
            say!("{n} areas in reach" | "{n} Gebiete in Reichweite")
        }
        (n, all) => say!("{n} of {all} areas in reach" | "{n} von {all} Gebieten in Reichweite"),
    }
}

/// The armies before and after, in one sentence.
pub fn supply_change(before: &[(u8, bool)], after: &[(u8, bool)], limit: &[u8]) -> String {
    let some = |sizes: &[(u8, bool)]| match sizes {
        [] => word!("none" | "keine").to_owned(),
        some => joined(some.iter().map(|(size, _)| *size)),
    };
    let (limit, now, then) = (joined(limit.iter().copied()), some(before), some(after));
    let over = after.iter().filter(|(_, fed)| !fed).count();
    let text = if before == after {
        say!(
            "Supply allows armies of {limit}; yours: {now}."
                | "Der Vorrat erlaubt Armeen mit {limit}; deine: {now}."
        )
    } else {
        say!(
            "Supply allows armies of {limit}; yours: {now}, after this march {then}."
                | "Der Vorrat erlaubt Armeen mit {limit}; deine: {now}, nach diesem Marsch {then}."
        )
    };
    match over {
        0 => text,
        _ => [
            text.as_str(),
            word!("That's over your supply limit." | "Das erlaubt dein Vorrat nicht."),
        ]
        .join(" "),
    }
}

fn joined(sizes: impl Iterator<Item = u8>) -> String {
    let sizes: Vec<String> = sizes.map(|size| size.to_string()).collect();
    sizes.join("-")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::{Language, speaking};
    use westeros::Unit;

    #[test]
    fn one_stays_and_several_stay() {
        let ships = |n| {
            staying(
                Area::TheShiveringSea,
                Army::NONE.with(Unit::Ship, n),
                Army::NONE,
            )
        };
        assert_eq!(ships(1), "1 ship stays in The Shivering Sea.");
        assert_eq!(ships(2), "2 ships stay in The Shivering Sea.");
        assert_eq!(ships(0), "No units stay in The Shivering Sea.");
        let knight = Army::NONE.with(Unit::Knight, 1);
        let alone = staying(Area::MoatCailin, Army::NONE, knight);
        assert_eq!(alone, "1 knight is routed and stays in Moat Cailin.");
        let beside = staying(Area::MoatCailin, knight, knight);
        assert_eq!(
            beside,
            "1 knight stays in Moat Cailin. Routed there: 1 knight."
        );
        let home = stays_by_itself(Area::Winterfell, NoToken::OwnHome);
        assert!(home.is_some_and(|it| it.starts_with("Winterfell is your home")));
        assert_eq!(in_reach(1, 1), "1 area in reach");
        assert_eq!(in_reach(2, 3), "2 of 3 areas in reach");
    }

    #[test]
    fn what_is_lost_is_told_with_its_port() {
        let harbor = Lost {
            area: Area::WhiteHarbor,
            falls_to: None,
            building: Some(Building::Castle),
            barrels: 1,
            crowns: 0,
            ships: Some((Area::PortOfWhiteHarbor, 2)),
        };
        assert_eq!(
            lost(&harbor),
            "Without a token you lose castle White Harbor and 1 barrel. \
             Your 2 ships in Port of White Harbor are lost too."
        );
        assert_eq!(
            leave_token(5, harbor.building),
            "Leave 1 of your 5 power tokens here, to keep the castle"
        );
        let german = speaking(Language::German, || lost(&harbor));
        assert!(
            german.starts_with("Ohne Marker verlierst du: die Burg"),
            "{german}"
        );
    }

    #[test]
    fn supply_is_told_before_and_after() {
        let text = supply_change(&[(3, true)], &[(4, false)], &[3, 2]);
        assert_eq!(
            text,
            "Supply allows armies of 3-2; yours: 3, after this march 4. \
             That's over your supply limit."
        );
    }
}
