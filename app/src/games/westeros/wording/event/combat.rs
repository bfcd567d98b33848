//! A battle from the march to the retreat.

use crate::games::westeros::wording::{
    area::with_army, card_name, from_area, house_name, in_area, into_area, list, name::of_area,
    the_area, tides_card_name,
};
use ::westeros::{Area, Army, BySide, House, HouseCard, Side, TidesCard};

pub fn began(
    (attacker, units): (House, Army),
    defender: House,
    (from, area): (Area, Area),
) -> String {
    let (attacker, defender) = (house_name(attacker), house_name(defender));
    let units = with_army(units);
    let (from, place) = (from_area(from), in_area(area));
    say!(
        "{attacker} attacks {defender} {place}, {from} with {units}."
            | "{attacker} greift {defender} {place} an, {from} mit {units}."
    )
}

pub fn declared(house: House, from: Area, side: Option<Side>) -> String {
    let (house, from) = (house_name(house), from_area(from));
    let whom = match side {
        Some(Side::Attacker) => word!("the attacker" | "die angreifende Seite"),
        Some(Side::Defender) => word!("the defender" | "die verteidigende Seite"),
        None => word!("nobody" | "niemanden"),
    };
    say!("{house} supports {whom} {from}." | "{house} unterstützt {whom} {from}.")
}

pub fn cards(cards: BySide<Option<HouseCard>>) -> String {
    let shown: Vec<String> = Side::ALL
        .into_iter()
        .filter_map(|side| cards[side])
        .map(|card| {
            let (house, card) = (house_name(card.house()), card_name(card));
            say!("{house} plays {card}" | "{house} spielt „{card}“")
        })
        .collect();
    if shown.is_empty() {
        return word!("Nobody plays a house card." | "Niemand spielt eine Hauskarte.").to_owned();
    }
    [&list(&shown), "."].concat()
}

pub fn used(card: HouseCard) -> String {
    let card = card_name(card);
    say!("{card} takes effect." | "„{card}“ wirkt.")
}

pub fn replaced(house: House, card: Option<HouseCard>) -> String {
    let house = house_name(house);
    match card.map(card_name) {
        Some(card) => {
            say!("{house} plays {card} instead." | "{house} spielt stattdessen „{card}“.")
        }
        None => say!(
            "{house} has no other card and fights without one."
                | "{house} hat keine andere Karte und kämpft ohne."
        ),
    }
}

pub fn tides(tides: BySide<Option<TidesCard>>) -> String {
    let sides = [
        (Side::Attacker, word!("attacker " | "Angriff ")),
        (Side::Defender, word!("defender " | "Verteidigung ")),
    ];
    let shown: Vec<String> = sides
        .into_iter()
        .filter_map(|(side, name)| Some([name, tides_card_name(tides[side]?)].concat()))
        .collect();
    let shown = list(&shown);
    say!("Tides of Battle: {shown}." | "Gezeiten der Schlacht: {shown}.")
}

pub fn strength(attacker: i8, defender: i8) -> String {
    say!(
        "Strength: attacker {attacker}, defender {defender}."
            | "Stärke: Angriff {attacker}, Verteidigung {defender}."
    )
}

pub fn won(house: House, area: Area) -> String {
    let (house, area) = (house_name(house), the_area(area));
    say!("{house} wins the battle of {area}." | "{house} gewinnt den Kampf um {area}.")
}

pub fn garrison_fell(area: Area) -> String {
    let area = of_area(area);
    say!("The garrison {area} is destroyed." | "Die Garnison {area} ist vernichtet.")
}

pub fn retreated(house: House, (from, to): (Area, Area), units: Army) -> String {
    let (house, units) = (house_name(house), with_army(units));
    let (from, to) = (from_area(from), into_area(to));
    say!(
        "{house} retreats {from} {to} with {units}."
            | "{house} zieht sich mit {units} {from} {to} zurück."
    )
}
