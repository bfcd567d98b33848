//! What units, walls, pieces and cards are called.

mod written;

pub use written::{written_bearer, written_ncu, written_seat, written_thing, written_unit};

use crate::{
    data::Data,
    field::Thing,
    position::{Bearer, NcuId, Position, UnitId},
    reference::{AbilityRef, AttachmentRef, CardRef, NcuRef, UnitRef},
    terrain::{Footprint, Keywords},
};
use tabletop::Seat;

/// `A` to `D`.
pub fn seat(word: &str) -> Result<Seat, String> {
    match word.as_bytes() {
        [letter @ b'A'..=b'D'] => Ok(Seat(letter - b'A')),
        _ => Err(format!("\"{word}\" is none of the players A to D")),
    }
}

/// One of those who play.
pub fn player(position: &Position, word: &str) -> Result<Seat, String> {
    let seat = seat(word)?;
    if usize::from(seat.0) < position.players.len() {
        Ok(seat)
    } else {
        Err(format!("nobody plays {word}"))
    }
}

/// `A1`: the first unit of A.
pub fn unit(position: &Position, word: &str) -> Result<UnitId, String> {
    let wrong = || format!("there is no unit \"{word}\"");
    let (owner, number) = split(word, "").ok_or_else(wrong)?;
    let mut own = position.units().filter(|(_, unit)| unit.owner == owner);
    own.nth(number - 1).map(|(id, _)| id).ok_or_else(wrong)
}

/// `An1`: the first NCU of A.
pub fn ncu(position: &Position, word: &str) -> Result<NcuId, String> {
    let wrong = || format!("there is no NCU \"{word}\"");
    let (owner, number) = split(word, "n").ok_or_else(wrong)?;
    let mut own = position.ncus().filter(|(_, ncu)| ncu.owner == owner);
    own.nth(number - 1).map(|(id, _)| id).ok_or_else(wrong)
}

/// The letter and the number of a name, with `between` between them.
pub fn split(word: &str, between: &str) -> Option<(Seat, usize)> {
    let letter = word.get(..1)?;
    let number = word.get(1..)?.strip_prefix(between)?;
    let number = number
        .parse()
        .ok()
        .filter(|number| (1..100).contains(number))?;
    Some((seat(letter).ok()?, number))
}

/// The same, of those who play.
pub fn owned(position: &Position, word: &str, between: &str) -> Option<(Seat, usize)> {
    split(word, between).filter(|(owner, _)| usize::from(owner.0) < position.players.len())
}

/// A unit, a wall (`W1`) or a piece of terrain (`forest`, `forest2`).
pub fn thing(position: &Position, word: &str) -> Result<Thing, String> {
    let number = word
        .strip_prefix('W')
        .and_then(|number| number.parse::<usize>().ok());
    if let Some(number @ 1..) = number {
        return (number <= position.walls.len())
            .then(|| Thing::Wall(number as u8 - 1))
            .ok_or_else(|| format!("there is no wall \"{word}\""));
    }
    if let Ok(id) = unit(position, word) {
        return Ok(id.thing());
    }
    piece(position, word).map(Thing::Piece)
}

/// A piece of terrain by its name, and its number where there are several of it.
pub fn piece(position: &Position, word: &str) -> Result<u8, String> {
    let name = word.trim_end_matches(|it: char| it.is_ascii_digit());
    let number = word[name.len()..].parse::<usize>().unwrap_or(1);
    let all = (0..)
        .zip(&position.terrain)
        .filter(|(_, it)| it.name == name);
    let found = all.map(|(at, _)| at).nth(number.saturating_sub(1));
    found.ok_or_else(|| format!("\"{word}\" is neither a unit, a wall nor a piece of terrain"))
}

pub fn bearer(position: &Position, word: &str) -> Result<Bearer, String> {
    if let Some(number) = word.strip_prefix("marker") {
        let number: u8 = number
            .parse()
            .map_err(|_| format!("there is no marker \"{word}\""))?;
        return Ok(Bearer::Marker(number.saturating_sub(1)));
    }
    let unit = unit(position, word).map(Bearer::Unit);
    unit.or_else(|why| ncu(position, word).map(Bearer::Ncu).map_err(|_| why))
}

/// A card by any part of its name, or its id, that fits one alone.
pub fn card(text: &str) -> Result<CardRef, String> {
    let all = || CardRef::all();
    let id = |card: &CardRef| card.id == text || card.id.ends_with(&format!(".{text}"));
    one(
        text,
        "card",
        [
            all().filter(id).collect(),
            by_name(all(), text, |card| &card.entry().name),
        ],
    )
}

fn by_name<R: Copy>(all: impl Iterator<Item = R>, text: &str, name: impl Fn(&R) -> &str) -> Vec<R> {
    let text = text.to_lowercase();
    let all: Vec<R> = all
        .filter(|it| name(it).to_lowercase().contains(&text))
        .collect();
    let whole = all.iter().filter(|it| name(it).to_lowercase() == text);
    let whole: Vec<R> = whole.copied().collect();
    if whole.is_empty() { all } else { whole }
}

fn one<R: Copy>(text: &str, what: &str, found: [Vec<R>; 2]) -> Result<R, String> {
    let found = found
        .into_iter()
        .find(|found| !found.is_empty())
        .unwrap_or_default();
    match found[..] {
        [one] => Ok(one),
        [] => Err(format!("there is no {what} \"{text}\"")),
        _ => Err(format!("\"{text}\" may be one of {} {what}s", found.len())),
    }
}

/// A profile by its id, with or without its faction.
pub fn profile(word: &str) -> Result<UnitRef, String> {
    let short = format!(".{word}");
    let all = UnitRef::all().filter(|it| it.id == word || it.id.ends_with(&short));
    one(word, "unit", [all.collect(), Vec::new()])
}

pub fn attachment(word: &str) -> Result<AttachmentRef, String> {
    let short = format!(".{word}");
    let all = AttachmentRef::all().filter(|it| it.id == word || it.id.ends_with(&short));
    one(word, "attachment", [all.collect(), Vec::new()])
}

pub fn ncu_profile(word: &str) -> Result<NcuRef, String> {
    let short = format!(".{word}");
    let all = NcuRef::all().filter(|it| it.id == word || it.id.ends_with(&short));
    one(word, "NCU", [all.collect(), Vec::new()])
}

/// Whoever can lead an army, by their id with or without the faction.
pub fn commander(word: &str) -> Result<String, String> {
    let short = format!(".{word}");
    let all = Data::of_this_build().commanders().map(|it| it.id);
    let all = all.filter(|id| *id == word || id.ends_with(&short));
    one(word, "commander", [all.collect(), Vec::new()]).map(str::to_owned)
}

/// An ability by its id.
pub fn ability(word: &str) -> Result<AbilityRef, String> {
    AbilityRef::named(word).ok_or_else(|| format!("there is no ability \"{word}\""))
}

/// What a piece of terrain of this name is.
pub fn kind_of_piece(name: &str) -> Option<(Footprint, Keywords)> {
    let kind = Data::of_this_build().piece(name)?;
    Some((kind.footprint, kind.keywords))
}
