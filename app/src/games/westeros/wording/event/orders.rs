//! Orders: revealed, exchanged, resolved.

use crate::games::westeros::wording::{
    army, count, from_area, house_name, in_area, into_area, list, of, the_area, token_name,
};
use ::westeros::{Area, House, OrderToken, Orders, Pillage, Troops};

pub fn revealed(orders: &Orders) -> String {
    let tokens = count(orders.areas().len() as u8, "token");
    say!(
        "All orders are revealed: {tokens} on the map."
            | "Alle Befehle werden aufgedeckt: {tokens} auf dem Spielplan."
    )
}

pub fn swapped(house: House, area: Area, (from, to): (OrderToken, OrderToken)) -> String {
    let (house, to_area) = (house_name(house), into_area(area));
    let (from, to) = (token_name(from), token_name(to));
    say!(
        "{house} sends the Messenger Raven {to_area} and swaps {from} for {to}."
            | "{house} schickt den Botenraben {to_area} und tauscht {from} gegen {to}."
    )
}

pub fn raided(
    (house, from): (House, Area),
    (victim, target): (House, Area),
    removed: OrderToken,
    pillaged: Option<Pillage>,
) -> String {
    let (raider, from, target) = (house_name(house), from_area(from), the_area(target));
    let (theirs, removed) = (of(victim), token_name(removed));
    let raid = say!(
        "{raider} raids {target} {from}: {theirs} {removed} order is removed."
            | "{raider} überfällt {target} {from}: {theirs} Befehl {removed} wird entfernt."
    );
    let Some(Pillage { gained, lost }) = pillaged else {
        return raid;
    };
    let victim = house_name(victim);
    say!(
        "{raid} {raider} gains {gained} power, {victim} loses {lost}."
            | "{raid} {raider} gewinnt {gained} Machtmarker, {victim} verliert {lost}."
    )
}

pub fn marched(house: House, from: Area, moves: &Troops) -> String {
    let house = house_name(house);
    if moves.is_empty() {
        let place = in_area(from);
        return say!(
            "{house} skips its march {place}." | "{house} lässt den Marsch {place} verfallen."
        );
    }
    let moves: Vec<String> = moves
        .iter()
        .map(|(to, units)| [army(units), into_area(to)].join(" "))
        .collect();
    let (from, moves) = (from_area(from), list(&moves));
    say!("{house} marches {from}: {moves}." | "{house} marschiert {from}: {moves}.")
}

pub fn port_taken(house: House, port: Area, ships: u8) -> String {
    let (house, port) = (house_name(house), the_area(port));
    if ships == 0 {
        return say!(
            "{house} takes {port} and puts no ships there."
                | "{house} übernimmt {port} und setzt keine Schiffe ein."
        );
    }
    let ships = count(ships, "ship");
    say!(
        "{house} takes {port} and puts {ships} there."
            | "{house} übernimmt {port} und setzt dort {ships} ein."
    )
}

pub fn consolidated(house: House, area: Area, power: u8) -> String {
    let (house, place) = (house_name(house), in_area(area));
    match power {
        0 => say!(
            "{house} consolidates power {place} and gains nothing."
                | "{house} führt {place} Machtzuwachs aus und gewinnt nichts."
        ),
        n => say!("{house} gains {n} power {place}." | "{house} gewinnt {n} Machtmarker {place}."),
    }
}
