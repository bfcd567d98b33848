//! The effect that an order would have in one area, as things stand.

use super::explain_token;
use crate::games::westeros::{draft::supported_from, wording::area_name};
use westeros::{
    Area, AreaSet, Order, OrderToken, View,
    board::{BUILDINGS, SEAS},
    consolidate, movement, raid,
};

/// So many letters of names have room on the card of orders.
const ROOM: usize = 58;
/// And so many more where nothing but one name would be left out.
const SPARE: usize = 14;

/// Returns a sentence that says what this order would do in this area, with the areas it reaches by name;
/// to somebody without a house what it does anywhere.
pub fn explain_here(view: &View, area: Area, token: OrderToken) -> String {
    let Some(me) = view.me else {
        return explain_token(token).to_owned();
    };
    match token.order() {
        Order::March => march(token, movement::reach(view, me, area)),
        Order::Defense => explain_token(token).to_owned(),
        Order::Support => support(token, supported_from(view, area)),
        Order::Raid => {
            let enemies = raid::reach(area).intersection(view.areas_with_enemies(me));
            raids(token, enemies)
        }
        Order::ConsolidatePower => power(view, area, token),
    }
}

fn march(token: OrderToken, reach: AreaSet) -> String {
    if reach.is_empty() {
        return word!("Nothing is in reach." | "Nichts ist in Reichweite.").to_owned();
    }
    let names = either(reach);
    let how = match token {
        OrderToken::MarchMinusOne => {
            word!("Moves, or attacks with −1" | "Zieht oder greift mit −1 an")
        }
        OrderToken::MarchPlusOne => {
            word!("Moves, or attacks with +1" | "Zieht oder greift mit +1 an")
        }
        _ => word!("Moves or attacks" | "Zieht oder greift an"),
    };
    say!("{how}: {names}." | "{how}: {names}.")
}

fn support(token: OrderToken, near: AreaSet) -> String {
    if near.is_empty() {
        return explain_token(token).to_owned();
    }
    let names = either(near);
    match token {
        OrderToken::SupportStar => say!(
            "Adds its strength +1 to a battle in {names}."
                | "Gibt seine Stärke +1 in einen Kampf um: {names}."
        ),
        _ => say!(
            "Adds its strength to a battle in {names}."
                | "Gibt seine Stärke in einen Kampf um: {names}."
        ),
    }
}

fn raids(token: OrderToken, enemies: AreaSet) -> String {
    let removed = match token {
        OrderToken::RaidStar => word!(
            "a Raid, Support, Power or Defense order"
                | "Überfall, Unterstützung, Machtzuwachs oder Verteidigung"
        ),
        _ => word!("a Raid, Support or Power order" | "Überfall, Unterstützung oder Machtzuwachs"),
    };
    if enemies.is_empty() {
        return say!(
            "Removes {removed}; no enemy is in reach."
                | "Entfernt {removed}; kein Gegner ist in Reichweite."
        );
    }
    let names = either(enemies);
    say!("Removes {removed}: {names}." | "Entfernt {removed}: {names}.")
}

fn power(view: &View, area: Area, token: OrderToken) -> String {
    let power = consolidate::income(view, area);
    let gains = match power {
        0 if SEAS.contains(area) => {
            word!("Gains nothing at sea" | "Bringt auf See nichts").to_owned()
        }
        0 => word!(
            "Gains nothing: enemy ships lie outside" | "Bringt nichts: Davor liegen fremde Schiffe"
        )
        .to_owned(),
        _ => say!("Gains {power} power" | "Bringt {power} Macht"),
    };
    let musters = match token {
        OrderToken::ConsolidatePowerStar if BUILDINGS.contains(area) => {
            word!(", or musters units here." | " oder rekrutiert hier Einheiten.")
        }
        OrderToken::ConsolidatePowerStar => {
            word!("; without a castle it musters nothing." | "; ohne Burg rekrutiert er nichts.")
        }
        _ => ".",
    };
    [&gains, musters].concat()
}

