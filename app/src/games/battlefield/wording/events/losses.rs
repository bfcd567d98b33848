//! Tokens, wounds, tests and destroyed units.

use super::super::{
    casts,
    edition::dative,
    names::player,
    sentence::{models, ranks, verb, wounds},
    units::{is_one, thing},
    words::{condition, piece, token},
};
use battlefield::{
    effect::Token,
    event::{Event, TokenChange},
    field::Thing,
    position::{Position, UnitId},
};
use tabletop::Seat;

pub fn event(position: &Position, event: &Event) -> Option<String> {
    Some(match event {
        Event::Token {
            unit,
            token,
            change,
        } => changed(position, *unit, *token, *change),
        Event::Wounded {
            unit,
            wounds,
            models_left,
            ranks_lost,
        } => wounded(position, *unit, *wounds, (*models_left, *ranks_lost)),
        Event::Restored {
            unit,
            wounds: back,
            models: more,
        } => {
            let (name, back) = (thing(position, unit.thing()), wounds(*back));
            let does = verb(
                position,
                unit.thing(),
                words!("restores" | "heilt"),
                words!("restore" | "heilen"),
            );
            if *more == 0 {
                return Some(format!("{name} {does} {back}."));
            }
            let more = models(*more);
            say!("{name} {does} {back} ({more} back)." | "{name} {does} {back} ({more} zurück).")
        }
        Event::Tested {
            unit,
            panic,
            result,
            needed,
            passed,
            changes,
        } => {
            let how = Tested {
                panic: *panic,
                passed: *passed,
                numbers: result.map(|it| (it, *needed)),
            };
            let said = tested(position, *unit, &how);
            let parts = casts::changes(changes);
            if parts.is_empty() {
                return Some(said);
            }
            say!("{said} Counted in: {parts}." | "{said} Eingerechnet: {parts}.")
        }
        Event::Destroyed { unit, by } => destroyed(position, *unit, *by),
        Event::Razed { piece: number, by } => {
            let name = thing(position, by.thing());
            let what = position.terrain.get(usize::from(*number));
            let what = what.map_or_else(
                || thing(position, Thing::Piece(*number)),
                |it| piece(&it.name),
            );
            let does = verb(
                position,
                by.thing(),
                words!("destroys" | "zerstört"),
                words!("destroy" | "zerstören"),
            );
            say!("{name} {does} terrain: {what}." | "{name} {does} Gelände: {what}.")
        }
        _ => return None,
    })
}

fn changed(position: &Position, unit: UnitId, kind: Token, change: TokenChange) -> String {
    let (name, token) = (thing(position, unit.thing()), token(kind));
    match change {
        TokenChange::Placed => {
            let kind = condition(kind);
            let becomes = verb(
                position,
                unit.thing(),
                words!("becomes" | "wird"),
                words!("become" | "werden"),
            );
            format!("{name} {becomes} {kind}.")
        }
        TokenChange::Spent => say!(
            "The {token} token of {name} is spent."
                | "Der Marker „{token}“ von {name} wird eingesetzt.",
            name = dative(&name)
        ),
        TokenChange::Removed => say!(
            "The {token} token of {name} is removed."
                | "Der Marker „{token}“ von {name} wird entfernt.",
            name = dative(&name)
        ),
    }
}

fn wounded(position: &Position, unit: Thing, lost: u16, left: (u8, u8)) -> String {
    let (name, lost) = (thing(position, unit), wounds(lost));
    let does = verb(
        position,
        unit,
        words!("suffers" | "erleidet"),
        words!("suffer" | "erleiden"),
    );
    let (models_left, ranks_lost) = left;
    if is_one(position, unit) || models_left == 0 {
        return format!("{name} {does} {lost}.");
    }
    let models_left = models(models_left);
    if ranks_lost == 0 {
        return say!(
            "{name} {does} {lost}: {models_left} left."
                | "{name} {does} {lost}: noch {models_left}."
        );
    }
    let ranks_lost = ranks(ranks_lost);
    say!(
        "{name} {does} {lost}: {models_left} left, {ranks_lost} lost."
            | "{name} {does} {lost}: noch {models_left}, {ranks_lost} verloren."
    )
}

struct Tested {
    panic: bool,
    passed: bool,
    /// The result and what is needed, where dice were rolled.
    numbers: Option<(u8, u8)>,
}

fn tested(position: &Position, unit: UnitId, how: &Tested) -> String {
    let name = thing(position, unit.thing());
    let does = match (how.passed, is_one(position, unit.thing())) {
        (true, true) => word!("passes" | "besteht"),
        (true, false) => word!("pass" | "bestehen"),
        (false, true) => word!("fails" | "besteht"),
        (false, false) => word!("fail" | "bestehen"),
    };
    let test = match (how.panic, how.passed) {
        (true, true) => word!("a panic test" | "den Paniktest"),
        (true, false) => word!("a panic test" | "den Paniktest nicht"),
        (false, true) => word!("a morale test" | "den Moraltest"),
        (false, false) => word!("a morale test" | "den Moraltest nicht"),
    };
    match how.numbers {
        None => format!("{name} {does} {test}."),
        // A card or an ability has decided it.
        Some((result, needed)) if how.passed != (result >= needed) => say!(
            "{name} {does} {test} regardless of the dice: {result}, needed {needed}."
                | "{name} {does} {test} ungeachtet der Würfel: {result}, nötig {needed}."
        ),
        Some((result, needed)) => say!(
            "{name} {does} {test}: {result}, needed {needed}."
                | "{name} {does} {test}: {result}, nötig {needed}."
        ),
    }
}

fn destroyed(position: &Position, unit: Thing, by: Option<Seat>) -> String {
    let name = thing(position, unit);
    let does = verb(
        position,
        unit,
        words!("is" | "wird"),
        words!("are" | "werden"),
    );
    match by.map(|it| player(position, it)) {
        None => say!("{name} {does} destroyed." | "{name} {does} vernichtet."),
        Some(by) => say!("{name} {does} destroyed by {by}." | "{name} {does} von {by} vernichtet."),
    }
}
