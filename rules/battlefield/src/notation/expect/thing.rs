//! The expectations of a unit, an NCU, a wall or a piece of terrain.

use super::{Unmet, equal, require};
use crate::{
    effect::{Token, Zone},
    field::Thing,
    notation::{
        line::Line,
        names,
        setting::{at, word_of},
        value::written_pose,
    },
    position::{NcuId, Place, Position, UnitId, Wall},
};

/// Checks what is said of a unit, a wall or an NCU.
pub fn of(position: &Position, name: &str, line: &mut Line<'_>) -> Result<(), Unmet> {
    if line.is_done() {
        return Err(format!("nothing is said of {name}").into());
    }
    if names::split(name, "n").is_some() {
        return all(line, |line| {
            of_ncu(position, names::ncu(position, name)?, line)
        });
    }
    let thing = names::thing(position, name)?;
    all(line, |line| match thing {
        Thing::Unit(number) => of_unit(position, UnitId(number), line),
        Thing::Wall(number) => of_wall(&position.walls[usize::from(number)], line),
        Thing::Piece(number) => match line.word()? {
            "removed" => require(position.terrain[usize::from(number)].removed),
            word => Err(format!("\"{word}\" says nothing of terrain: removed").into()),
        },
    })
}

/// Everything that a line says, read to its end whatever differs.
fn all<'l>(
    line: &mut Line<'l>,
    of: impl Fn(&mut Line<'l>) -> Result<(), Unmet>,
) -> Result<(), Unmet> {
    let (mut facts, mut differs) = (0, None);
    while !line.is_done() {
        facts += 1;
        match of(line) {
            Err(Unmet::Differs(why)) => differs = differs.or(Some(why)),
            read => read?,
        }
    }
    match differs {
        None => Ok(()),
        Some(why) if facts > 1 => Err(Unmet::Several(why)),
        Some(why) => Err(Unmet::Differs(why)),
    }
}

fn of_ncu(position: &Position, id: NcuId, line: &mut Line<'_>) -> Result<(), Unmet> {
    let ncu = position.ncu(id);
    match line.word()? {
        "activated" => require(ncu.activated),
        "gone" => require(ncu.gone),
        "counters" => equal(ncu.counters, line.number()?),
        "on" => {
            let wanted: Zone = word_of(line.word()?)?;
            equal(ncu.zone.map_or("nowhere", Zone::word), wanted.word())
        }
        "influences" => {
            let unit = position.unit(names::unit(position, line.word()?)?);
            require([unit.friendly_influence, unit.enemy_influence].contains(&Some(id)))
        }
        word => {
            let all = "activated, gone, counters, on, influences";
            Err(format!("\"{word}\" says nothing of an NCU: {all}").into())
        }
    }
}

fn of_wall(wall: &Wall, line: &mut Line<'_>) -> Result<(), Unmet> {
    match line.word()? {
        "wounds" => equal(wall.wounds, line.number()?),
        "ruined" => require(wall.ruined),
        "@" => equal(written_pose(wall.pose), written_pose(at(line)?)),
        "activated" => require(wall.activated),
        word => {
            let all = "wounds, ruined, @, activated";
            Err(format!("\"{word}\" says nothing of a wall: {all}").into())
        }
    }
}

fn of_unit(position: &Position, id: UnitId, line: &mut Line<'_>) -> Result<(), Unmet> {
    let unit = position.unit(id);
    match line.word()? {
        "@" => {
            let wanted = at(line)?;
            let place = unit.pose().map_or("nowhere".to_owned(), written_pose);
            equal(place, written_pose(wanted))
        }
        "models" => equal(unit.strength.models, line.number()?),
        "damage" => equal(unit.strength.wounds, line.number()?),
        "vp" => equal(unit.vp_tokens, line.number()?),
        "reserve" => require(unit.place == Place::Reserve),
        "gone" => require(unit.place == Place::Gone),
        "activated" => require(unit.activated),
        "unengaged" => require(!position.is_engaged(id.thing())),
        "has" => {
            let attachment = names::attachment(line.word()?)?;
            require(unit.attachments.contains(&attachment))
        }
        "card" => {
            let card = names::card(line.rest())?;
            *line = Line::new("");
            require(unit.cards.iter().any(|it| it.card == card))
        }
        token => {
            let token: Token = word_of(token).map_err(|why| {
                format!(
                    "{why}, @, models, damage, vp, reserve, gone, activated, unengaged, has, card"
                )
            })?;
            require(unit.tokens.has(token))
        }
    }
}
