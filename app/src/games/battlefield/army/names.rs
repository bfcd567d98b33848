//! The names of the entries of the data on these pages, and their texts.

use super::super::wording;
use battlefield::{
    army::{Army, Problem},
    data::{Attachment, Card, Data, Faction, Kind, MADE_UP, Mission, Ncu, Reach, Unit},
    reference::{AbilityRef, CardRef, FactionRef},
};

/// Something with a name and a text of ours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    pub name: String,
    pub text: String,
    /// Nobody knows what that edition prints.
    pub stand_in: bool,
}

pub fn unit(unit: &Unit) -> String {
    wording::unit_name(unit)
}

pub fn attachment(it: &Attachment) -> String {
    titled(&it.name, &it.title)
}

pub fn ncu(it: &Ncu) -> String {
    titled(&it.name, &it.title)
}

/// "Robb Stark, The Wolf Lord".
fn titled(name: &str, title: &str) -> String {
    let name = wording::person(name);
    if title.is_empty() {
        return name;
    }
    format!("{name}, {title}")
}

pub fn faction(it: &Faction) -> String {
    FactionRef::named(&it.id).map_or_else(|| it.name.clone(), wording::faction)
}

pub fn ability(id: &str) -> Option<Entry> {
    let it = AbilityRef::named(id)?;
    let (name, text) = wording::ability(it);
    Some(Entry {
        name,
        text,
        stand_in: it.stand_in,
    })
}

/// A card; its text does not hold that of its bonus.
pub fn card(id: &str) -> Option<Entry> {
    let it = CardRef::named(id)?;
    let (name, text) = wording::card(it);
    Some(Entry {
        name,
        text,
        stand_in: it.stand_in,
    })
}

/// Tells what the bonus of a card does: "With the Crown zone: …".
pub fn card_bonus(it: &Card) -> Option<String> {
    CardRef::named(&it.id).and_then(wording::card_bonus)
}

/// A mission's name and text.
pub fn mission(it: &Mission) -> (String, String) {
    wording::mission(&it.id)
}

/// Returns the units of an army, each with those who are attached to it, and its NCUs: "Stark Sworn Swords + Robb
/// Stark, The Wolf Lord".
pub fn roll(army: &Army, data: &Data) -> Vec<String> {
    let units = army.units.iter().map(|it| {
        let inside = it.attachments.iter().map(|id| any(id, data));
        let mut all = vec![any(&it.unit, data)];
        all.extend(inside);
        all.join(" + ")
    });
    let ncus = army.ncus.iter().map(|id| any(id, data));
    units.chain(ncus).collect()
}

/// Returns the name of whatever has this id.
pub fn any(id: &str, data: &Data) -> String {
    let unit = data.unit(id).map(unit);
    let unit = unit.or_else(|| data.attachment(id).map(attachment));
    let unit = unit.or_else(|| data.ncu(id).map(ncu));
    unit.or_else(|| data.faction(id).map(faction))
        .unwrap_or_else(|| id.to_owned())
}

pub fn problem(problem: &Problem) -> String {
    wording::problem(problem)
}

/// Tells whether only cases of the rules have it.
pub fn is_made_up(id: &str) -> bool {
    id.starts_with(MADE_UP)
}

pub fn kind(kind: Kind) -> &'static str {
    match kind {
        Kind::Infantry => word!("Infantry" | "Infanterie"),
        Kind::Cavalry => word!("Cavalry" | "Kavallerie"),
        Kind::Monster => word!("Monster" | "Monster"),
        Kind::WarMachine => word!("War machine" | "Kriegsmaschine"),
    }
}

pub fn reach(reach: Reach) -> &'static str {
    match reach {
        Reach::Melee => word!("melee" | "Nahkampf"),
        Reach::Short => word!("short range, 6 inches" | "kurze Reichweite, 6 Zoll"),
        Reach::Long => word!("long range, 12 inches" | "lange Reichweite, 12 Zoll"),
    }
}
