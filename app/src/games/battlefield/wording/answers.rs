//! Possible answers, as buttons and lists name them.

mod course;

use super::{
    abilities,
    board::zone_place,
    edition::dative,
    names::faction,
    numbers::degrees,
    options::{option, weapon_of},
    sentence::{count_dice, list, points, quoted, wounds},
    texts::{self, card_name, quoted_mission},
    units::{bearer, ncu, thing, unit},
    words,
};
use battlefield::{
    army::Army,
    chapter::board,
    data::Data,
    effect::Zone,
    field::Thing,
    geometry::Arc,
    position::{NcuId, Position, Source, UnitId},
    question::{Action, Move, Prompt, Who},
    reference::{CardRef, FactionRef},
    state::View,
    task::Use,
};

/// The label of a possible answer: "Pass", "Charge Guardsmen".
pub fn action(view: &View, prompt: &Prompt, action: &Action) -> String {
    set_up(view, action)
        .or_else(|| playing(view, prompt, action))
        .unwrap_or_else(|| chosen(view, prompt, action))
}

/// Returns the whole answer in words, also what its question has named already: "Catelyn Stark claims Wealth:
/// One unit restores …".
pub fn drafted(view: &View, prompt: &Prompt, chosen: &Action) -> String {
    let short = action(view, prompt, chosen);
    let (Prompt::Claim { ncu: id, .. }, Action::Claim { zone, .. }) = (prompt, chosen) else {
        return short;
    };
    let (head, text) = (claims(&view.open, *id, *zone), texts::zone_text(*zone));
    if short == words::zone(*zone) {
        format!("{head}: {text}")
    } else {
        format!("{head}. {short}")
    }
}

/// Returns "Catelyn Stark claims Wealth".
pub fn claims(position: &Position, by: NcuId, zone: Zone) -> String {
    let (name, zone) = (ncu(position, by), words::zone(zone));
    say!("{name} claims {zone}" | "{name} besetzt {zone}")
}

/// Returns the orders of a zone and an ability: the ability first, and after it.
pub fn orders(ability: &str) -> [String; 2] {
    [
        say!("{ability} first" | "{ability} zuerst"),
        say!("{ability} after" | "{ability} danach"),
    ]
}

/// Before the first round, and what the mode asks.
fn set_up(view: &View, action: &Action) -> Option<String> {
    let position = &view.open;
    Some(match action {
        Action::Army(army) => this_army(army),
        Action::Attack(true) => word!("Attack the castle" | "Die Burg angreifen").to_owned(),
        Action::Attack(false) => word!("Defend the castle" | "Die Burg verteidigen").to_owned(),
        Action::Place { piece, .. } => {
            let piece = words::piece(piece);
            say!("Place it here: {piece}" | "Hier auslegen: {piece}")
        }
        Action::Marker(_) => {
            word!("Place the marker here" | "Den Zielmarker hier auslegen").to_owned()
        }
        Action::Zone(zone) => {
            let place = zone_place(position, *zone);
            say!("Deploy in the {place}" | "Aufstellung {place}")
        }
        Action::StartUnits { units, .. } => {
            let names = units.iter().map(|it| dative(&unit(position, *it)));
            let names = list(&names.collect::<Vec<_>>());
            if names.is_empty() {
                word!("Start with no unit" | "Ohne Einheit beginnen").to_owned()
            } else {
                say!("Start with {names}" | "Beginnen mit {names}")
            }
        }
        Action::Deploy { unit: id, .. } => {
            let name = unit(position, *id);
            say!("Deploy {name} here" | "{name} hier aufstellen")
        }
        Action::Redeploy(all) => {
            let names = all_units(position, all.iter().map(|(id, _)| *id));
            if names.is_empty() {
                word!("Bring nobody back" | "Niemanden zurückholen").to_owned()
            } else {
                say!("Bring back {names}" | "{names} zurückholen")
            }
        }
        Action::Missions { score, discard } => missions(score, discard.as_deref()),
        _ => return None,
    })
}

fn this_army(army: &Army) -> String {
    let name = FactionRef::named(&army.faction).map(faction);
    let name = name.unwrap_or_else(|| word!("No faction" | "Keine Fraktion").to_owned());
    let size = points(army.points(Data::of_this_build()));
    format!("{name}, {size}")
}

