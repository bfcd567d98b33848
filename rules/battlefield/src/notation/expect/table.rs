//! What is expected of the table and the players.

use super::{Unmet, equal, require};
use crate::{
    chapter::victory,
    notation::{line::Line, names},
    position::Position,
};

/// `zone A south`, `terrain 4`, `markers 5`, `missions A 2`, `siege A 3`, `open mission slay_unit`,
/// `attacker A`, `eliminated B`, `target 30 8`; `None` if the line says something else.
pub fn of(position: &Position, word: &str, line: &mut Line<'_>) -> Option<Result<(), Unmet>> {
    let known = [
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
    known.contains(&word).then(|| holds(position, word, line))
}

fn holds(position: &Position, word: &str, line: &mut Line<'_>) -> Result<(), Unmet> {
    match word {
        "terrain" => {
            let lies = position.terrain.iter().filter(|it| !it.removed).count();
            return equal(lies, line.number()?);
        }
        "markers" => return equal(position.markers.len(), line.number()?),
        "open" => {
            line.take("mission");
            let open = position.open_mission.as_deref().unwrap_or("none");
            return equal(open, line.word()?);
        }
        "target" => return equal(victory::target(line.number()?), line.number()?),
        _ => {}
    }
    let seat = names::seat(line.word()?)?;
    let player = position.player(seat);
    match word {
        "missions" => equal(player.missions, line.number()?),
        "siege" => equal(player.siege, line.number()?),
        "attacker" => equal(position.attacker, Some(player.side)),
        "eliminated" => require(player.eliminated),
        _ => {
            let zone = match line.word()? {
                "south" => 0,
                "north" => 1,
                "none" => return equal(player.zone, None),
                corner => {
                    let number: u8 = corner.parse().map_err(|_| "a corner has a number")?;
                    number.saturating_sub(1)
                }
            };
            equal(player.zone, Some(zone))
        }
    }
}
