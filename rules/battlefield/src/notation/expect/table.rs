//! The expectations of the table and the players.

use super::{Unmet, equal, number, require};
use crate::{
    chapter::victory,
    notation::{
        line::Line,
        names::{self, written_seat},
    },
    position::Position,
};

/// The words with which lines begin that are read here.
const KNOWN: &[&str] = &[
    "vp",
    "round",
    "turn",
    "first",
    "zone",
    "terrain",
    "markers",
    "missions",
    "siege",
    "open",
    "attacker",
    "eliminated",
    "target",
];

/// `vp B 3`, `round 4`, `turn B`, `zone A south`, `terrain 4`, `markers 5`, `missions A 2`,
/// `siege A 3`, `open mission slay_unit`, `attacker A`, `eliminated B`, `target 30 8`; `None` if the
/// line says something else.
pub fn of(position: &Position, word: &str, line: &mut Line<'_>) -> Option<Result<(), Unmet>> {
    KNOWN.contains(&word).then(|| holds(position, word, line))
}

fn holds(position: &Position, word: &str, line: &mut Line<'_>) -> Result<(), Unmet> {
    match word {
        "round" => return number(position.phase.round(), line),
        "terrain" => {
            let lies = position.terrain.iter().filter(|it| !it.removed).count();
            return number(lies, line);
        }
        "markers" => return number(position.markers.len(), line),
        "open" => {
            line.one_of(&["mission"])?;
            let wanted = line.word()?;
            line.end()?;
            if wanted != "none" {
                names::mission(wanted)?;
            }
            return equal(position.open_mission.as_deref().unwrap_or("none"), wanted);
        }
        "target" => {
            let size = line.number()?;
            return number(victory::target(size), line);
        }
        _ => {}
    }
    let seat = names::player(position, line.word()?)?;
    let player = position.player(seat);
    match word {
        "vp" => number(position.points[usize::from(player.side.0)], line),
        "missions" => number(player.missions, line),
        "siege" => number(player.siege, line),
        "zone" => {
            let wanted = match line.peek() {
                "south" => Some(0),
                "north" => Some(1),
                "none" => None,
                _ => Some(line.clone().counted()?),
            };
            line.word()?;
            line.end()?;
            let shown =
                |zone: Option<u8>| zone.map_or("none".to_owned(), |it| (it + 1).to_string());
            equal(shown(player.zone), shown(wanted))
        }
        _ => {
            line.end()?;
            match word {
                "turn" => equal(written_seat(position.turn), written_seat(seat)),
                "first" => equal(written_seat(position.first), written_seat(seat)),
                "attacker" => require(position.attacker == Some(player.side)),
                _ => require(player.eliminated),
            }
        }
    }
}
