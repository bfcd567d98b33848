//! Attacks and dice.

use super::super::{
    casts,
    names::player,
    numbers::{faces, inches},
    options::weapon_of,
    sentence::{count_dice, hits, misses, quoted, verb, wounds},
    texts,
    units::thing,
    words::in_arc,
};
use crate::language::Words;
use battlefield::{
    dice::Face,
    effect::Pool,
    event::{Change, Event},
    field::Thing,
    geometry::Arc,
    position::Position,
};

pub fn event(position: &Position, event: &Event) -> Option<String> {
    Some(match event {
        Event::Attacked {
            attacker,
            weapon,
            defender,
            melee,
            arc,
        } => {
            let with = weapon_of(position, *attacker, *weapon);
            let arc = melee.then_some(*arc);
            attacked(position, (*attacker, *defender), arc, &with)
        }
        Event::Rolled {
            unit,
            pool,
            faces,
            needed,
            changes,
        } => {
            let said = rolled(position, *unit, *pool, faces);
            let needed = if faces.is_empty() { None } else { *needed };
            said + &needs(*pool, needed, changes)
        }
        Event::Rerolled {
            seat,
            dice,
            faces: shown,
            ..
        } => {
            let who = player(position, *seat);
            if dice.is_empty() {
                say!("{who} re-rolls nothing." | "{who} würfelt nichts neu.")
            } else {
                let (dice, shown) = (count_dice(dice.len()), faces(shown));
                say!("{who} re-rolls {dice}: {shown}." | "{who} würfelt {dice} neu: {shown}.")
            }
        }
        Event::ChargeRolled {
            disorderly: true,
            faces: shown,
            ..
        } => {
            let shown = faces(shown);
            say!(
                "Charge roll: {shown}. The charge is Disorderly."
                    | "Sturmwurf: {shown}. Der Sturmangriff ist ungeordnet."
            )
        }
        Event::ChargeRolled {
            faces: shown,
            way: Some(way),
            most: Some(most),
            ..
        } => {
            let (shown, way, most) = (faces(shown), inches(*way), inches(*most));
            say!(
                "Charge roll: {shown}. {way} to go, reaches {most}."
                    | "Sturmwurf: {shown}. {way} Weg, reicht {most}."
            )
        }
        Event::ChargeRolled { faces: shown, .. } => {
            let shown = faces(shown);
            say!("Charge roll: {shown}." | "Sturmwurf: {shown}.")
        }
        Event::RolledOnce {
            source,
            sides,
            face,
        } => {
            let source = quoted(&texts::source(*source));
            if *sides == 6 {
                say!("{source}: rolled {face}." | "{source}: {face} gewürfelt.")
            } else {
                say!(
                    "{source}: rolled {face} (D{sides})."
                        | "{source}: {face} gewürfelt (W{sides})."
                )
            }
        }
        Event::Hits {
            hits: made,
            misses: missed,
        } => {
            let (made, missed) = (hits(*made), misses(*missed));
            format!("{made}, {missed}.")
        }
        Event::Blocked {
            blocked,
            wounds: lost,
        } => {
            let lost = wounds(*lost);
            say!("{blocked} blocked, {lost}." | "{blocked} abgewehrt, {lost}.")
        }
        _ => return None,
    })
}

fn attacked(
    position: &Position,
    (attacker, defender): (Thing, Thing),
    arc: Option<Arc>,
    with: &str,
) -> String {
    let (who, whom) = (thing(position, attacker), thing(position, defender));
    let (one, many): (Words, Words) = if arc.is_some() {
        (words!("attacks" | "greift"), words!("attack" | "greifen"))
    } else {
        (
            words!("shoots at" | "schießt auf"),
            words!("shoot at" | "schießen auf"),
        )
    };
    let does = verb(position, attacker, one, many);
    let with = if with.is_empty() {
        String::new()
    } else {
        format!(" ({with})")
    };
    match arc.map(in_arc) {
        Some(arc) => {
            say!("{who} {does} {whom} {arc}{with}." | "{who} {does} {whom} {arc} an{with}.")
        }
        None => format!("{who} {does} {whom}{with}."),
    }
}

fn rolled(position: &Position, unit: Thing, pool: Pool, shown: &[Face]) -> String {
    let (name, shown) = (thing(position, unit), faces(shown));
    match pool {
        Pool::Attack if shown.is_empty() => {
            say!("{name}: no attack dice." | "{name}: keine Angriffswürfel.")
        }
        Pool::Attack => say!("{name}: attack roll {shown}." | "{name}: Angriffswurf {shown}."),
        Pool::Defense => {
            say!("{name}: defense roll {shown}." | "{name}: Verteidigungswurf {shown}.")
        }
        Pool::Morale => say!("{name}: morale roll {shown}." | "{name}: Moralwurf {shown}."),
        Pool::Charge => say!("{name}: charge die {shown}." | "{name}: Sturmwürfel {shown}."),
    }
}

/// " Needed: 4+, −1 from Cover."; empty where dice decide nothing.
fn needs(pool: Pool, needed: Option<u8>, changes: &[Change]) -> String {
    let Some(least) = needed else {
        return String::new();
    };
    let none = if pool == Pool::Morale { 13 } else { 7 };
    let least = if least >= none {
        word!("nothing helps" | "nichts hilft").to_owned()
    } else {
        format!("{least}+")
    };
    let parts = casts::changes(changes);
    if parts.is_empty() {
        say!(" Needed: {least}." | " Nötig: {least}.")
    } else {
        say!(" Needed: {least}, {parts}." | " Nötig: {least}, {parts}.")
    }
}
