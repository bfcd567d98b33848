//! The turns of the marches, changed by Doran in the middle of them.

use crate::games::westeros::wording::{house_name, list};
use westeros::{House, Ranking};

/// Says what happened: the new order, and who is passed over or comes again by it.
pub fn changed(order: Ranking, passed_over: Option<House>, again: Option<House>) -> String {
    let houses = order.iter().map(house_name).collect::<Vec<_>>();
    let houses = list(&houses);
    let mut text =
        say!("The turn order is now {houses}." | "Die Zugreihenfolge ist jetzt {houses}.");
    if let Some(house) = passed_over {
        let house = house_name(house);
        text += &say!(
            " Turns go by place: {house} has moved up into a place whose turn is over and is \
             passed over in this round of marches."
                | " Gezogen wird nach Plätzen: {house} ist auf einen Platz aufgerückt, der schon \
                   an der Reihe war, und wird in diesem Umlauf übergangen."
        );
    }
    if let Some(house) = again {
        let house = house_name(house);
        text += &say!(
            " {house} gets one more turn at the end of this round of marches."
                | " {house} kommt am Ende dieses Umlaufs noch einmal an die Reihe."
        );
    }
    text
}

/// Says in a few words what a choice would bring.
pub fn would_change(order: Ranking, passed_over: Option<House>, again: Option<House>) -> String {
    let houses = order.iter().map(house_name).collect::<Vec<_>>();
    let houses = list(&houses);
    let mut text = say!("Turn order then: {houses}." | "Zugreihenfolge danach: {houses}.");
    if let Some(house) = passed_over {
        let house = house_name(house);
        text += &say!(
            " {house} is passed over in this round of marches."
                | " {house} wird in diesem Umlauf übergangen."
        );
    }
    if let Some(house) = again {
        let house = house_name(house);
        text += &say!(
            " {house} gets one more turn at the end of this round of marches."
                | " {house} zieht am Ende noch einmal."
        );
    }
    text
}
