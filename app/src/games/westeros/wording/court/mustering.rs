//! Musterings: points, figures, and why something cannot be raised.

use crate::games::westeros::wording::{area_name, count, in_area};
use westeros::{Area, Illegal, Recruit};

pub fn points(points: u8) -> String {
    count(points, "point")
}

/// "1 of 2 points left".
pub fn left_of(left: u8, all: u8) -> String {
    let (points, of) = (points(all), all);
    match all {
        1 => say!("{left} of {points} left" | "{left} von 1\u{a0}Punkt übrig"),
        _ => say!("{left} of {points} left" | "{left} von {of}\u{a0}Punkten übrig"),
    }
}

/// That a place has no points left for anything.
pub fn spent(site: Area) -> String {
    let place = in_area(site);
    say!("Nothing more can be mustered {place}." | "Mehr lässt sich {place} nicht rekrutieren.")
}

/// Beside Confirm: "2 points stay unused".
pub fn unused_now(open: &[(Area, u8)]) -> Option<String> {
    match open.iter().map(|(_, left)| left).sum::<u8>() {
        0 => None,
        1 => Some(say!("1 point will be lost" | "1 Punkt verfällt")),
        n => Some(say!("{n} points will be lost" | "{n} Punkte verfallen")),
    }
}

/// Tells what a button says that musters something: "Ship in Ironman's Bay".
pub fn short_recruit(recruit: Recruit) -> String {
    match recruit {
        Recruit::Footman => word!("Footman" | "Fußsoldat").to_owned(),
        Recruit::Knight => word!("Knight" | "Ritter").to_owned(),
        Recruit::SiegeEngine => word!("Siege engine" | "Belagerungsmaschine").to_owned(),
        Recruit::Ship { to } => {
            let to = in_area(to);
            say!("Ship {to}" | "Schiff {to}")
        }
        Recruit::FootmanToKnight => word!("Footman to knight" | "Fußsoldat wird Ritter").to_owned(),
        Recruit::FootmanToSiegeEngine => {
            word!("Footman to siege engine" | "Fußsoldat wird Belagerungsmaschine").to_owned()
        }
    }
}

/// Tells why it cannot be mustered, in a word or two beside its cost.
pub fn barred(why: Illegal) -> &'static str {
    match why {
        Illegal::NoPoints(_) => word!("too few points" | "zu wenige Punkte"),
        Illegal::NoFootman(_) => word!("no footman there" | "kein Fußsoldat dort"),
        Illegal::NoFigures(_) => word!("no figure left" | "keine Figur mehr"),
        Illegal::SupplyExceeded => word!("not enough supply" | "zu wenig Vorrat"),
        Illegal::NoShipsThere(_) => word!("enemy ships there" | "feindliche Schiffe dort"),
        Illegal::PortFull(_) => word!("the port is full" | "der Hafen ist voll"),
        Illegal::NotTogether => word!("one area only" | "nur in einem Gebiet"),
        _ => word!("not possible" | "nicht möglich"),
    }
}

/// Tells what may be mustered there, as a group.
pub fn muster_in(site: Area) -> String {
    let site = in_area(site);
    say!("Muster {site}" | "Rekrutieren {site}")
}

/// Tells what a button says that takes one thing back.
pub fn take_back(site: Area, recruit: Recruit) -> String {
    let (what, area) = (short_recruit(recruit), area_name(site));
    // The sea says where a ship is.
    if let Recruit::Ship { .. } = recruit {
        return say!("Undo: {what}, {area}" | "Zurücknehmen: {what}");
    }
    let place = in_area(site);
    say!("Undo: {what}, {area}" | "Zurücknehmen: {what} {place}")
}
