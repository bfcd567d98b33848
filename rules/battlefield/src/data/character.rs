//! Those who join a unit, and those who stay off the table.

use super::{Kind, fields::Fields};
use crate::outline::{Mistake, Node};

/// Somebody who stands in a unit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attachment {
    pub id: String,
    pub name: String,
    /// The title, which tells two versions of the same person apart; empty where there is one.
    pub title: String,
    pub faction: String,
    pub points: u8,
    /// Leads an army; costs nothing then.
    pub commander: bool,
    /// The kind of units that can take them.
    pub kind: Kind,
    pub abilities: Vec<String>,
    pub keywords: Vec<String>,
    pub character: Option<String>,
    /// The cards a commander brings, by id.
    pub cards: Vec<String>,
    pub stand_ins: Vec<String>,
}

/// Non-combat unit: acts on the tactics board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ncu {
    pub id: String,
    pub name: String,
    pub title: String,
    pub faction: String,
    pub points: u8,
    pub commander: bool,
    pub abilities: Vec<String>,
    pub character: Option<String>,
    pub cards: Vec<String>,
    pub stand_ins: Vec<String>,
}

/// A character that leads an army: an attachment, a solo or an NCU.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leader<'d> {
    pub id: &'d str,
    pub faction: &'d str,
    cards: &'d [String],
}

impl<'d> Leader<'d> {
    pub const fn new(id: &'d str, faction: &'d str, cards: &'d [String]) -> Self {
        Self { id, faction, cards }
    }

    /// The full ids of the cards they bring, which are of their own faction.
    pub fn cards(self) -> impl Iterator<Item = String> + 'd {
        let cards = self.cards.iter();
        cards.map(move |short| format!("{}.{short}", self.faction))
    }
}

pub fn read_attachment(
    node: &Node<'_>,
    id: String,
    name: &str,
    faction: &str,
) -> (Attachment, Vec<Mistake>) {
    let mut fields = Fields::new(node);
    let commander = fields.has("commander");
    let kind = fields.one("joins").and_then(|(_, kind)| Kind::named(kind));
    // Nobody joins one that stands alone on its tray.
    let kind = kind.filter(|it| *it != Kind::WarMachine);
    if kind.is_none() {
        let what = "an attachment says what it joins: infantry, cavalry or monster";
        fields.mistakes.push(node.mistake(what));
    }
    let (name, title) = titled(name);
    let attachment = Attachment {
        id,
        name,
        title,
        faction: faction.to_owned(),
        points: points(&mut fields, commander),
        commander,
        kind: kind.unwrap_or(Kind::Infantry),
        abilities: fields.words("ability"),
        keywords: fields.words("keyword"),
        character: fields.text("character"),
        cards: fields.list("cards"),
        stand_ins: fields.list("stand-in"),
    };
    check_cards(node, commander, attachment.cards.len(), &mut fields);
    (attachment, fields.finish())
}

pub fn read_ncu(node: &Node<'_>, id: String, name: &str, faction: &str) -> (Ncu, Vec<Mistake>) {
    let mut fields = Fields::new(node);
    let commander = fields.has("commander");
    let (name, title) = titled(name);
    let ncu = Ncu {
        id,
        name,
        title,
        faction: faction.to_owned(),
        points: points(&mut fields, commander),
        commander,
        abilities: fields.words("ability"),
        character: fields.text("character"),
        cards: fields.list("cards"),
        stand_ins: fields.list("stand-in"),
    };
    check_cards(node, commander, ncu.cards.len(), &mut fields);
    (ncu, fields.finish())
}

/// Returns what somebody costs: a commander nothing.
pub fn points(fields: &mut Fields<'_, '_>, commander: bool) -> u8 {
    if commander {
        0
    } else {
        fields.number("points", (0, 40))
    }
}

/// `Robb Stark, The Wolf Lord`.
fn titled(name: &str) -> (String, String) {
    let (name, title) = name.split_once(", ").unwrap_or((name, ""));
    (name.to_owned(), title.to_owned())
}

/// Three cards for a commander, and none for anybody else.
pub fn check_cards(node: &Node<'_>, commander: bool, count: usize, fields: &mut Fields<'_, '_>) {
    if count != if commander { 3 } else { 0 } {
        let what = "a commander brings three cards, and nobody else any";
        fields.mistakes.push(node.mistake(what));
    }
}
