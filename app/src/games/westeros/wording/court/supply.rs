//! Supply, armies and the figures that leave them.

use crate::games::westeros::{
    draft::{Feeding, Slot, Spoils, Wanted},
    wording::{area_name, house_name, in_area, unit},
};
use westeros::{Area, Unit};

/// "Armies 3, 2, 2 of 3, 2, 2: fed."
pub fn fed(feeding: &Feeding) -> String {
    let sizes = |of: fn(&Slot) -> u8| {
        let sizes = feeding.slots.iter().map(of).filter(|&it| it > 1);
        sizes
            .map(|it| it.to_string())
            .collect::<Vec<_>>()
            .join(", ")
    };
    let (have, may) = (sizes(|it| it.size), sizes(|it| it.room));
    if have.is_empty() {
        return word!(
            "You have no armies of two or more units, so supply doesn't limit you."
                | "Du hast keine Armee aus zwei oder mehr Einheiten; der Vorrat begrenzt dich \
                   also nicht."
        )
        .to_owned();
    }
    if feeding.fits {
        say!("Your armies: {have}. Allowed: {may}." | "Deine Armeen: {have}. Erlaubt: {may}.")
    } else {
        say!(
            "Your armies: {have}. Too many: allowed are {may}."
                | "Deine Armeen: {have}. Zu viel: Erlaubt sind {may}."
        )
    }
}

/// Tells how many units are named, and how many are wanted: "1 of 2 chosen".
pub fn named(named: u8, wanted: Wanted) -> String {
    match wanted {
        Wanted::Exactly(count) => say!("{named} of {count} chosen" | "{named} von {count} gewählt"),
        Wanted::UpTo(most) => {
            say!("{named} chosen, at most {most}" | "{named} gewählt, höchstens {most}")
        }
        Wanted::Enough => say!("{named} chosen" | "{named} gewählt"),
    }
}

/// Tells what supply thinks of one army: "1 too many".
pub fn over(slot: Slot) -> String {
    let over = slot.over();
    match over {
        0 => String::new(),
        _ => say!("{over} too many" | "{over} zu viel"),
    }
}

/// "Footman 2 of Winterfell goes": one figure that may be named.
pub fn piece(kind: Unit, area: Area, named: bool) -> String {
    let (kind, area, place) = (unit(kind), area_name(area), in_area(area));
    if named {
        say!("One {kind} less, {area}" | "{kind} {place} abwählen")
    } else {
        say!("One {kind} more, {area}" | "{kind} {place} wählen")
    }
}

/// "3 of 10": figures left of a kind.
pub fn figures(left: u8, all: u8) -> String {
    say!("{left} of {all}" | "{left} von {all}")
}

/// Tells whose ships are lost in a port that changes hands.
pub fn spoils_lost(spoils: Spoils) -> String {
    let port = in_area(spoils.port);
    match spoils.lost {
        Some((house, 1)) => {
            let house = house_name(house);
            say!(
                "1 ship of {house} {port} is destroyed."
                    | "1 Schiff von {house} {port} wird zerstört."
            )
        }
        Some((house, ships)) => {
            let house = house_name(house);
            say!(
                "{ships} ships of {house} {port} are destroyed."
                    | "{ships} Schiffe von {house} {port} werden zerstört."
            )
        }
        None => String::new(),
    }
}

/// Tells why no more than that may take their place.
pub fn spoils_most(spoils: Spoils) -> String {
    let Spoils { figures, most, .. } = spoils;
    let there = spoils.lost.map_or(0, |it| it.1);
    if most == there {
        return say!(
            "Up to {most} of your own ships replace them at once."
                | "Bis zu {most} eigene Schiffe ersetzen sie sofort."
        );
    }
    if most == figures {
        return say!(
            "Up to {most} of your own ships replace them: you have no more figures."
                | "Bis zu {most} eigene Schiffe ersetzen sie: Mehr Figuren hast du nicht."
        );
    }
    say!(
        "Up to {most} of your own ships replace them: your supply allows no more."
            | "Bis zu {most} eigene Schiffe ersetzen sie: Mehr erlaubt dein Vorrat nicht."
    )
}
