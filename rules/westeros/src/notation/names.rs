//! The words that people write, and what they mean: houses, areas, orders, units, cards, tracks, phases.

mod cards;
mod pieces;

pub(crate) use cards::{
    card_in, card_of, house_card, tides_card, title, westeros_card, wildling_card,
};
pub(crate) use pieces::{
    army, army_text, recruit, recruit_text, token, token_text, unit, unit_text,
};

pub(crate) use super::line::is_nothing;
use super::{line::items, problem::Read};
use crate::{Area, AreaSet, House, HouseSet, Phase, Ranking, Side, Track, WesterosDeck};

/// A name without what may be left out.
pub(crate) fn plain(text: &str) -> String {
    let text: String = text
        .chars()
        .filter(|sign| !matches!(sign, '\'' | '’'))
        .collect();
    let mut words: Vec<String> = text
        .split(|sign: char| !sign.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
        .collect();
    if words.len() > 1 && matches!(words[0].as_str(), "the" | "a") {
        words.remove(0);
    }
    words.concat()
}

/// Tells whether both mean the same name.
pub(crate) fn same(left: &str, right: &str) -> bool {
    plain(left) == plain(right)
}

/// The name of a variant or field in words: `CombatWon` is `combat won`.
pub(crate) fn words(name: &str) -> String {
    let mut words = String::new();
    for (i, sign) in name.chars().enumerate() {
        if sign.is_uppercase() && i > 0 {
            words.push(' ');
        }
        words.extend(sign.to_lowercase());
    }
    words
}

pub(crate) const fn short(house: House) -> &'static str {
    match house {
        House::Baratheon => "BA",
        House::Lannister => "LA",
        House::Stark => "ST",
        House::Greyjoy => "GR",
        House::Tyrell => "TY",
        House::Martell => "MA",
    }
}

pub(crate) fn house(text: &str) -> Read<House> {
    House::ALL
        .into_iter()
        .find(|&it| text.eq_ignore_ascii_case(short(it)) || text.eq_ignore_ascii_case(it.name()))
        .ok_or_else(|| format!("a house (BA LA ST GR TY MA) expected, not \"{text}\""))
}

/// "Redwyne Straits" as the board prints it, and as records until 2026 have it.
const MISPRINT: &str = "Redwyne Straights";

pub(crate) fn area(text: &str) -> Read<Area> {
    Area::ALL
        .into_iter()
        .find(|it| same(it.name(), text))
        .or_else(|| same(MISPRINT, text).then_some(Area::RedwyneStraights))
        .ok_or_else(|| format!("an area expected, not \"{text}\""))
}

/// Areas between commas.
pub(crate) fn areas(text: &str) -> Read<AreaSet> {
    list(text, area)
}

pub(crate) fn areas_text(areas: AreaSet) -> String {
    joined(areas.iter().map(|area| area.name().to_owned()))
}

/// Houses between commas or spaces.
pub(crate) fn houses(text: &str) -> Read<Vec<House>> {
    if is_nothing(text) {
        return Ok(Vec::new());
    }
    text.split([',', ';', ' '])
        .filter(|word| !word.is_empty())
        .map(house)
        .collect()
}

pub(crate) fn house_set(text: &str) -> Read<HouseSet> {
    Ok(houses(text)?.into_iter().collect())
}

pub(crate) fn houses_text(houses: impl IntoIterator<Item = House>) -> String {
    joined(houses.into_iter().map(|house| short(house).to_owned()))
}

/// All these houses, each once, best first.
pub(crate) fn ranking(text: &str) -> Read<Ranking> {
    let houses = houses(text)?;
    let twice = (1..houses.len()).find(|&i| houses[..i].contains(&houses[i]));
    match twice {
        Some(i) => Err(format!("{} stands there twice", short(houses[i]))),
        None => Ok(Ranking::of(&houses, |_| true)),
    }
}

pub(crate) fn track(text: &str) -> Read<Track> {
    match plain(text).as_str() {
        "throne" | "ironthrone" => Ok(Track::IronThrone),
        "fiefdoms" | "fief" => Ok(Track::Fiefdoms),
        "court" | "kingscourt" => Ok(Track::KingsCourt),
        _ => Err(format!(
            "throne, fiefdoms or court expected, not \"{text}\""
        )),
    }
}

pub(crate) const fn track_text(track: Track) -> &'static str {
    match track {
        Track::IronThrone => "throne",
        Track::Fiefdoms => "fiefdoms",
        Track::KingsCourt => "court",
    }
}

pub(crate) fn side(text: &str) -> Option<Side> {
    match plain(text).as_str() {
        "attacker" => Some(Side::Attacker),
        "defender" => Some(Side::Defender),
        _ => None,
    }
}

pub(crate) const PHASES: [(Phase, &str); 8] = [
    (Phase::Westeros, "westeros"),
    (Phase::Planning, "planning"),
    (Phase::MessengerRaven, "raven"),
    (Phase::Raid, "raid"),
    (Phase::March, "march"),
    (Phase::ConsolidatePower, "consolidate"),
    (Phase::CleanUp, "clean up"),
    (Phase::GameOver, "over"),
];

pub(crate) fn phase(text: &str) -> Read<Phase> {
    PHASES
        .into_iter()
        .find_map(|(phase, name)| {
            let long = format!("{phase:?}");
            (same(name, text) || same(&long, text)).then_some(phase)
        })
        .ok_or_else(|| {
            let names = joined(PHASES.iter().map(|&(_, name)| name.to_owned()));
            format!("a phase ({names}) expected, not \"{text}\"")
        })
}

pub(crate) fn phase_text(phase: Phase) -> &'static str {
    PHASES
        .iter()
        .find_map(|&(it, name)| (it == phase).then_some(name))
        .unwrap_or_default()
}

pub(crate) fn deck(text: &str) -> Read<WesterosDeck> {
    match text.trim() {
        "I" | "i" | "1" => Ok(WesterosDeck::I),
        "II" | "ii" | "2" => Ok(WesterosDeck::II),
        "III" | "iii" | "3" => Ok(WesterosDeck::III),
        _ => Err(format!("a deck (I, II, III) expected, not \"{text}\"")),
    }
}

/// The items of a list, each read; empty where the text says that there is nothing.
pub(crate) fn list<T, L: FromIterator<T>>(text: &str, read: impl Fn(&str) -> Read<T>) -> Read<L> {
    if is_nothing(text) {
        return Ok(L::from_iter([]));
    }
    items(text).into_iter().map(read).collect()
}

/// With commas between them, or `nothing`.
pub(crate) fn joined(items: impl IntoIterator<Item = String>) -> String {
    let all: Vec<String> = items.into_iter().collect();
    if all.is_empty() {
        "nothing".to_owned()
    } else {
        all.join(", ")
    }
}

pub(crate) fn number<N: std::str::FromStr>(text: &str) -> Read<N> {
    text.trim()
        .parse()
        .map_err(|_| format!("a (small) number expected, not \"{text}\""))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_printed_misspelling_is_read_too() {
        assert_eq!(area(MISPRINT), Ok(Area::RedwyneStraights));
        assert_eq!(area("Redwyne Straits"), Ok(Area::RedwyneStraights));
    }
}
