//! Before the first round.

use super::super::{
    abilities,
    board::zone_place,
    names::{self, player},
    sentence::{points, units, verb},
    texts::mission,
    units::{marker, thing},
    words::piece,
};
use battlefield::{
    army::Army,
    data::Data,
    event::{Arrival, Event, RollFor},
    position::{Position, UnitId},
};

pub fn event(position: &Position, event: &Event) -> Option<String> {
    Some(match event {
        Event::ModeDrawn(mode) => {
            let mode = names::mode(*mode);
            say!("The game mode is drawn: {mode}." | "Der Spielmodus wird gelost: {mode}.")
        }
        Event::ArmyShown { seat, army } => shown(&player(position, *seat), army),
        Event::RolledFor { seat, what, face } => {
            let (who, what) = (player(position, *seat), roll(*what));
            say!("{who} rolls {face} ({what})." | "{who} würfelt {face} ({what}).")
        }
        Event::TerrainPlaced {
            seat, piece: id, ..
        } => {
            let (who, piece) = (player(position, *seat), piece(id));
            say!("{who} places terrain: {piece}." | "{who} legt Gelände aus: {piece}.")
        }
        Event::MarkerPlaced {
            seat: Some(seat), ..
        } => {
            let who = player(position, *seat);
            say!("{who} places an objective marker." | "{who} legt einen Zielmarker aus.")
        }
        Event::MarkerPlaced { seat: None, .. } => {
            word!("An objective marker is placed." | "Ein Zielmarker wird ausgelegt.").to_owned()
        }
        Event::ObjectiveTurned {
            marker: number,
            card,
        } => {
            let (marker, card) = (marker(*number), abilities::name(*card));
            say!("{marker} is revealed: {card}." | "{marker} wird aufgedeckt: {card}.")
        }
        Event::OpenMission(id) => {
            let (mission, _) = mission(id);
            say!("Open mission: {mission}." | "Offene Mission: {mission}.")
        }
        Event::ZoneChosen { seat, zone } => {
            let (who, place) = (player(position, *seat), zone_place(position, *zone));
            say!("{who} deploys in the {place}." | "{who} stellt seine Armee {place} auf.")
        }
        Event::Deployed { unit, how, .. } => arrived(position, *unit, *how),
        Event::PilePlaced { .. } => {
            word!("A corpse pile is placed." | "Ein Leichenhaufen wird ausgelegt.").to_owned()
        }
        _ => return None,
    })
}

fn shown(who: &str, army: &Army) -> String {
    let data = Data::of_this_build();
    let size = points(army.points(data));
    let companies = units(army.units.len() as u64);
    let ncus = army.ncus.len();
    say!(
        "{who} reveals an army: {size}, {companies}, NCUs: {ncus}."
            | "{who} deckt eine Armee auf: {size}, {companies}, NCUs: {ncus}."
    )
}

/// Returns the words for what a die of the set-up is for.
const fn roll_words(what: RollFor) -> crate::language::Words {
    match what {
        RollFor::Mode => words!("game mode" | "Spielmodus"),
        RollFor::Role => words!("attacker or defender" | "Angreifer oder Verteidiger"),
        RollFor::Terrain => words!("terrain" | "Gelände"),
        RollFor::Markers => words!("objective markers" | "Zielmarker"),
        RollFor::Zone => words!("deployment zone" | "Aufstellungszone"),
        RollFor::First => words!("first turn" | "erster Zug"),
    }
}

fn roll(what: RollFor) -> &'static str {
    roll_words(what).here()
}

fn arrived(position: &Position, id: UnitId, how: Arrival) -> String {
    let name = thing(position, id.thing());
    let (one, many) = match how {
        Arrival::Deployed => (
            words!("is deployed" | "wird aufgestellt"),
            words!("are deployed" | "werden aufgestellt"),
        ),
        Arrival::FromReserve => (
            words!("arrives from the reserve" | "kommt aus der Reserve"),
            words!("arrive from the reserve" | "kommen aus der Reserve"),
        ),
        Arrival::Redeployed => (
            words!("returns to the table" | "kehrt auf den Tisch zurück"),
            words!("return to the table" | "kehren auf den Tisch zurück"),
        ),
    };
    let does = verb(position, id.thing(), one, many);
    format!("{name} {does}.")
}
