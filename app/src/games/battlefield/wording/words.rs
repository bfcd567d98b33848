//! Fixed words of the rules.

use crate::language::{Language, language};
use battlefield::{
    data::Data,
    dice::Face,
    effect::{ActionKind, Pool, Token, Zone},
    geometry::{Arc, Facing, Slot},
    terrain::Keyword,
};

/// A zone of the tactics board.
pub fn zone(zone: Zone) -> &'static str {
    match zone {
        Zone::Tactics => word!("Tactics" | "Taktik"),
        Zone::Wealth => word!("Wealth" | "Reichtum"),
        Zone::Crown => word!("Crown" | "Krone"),
        Zone::Combat => word!("Combat" | "Kampf"),
        Zone::Maneuver => word!("Maneuver" | "Manöver"),
    }
}

/// The parts of the set-up, in their order.
pub fn set_up() -> [&'static str; 4] {
    [
        word!("Armies" | "Armeen"),
        word!("Terrain" | "Gelände"),
        word!("Markers" | "Zielmarker"),
        word!("Deployment" | "Aufstellung"),
    ]
}

/// A condition token.
pub fn token(token: Token) -> &'static str {
    match token {
        Token::Panicked => word!("Panicked" | "Panisch"),
        Token::Vulnerable => word!("Vulnerable" | "Verwundbar"),
        Token::Weakened => word!("Weakened" | "Geschwächt"),
    }
}

/// Tells what a unit with that token is.
pub fn condition(token: Token) -> &'static str {
    match token {
        Token::Panicked => word!("Panicked" | "panisch"),
        Token::Vulnerable => word!("Vulnerable" | "verwundbar"),
        Token::Weakened => word!("Weakened" | "geschwächt"),
    }
}

/// Returns the name of a die on the table, counted from 1, with what it does if that is known.
pub fn die(pool: Pool, number: u8, face: Face, good: Option<bool>) -> String {
    let die = say!("Die {number}: {face}" | "Würfel {number}: {face}");
    let does = match (pool, good) {
        (Pool::Attack, Some(true)) => word!("hits" | "trifft"),
        (Pool::Attack, Some(false)) => word!("misses" | "verfehlt"),
        (Pool::Defense, Some(true)) => word!("blocks" | "wehrt ab"),
        (Pool::Defense, Some(false)) => word!("doesn't block" | "wehrt nicht ab"),
        _ => return die,
    };
    format!("{die}, {does}")
}

/// A side of a tray.
pub fn arc(arc: Arc) -> &'static str {
    match arc {
        Arc::Front => word!("front" | "Front"),
        Arc::Right => word!("right flank" | "rechte Flanke"),
        Arc::Rear => word!("rear" | "Rücken"),
        Arc::Left => word!("left flank" | "linke Flanke"),
    }
}

/// The same with its article, as whatever is aimed at or reached: "die rechte Flanke".
pub fn to_arc(arc: Arc) -> &'static str {
    match arc {
        Arc::Front => word!("the front" | "die Front"),
        Arc::Right => word!("the right flank" | "die rechte Flanke"),
        Arc::Rear => word!("the rear" | "den Rücken"),
        Arc::Left => word!("the left flank" | "die linke Flanke"),
    }
}

/// Tells where one stands or strikes: "in the right flank".
pub fn in_arc(arc: Arc) -> &'static str {
    match arc {
        Arc::Front => word!("in the front" | "in der Front"),
        Arc::Right => word!("in the right flank" | "in der rechten Flanke"),
        Arc::Rear => word!("in the rear" | "im Rücken"),
        Arc::Left => word!("in the left flank" | "in der linken Flanke"),
    }
}

/// A place on a side of a tray, as one sees it who looks out of that side.
pub fn slot(slot: Slot) -> &'static str {
    match slot {
        Slot::Center => word!("Center" | "Mitte"),
        Slot::Left => word!("Left" | "Links"),
        Slot::Right => word!("Right" | "Rechts"),
    }
}

/// The same as a place of its own: "Left of center".
pub fn place_at(slot: Slot) -> &'static str {
    match slot {
        Slot::Center => word!("Center" | "Mitte"),
        Slot::Left => word!("Left of center" | "Links der Mitte"),
        Slot::Right => word!("Right of center" | "Rechts der Mitte"),
    }
}

/// An action.
pub fn action_kind(kind: ActionKind) -> &'static str {
    match kind {
        ActionKind::Maneuver => word!("Maneuver" | "Manöver"),
        ActionKind::March => word!("March" | "Marsch"),
        ActionKind::Retreat => word!("Retreat" | "Rückzug"),
        ActionKind::Charge => word!("Charge" | "Sturmangriff"),
        ActionKind::Attack => word!("Attack" | "Angriff"),
        ActionKind::MeleeAttack => word!("Melee attack" | "Nahkampf"),
        ActionKind::RangedAttack => word!("Ranged attack" | "Fernkampf"),
        ActionKind::ManeuverOrRetreat => word!("Maneuver or Retreat" | "Manöver oder Rückzug"),
    }
}

/// A keyword of terrain.
pub fn keyword(keyword: Keyword) -> &'static str {
    match keyword {
        Keyword::BlocksSight => word!("Blocks line of sight" | "Versperrt die Sicht"),
        Keyword::Cover => word!("Cover" | "Deckung"),
        Keyword::Dangerous => word!("Dangerous" | "Gefährlich"),
        Keyword::Destructible => word!("Destructible" | "Zerstörbar"),
        Keyword::Elevated => word!("Elevated" | "Erhöht"),
        Keyword::Fortified => word!("Fortified" | "Befestigt"),
        Keyword::Hindering => word!("Hindering" | "Hinderlich"),
        Keyword::Horrific => word!("Horrific" | "Grauenvoll"),
        Keyword::Impassable => word!("Impassable" | "Unpassierbar"),
        Keyword::Inspiring => word!("Inspiring" | "Inspirierend"),
        Keyword::Rough => word!("Rough" | "Unwegsam"),
    }
}

/// A kind of piece of terrain, by its id in the data.
pub fn piece(id: &str) -> String {
    let german = german_piece(id).filter(|_| language() == Language::German);
    let known = || Data::of_this_build().piece(id).map(|it| it.name.clone());
    let name = german.map(str::to_owned).or_else(known);
    name.unwrap_or_else(|| word!("Terrain" | "Gelände").to_owned())
}

/// Its German name.
pub fn german_piece(id: &str) -> Option<&'static str> {
    Some(match id {
        "forest" => "Wald",
        "corpse_pile" => "Leichenhaufen",
        "bog" => "Moor",
        "stakes" => "Pfähle",
        "low_wall" => "Niedrige Mauer",
        "ruined_wall" => "Mauerruine",
        "hedge" => "Hecke",
        "weirwood" => "Wehrholzbaum",
        "palisade" => "Palisade",
        _ => return None,
    })
}

/// A direction from something: "southwest", "südwestlich".
pub fn direction(facing: Facing) -> &'static str {
    match facing.0.wrapping_add(4_096) / 8_192 {
        0 => word!("north" | "nördlich"),
        1 => word!("northeast" | "nordöstlich"),
        2 => word!("east" | "östlich"),
        3 => word!("southeast" | "südöstlich"),
        4 => word!("south" | "südlich"),
        5 => word!("southwest" | "südwestlich"),
        6 => word!("west" | "westlich"),
        _ => word!("northwest" | "nordwestlich"),
    }
}
