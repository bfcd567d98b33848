//! The entries that belong to the table: pieces of terrain, objective cards, missions, siege cards.

use super::{Data, ability, card, mission, piece};
use crate::outline::{Mistake, Node};

/// The words that begin an entry of this kind.
pub const WORDS: [&str; 5] = [
    "piece",
    "objective",
    "mission",
    ATTACKERS_CARDS,
    DEFENDERS_CARDS,
];

/// The siege decks, as the factions of their cards.
pub const ATTACKERS_CARDS: &str = "siege_attacker";
pub const DEFENDERS_CARDS: &str = "siege_defender";

/// Reads one of these entries.
pub fn entry(node: &Node<'_>, known: &Data, data: &mut Data) -> Vec<Mistake> {
    let (word, _) = node.split();
    let Some((id, name)) = node.heading(word) else {
        let what = format!("an entry begins like \"{word} gallows: Gallows\"");
        return vec![node.mistake(what)];
    };
    let is_known = |data: &Data| match word {
        "piece" => data.piece(id).is_some(),
        "mission" => data.mission(id).is_some(),
        "objective" => data.ability(id).is_some(),
        _ => data.card(&format!("{word}.{id}")).is_some(),
    };
    let mut mistakes = Vec::new();
    if is_known(known) || is_known(data) {
        mistakes.push(node.mistake(format!("there is {word} {id} already")));
    }
    mistakes.extend(match word {
        "piece" => {
            let (piece, mistakes) = piece::read(node, id, name);
            data.pieces.push(piece);
            mistakes
        }
        "mission" => {
            let (mission, mistakes) = mission::read(node, id, name);
            data.missions.extend(mission);
            mistakes
        }
        "objective" => {
            let (ability, mistakes) = ability::read(node, id, name);
            data.abilities.extend(ability);
            data.objectives.push(id.to_owned());
            mistakes
        }
        _ => {
            let (card, mistakes) = card::read(node, format!("{word}.{id}"), name, word);
            data.cards.extend(card);
            mistakes
        }
    });
    mistakes
}