/// "A", "A or B", "A, B or 3 more": as many names as have room.
fn either(areas: AreaSet) -> String {
    let names: Vec<&str> = areas.iter().map(area_name).collect();
    let within = |room: usize| {
        let mut used = 0;
        let fits = |it: &&&str| {
            used += it.chars().count() + 2;
            used <= room
        };
        names.iter().take_while(fits).count().max(1)
    };
    let all = within(ROOM + SPARE) == names.len();
    let shown = if all { names.len() } else { within(ROOM) };
    let or = word!(" or " | " oder ");
    let (first, rest) = names.split_at(shown);
    match (first, rest.len()) {
        ([one], 0) => (*one).to_owned(),
        ([first @ .., last], 0) => [&first.join(", "), or, last].concat(),
        (first, more) => {
            let more = say!("{more} more" | "{more} weitere");
            [&first.join(", "), or, &more].concat()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::westeros::staged::staged;
    use crate::language::{Language, speaking};
    use westeros::House;

    /// Stark in the north, and an enemy next to it.
    const NORTH: &str = "
players 6
phase planning
ST Winterfell: F K
ST White Harbor: F
ST The Shivering Sea: ship
ST Karhold: F
GR Greywater Watch: F
GR Bay of Ice: ship
";

    fn of(area: Area, token: OrderToken) -> String {
        let (view, _) = staged(NORTH, "", House::Stark);
        explain_here(&view, area, token)
    }

    #[test]
    fn it_names_the_areas_that_the_order_reaches() {
        let said = of(Area::WhiteHarbor, OrderToken::Support);
        assert!(
            said.contains("Winterfell") && said.contains("Moat Cailin"),
            "{said}"
        );
        assert!(
            !said.contains("Port"),
            "no battle is fought in a port: {said}"
        );
        let said = of(Area::WhiteHarbor, OrderToken::MarchMinusOne);
        assert!(
            said.contains("attacks with −1") && said.contains("Widow's Watch"),
            "{said}"
        );
        let said = of(Area::Winterfell, OrderToken::Raid);
        assert!(
            said.ends_with("no enemy is in reach."),
            "from land no sea is raided: {said}"
        );
        let said = of(Area::Winterfell, OrderToken::March);
        assert!(
            said.contains(" or ") && !said.contains("Bay of Ice"),
            "{said}"
        );
    }

    #[test]
    fn power_counts_the_crowns_here() {
        let said = |area| of(area, OrderToken::ConsolidatePower);
        assert_eq!(said(Area::Winterfell), "Gains 2 power.");
        assert_eq!(said(Area::WhiteHarbor), "Gains 1 power.");
        assert_eq!(said(Area::TheShiveringSea), "Gains nothing at sea.");
        let star = |area| of(area, OrderToken::ConsolidatePowerStar);
        assert!(star(Area::WhiteHarbor).contains("or musters"));
        assert!(star(Area::Karhold).contains("musters nothing"));
    }

    #[test]
    fn what_has_no_room_is_counted() {
        let all = AreaSet::of(&Area::ALL);
        let said = either(all);
        assert!(
            said.ends_with(" more") && said.chars().count() < ROOM + 16,
            "{said}"
        );
        assert_eq!(either(AreaSet::of(&[Area::Pyke])), "Pyke");
        assert_eq!(
            either(AreaSet::of(&[Area::Seagard, Area::Pyke])),
            "Seagard or Pyke"
        );
    }

    #[test]
    fn every_order_says_something_everywhere() {
        let (view, _) = staged(NORTH, "", House::Stark);
        for language in Language::ALL {
            speaking(language, || {
                for (area, token) in Area::ALL
                    .into_iter()
                    .flat_map(|area| OrderToken::ALL.map(|it| (area, it)))
                {
                    assert!(explain_here(&view, area, token).ends_with('.'));
                }
            });
        }
    }
}
