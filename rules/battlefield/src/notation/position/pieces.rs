//! Units, NCUs and what lies on the table, as they are written.

use crate::{
    effect::Until,
    notation::{
        names::{kind_of_piece, written_ncu, written_seat, written_unit},
        value::{written, written_pose},
    },
    position::{Marker, Ncu, NcuId, Place, Position, Terrain, Unit, UnitId, Wall},
    strength::Strength,
    terrain::Footprint,
};
use std::fmt::Write;

/// A unit, and a line more for each card that lies at it.
pub fn unit(position: &Position, id: UnitId) -> Vec<String> {
    // What lies there of NCUs stands with them.
    let Unit {
        owner: _,
        profile,
        attachments,
        place,
        stood,
        strength: Strength { models, wounds },
        activated,
        tokens,
        friendly_influence: _,
        enemy_influence: _,
        cards,
        vp_tokens,
    } = position.unit(id);
    let name = written_unit(position, id);
    let mut line = format!("{name} {}", profile.entry().id);
    for attachment in attachments {
        line = line + " + " + &attachment.entry().id;
    }
    match place {
        Place::Table(pose) => line = line + " " + &written_pose(*pose),
        Place::Reserve => line += " reserve",
        Place::Gone => line += " gone",
    }
    // Writing to a text does not fail.
    if let Some(pose) = stood {
        let _ = write!(line, " stood {}", written_pose(*pose));
    }
    if *models != profile.models {
        let _ = write!(line, " models {models}");
    }
    if *wounds > 0 {
        let _ = write!(line, " damage {wounds}");
    }
    for token in tokens.all() {
        let _ = write!(line, " {}", token.word());
    }
    if *activated {
        line += " activated";
    }
    if *vp_tokens > 0 {
        let _ = write!(line, " vp {vp_tokens}");
    }
    let cards = cards.iter().map(|it| {
        let until = match it.until {
            Until::Game => String::new(),
            until => format!(" until {}", until.word()),
        };
        let by = written_seat(it.by);
        format!("{name} card {by} {}{until}", it.card.entry().id)
    });
    [line].into_iter().chain(cards).collect()
}

pub fn ncu(position: &Position, id: NcuId) -> String {
    let Ncu {
        owner: _,
        profile,
        activated,
        zone,
        counters,
        gone,
    } = position.ncu(id);
    let mut line = format!("{} {}", written_ncu(position, id), profile.entry().id);
    match zone {
        // Which says that it has activated, too.
        Some(zone) => line = line + " on " + zone.word(),
        None if *activated => line += " activated",
        None => {}
    }
    for (unit, it) in position.units() {
        if [it.friendly_influence, it.enemy_influence].contains(&Some(id)) {
            line = line + " influences " + &written_unit(position, unit);
        }
    }
    if *counters != Ncu::counters_of(*profile) {
        let _ = write!(line, " counters {counters}");
    }
    if *gone {
        line += " gone";
    }
    line
}

pub fn terrain(it: &Terrain) -> String {
    let Terrain {
        name,
        piece,
        removed,
    } = it;
    let removed = if *removed { " removed" } else { "" };
    let pose = written_pose(piece.pose);
    if kind_of_piece(name) == Some((piece.footprint, piece.keywords)) {
        return format!("{name} {pose}{removed}");
    }
    let size = match piece.footprint {
        Footprint::Rectangle(base) => format!("{}x{}", written(base.width), written(base.depth)),
        Footprint::Circle { radius } => format!("r{}", written(radius)),
    };
    let keywords = piece.keywords.all();
    let keywords: String = keywords.fold(String::new(), |all, it| all + " " + it.word());
    format!("piece {name} {size}{keywords} {pose}{removed}")
}

pub fn wall(it: &Wall) -> String {
    let Wall {
        pose,
        owner,
        wounds,
        ruined,
        activated,
    } = it;
    let mut line = format!("wall {} {}", written_seat(*owner), written_pose(*pose));
    if *wounds > 0 {
        let _ = write!(line, " wounds {wounds}");
    }
    if *ruined {
        line += " ruined";
    }
    if *activated {
        line += " activated";
    }
    line
}

/// The marker with this number, and the objective that it has become.
pub fn marker(position: &Position, number: usize, it: &Marker) -> Vec<String> {
    let Marker { at, card, holder } = it;
    let number = number + 1;
    let held = holder.map(|id| format!(" held {}", written_unit(position, id)));
    let held = held.unwrap_or_default();
    let (x, y) = (written(at.x), written(at.y));
    let line = format!("marker {number} @ {x}, {y}{held}");
    let card = card.map(|card| format!("objective {number} {}", card.entry().id));
    [line].into_iter().chain(card).collect()
}
