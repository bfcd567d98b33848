//! Missions of The Winds of Winter.

use crate::{
    data::fields::Fields,
    outline::{Mistake, Node},
};

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

/// The deed or state that a mission asks for at the end of a round.
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

/// Reads a mission.
pub fn read(node: &Node<'_>, id: &str, name: &str) -> (Option<Mission>, Vec<Mistake>) {
    let mut fields = Fields::new(node);
    let points = fields.number("points", (1, 5));
    let asks = fields
        .one("asks")
        .map(|(line, text)| (line, Asks::read(text)));
    if let Some((line, None)) = asks {
        let what = "it asks nothing that is known, like \"markers held 3\"";
        fields.mistakes.push(line.mistake(what));
    }
    let (repeats, text) = (fields.has("repeats"), fields.text("text"));
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