fn all_units(position: &Position, units: impl Iterator<Item = UnitId>) -> String {
    let names: Vec<String> = units.map(|it| unit(position, it)).collect();
    list(&names)
}

fn missions(score: &[String], discard: Option<&str>) -> String {
    let scored: Vec<String> = score.iter().map(|it| quoted_mission(it)).collect();
    let scored = list(&scored);
    match (scored.is_empty(), discard.map(quoted_mission)) {
        (true, None) => word!("Keep all missions" | "Alle Missionen behalten").to_owned(),
        (true, Some(gone)) => say!("Discard {gone}" | "{gone} abwerfen"),
        (false, None) => say!("Score {scored}" | "{scored} werten"),
        (false, Some(gone)) => {
            say!("Score {scored}, discard {gone}" | "{scored} werten, {gone} abwerfen")
        }
    }
}

/// Tells who activates and what they do.
fn playing(view: &View, prompt: &Prompt, action: &Action) -> Option<String> {
    let position = &view.open;
    Some(match action {
        Action::Select(who) => match who {
            Who::Unit(id) => unit(position, *id),
            Who::Ncu(id) => ncu(position, *id),
            Who::Wall(number) => thing(position, Thing::Wall(*number)),
        },
        Action::Arrive { unit: id, .. } => {
            let name = unit(position, *id);
            say!("From the reserve: {name}" | "Aus der Reserve: {name}")
        }
        Action::Pass => pass(prompt).to_owned(),
        Action::Do(it) => does(position, prompt, it),
        Action::Course(None) => word!("Stay in place" | "Stehen bleiben").to_owned(),
        Action::Course(Some(course)) => course::way(position, prompt, course),
        Action::Align(slot) => words::slot(*slot).to_owned(),
        Action::Arc(side) => words::arc(*side).to_owned(),
        Action::Pivot(facing) => {
            let (to, angle) = (course::heading(*facing), degrees(*facing));
            say!("Turn to the {to} ({angle})" | "Drehen nach {to} ({angle})")
        }
        Action::Surge { course, pivots } => course::surge(position, *course, pivots.len()),
        Action::Claim {
            zone,
            ability_first,
        } => {
            let zone = words::zone(*zone);
            let by = match prompt {
                Prompt::Claim { ncu, .. } => board::ability(position, *ncu),
                _ => None,
            };
            match by.filter(|_| *ability_first).map(texts::ability) {
                Some((first, _)) => {
                    say!("First {first}, then {zone}" | "Erst {first}, dann {zone}")
                }
                None => zone.to_owned(),
            }
        }
        _ => return None,
    })
}

/// Tells what it means to pass.
fn pass(prompt: &Prompt) -> &'static str {
    match prompt {
        Prompt::Terrain { .. } => word!("Place no terrain" | "Kein Gelände auslegen"),
        Prompt::Zone { .. } => word!("Let the other player choose" | "Den anderen wählen lassen"),
        Prompt::Free { .. } => word!("Decline the action" | "Auf die Aktion verzichten"),
        Prompt::Choose { .. } => word!("Don't use it" | "Nicht nutzen"),
        Prompt::Target { .. } => word!("Choose no target" | "Kein Ziel wählen"),
        Prompt::Reroll { .. } => word!("Keep the dice" | "Würfel liegen lassen"),
        Prompt::Spend { .. } => word!("Keep the token" | "Marker behalten"),
        Prompt::Pivot { .. } => word!("Don't turn" | "Nicht drehen"),
        Prompt::Freed { .. } => word!("Turn none of them" | "Keine drehen"),
        Prompt::Surge { .. } => word!("Stay in place" | "Stehen bleiben"),
        Prompt::Discard => word!("Discard nothing" | "Nichts abwerfen"),
        _ => word!("Pass" | "Passen"),
    }
}

