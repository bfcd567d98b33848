//! Abilities of units, attachments, NCUs and attacks.

use super::fields::Fields;
use crate::{
    effect::{Condition, Script, Window, conditions, script},
    outline::{Mistake, Node},
    word::Word,
};

words! {
    /// The kind of an ability: how it works.
    AbilityKind {
        /// Of an attack, by itself.
        Trait = "trait",
        /// By itself, in its window.
        Passive = "passive",
        /// The same, and never lost.
        Innate = "innate",
        /// Offered once a round.
        Order = "order",
        OncePerGame = "once_per_game",
        /// Spends counters.
        Counter = "counter",
        Influence = "influence",
    }
}

words! {
    /// The part that the bearer plays in the window.
    Part {
        Bearer = "self",
        Attacker = "attacker",
        Defender = "defender",
        Charger = "charger",
        ChargeTarget = "charge_target",
        Activating = "activating",
        Testing = "testing",
        EngagedWithTesting = "engaged_with_testing",
        Claiming = "claiming",
        ClaimingSide = "claiming_side",
        Opponent = "opponent",
        /// It holds the marker on which the ability lies.
        Holder = "holder",
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ability {
    pub id: String,
    pub name: String,
    pub kind: AbilityKind,
    pub window: Window,
    pub part: Part,
    pub when: Vec<Condition>,
    /// In our own words.
    pub text: String,
    pub script: Script,
    pub stand_in: bool,
}

pub fn read(node: &Node<'_>, id: &str, name: &str) -> (Option<Ability>, Vec<Mistake>) {
    let mut fields = Fields::new(node);
    let kinds = AbilityKind::ALL.iter().copied();
    let kinds_given: Vec<AbilityKind> = kinds.filter(|kind| fields.has(kind.word())).collect();
    let window = named(&mut fields, "in");
    let part = named(&mut fields, "as");
    fields.all("when");
    let when = conditions(&node.below, &mut fields.mistakes);
    let text = fields.text("text");
    let script = steps(&mut fields);
    let stand_in = fields.has("stand-in");
    if kinds_given.len() != 1 || window.is_none() || part.is_none() || text.is_none() {
        let what = "an ability has one kind, and lines with in, as and text";
        fields.mistakes.push(node.mistake(what));
    }
    let ability = match (&kinds_given[..], window, part, text) {
        ([kind], Some(window), Some(part), Some(text)) => Some(Ability {
            id: id.to_owned(),
            name: name.to_owned(),
            kind: *kind,
            window,
            part,
            when,
            text,
            script,
            stand_in,
        }),
        _ => None,
    };
    (ability, fields.finish())
}

/// The steps below the line `does`; an ability that only its profile tells has none.
pub fn steps(fields: &mut Fields<'_, '_>) -> Script {
    let Some((node, _)) = fields.one("does") else {
        return Script::new();
    };
    script(&node.below, &mut fields.mistakes)
}

/// The word that a line is given.
pub fn named<W: Word>(fields: &mut Fields<'_, '_>, line: &str) -> Option<W> {
    let (node, word) = fields.one(line)?;
    let named = W::named(word);
    if named.is_none() {
        let what = format!("\"{word}\" is none of {}", W::all().join(", "));
        fields.mistakes.push(node.mistake(what));
    }
    named
}
