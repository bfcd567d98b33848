//! A battle from the march to the retreat.

use crate::games::westeros::wording::{army, list};
use ::westeros::{Area, Army, BySide, House, HouseCard, Side, TidesCard};

pub fn began(
    (attacker, units): (House, Army),
    defender: House,
    (from, area): (Area, Area),
) -> String {
    format!(
        "{} attacks {} in {}, from {} with {}.",
        attacker.name(),
        defender.name(),
        area.name(),
        from.name(),
        army(units)
    )
}

pub fn declared(house: House, from: Area, side: Option<Side>) -> String {
    let whom = match side {
        Some(Side::Attacker) => "supports the attacker",
        Some(Side::Defender) => "supports the defender",
        None => "supports nobody",
    };
    format!("{} {whom} from {}.", house.name(), from.name())
}

pub fn cards(cards: BySide<Option<HouseCard>>) -> String {
    let shown: Vec<String> = Side::ALL
        .into_iter()
        .filter_map(|side| cards[side])
        .map(|card| format!("{} plays {}", card.house().name(), card.face().name))
        .collect();
    match shown.as_slice() {
        [] => "Nobody plays a house card.".to_owned(),
        some => format!("{}.", list(some)),
    }
}

pub fn used(card: HouseCard) -> String {
    format!("{} takes effect.", card.face().name)
}

pub fn replaced(house: House, card: Option<HouseCard>) -> String {
    match card {
        Some(card) => format!("{} plays {} instead.", house.name(), card.face().name),
        None => format!("{} has no other card and fights without one.", house.name()),
    }
}

pub fn tides(tides: BySide<Option<TidesCard>>) -> String {
    let shown: Vec<String> = [(Side::Attacker, "attacker"), (Side::Defender, "defender")]
        .into_iter()
        .filter_map(|(side, name)| Some(format!("{name} {}", tides[side]?.name())))
        .collect();
    format!("Tides of Battle: {}.", list(&shown))
}

pub fn retreated(house: House, (from, to): (Area, Area), units: Army) -> String {
    format!(
        "{} retreats from {} to {} with {}.",
        house.name(),
        from.name(),
        to.name(),
        army(units)
    )
}
