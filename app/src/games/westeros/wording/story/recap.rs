//! What happened while somebody was away, in the past tense.

use crate::games::westeros::{
    panels::{Fought, What},
    wording::{area_name, house_name, list, track, westeros_card_name},
};
use westeros::{AreaSet, HouseSet};

/// One sentence.
pub fn fact(what: &What) -> String {
    match what {
        What::Round(n, cards) => {
            let mut names: Vec<&str> = cards.iter().map(|&it| westeros_card_name(it)).collect();
            names.dedup();
            let names = list(&names);
            if names.is_empty() {
                say!("Round {n} began." | "Runde {n} begann.")
            } else {
                say!("Round {n} began: {names}." | "Runde {n} begann: {names}.")
            }
        }
        What::OrdersRevealed => {
            word!("All orders were revealed." | "Alle Befehle wurden aufgedeckt.").to_owned()
        }
        What::Battle(it) => battle(it),
        What::Raids(house, victims, areas) => {
            let (house, victims, areas) = (house_name(*house), houses(*victims), places(*areas));
            say!("{house} raided {victims}: {areas}." | "{house} überfiel {victims}: {areas}.")
        }
        What::Marches(house, areas) => {
            let (house, areas) = (house_name(*house), places(*areas));
            say!("{house} marched to {areas}." | "{house} marschierte nach: {areas}.")
        }
        What::NeutralForce(house, area) => {
            let (house, area) = (house_name(*house), area_name(*area));
            say!(
                "{house} beat the neutral force of {area}."
                    | "{house} besiegte die neutrale Streitmacht: {area}."
            )
        }
        What::Wall { held: true } => {
            word!("The Night's Watch held the Wall." | "Die Nachtwache hielt die Mauer.").to_owned()
        }
        What::Wall { held: false } => {
            word!("The wildlings broke through." | "Die Wildlinge brachen durch.").to_owned()
        }
        What::Mustered(by, _) => {
            let by = houses(*by);
            say!("{by} mustered." | "Es rekrutierten: {by}.")
        }
        What::Leads(house, on) => {
            let (house, on) = (house_name(*house), track(*on).0);
            say!(
                "{house} came first on the {on} track." | "{house} steht vorn auf der Leiste {on}."
            )
        }
        What::Power(house, power) => {
            let house = house_name(*house);
            say!("{house} gained {power} power." | "{house} gewann {power} Machtmarker.")
        }
        What::Won(house) => {
            let house = house_name(*house);
            say!("{house} won the game." | "{house} gewann die Partie.")
        }
    }
}

/// "Lannister took Riverrun from Tyrell (7:5)."
pub fn battle(it: &Fought) -> String {
    let (attacker, defender) = (house_name(it.attacker), house_name(it.defender));
    let area = area_name(it.area);
    let score = it
        .score()
        .map_or_else(String::new, |(most, least)| format!(" ({most}:{least})"));
    if it.winner == it.attacker {
        say!(
            "{attacker} took {area} from {defender}{score}."
                | "{attacker} nahm {defender} {area} ab{score}."
        )
    } else {
        say!(
            "{defender} held {area} against {attacker}{score}."
                | "{defender} hielt {area} gegen {attacker}{score}."
        )
    }
}

fn houses(set: HouseSet) -> String {
    let names: Vec<&str> = set.iter().map(house_name).collect();
    list(&names)
}

fn places(set: AreaSet) -> String {
    let names: Vec<&str> = set.iter().map(area_name).collect();
    list(&names)
}
