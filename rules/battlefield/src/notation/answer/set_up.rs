//! Answers before the first round, and to the modes, as they are read.

use super::army;
use crate::{
    data::Data,
    ground::pieces,
    notation::{line::Line, names, setting::at, value::point},
    position::Position,
    question::Action,
};

/// The words with which answers begin.
const VERBS: &[&str] = &[
    "align",
    "arc",
    "army",
    "arrive",
    "attacker",
    "back",
    "borrow",
    "charge",
    "choose",
    "claim",
    "corner",
    "defender",
    "deploy",
    "discard",
    "fight",
    "forgo",
    "forward",
    "influence",
    "keep",
    "kind",
    "left",
    "maneuver",
    "march",
    "mark",
    "none",
    "north",
    "pass",
    "pay",
    "pile",
    "pivot",
    "place",
    "play",
    "raze",
    "redeploy",
    "reroll",
    "resolve",
    "retreat",
    "right",
    "score",
    "select",
    "shift",
    "shoot",
    "south",
    "spend",
    "start",
    "stay",
    "surge",
    "take",
    "targets",
    "turn",
    "use",
];

/// Answers before the first round, and to the modes.
pub fn set_up(position: &Position, verb: &str, line: &mut Line<'_>) -> Result<Vec<Action>, String> {
    let action = match verb {
        "army" => {
            return Ok(vec![Action::Army(army::read(line.rest())?)]);
        }
        "attacker" => Action::Attack(true),
        "defender" => Action::Attack(false),
        "place" => {
            let piece = line.word()?;
            let kinds = || Data::of_this_build().pieces.iter().map(|it| it.id.as_str());
            if !kinds().any(|it| it == piece) {
                let all: Vec<&str> = kinds().collect();
                let all = all.join(", ");
                return Err(format!("there is no piece \"{piece}\": there are {all}"));
            }
            Action::Place {
                piece: piece.to_owned(),
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
        "corner" => Action::Zone(line.counted()?),
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
            if !line.take("none") {
                while !line.is_done() && line.peek() != "discard" {
                    score.push(names::mission(line.word()?)?);
                }
            }
            let discard = line.take("discard").then(|| line.word());
            let discard = discard.transpose()?.map(names::mission);
            Action::Missions {
                score,
                discard: discard.transpose()?,
            }
        }
        _ => {
            let near = names::near(verb, VERBS.iter().copied());
            return Err(format!("\"{verb}\" is no answer{near}"));
        }
    };
    line.end()?;
    Ok(vec![action])
}
