//! Attacks of a unit.

use crate::outline::{Mistake, Node};

/// From how far an attack is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    Melee,
    Short,
    Long,
}

impl Reach {
    pub const ALL: [Self; 3] = [Self::Melee, Self::Short, Self::Long];

    pub const fn word(self) -> &'static str {
        match self {
            Self::Melee => "melee",
            Self::Short => "short",
            Self::Long => "long",
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attack {
    pub name: String,
    pub reach: Reach,
    /// The least face that hits.
    pub to_hit: u8,
    /// The number of dice it rolls, by the number of ranks that are lost.
    pub dice: Vec<u8>,
    /// Abilities that this attack has by itself.
    pub traits: Vec<String>,
}

/// Reads `Northern Steel: hits on 4, dice 8 6 5, sundering`.
pub fn read(node: &Node<'_>, reach: Reach, text: &str) -> Result<Attack, Mistake> {
    let like = "an attack reads like \"Northern Steel: hits on 4, dice 8 6 5\"";
    let wrong = || node.mistake(like);
    let (name, rest) = text.split_once(": ").ok_or_else(wrong)?;
    let mut parts = rest.split(", ");
    let to_hit = parts.next().and_then(|part| part.strip_prefix("hits on "));
    let to_hit = to_hit.and_then(|face| face.parse().ok());
    let dice = parts.next().and_then(|part| part.strip_prefix("dice "));
    let dice: Option<Vec<u8>> =
        dice.and_then(|dice| dice.split(' ').map(|number| number.parse().ok()).collect());
    let (Some(to_hit @ 2..=6), Some(dice)) = (to_hit, dice) else {
        return Err(wrong());
    };
    if dice.iter().any(|dice| !(1..=20).contains(dice)) {
        return Err(node.mistake("an attack has between 1 and 20 dice"));
    }
    Ok(Attack {
        name: name.to_owned(),
        reach,
        to_hit,
        dice,
        traits: parts.map(str::to_owned).collect(),
    })
}
