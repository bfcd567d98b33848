//! Tactics cards.

use super::{
    ability::{named, steps},
    fields::Fields,
};
use crate::{
    effect::{Condition, Script, Window, Zone, conditions},
    outline::{Mistake, Node},
};

words! {
    /// The side that may play a card in its window, seen from it.
    By {
        Active = "active",
        Any = "any",
        Opponent = "opponent",
        Attacker = "attacker",
        Defender = "defender",
        AttackerOrDefender = "attacker_or_defender",
        Charger = "charger",
        ChargeTarget = "charge_target",
        Tester = "tester",
        OwnerOfDestroyed = "owner_of_destroyed",
        Destroyer = "destroyer",
        ClaimingSide = "claiming_side",
    }
}

words! {
    /// The manner in which the bonus of a zone joins what the card does.
    How {
        Before = "before",
        After = "after",
        Instead = "instead",
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Card {
    pub id: String,
    pub name: String,
    pub faction: String,
    pub window: Window,
    pub by: By,
    pub when: Vec<Condition>,
    /// In our own words.
    pub text: String,
    pub script: Script,
    pub bonus: Option<Bonus>,
    pub stand_in: bool,
}

/// The steps that a card does besides, or instead, for those who control a zone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bonus {
    pub zone: Zone,
    pub how: How,
    pub text: String,
    pub script: Script,
    pub stand_in: bool,
}

pub fn read(
    node: &Node<'_>,
    id: String,
    name: &str,
    faction: &str,
) -> (Option<Card>, Vec<Mistake>) {
    let mut fields = Fields::new(node);
    let window = named(&mut fields, "in");
    let by = named(&mut fields, "by");
    fields.all("when");
    let when = conditions(&node.below, &mut fields.mistakes);
    let text = fields.text("text");
    let script = steps(&mut fields);
    let bonus = fields.one("bonus").map(|(node, _)| node);
    let bonus = bonus.and_then(|node| bonus_of(node, &mut fields.mistakes));
    let stand_in = fields.has("stand-in");
    let card = match (window, by, text) {
        (Some(window), Some(by), Some(text)) if !script.is_empty() => Some(Card {
            id,
            name: name.to_owned(),
            faction: faction.to_owned(),
            window,
            by,
            when,
            text,
            script,
            bonus,
            stand_in,
        }),
        _ => {
            let what = "a card has lines with in, by, text and does";
            fields.mistakes.push(node.mistake(what));
            None
        }
    };
    (card, fields.finish())
}

/// The lines below `bonus`.
fn bonus_of(node: &Node<'_>, mistakes: &mut Vec<Mistake>) -> Option<Bonus> {
    let mut fields = Fields::new(node);
    let (zone, how) = (named(&mut fields, "zone"), named(&mut fields, "how"));
    let (text, script) = (fields.text("text"), steps(&mut fields));
    let stand_in = fields.has("stand-in");
    let bonus = match (zone, how, text) {
        (Some(zone), Some(how), Some(text)) if !script.is_empty() => Some(Bonus {
            zone,
            how,
            text,
            script,
            stand_in,
        }),
        _ => {
            let what = "a bonus has lines with zone, how, text and does";
            fields.mistakes.push(node.mistake(what));
            None
        }
    };
    mistakes.extend(fields.finish());
    bonus
}
