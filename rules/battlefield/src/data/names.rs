//! The check that everything a file names is there.

use super::{Data, Reach};
use crate::outline::{Mistake, Node};

/// Every line of these entries that names an ability or a card which neither this file (`own`)
/// nor those before it (`known`) have.
pub fn missing(nodes: &[Node<'_>], faction: &str, known: &Data, own: &Data) -> Vec<Mistake> {
    let ability = |id: &str| known.ability(id).or(own.ability(id)).is_some();
    let card = |id: &str| own.card(&format!("{faction}.{id}")).is_some();
    let mut mistakes = Vec::new();
    for node in nodes.iter().flat_map(|entry| &entry.below) {
        let (word, rest) = node.split();
        let attack = Reach::ALL.iter().any(|reach| reach.word() == word);
        let abilities: Vec<&str> = match word {
            "ability" => vec![rest],
            _ if attack => rest.split(", ").skip(2).collect(),
            _ => Vec::new(),
        };
        let cards = rest.split(' ').filter(|_| word == "cards");
        let abilities = abilities.into_iter().filter(|id| !ability(id));
        let abilities = abilities.map(|id| format!("there is no ability {id}"));
        let cards = cards.filter(|id| !card(id));
        let cards = cards.map(|id| format!("there is no card {id}"));
        mistakes.extend(abilities.chain(cards).map(|what| node.mistake(what)));
    }
    mistakes
}
