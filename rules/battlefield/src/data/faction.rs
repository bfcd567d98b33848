//! The file of a faction.

use super::{
    Data, NEUTRAL, ability, card,
    character::{read_attachment, read_ncu},
    mode,
    names::missing,
    unit,
};
use crate::outline::{Mistake, Node};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Faction {
    pub id: String,
    pub name: String,
}

impl Faction {
    pub fn is_neutral(&self) -> bool {
        self.id == NEUTRAL
    }
}

/// Reads a file whose first line names its faction; one that has none holds abilities alone.
/// `known` has been read before.
pub fn read(nodes: &[Node<'_>], known: &Data) -> (Data, Vec<Mistake>) {
    let mut data = Data::default();
    let mut mistakes = Vec::new();
    let faction = nodes.first().and_then(|node| node.heading("faction"));
    for node in nodes {
        match (node.split().0, faction) {
            ("faction", _) => mistakes.extend(named(node, known, &mut data)),
            ("ability", _) => mistakes.extend(ability(node, known, &mut data)),
            (word, _) if mode::WORDS.contains(&word) => {
                mistakes.extend(mode::entry(node, known, &mut data));
            }
            (_, Some((faction, _))) => mistakes.extend(entry(node, faction, &mut data)),
            (_, None) => {
                let what = "a file begins with its faction, like \"faction stark: House Stark\"";
                mistakes.push(node.mistake(what));
                break;
            }
        }
    }
    let faction = faction.map_or("", |(faction, _)| faction);
    mistakes.extend(missing(nodes, faction, known, &data));
    (data, mistakes)
}

fn named(node: &Node<'_>, known: &Data, data: &mut Data) -> Option<Mistake> {
    let (id, name) = node.heading("faction")?;
    if known.faction(id).or(data.faction(id)).is_some() || !data.factions.is_empty() {
        return Some(node.mistake(format!("there is a faction {id} already")));
    }
    data.factions.push(Faction {
        id: id.to_owned(),
        name: name.to_owned(),
    });
    None
}

fn ability(node: &Node<'_>, known: &Data, data: &mut Data) -> Vec<Mistake> {
    let Some((id, name)) = node.heading("ability") else {
        return vec![node.mistake("an ability begins like \"ability riposte: Riposte\"")];
    };
    let (ability, mut mistakes) = ability::read(node, id, name);
    if known.ability(id).or(data.ability(id)).is_some() {
        mistakes.push(node.mistake(format!("there is ability {id} already")));
    }
    data.abilities.extend(ability);
    mistakes
}

fn entry(node: &Node<'_>, faction: &str, data: &mut Data) -> Vec<Mistake> {
    let (word, _) = node.split();
    let Some((own, name)) = node.heading(word) else {
        return vec![node.mistake("an entry begins like \"unit bowmen: Stark Bowmen\"")];
    };
    let id = format!("{faction}.{own}");
    let twice = match word {
        "unit" => data.unit(&id).is_some(),
        "attachment" => data.attachment(&id).is_some(),
        "card" => data.card(&id).is_some(),
        _ => data.ncu(&id).is_some(),
    };
    let mut mistakes = Vec::new();
    if twice {
        mistakes.push(node.mistake(format!("there is {word} {own} already")));
    }
    mistakes.extend(match word {
        "unit" => {
            let (unit, mistakes) = unit::read(node, id, name, faction);
            data.units.push(unit);
            mistakes
        }
        "attachment" => {
            let (attachment, mistakes) = read_attachment(node, id, name, faction);
            data.attachments.push(attachment);
            mistakes
        }
        "ncu" => {
            let (ncu, mistakes) = read_ncu(node, id, name, faction);
            data.ncus.push(ncu);
            mistakes
        }
        "card" => {
            let (card, mistakes) = card::read(node, id, name, faction);
            data.cards.extend(card);
            mistakes
        }
        _ => vec![node.mistake("an entry is a unit, an attachment, an ncu, a card or an ability")],
    });
    mistakes
}
