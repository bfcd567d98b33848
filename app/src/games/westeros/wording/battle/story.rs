//! The story of a combat, in a few sentences.

use crate::games::westeros::wording::{
    area::with_army, event::garrison_fell, house_name, into_area, sentence, troops,
};
use westeros::{Event, HouseCard};

/// Tells what the combat cost and brought, and where the beaten went; `None` for other events.
pub fn cost(event: &Event) -> Option<String> {
    Some(match *event {
        Event::UnitsDestroyed { house, ref units } => {
            let (house, units) = (house_name(house), troops(units));
            say!("{house} loses {units}." | "{house} verliert: {units}.")
        }
        Event::Retreated {
            house, to, units, ..
        } => {
            let (house, to, units) = (house_name(house), into_area(to), with_army(units));
            say!(
                "{house} retreats {to} with {units}."
                    | "{house} zieht sich mit {units} {to} zurück."
            )
        }
        Event::GarrisonRemoved { area } => garrison_fell(area),
        Event::CardUsed {
            card: HouseCard::ArianneMartell,
        } => {
            word!("Arianne keeps the attackers out." | "Arianne lässt die Angreifer nicht hinein.")
                .to_owned()
        }
        Event::PowerGained { .. } | Event::PowerLost { .. } => sentence(event),
        _ => return None,
    })
}
