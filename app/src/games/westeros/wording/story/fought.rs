//! A battle of the past, in the past tense.

use crate::games::westeros::{
    panels::Fought,
    wording::{area_name, house_name},
};

/// "Lannister took Riverrun from Tyrell (7:5)."
pub fn battle(it: &Fought) -> String {
    let (attacker, defender) = (house_name(it.attacker), house_name(it.defender));
    let area = area_name(it.area);
    let score = it
        .score()
        .map_or_else(String::new, |(most, least)| format!(" ({most}:{least})"));
    if it.winner == it.attacker {
        say!(
            "{attacker} took {area} from {defender}{score}."
                | "{attacker} nahm {defender} {area} ab{score}."
        )
    } else {
        say!(
            "{defender} held {area} against {attacker}{score}."
                | "{defender} hielt {area} gegen {attacker}{score}."
        )
    }
}
