//! Combat units as they are printed.

use super::{
    Attack, Kind, Reach, attack,
    character::{check_cards, points},
    fields::Fields,
};
use crate::{
    geometry::Base,
    outline::{Mistake, Node},
};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unit {
    pub id: String,
    pub name: String,
    pub faction: String,
    pub kind: Kind,
    pub base: Base,
    /// Alone on its tray: such a unit has no ranks to lose, and takes no attachment.
    pub solo: bool,
    pub models: u8,
    pub wounds_per_model: u8,
    pub points: u8,
    /// Leads an army, alone on its tray; costs nothing then.
    pub commander: bool,
    /// In inches.
    pub speed: u8,
    /// The least face that saves.
    pub defense: u8,
    /// The least sum of two dice that passes.
    pub morale: u8,
    pub attacks: Vec<Attack>,
    pub abilities: Vec<String>,
    pub keywords: Vec<String>,
    /// The one person it is, who stands in an army once.
    pub character: Option<String>,
    /// The character without whom no army has it.
    pub requires: Option<String>,
    /// The cards a commander brings, by id.
    pub cards: Vec<String>,
    /// The parts of it that are stand-ins: nobody knows what that edition prints.
    pub stand_ins: Vec<String>,
}

impl Unit {
    pub const fn models_per_rank(&self) -> u8 {
        match (self.solo, self.kind) {
            (true, _) => self.models,
            (false, Kind::Cavalry) => 2,
            (false, _) => 4,
        }
    }

    pub const fn ranks(&self) -> u8 {
        self.models.div_ceil(self.models_per_rank())
    }
}

/// Reads a unit.
pub fn read(node: &Node<'_>, id: String, name: &str, faction: &str) -> (Unit, Vec<Mistake>) {
    let mut fields = Fields::new(node);
    let kinds = Kind::ALL.map(|kind| (kind, fields.has(kind.name())));
    let kind = kinds
        .iter()
        .find(|(_, given)| *given)
        .map(|(kind, _)| *kind);
    if kinds.iter().filter(|(_, given)| *given).count() != 1 {
        let what = "a unit says once whether it is infantry, cavalry, monster or war_machine";
        fields.mistakes.push(node.mistake(what));
    }
    let kind = kind.unwrap_or(Kind::Infantry);
    let solo = solo(&mut fields);
    if kind == Kind::WarMachine && solo != Some(Base::LARGE_SOLO) {
        let what = "a war machine stands alone on a large tray: \"solo large\"";
        fields.mistakes.push(node.mistake(what));
    }
    let (base, models) = match (solo, kind) {
        (Some(base), _) => (base, 1),
        (None, Kind::Cavalry) => (Base::CAVALRY, 4),
        (None, _) => (Base::INFANTRY, 12),
    };
    let wounds = if fields.all("wounds").is_empty() {
        1
    } else {
        fields.number("wounds", (1, 12))
    };
    let commander = fields.has("commander");
    let unit = Unit {
        id,
        name: name.to_owned(),
        faction: faction.to_owned(),
        kind,
        base,
        solo: solo.is_some(),
        models,
        wounds_per_model: wounds,
        points: points(&mut fields, commander),
        commander,
        speed: fields.number("speed", (1, 12)),
        defense: fields.number("defense", (2, 6)),
        morale: fields.number("morale", (2, 12)),
        attacks: attacks(&mut fields),
        abilities: fields.words("ability"),
        keywords: fields.words("keyword"),
        character: fields.text("character"),
        requires: fields.text("requires"),
        cards: fields.list("cards"),
        stand_ins: fields.list("stand-in"),
    };
    check_cards(node, commander, unit.cards.len(), &mut fields);
    if commander && !unit.solo {
        let what = "a commander who is a unit stands alone on its tray";
        fields.mistakes.push(node.mistake(what));
    }
    check_dice(node, &unit, &mut fields);
    (unit, fields.finish())
}

fn solo(fields: &mut Fields<'_, '_>) -> Option<Base> {
    let (node, size) = fields.one("solo")?;
    match size {
        "small" => Some(Base::SMALL_SOLO),
        "large" => Some(Base::LARGE_SOLO),
        _ => {
            let what = "the tray of a solo is \"solo small\" or \"solo large\"";
            fields.mistakes.push(node.mistake(what));
            Some(Base::SMALL_SOLO)
        }
    }
}

fn attacks(fields: &mut Fields<'_, '_>) -> Vec<Attack> {
    let mut attacks = Vec::new();
    for reach in Reach::ALL {
        for (node, text) in fields.all(reach.word()) {
            match attack::read(node, reach, text) {
                Ok(attack) => attacks.push(attack),
                Err(mistake) => fields.mistakes.push(mistake),
            }
        }
    }
    attacks
}

fn check_dice(node: &Node<'_>, unit: &Unit, fields: &mut Fields<'_, '_>) {
    let ranks = usize::from(unit.ranks());
    for attack in &unit.attacks {
        if attack.dice.len() != ranks {
            let what = format!(
                "{} needs a number of dice for each of {ranks} ranks",
                attack.name
            );
            fields.mistakes.push(node.mistake(what));
        }
    }
    if unit.attacks.is_empty() {
        let what = "a unit has at least one attack";
        fields.mistakes.push(node.mistake(what));
    }
}
