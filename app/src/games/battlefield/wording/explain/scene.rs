//! The moment that a reaction reacts to.

use super::super::{
    names::player,
    sentence::quoted,
    texts::card_name,
    units::{ncu, thing, unit},
    words::zone,
};
use battlefield::position::{Position, Roles};

/// Tells who is concerned, and what may be done.
pub fn react(position: &Position, roles: &Roles) -> String {
    let mut said: Vec<String> = scene(position, roles).into_iter().collect();
    said.push(word!("Use one of these, or pass." | "Nutze etwas davon oder passe.").to_owned());
    said.join(" ")
}

/// Tells what is under way, the innermost of it.
pub fn scene(position: &Position, roles: &Roles) -> Option<String> {
    if let Some((card, seat)) = roles.card {
        let (who, card) = (player(position, seat), quoted(&card_name(card)));
        return Some(say!("{who} plays {card}." | "{who} spielt {card}."));
    }
    if let Some(id) = roles.destroyed {
        let who = unit(position, id);
        return Some(say!("Destroyed: {who}." | "Vernichtet: {who}."));
    }
    if let Some(id) = roles.testing {
        let who = unit(position, id);
        return Some(say!("Testing: {who}." | "Im Test: {who}."));
    }
    if let Some((attacker, defender)) = roles.attacker.zip(roles.defender) {
        let (who, whom) = (thing(position, attacker), thing(position, defender));
        return Some(say!(
            "Attack: {who} against {whom}." | "Angriff: {who} gegen {whom}."
        ));
    }
    if let Some((id, target)) = roles.charger.zip(roles.charge_target) {
        let (who, whom) = (unit(position, id), thing(position, target));
        return Some(say!(
            "Charge: {who} against {whom}." | "Sturmangriff: {who} gegen {whom}."
        ));
    }
    let who = match (roles.activating.or(roles.acting), roles.ncu) {
        (Some(it), _) => thing(position, it),
        (None, Some(id)) => ncu(position, id),
        (None, None) => return None,
    };
    Some(match roles.zone.map(zone) {
        Some(zone) => say!("{who}: {zone} zone." | "{who}: Zone „{zone}“."),
        None => say!("Activated: {who}." | "Aktiviert: {who}."),
    })
}
