//! The names of units, walls, pieces and cards.

mod near;
mod written;

pub use near::near;
pub use written::{written_bearer, written_ncu, written_seat, written_thing, written_unit};

use crate::{
    data::{AbilityKind, Data},
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
        let last = position.seats().next_back().map_or('A', written_seat);
        Err(format!("nobody plays {word}: there are A to {last}"))
    }
}

/// `A1`: the first unit of A.
pub fn unit(position: &Position, word: &str) -> Result<UnitId, String> {
    let (owner, number) = split(word, "")
        .ok_or_else(|| format!("there is no unit \"{word}\": A1 is the first of A"))?;
    let own = position.units().filter(|(_, unit)| unit.owner == owner);
    let own: Vec<UnitId> = own.map(|(id, _)| id).collect();
    let found = own.get(number - 1).copied();
    found.ok_or_else(|| {
        let there = count(owner, own.len(), "");
        format!("there is no unit \"{word}\": {there}")
    })
}

/// `An1`: the first NCU of A.
pub fn ncu(position: &Position, word: &str) -> Result<NcuId, String> {
    let (owner, number) = split(word, "n")
        .ok_or_else(|| format!("there is no NCU \"{word}\": An1 is the first of A"))?;
    let own = position.ncus().filter(|(_, ncu)| ncu.owner == owner);
    let own: Vec<NcuId> = own.map(|(id, _)| id).collect();
    let found = own.get(number - 1).copied();
    found.ok_or_else(|| {
        let there = count(owner, own.len(), "n");
        format!("there is no NCU \"{word}\": {there}")
    })
}

/// Tells the names of all of a kind that a player has.
fn count(owner: Seat, count: usize, between: &str) -> String {
    let owner = written_seat(owner);
    match count {
        0 => format!("{owner} has none"),
        1 => format!("{owner} has {owner}{between}1"),
        _ => format!("{owner} has {owner}{between}1 to {owner}{between}{count}"),
    }
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
            .ok_or_else(|| match position.walls.len() {
                0 => format!("there is no wall \"{word}\": there are no walls"),
                count => format!("there is no wall \"{word}\": there are W1 to W{count}"),
            });
    }
    if split(word, "").is_some() {
        return unit(position, word).map(UnitId::thing);
    }
    piece(position, word).map(Thing::Piece)
}

/// A piece of terrain by its name, and its number where there are several of it.
pub fn piece(position: &Position, word: &str) -> Result<u8, String> {
    let name = word.trim_end_matches(|it: char| it.is_ascii_digit());
    let number = match &word[name.len()..] {
        "" => Some(1),
        digits => digits.parse::<usize>().ok().filter(|number| *number > 0),
    };
    let mut all = (0..)
        .zip(&position.terrain)
        .filter(|(_, it)| it.name == name);
    let found = number.and_then(|number| all.nth(number - 1));
    found.map(|(at, _)| at).ok_or_else(|| {
        let pieces = position.terrain.iter().map(|it| it.name.as_str());
        let near = near(name, pieces);
        format!("\"{word}\" is neither a unit, a wall nor a piece of terrain{near}")
    })
}

pub fn bearer(position: &Position, word: &str) -> Result<Bearer, String> {
    if let Some(number) = word.strip_prefix("marker") {
        let count = position.markers.len();
        let found = number
            .parse::<usize>()
            .ok()
            .filter(|it| (1..=count).contains(it));
        return found
            .map(|number| Bearer::Marker(number as u8 - 1))
            .ok_or_else(|| format!("there is no marker \"{word}\": there are {count}"));
    }
    if split(word, "n").is_some() {
        return ncu(position, word).map(Bearer::Ncu);
    }
    unit(position, word).map(Bearer::Unit)
}

/// A card by any part of its name, or its id, that fits one alone.
pub fn card(text: &str) -> Result<CardRef, String> {
    let found = by_id(CardRef::all(), text, |it| &it.entry().id);
    let found = if found.is_empty() {
        by_name(CardRef::all(), text, |card| &card.entry().name)
    } else {
        found
    };
    let names = CardRef::all().map(|it| it.entry().name.as_str());
    one((text, "card"), &found, |it| &it.entry().id, names)
}

fn by_name<R: Copy>(all: impl Iterator<Item = R>, text: &str, name: impl Fn(&R) -> &str) -> Vec<R> {
    let text = text.to_lowercase();
    if text.is_empty() {
        return Vec::new();
    }
    let all: Vec<R> = all
        .filter(|it| name(it).to_lowercase().contains(&text))
        .collect();
    let whole = all.iter().filter(|it| name(it).to_lowercase() == text);
    let whole: Vec<R> = whole.copied().collect();
    if whole.is_empty() { all } else { whole }
}

