//! What belongs to the table: pieces of terrain, objective cards, missions, siege cards.

use super::{Data, Mistake, ability, card, fields::Fields, outline::Node};
use crate::{
    geometry::{Base, Mil},
    terrain::{Footprint, Keyword, Keywords},
    word::Word,
};

/// A kind of terrain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PieceKind {
    pub id: String,
    pub name: String,
    pub footprint: Footprint,
    pub keywords: Keywords,
    /// Pieces of one pool are taken from the same number of them.
    pub pool: String,
    pub copies: u8,
}

/// A mission of The Winds of Winter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mission {
    pub id: String,
    pub name: String,
    pub points: u16,
    pub asks: Asks,
    /// Open, it is paid as often as what it asks has happened.
    pub repeats: bool,
    /// In our own words.
    pub text: String,
}

/// What a mission asks at the end of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Asks {
    CenterHeld,
    FarMarkerHeld,
    MarkersHeld(u8),
    EnemiesDestroyed(u8),
    CommanderDestroyed,
    EnemyRanksLost(u8),
    EnemyZoneEntered,
    NoUnitLost,
    ZonesClaimed(u8),
    EnemyPanicked,
    OwnEngaged(u8),
    CommanderUnscathed,
}

impl Asks {
    fn read(text: &str) -> Option<Self> {
        let words: Vec<&str> = text.split(' ').collect();
        let number = || words.last()?.parse().ok();
        Some(match words[..] {
            ["center", "held"] => Self::CenterHeld,
            ["far", "marker", "held"] => Self::FarMarkerHeld,
            ["markers", "held", _] => Self::MarkersHeld(number()?),
            ["enemies", "destroyed", _] => Self::EnemiesDestroyed(number()?),
            ["commander", "destroyed"] => Self::CommanderDestroyed,
            ["enemy", "ranks", "lost", _] => Self::EnemyRanksLost(number()?),
            ["enemy", "zone", "entered"] => Self::EnemyZoneEntered,
            ["no", "unit", "lost"] => Self::NoUnitLost,
            ["zones", "claimed", _] => Self::ZonesClaimed(number()?),
            ["enemy", "panicked"] => Self::EnemyPanicked,
            ["own", "engaged", _] => Self::OwnEngaged(number()?),
            ["commander", "unscathed"] => Self::CommanderUnscathed,
            _ => return None,
        })
    }
}

/// What begins an entry of this kind.
pub const WORDS: [&str; 5] = [
    "piece",
    "objective",
    "mission",
    ATTACKERS_CARDS,
    DEFENDERS_CARDS,
];

/// The siege decks, as the factions of their cards.
pub const ATTACKERS_CARDS: &str = "siege_attacker";
pub const DEFENDERS_CARDS: &str = "siege_defender";

/// Reads one of these entries.
pub fn entry(node: &Node<'_>, known: &Data, data: &mut Data) -> Vec<Mistake> {
    let (word, _) = node.split();
    let Some((id, name)) = super::faction::heading(node, word) else {
        let what = format!("an entry begins like \"{word} gallows: Gallows\"");
        return vec![node.mistake(what)];
    };
    let is_known = |data: &Data| match word {
        "piece" => data.piece(id).is_some(),
        "mission" => data.mission(id).is_some(),
        "objective" => data.ability(id).is_some(),
        _ => data.card(&format!("{word}.{id}")).is_some(),
    };
    let mut mistakes = Vec::new();
    if is_known(known) || is_known(data) {
        mistakes.push(node.mistake(format!("there is {word} {id} already")));
    }
    mistakes.extend(match word {
        "piece" => {
            let (piece, mistakes) = piece(node, id, name);
            data.pieces.push(piece);
            mistakes
        }
        "mission" => {
            let (mission, mistakes) = mission(node, id, name);
            data.missions.extend(mission);
            mistakes
        }
        "objective" => {
            let (ability, mistakes) = ability::read(node, id, name);
            data.abilities.extend(ability);
            data.objectives.push(id.to_owned());
            mistakes
        }
        _ => {
            let (card, mistakes) = card::read(node, format!("{word}.{id}"), name, word);
            data.cards.extend(card);
            mistakes
        }
    });
    mistakes
}

fn piece(node: &Node<'_>, id: &str, name: &str) -> (PieceKind, Vec<Mistake>) {
    let mut fields = Fields::new(node);
    let (rectangle, circle) = (fields.one("rectangle"), fields.one("circle"));
    let footprint = match (rectangle, circle) {
        (Some((_, text)), None) => rectangle_of(text),
        (None, Some((_, text))) => length(text).map(|radius| Footprint::Circle { radius }),
        _ => None,
    };
    if footprint.is_none() {
        let what = "a piece reads \"rectangle 6000 by 5000\", or \"circle\" and its radius";
        fields.mistakes.push(node.mistake(what));
    }
    let mut keywords = Vec::new();
    if let Some((line, words)) = fields.one("keywords") {
        for word in words.split(' ') {
            match Keyword::named(word) {
                Some(keyword) => keywords.push(keyword),
                None => fields
                    .mistakes
                    .push(line.mistake(format!("\"{word}\" is no keyword of terrain"))),
            }
        }
    }
    let pool = fields.one("pool").and_then(|(_, text)| {
        let (pool, copies) = text.split_once(" of ")?;
        Some((pool.to_owned(), copies.parse().ok()?))
    });
    if pool.is_none() {
        let what = "a piece says from what it is taken, like \"pool forest of 2\"";
        fields.mistakes.push(node.mistake(what));
    }
    let (pool, copies) = pool.unwrap_or_default();
    let piece = PieceKind {
        id: id.to_owned(),
        name: name.to_owned(),
        footprint: footprint.unwrap_or(Footprint::Circle { radius: 1_000 }),
        keywords: keywords.into_iter().collect(),
        pool,
        copies,
    };
    (piece, fields.finish())
}

fn rectangle_of(text: &str) -> Option<Footprint> {
    let (width, depth) = text.split_once(" by ")?;
    Some(Footprint::Rectangle(Base::new(
        length(width)?,
        length(depth)?,
    )))
}

/// A length of a piece: between a quarter of an inch and two feet.
fn length(text: &str) -> Option<Mil> {
    let length = text.parse().ok()?;
    (250..=24_000).contains(&length).then_some(length)
}

fn mission(node: &Node<'_>, id: &str, name: &str) -> (Option<Mission>, Vec<Mistake>) {
    let mut fields = Fields::new(node);
    let points = fields.number("points", (1, 5));
    let asks = fields
        .one("asks")
        .map(|(line, text)| (line, Asks::read(text)));
    if let Some((line, None)) = asks {
        let what = "it asks nothing that is known, like \"markers held 3\"";
        fields.mistakes.push(line.mistake(what));
    }
    let (repeats, text) = (fields.said("repeats"), fields.text("text"));
    let mission = if let (Some((_, asks)), Some(text)) = (asks, text) {
        asks.map(|asks| Mission {
            id: id.to_owned(),
            name: name.to_owned(),
            points,
            asks,
            repeats,
            text,
        })
    } else {
        let what = "a mission has lines with points, asks and text";
        fields.mistakes.push(node.mistake(what));
        None
    };
    (mission, fields.finish())
}
