//! The last that an enemy did, in a sentence for the eye and one for the ear, and the plate beside a way.

use super::{
    names::player,
    numbers::{degrees, inches, number_of_inches},
    sentence::{of, verb},
    units::{ncu, thing},
    words,
};
use crate::{
    games::battlefield::story::{Doer, Gait, Last, Way},
    language::{Language, Words, language, list},
};
use battlefield::{
    field::Thing,
    geometry::{Facing, Mil},
    position::Position,
};
use tabletop::Seat;

/// The way in which lengths are told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Told {
    /// 7.5″
    Seen,
    /// 7.5 inches
    Heard,
}

impl Told {
    /// A length, as it is told.
    pub fn length(self, length: Mil) -> String {
        match self {
            Self::Seen => format!("{}″", number_of_inches(length)),
            Self::Heard => inches(length),
        }
    }
}

/// "Last: Lannister's Guardsmen moved 7.5″".
pub fn last(position: &Position, last: &Last, told: Told) -> String {
    let did = did(position, last, told);
    say!("Last: {did}" | "Zuletzt: {did}")
}

/// All ways in sentences: "Guardsmen moved 7.5 inches."
pub fn ways(position: &Position, ways: &[Way]) -> String {
    let one = |it: &Way| {
        let name = thing(position, it.unit.thing());
        let went = went(position, it, Told::Heard);
        format!("{name} {went}.")
    };
    ways.iter().map(one).collect::<Vec<_>>().join(" ")
}

/// "moved 7.5″": what stands beside a way.
pub fn plate(way: &Way, told: Told) -> String {
    let length = told.length(way.length);
    match way.gait {
        Gait::Moved => say!("moved {length}" | "{length} bewegt"),
        Gait::Marched => say!("marched {length}" | "{length} marschiert"),
        Gait::Charged => say!("charged {length}" | "{length} gestürmt"),
        Gait::Retreated => say!("retreated {length}" | "{length} zurückgezogen"),
        Gait::Shifted => say!("shifted {length}" | "{length} verschoben"),
        Gait::Pushed => say!("pushed {length}" | "{length} verdrängt"),
        Gait::Turned(by) => {
            let angle = degrees(Facing(by));
            say!("turned {angle}" | "{angle} gedreht")
        }
        Gait::Arrived => word!("arrived" | "eingetroffen").to_owned(),
    }
}

fn did(position: &Position, last: &Last, told: Told) -> String {
    let who = match last.who {
        Doer::Thing(it) => owned(position, last, it),
        Doer::Ncu(it) => ncu(position, it),
        Doer::Player(seat) => {
            let who = player(position, seat);
            return say!("{who} passed" | "{who} hat gepasst");
        }
    };
    let has = agreed(
        position,
        last,
        (words!("has" | "hat"), words!("have" | "haben")),
    );
    let own = |it: &&Way| last.who == Doer::Thing(it.unit.thing());
    let way = last.ways.iter().find(own);
    let mut said: Vec<String> = way.map(|it| went(position, it, told)).into_iter().collect();
    if let Some(it) = last.missed {
        let target = thing(position, it);
        said.push(say!(
            "did not reach {target}" | "{has} {target} nicht erreicht"
        ));
    }
    if let Some(it) = last.attacked {
        let target = thing(position, it);
        said.push(say!("attacked {target}" | "{has} {target} angegriffen"));
    }
    if let Some(it) = last.zone {
        let zone = words::zone(it);
        said.push(say!(
            "claimed the {zone} zone" | "{has} die Zone „{zone}“ besetzt"
        ));
    }
    let other = |it: &Way| {
        let (name, went) = (thing(position, it.unit.thing()), went(position, it, told));
        format!("{name} {went}")
    };
    let others = last.ways.iter().filter(|it| !own(it));
    let others: Vec<String> = others.map(other).collect();
    if said.is_empty() && others.is_empty() {
        let nothing = (
            words!("did nothing" | "hat nichts getan"),
            words!("did nothing" | "haben nichts getan"),
        );
        said.push(agreed(position, last, nothing).to_owned());
    }
    let mut parts = Vec::new();
    if !said.is_empty() {
        parts.push(format!("{who} {}", list(&said)));
    }
    parts.extend(others);
    parts.join("; ")
}

/// "Lannister's Guardsmen"; a name that tells its owner already stays as it is.
fn owned(position: &Position, last: &Last, it: Thing) -> String {
    let (name, owner) = (thing(position, it), player(position, last.seat));
    if name.contains(&owner) {
        return name;
    }
    let whose = of(&owner);
    say!("{whose} {name}" | "{name} {whose}")
}

/// The verb for one or for several of whoever did it.
fn agreed(position: &Position, last: &Last, (one, many): (Words, Words)) -> &'static str {
    match last.who {
        Doer::Thing(it) => verb(position, it, one, many),
        Doer::Ncu(_) | Doer::Player(_) => one.here(),
    }
}

/// "moved 7.5″", after the name of whoever did it.
fn went(position: &Position, way: &Way, told: Told) -> String {
    let plate = plate(way, told);
    let of_unit = |one, many| verb(position, way.unit.thing(), one, many);
    let begins = match (language(), way.gait) {
        (_, Gait::Pushed) => of_unit(words!("was" | "wurde"), words!("were" | "wurden")),
        (Language::English, _) => return plate,
        (Language::German, Gait::Marched | Gait::Charged | Gait::Arrived) => {
            of_unit(words!("was" | "ist"), words!("were" | "sind"))
        }
        (Language::German, Gait::Shifted | Gait::Turned(_)) => of_unit(
            words!("has" | "hat sich um"),
            words!("have" | "haben sich um"),
        ),
        (Language::German, Gait::Moved | Gait::Retreated) => {
            of_unit(words!("has" | "hat sich"), words!("have" | "haben sich"))
        }
    };
    format!("{begins} {plate}")
}

/// "Lannister plays".
pub fn plays(position: &Position, seat: Seat) -> String {
    let who = player(position, seat);
    say!("{who} plays" | "{who} spielt")
}

/// Says whom a card concerns: "On Sworn Swords.", or that it did nothing; empty where nothing is known.
pub fn came_of(position: &Position, targets: &[Thing], cancelled: bool) -> String {
    if cancelled {
        return word!("It has no effect." | "Sie bleibt ohne Wirkung.").to_owned();
    }
    let names: Vec<String> = targets.iter().map(|it| thing(position, *it)).collect();
    if names.is_empty() {
        return String::new();
    }
    let names = list(&names);
    say!("On {names}." | "Auf {names}.")
}
