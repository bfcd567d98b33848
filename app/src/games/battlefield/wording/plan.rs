//! Words of a plan: what is sent together.

use super::{
    numbers::number_of_inches,
    sentence::{models, wounds},
    units, words,
};
use battlefield::{
    chapter::set_up::{deploy, terrain::GAP},
    field::Refused,
    geometry::Mil,
    illegal::Illegal,
    position::{Position, UnitId},
    question::{Action, Prompt},
    standing::Formation,
    state::View,
};

/// Returns what can be planned, and what becomes of it once it is sent.
pub fn plan_note(view: &View, prompt: &Prompt) -> String {
    let position = &view.open;
    match prompt {
        Prompt::Deploy => word!(
            "Lay the whole army out on the lit ground and send it once: each unit goes down in its turn. Where a place no longer fits by then, you're asked."
                | "Plane die ganze Armee auf dem hellen Boden und sende sie auf einmal: Jede Einheit wird aufgestellt, wenn sie an der Reihe ist. Passt ein Platz dann nicht mehr, wirst du gefragt."
        )
        .to_owned(),
        Prompt::Marker => word!(
            "Anywhere that's lit: away from the zones and the other markers. Each goes down in its turn; you're asked again where one no longer fits."
                | "Überall, wo es hell ist: mit Abstand zu den Zonen und den anderen Zielmarkern. Jeder wird ausgelegt, wenn du an der Reihe bist; passt einer nicht mehr, wirst du wieder gefragt."
        )
        .to_owned(),
        _ => {
            let (lie, most) = (
                position.terrain.iter().filter(|it| !it.removed).count(),
                position.setup.options.terrain_pieces,
            );
            let gap = GAP / 1_000;
            say!(
                "{lie} of up to {most} lie. The middle of a piece goes anywhere that's lit: {gap}″ from other pieces, outside the zones."
                    | "{lie} von bis zu {most} liegen. Die Mitte eines Stücks darf überall hin, wo es hell ist: {gap}″ von anderen Stücken, außerhalb der Zonen."
            )
        }
    }
}

/// Returns the button that sends so many answers of a plan.
pub fn send_plan(view: &View, prompt: &Prompt, count: usize) -> String {
    let left = view.seat.map(|it| deploy::left(&view.open, it).len());
    match prompt {
        Prompt::Deploy if left.is_none_or(|it| it <= count) => {
            word!("Deploy my army" | "Meine Armee aufstellen").to_owned()
        }
        Prompt::Deploy => {
            say!("Deploy these {count} units" | "Diese {count} Einheiten aufstellen")
        }
        Prompt::Marker => {
            say!("Place these {count} markers" | "Diese {count} Zielmarker auslegen")
        }
        _ => say!("Place these {count} pieces" | "Diese {count} Geländestücke auslegen"),
    }
}

/// Returns the name of something of one's own that is planned; `at` is its place, counted from 0.
pub fn planned(position: &Position, action: &Action, at: usize) -> String {
    match action {
        Action::Deploy { unit, .. } => units::own_unit(position, *unit),
        Action::Place { piece, .. } => words::piece(piece),
        _ => {
            let number = at + 1;
            say!("Marker {number}" | "Zielmarker {number}")
        }
    }
}

/// Returns the models of a unit, or the wounds of one that fights alone.
pub fn men(position: &Position, unit: UnitId) -> String {
    let unit = position.unit(unit);
    let profile = unit.profile.entry();
    if profile.solo {
        wounds(unit.strength.health(profile))
    } else {
        models(unit.strength.models)
    }
}

/// Returns the name of a ghost that is planned and not held.
pub fn planned_ghost(name: &str, number: usize) -> String {
    say!("Planned, {number}: {name}" | "Geplant, {number}: {name}")
}

/// Returns a distance on the field, or how far something is beyond a line.
pub fn gap(inches: &str, over: bool) -> String {
    if over {
        say!("{inches}″ over" | "{inches}″ zu weit")
    } else {
        format!("{inches}″")
    }
}

/// Returns the distance that pieces keep, at the outline that shows it.
pub fn apart(inches: i32) -> String {
    say!("{inches}″ apart" | "{inches}″ Abstand")
}

/// Returns the words at the line of a zone: of one's own side, of another, or of nobody that is known.
pub fn zone_line(inches: i32, own: Option<bool>) -> String {
    match own {
        Some(true) => say!("Your zone, {inches}″" | "Deine Zone, {inches}″"),
        Some(false) => say!("Enemy zone, {inches}″" | "Gegnerische Zone, {inches}″"),
        None => say!("Zone, {inches}″" | "Zone, {inches}″"),
    }
}

/// Returns how far a unit is behind the line of its zone, or beyond it.
pub fn behind_line(length: Mil) -> String {
    let inches = number_of_inches(length.abs());
    match length {
        0 => word!("at the line" | "an der Linie").to_owned(),
        ..0 => say!("{inches}″ over the line" | "{inches}″ über der Linie"),
        _ => say!("{inches}″ behind the line" | "{inches}″ hinter der Linie"),
    }
}

/// Returns the name of a way to draw up an army.
pub fn formation(it: Formation) -> &'static str {
    match it {
        Formation::OneLine => word!("One line" | "Eine Reihe"),
        Formation::TwoLines => word!("Two lines" | "Zwei Reihen"),
        Formation::LeftHook => word!("Left hook" | "Linker Haken"),
        Formation::RightHook => word!("Right hook" | "Rechter Haken"),
    }
}

/// Returns the button that moves so many together.
pub fn move_all(count: usize) -> String {
    match count {
        2 => word!("move both" | "beide bewegen").to_owned(),
        3 => word!("move all three" | "alle drei bewegen").to_owned(),
        _ => say!("move all {count}" | "alle {count} bewegen"),
    }
}

/// Returns in a few words how something lies where it is planned.
pub fn lies(why: Option<&Illegal>) -> &'static str {
    match why {
        None => word!("lies well here" | "liegt hier gut"),
        Some(Illegal::InZone) => word!("too near a zone" | "zu nah an einer Zone"),
        Some(Illegal::TooNearTerrain { .. } | Illegal::TooNearMarker { .. }) => {
            word!("too near another" | "zu nah an einem anderen")
        }
        Some(Illegal::Place(Refused::OffTable)) => word!("off the table" | "neben dem Tisch"),
        Some(_) => word!("not here" | "hier nicht"),
    }
}