/// Those with this id, with or without its faction.
fn by_id<R: Copy>(
    all: impl Iterator<Item = R>,
    text: &str,
    id: impl Fn(R) -> &'static String,
) -> Vec<R> {
    let short = format!(".{text}");
    all.filter(|it| id(*it) == text || id(*it).ends_with(&short))
        .collect()
}

fn one<R: Copy>(
    (text, what): (&str, &str),
    found: &[R],
    id: impl Fn(R) -> &'static String,
    names: impl Iterator<Item = &'static str>,
) -> Result<R, String> {
    match found {
        [one] => Ok(*one),
        [] => Err(format!(
            "there is no {what} \"{text}\"{}",
            near(text, names)
        )),
        _ => {
            let ids: Vec<&str> = found.iter().map(|it| id(*it).as_str()).collect();
            Err(format!("\"{text}\" may be {}", ids.join(" or ")))
        }
    }
}

/// A profile by its id, with or without its faction.
pub fn profile(word: &str) -> Result<UnitRef, String> {
    let id = |it: UnitRef| &it.entry().id;
    let ids = UnitRef::all().map(|it| it.entry().id.as_str());
    one((word, "unit"), &by_id(UnitRef::all(), word, id), id, ids)
}

pub fn attachment(word: &str) -> Result<AttachmentRef, String> {
    let id = |it: AttachmentRef| &it.entry().id;
    let found = by_id(AttachmentRef::all(), word, id);
    let ids = AttachmentRef::all().map(|it| it.entry().id.as_str());
    one((word, "attachment"), &found, id, ids)
}

pub fn ncu_profile(word: &str) -> Result<NcuRef, String> {
    let id = |it: NcuRef| &it.entry().id;
    let ids = NcuRef::all().map(|it| it.entry().id.as_str());
    one((word, "NCU"), &by_id(NcuRef::all(), word, id), id, ids)
}

/// Returns whoever can lead an army, by their id with or without the faction.
pub fn commander(word: &str) -> Result<String, String> {
    let short = format!(".{word}");
    let ids = || Data::of_this_build().commanders().map(|it| it.id);
    let found = ids().filter(|id| *id == word || id.ends_with(&short));
    if let [one] = found.collect::<Vec<_>>()[..] {
        return Ok(one.to_owned());
    }
    let all: Vec<&str> = ids().collect();
    let all = all.join(", ");
    Err(format!("there is no commander \"{word}\": there are {all}"))
}

/// An ability by its id.
pub fn ability(word: &str) -> Result<AbilityRef, String> {
    AbilityRef::named(word).ok_or_else(|| {
        let ids = AbilityRef::all().map(|it| it.entry().id.as_str());
        format!("there is no ability \"{word}\"{}", near(word, ids))
    })
}

/// A mission by its id.
pub fn mission(word: &str) -> Result<String, String> {
    let all = || Data::of_this_build().missions.iter();
    if all().any(|it| it.id == word) {
        return Ok(word.to_owned());
    }
    let all: Vec<&str> = all().map(|it| it.id.as_str()).collect();
    let all = all.join(", ");
    Err(format!("there is no mission \"{word}\": there are {all}"))
}

/// An objective card by its id.
pub fn objective(word: &str) -> Result<AbilityRef, String> {
    let data = Data::of_this_build();
    let found = AbilityRef::named(word);
    // Those that are made up for cases are in no deck; what is printed on somebody is no card.
    let printed = data.units.iter().flat_map(|it| &it.abilities);
    let printed = printed.chain(data.attachments.iter().flat_map(|it| &it.abilities));
    let mut printed = printed.chain(data.ncus.iter().flat_map(|it| &it.abilities));
    let is_trait = |it: &AbilityRef| it.kind == AbilityKind::Trait;
    let known = found.filter(|it| !is_trait(it) && !printed.any(|id| id == word));
    known.ok_or_else(|| {
        let all = data.objectives.join(", ");
        format!("there is no objective \"{word}\": there are {all}")
    })
}

/// Returns what a piece of terrain of this name is.
pub fn kind_of_piece(name: &str) -> Option<(Footprint, Keywords)> {
    let kind = Data::of_this_build().piece(name)?;
    Some((kind.footprint, kind.keywords))
}
