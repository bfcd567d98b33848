//! A battle of the past, in the past tense.

use crate::games::westeros::{
    panels::Fought,
    wording::{house_name, the_area},
};

/// "Lannister took Riverrun from Tyrell (7:5)."
pub fn battle(it: &Fought) -> String {
    let (attacker, defender) = (house_name(it.attacker), house_name(it.defender));
    let area = the_area(it.area);
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