/// An action or a free one.
fn does(position: &Position, prompt: &Prompt, it: &Move) -> String {
    let who = match prompt {
        Prompt::Action { who } | Prompt::Free { who, .. } => Some(*who),
        _ => None,
    };
    let weapon = |number: u8| {
        let name = who
            .map(|who| weapon_of(position, who, number))
            .unwrap_or_default();
        if name.is_empty() {
            name
        } else {
            format!(" ({name})")
        }
    };
    match it {
        Move::Maneuver(course) => {
            course::moved(position, who, course, words!("Maneuver" | "Manöver"))
        }
        Move::March(course) => course::moved(position, who, course, words!("March" | "Marsch")),
        Move::Shift(course) => {
            course::moved(position, who, course, words!("Shift" | "Verschieben"))
        }
        Move::Retreat => word!("Retreat" | "Rückzug").to_owned(),
        Move::Charge { target, arc, .. } => {
            let target = thing(position, *target);
            match arc.filter(|it| *it != Arc::Front).map(words::arc) {
                Some(arc) => say!("Charge {target}, {arc}" | "Sturmangriff auf {target}, {arc}"),
                None => say!("Charge {target}" | "Sturmangriff auf {target}"),
            }
        }
        Move::Shoot {
            target,
            weapon: number,
            ..
        } => {
            let (target, with) = (thing(position, *target), weapon(*number));
            say!("Shoot at {target}{with}" | "Schuss auf {target}{with}")
        }
        Move::Fight {
            target,
            weapon: number,
            ..
        } => {
            let (target, with) = (thing(position, *target), weapon(*number));
            say!("Attack {target}{with}" | "Angriff auf {target}{with}")
        }
        Move::Raze(number) => {
            let piece = thing(position, Thing::Piece(*number));
            say!("Destroy terrain: {piece}" | "Gelände zerstören: {piece}")
        }
        Move::Forgo => word!("Do nothing" | "Nichts tun").to_owned(),
    }
}

/// Tells an answer to what effects and dice ask.
fn chosen(view: &View, prompt: &Prompt, action: &Action) -> String {
    let position = &view.open;
    match action {
        Action::Use(Use::Card(card)) => card_name(*card),
        Action::Use(Use::Ability(who, ability)) => {
            let (name, who) = (abilities::name(*ability), bearer(position, *who));
            format!("{name} ({who})")
        }
        Action::Use(Use::Delayed(number)) => delayed(position, *number),
        Action::Targets(all) => {
            let names: Vec<String> = all.iter().map(|it| thing(position, *it)).collect();
            if names.is_empty() {
                word!("No target" | "Kein Ziel").to_owned()
            } else {
                list(&names)
            }
        }
        Action::Choose(number) => option(view, prompt, *number),
        Action::Kind(token) => words::token(*token).to_owned(),
        Action::Zones(zone) => words::zone(*zone).to_owned(),
        Action::Cards(all) => cards(prompt, all),
        Action::Pay(0) => word!("No wounds" | "Keine Wunden").to_owned(),
        Action::Pay(number) => wounds(*number),
        Action::Influence(id) => unit(position, *id),
        Action::Reroll(dice) => reroll(prompt, dice.len()),
        _ => String::new(),
    }
}

/// An effect that was remembered for this moment: where it comes from.
fn delayed(position: &Position, number: u8) -> String {
    let at = usize::from(number);
    let attack = position.attack().and_then(|it| it.delayed.get(at));
    let charge = || position.charge().and_then(|it| it.delayed.get(at));
    let test = || position.test().and_then(|it| it.delayed.get(at));
    let source: Option<Source> = attack.or_else(charge).or_else(test).map(|it| it.env.source);
    match source.map(texts::source) {
        Some(name) => name,
        None => word!("Earlier effect" | "Frühere Wirkung").to_owned(),
    }
}

fn cards(prompt: &Prompt, all: &[CardRef]) -> String {
    let names: Vec<String> = all.iter().map(|it| quoted(&card_name(*it))).collect();
    let names = list(&names);
    match (prompt, names.is_empty()) {
        (Prompt::Discard, true) => word!("Discard nothing" | "Nichts abwerfen").to_owned(),
        (Prompt::Discard, false) => say!("Discard {names}" | "{names} abwerfen"),
        (_, true) => word!("No card" | "Keine Karte").to_owned(),
        (_, false) => say!("Take {names}" | "{names} nehmen"),
    }
}

fn reroll(prompt: &Prompt, number: usize) -> String {
    let dice = count_dice(number);
    match (prompt, number) {
        (Prompt::Spend { .. }, 0) => word!("Keep the token" | "Marker behalten").to_owned(),
        (_, 0) => word!("Keep the dice" | "Würfel liegen lassen").to_owned(),
        (Prompt::Spend { .. }, _) => {
            say!("Spend the token: {dice} again" | "Marker einsetzen: {dice} neu")
        }
        _ => say!("Re-roll {dice}" | "{dice} neu würfeln"),
    }
}
