//! The words for what a unit meets in a place: distances, arcs, sight, cover, charges and markers.

use super::{
    edition::dative,
    illegal::illegal,
    numbers::{chance, inches, percent},
    sentence::list,
    units::{marker, thing, unit},
    words::{arc, in_arc},
};
use battlefield::{
    aim::{Cover, Line, Retreat, Sighting, Threat},
    field::{Direction, Refused},
    geometry::{Arc, Mil},
    illegal::Illegal,
    position::Position,
};

/// Tells where two stand to each other: "In its arc: front. It stands in the rear of Guardsmen."
pub fn arcs(position: &Position, it: &Sighting) -> String {
    let name = dative(&thing(position, it.thing));
    let has = either(&it.has_it_in, arc);
    let stands = either(&it.stands_in, in_arc);
    say!(
        "In its arc: {has}. It stands {stands} of {name}."
            | "In ihrem Sichtbereich: {has}. Sie steht {stands} von {name}."
    )
}

/// "front or right flank", where two are equal.
fn either(all: &[Arc], word: fn(Arc) -> &'static str) -> String {
    let words: Vec<&str> = all.iter().map(|it| word(*it)).collect();
    words.join(word!(" or " | " oder "))
}

/// Tells whether the two see each other.
pub fn sees(it: &Sighting) -> &'static str {
    match (it.sees, it.seen) {
        (Ok(()), Ok(())) => word!("Both see each other." | "Beide sehen sich."),
        (Ok(()), Err(_)) => {
            word!("In sight; it isn't seen itself." | "In Sicht; sie selbst wird nicht gesehen.")
        }
        (Err(Refused::NotInArc), Ok(())) => word!(
            "Outside its front arc, but sees it."
                | "Außerhalb ihres vorderen Sichtbereichs, sieht sie aber."
        ),
        (Err(Refused::NotInArc), Err(_)) => {
            word!("Outside its front arc." | "Außerhalb ihres vorderen Sichtbereichs.")
        }
        (Err(_), Ok(())) => word!("Out of sight, but sees it." | "Nicht zu sehen, sieht sie aber."),
        (Err(_), Err(_)) => word!("Out of sight." | "Nicht zu sehen."),
    }
}

/// Tells whether arrows reach it: "Arrows fly 8.9 inches.", or why they don't.
pub fn arrows(position: &Position, shot: Mil, it: &Result<(), Illegal>) -> Option<String> {
    match it {
        Ok(()) => {
            let far = inches(shot);
            Some(say!(
                "Can be shot at: {far}." | "Kann beschossen werden: {far}."
            ))
        }
        // Sight is told already.
        Err(Illegal::Place(_)) => None,
        Err(why) => Some(illegal(position, why)),
    }
}

/// "Forest hides 76%: cover."
pub fn cover(position: &Position, it: Cover) -> String {
    let (piece, share) = (thing(position, it.piece), percent(u32::from(it.hidden)));
    if it.counts {
        say!("{piece} hides {share}: cover." | "{piece} verdeckt {share}: Deckung.")
    } else {
        say!("{piece} hides {share}: no cover." | "{piece} verdeckt {share}: keine Deckung.")
    }
}

/// Tells why something is not seen.
pub fn blocked(position: &Position, it: &Line) -> String {
    if it.blocked_by.is_empty() {
        return word!(
            "None of it is in the front arc." | "Nichts davon liegt im vorderen Sichtbereich."
        )
        .to_owned();
    }
    let all: Vec<String> = it
        .blocked_by
        .iter()
        .map(|it| thing(position, *it))
        .collect();
    let all = list(&all);
    say!("In the way: {all}." | "Im Weg: {all}.")
}

/// "Guardsmen: with a 3 or more (67%), on the right flank"; whoever has activated comes next round.
pub fn threat(position: &Position, it: &Threat) -> String {
    let (name, arrives) = (unit(position, it.enemy), chance(it.arrives.0));
    let (needed, side) = (it.needed, either(&it.sides, arc));
    let said = if needed <= 1 {
        say!("{name}: any roll, {side}" | "{name}: jeder Wurf, {side}")
    } else {
        say!("{name}: {needed}+ ({arrives}), {side}" | "{name}: ab {needed} ({arrives}), {side}")
    };
    if it.activated {
        say!("{said}; already activated" | "{said}; schon aktiviert")
    } else {
        said
    }
}

/// Returns the distance of an enemy that could charge: "6.2″ · could charge".
pub fn could_charge(far: &str) -> String {
    say!("{far} · could charge" | "{far} · könnte stürmen")
}

/// "Touches marker 1 and marker 2."
pub fn touches(markers: &[u8]) -> Option<String> {
    let all: Vec<String> = markers.iter().map(|it| marker(*it)).collect();
    let names = list(&all);
    (!all.is_empty()).then(|| say!("Touches: {names}." | "Berührt: {names}."))
}

/// For the screen reader, once a ghost has come to rest.
pub fn outlook(seen: usize, threats: usize) -> String {
    say!(
        "Enemies in sight: {seen}. Could charge it: {threats}."
            | "Feinde in Sicht: {seen}. Mit Sturmangriff erreichen sie: {threats}."
    )
}

/// One of the four ways of a Retreat before its die: "Left: from 6.5 inches, with a 3 or more (67%)."
pub fn retreat(position: &Position, direction: Direction, it: &Result<Retreat, Illegal>) -> String {
    let to = match direction {
        Direction::Forward => word!("Forward" | "Vorwärts"),
        Direction::Right => word!("Right" | "Rechts"),
        Direction::Back => word!("Back" | "Rückwärts"),
        Direction::Left => word!("Left" | "Links"),
    };
    let it = match it {
        Ok(it) => it,
        Err(why) => {
            let why = illegal(position, why);
            return format!("{to}: {why}");
        }
    };
    let (least, needed) = (inches(it.least), it.needed);
    if needed <= 1 {
        return say!("{to}: from {least}, with any roll." | "{to}: ab {least}, mit jedem Wurf.");
    }
    let likely = percent(u32::from(7 - needed.min(6)) * 10_000 / 6);
    say!(
        "{to}: from {least}, with a {needed} or more ({likely})."
            | "{to}: ab {least}, ab einer {needed} ({likely})."
    )
}
