//! The file of a faction.

use super::{
    Data, Mistake, NEUTRAL,
    character::{read_attachment, read_ncu},
    outline::Node,
    unit,
};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Faction {
    pub id: String,
    pub name: String,
}

/// Reads a file whose first line names its faction. `known` has been read before.
pub fn read(nodes: &[Node<'_>], known: &Data) -> (Data, Vec<Mistake>) {
    let mut data = Data::default();
    let mut mistakes = Vec::new();
    let Some((id, name)) = nodes.first().and_then(|node| heading(node, "faction")) else {
        let what = "a file begins with its faction, like \"faction stark: House Stark\"".to_owned();
        return (data, vec![Mistake { line: 1, what }]);
    };
    if known.faction(id).is_some() {
        mistakes.push(nodes[0].mistake(format!("there is a faction {id} already")));
    }
    data.factions.push(Faction {
        id: id.to_owned(),
        name: name.to_owned(),
    });
    for node in &nodes[1..] {
        mistakes.extend(entry(node, id, &mut data));
    }
    (data, mistakes)
}

fn entry(node: &Node<'_>, faction: &str, data: &mut Data) -> Vec<Mistake> {
    let (word, _) = node.split();
    let Some((own, name)) = heading(node, word) else {
        return vec![node.mistake("an entry begins like \"unit bowmen: Stark Bowmen\"")];
    };
    let id = format!("{faction}.{own}");
    let twice = match word {
        "unit" => data.unit(&id).is_some(),
        "attachment" => data.attachment(&id).is_some(),
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
        _ => vec![node.mistake("an entry is a unit, an attachment or an ncu")],
    });
    mistakes
}

/// The id and the name of `unit bowmen: Stark Bowmen`.
fn heading<'a>(node: &Node<'a>, word: &str) -> Option<(&'a str, &'a str)> {
    let (first, rest) = node.split();
    let (id, name) = rest.split_once(": ")?;
    let plain =
        |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '_';
    (first == word && !id.is_empty() && id.chars().all(plain)).then_some((id, name))
}

impl Faction {
    pub fn is_neutral(&self) -> bool {
        self.id == NEUTRAL
    }
}
