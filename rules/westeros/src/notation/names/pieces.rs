//! Order tokens, units and what is mustered.

use super::{Read, area, plain};
use crate::{Army, OrderToken, Recruit, Unit};

pub(crate) fn token(text: &str) -> Read<OrderToken> {
    let compact: String = text
        .to_lowercase()
        .chars()
        .filter(|sign| !sign.is_whitespace())
        .collect();
    let kind: String = compact
        .chars()
        .take_while(|it| it.is_alphabetic())
        .collect();
    read_token(&kind, &compact[kind.len()..])
        .ok_or_else(|| format!("an order (March-1, Defense*, …) expected, not \"{text}\""))
}

/// By its kind and what is printed on it, the star included.
fn read_token(kind: &str, printed: &str) -> Option<OrderToken> {
    Some(match (kind, printed) {
        ("march", "-1") | ("marchminusone", "") => OrderToken::MarchMinusOne,
        ("march", "" | "0" | "+0") => OrderToken::March,
        ("march", "*" | "+1" | "+1*") | ("marchplusone", "") => OrderToken::MarchPlusOne,
        ("defense" | "defence", "" | "+1") => OrderToken::Defense,
        ("defense" | "defence", "*" | "+2" | "+2*") => OrderToken::DefenseStar,
        ("support", "" | "0" | "+0") => OrderToken::Support,
        ("support", "*" | "+1" | "+1*") => OrderToken::SupportStar,
        ("raid", "") => OrderToken::Raid,
        ("raid", "*") => OrderToken::RaidStar,
        ("consolidate" | "consolidatepower", "") => OrderToken::ConsolidatePower,
        ("consolidate" | "consolidatepower", "*") => OrderToken::ConsolidatePowerStar,
        _ => return None,
    })
}

pub(crate) const fn token_text(token: OrderToken) -> &'static str {
    match token {
        OrderToken::MarchMinusOne => "March-1",
        OrderToken::March => "March",
        OrderToken::MarchPlusOne => "March+1",
        OrderToken::Defense => "Defense",
        OrderToken::DefenseStar => "Defense*",
        OrderToken::Support => "Support",
        OrderToken::SupportStar => "Support*",
        OrderToken::Raid => "Raid",
        OrderToken::RaidStar => "Raid*",
        OrderToken::ConsolidatePower => "Consolidate",
        OrderToken::ConsolidatePowerStar => "Consolidate*",
    }
}

pub(crate) fn unit(text: &str) -> Read<Unit> {
    match plain(text).as_str() {
        "f" | "footman" | "footmen" => Ok(Unit::Footman),
        "k" | "knight" | "knights" => Ok(Unit::Knight),
        "se" | "siegeengine" | "siegeengines" => Ok(Unit::SiegeEngine),
        "ship" | "ships" => Ok(Unit::Ship),
        _ => Err(format!("a unit (F K SE ship) expected, not \"{text}\"")),
    }
}

pub(crate) const fn unit_text(unit: Unit) -> &'static str {
    match unit {
        Unit::Footman => "F",
        Unit::Knight => "K",
        Unit::SiegeEngine => "SE",
        Unit::Ship => "ship",
    }
}

/// The most units of a kind that can be written: no house has more.
const MOST: u8 = 10;

/// Units written one word each or with a count.
pub(crate) fn army(text: &str) -> Read<Army> {
    if super::is_nothing(text) {
        return Ok(Army::NONE);
    }
    let mut army = Army::NONE;
    let mut count = None;
    for word in text.split([' ', ',']).filter(|word| !word.is_empty()) {
        let digits = word.len()
            - word
                .trim_start_matches(|it: char| it.is_ascii_digit())
                .len();
        if digits > 0 {
            if count.is_some() {
                return Err(format!("units expected, not \"{text}\""));
            }
            count = Some(super::number::<u8>(&word[..digits])?);
        }
        let kind = &word[digits..];
        if kind.is_empty() {
            continue;
        }
        let unit = unit(kind)?;
        let more = count.take().unwrap_or(1);
        if more > MOST || army.count(unit) + more > MOST {
            return Err(format!("no house has so many units: \"{text}\""));
        }
        army = army.with(unit, more);
    }
    if count.is_some() || army.is_empty() {
        return Err(format!("units (F K SE ship) expected, not \"{text}\""));
    }
    Ok(army)
}

pub(crate) fn army_text(army: Army) -> String {
    if army.is_empty() {
        return "nothing".to_owned();
    }
    let units: Vec<String> = Unit::ALL
        .into_iter()
        .filter(|&unit| army.count(unit) > 0)
        .map(|unit| match (army.count(unit), unit) {
            (1, _) => unit_text(unit).to_owned(),
            (count, Unit::Ship) => format!("{count} ships"),
            (count, _) => format!("{count}{}", unit_text(unit)),
        })
        .collect();
    units.join(" ")
}

pub(crate) fn recruit(text: &str) -> Read<Recruit> {
    let compact: String = text.split_whitespace().collect();
    match compact.to_lowercase().as_str() {
        "f" => return Ok(Recruit::Footman),
        "k" => return Ok(Recruit::Knight),
        "se" => return Ok(Recruit::SiegeEngine),
        "f>k" => return Ok(Recruit::FootmanToKnight),
        "f>se" => return Ok(Recruit::FootmanToSiegeEngine),
        _ => {}
    }
    let to = super::super::line::after(text, "ship")
        .ok_or_else(|| format!("F, K, SE, ship AREA, F>K or F>SE expected, not \"{text}\""))?;
    Ok(Recruit::Ship { to: area(to)? })
}

pub(crate) fn recruit_text(recruit: Recruit) -> String {
    match recruit {
        Recruit::Footman => "F".to_owned(),
        Recruit::Knight => "K".to_owned(),
        Recruit::SiegeEngine => "SE".to_owned(),
        Recruit::Ship { to } => format!("ship {}", to.name()),
        Recruit::FootmanToKnight => "F>K".to_owned(),
        Recruit::FootmanToSiegeEngine => "F>SE".to_owned(),
    }
}
