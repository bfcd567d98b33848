//! What is expected of a unit, an NCU, a wall or a piece of terrain.

use super::{Unmet, equal, require};
use crate::{
    effect::Token,
    field::Thing,
    notation::{
        line::Line,
        names,
        setting::{at, word_of},
        value::written_pose,
    },
    position::{NcuId, Place, Position, UnitId, Wall},
};

/// What is said of a unit, a wall or an NCU.
pub fn of(position: &Position, name: &str, line: &mut Line<'_>) -> Result<(), Unmet> {
    if let Ok(id) = names::ncu(position, name) {
        return of_ncu(position, id, line);
    }
    let thing = names::thing(position, name)?;
    match thing {
        Thing::Unit(number) => of_unit(position, UnitId(number), line),
        Thing::Wall(number) => of_wall(&position.walls[usize::from(number)], line),
        Thing::Piece(number) => match line.word()? {
            "removed" => require(position.terrain[usize::from(number)].removed),
            word => Err(format!("\"{word}\" says nothing of terrain").into()),
        },
    }
}

fn of_ncu(position: &Position, id: NcuId, line: &mut Line<'_>) -> Result<(), Unmet> {
    let ncu = position.ncu(id);
    match line.word()? {
        "activated" => require(ncu.activated),
        "counters" => equal(ncu.counters, line.number()?),
        "on" => equal(ncu.zone, Some(word_of(line.word()?)?)),
        "influences" => {
            let unit = position.unit(names::unit(position, line.word()?)?);
            require([unit.friendly_influence, unit.enemy_influence].contains(&Some(id)))
        }
        word => Err(format!("\"{word}\" says nothing of an NCU").into()),
    }
}

fn of_wall(wall: &Wall, line: &mut Line<'_>) -> Result<(), Unmet> {
    match line.word()? {
        "wounds" => equal(wall.wounds, line.number()?),
        "ruined" => require(wall.ruined),
        "@" => equal(written_pose(wall.pose), written_pose(at(line)?)),
        "activated" => require(wall.activated),
        word => Err(format!("\"{word}\" says nothing of a wall").into()),
    }
}

fn of_unit(position: &Position, id: UnitId, line: &mut Line<'_>) -> Result<(), Unmet> {
    let unit = position.unit(id);
    while !line.is_done() {
        match line.word()? {
            "@" => {
                let wanted = at(line)?;
                let place = unit.pose().map(written_pose);
                equal(place.unwrap_or_default(), written_pose(wanted))?;
            }
            "models" => equal(unit.strength.models, line.number()?)?,
            "damage" => equal(unit.strength.wounds, line.number()?)?,
            "vp" => equal(unit.vp_tokens, line.number()?)?,
            "reserve" => equal(unit.place, Place::Reserve)?,
            "gone" => equal(unit.place, Place::Gone)?,
            "activated" => require(unit.activated)?,
            "unengaged" => require(!position.is_engaged(id.thing()))?,
            "has" => {
                let attachment = names::attachment(line.word()?)?;
                require(unit.attachments.contains(&attachment))?;
            }
            "card" => {
                let card = names::card(line.rest())?;
                *line = Line::new("");
                require(unit.cards.iter().any(|it| it.card == card))?;
            }
            token => require(unit.tokens.has(word_of::<Token>(token)?))?,
        }
    }
    Ok(())
}
