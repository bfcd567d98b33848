//! Answers before the first round, and to the modes, as they are read.

use super::army;
use crate::{
    ground::pieces,
    notation::{line::Line, names, setting::at, value::point},
    position::Position,
    question::Action,
};

/// Answers before the first round, and to the modes.
pub fn set_up(position: &Position, verb: &str, line: &mut Line<'_>) -> Result<Vec<Action>, String> {
    let action = match verb {
        "army" => {
            return Ok(vec![Action::Army(army::read(line.rest())?)]);
        }
        "attacker" => Action::Attack(true),
        "defender" => Action::Attack(false),
        "place" => {
            let piece = line.word()?.to_owned();
            Action::Place {
                piece,
                pose: at(line)?,
            }
        }
        "mark" => {
            line.take("@");
            Action::Marker(point(line)?)
        }
        "pile" => Action::Place {
            piece: pieces::PILE.to_owned(),
            pose: at(line)?,
        },
        "south" => Action::Zone(0),
        "north" => Action::Zone(1),
        "corner" => Action::Zone(line.number::<u8>()?.saturating_sub(1)),
        "start" => {
            let mut units = Vec::new();
            while !line.is_done() && line.peek() != "proxy" {
                units.push(names::unit(position, line.word()?)?);
            }
            let proxy = line
                .take("proxy")
                .then(|| names::unit(position, line.word()?));
            Action::StartUnits {
                units,
                proxy: proxy.transpose()?,
            }
        }
        "deploy" => {
            let unit = names::unit(position, line.word()?)?;
            Action::Deploy {
                unit,
                pose: at(line)?,
            }
        }
        "redeploy" => {
            let mut all = Vec::new();
            while !line.is_done() && line.peek() != "none" {
                let unit = names::unit(position, line.word()?)?;
                all.push((unit, at(line)?));
            }
            line.take("none");
            Action::Redeploy(all)
        }
        "score" => {
            let mut score = Vec::new();
            while !line.is_done() && line.peek() != "discard" {
                let word = line.word()?;
                if word != "none" {
                    score.push(word.to_owned());
                }
            }
            let discard = line.take("discard").then(|| line.word().map(str::to_owned));
            Action::Missions {
                score,
                discard: discard.transpose()?,
            }
        }
        _ => return Err(format!("\"{verb}\" is no answer")),
    };
    line.end()?;
    Ok(vec![action])
}
