//! The places of things and what follows from it, for cases about places alone.

use super::{Unmet, equal};
use crate::{
    allowed::slots::open_slots,
    field::Thing,
    geometry::{Point, Slot, Tray, concealed, slot_pose as pose_of},
    notation::{
        answer::{arc, slot, written_slot},
        line::Line,
        names,
        setting::at,
        value::{point, written, written_pose},
    },
    position::Position,
};

fn tray(position: &Position, line: &mut Line<'_>) -> Result<Tray, Unmet> {
    let thing = names::thing(position, line.word()?)?;
    position
        .tray(thing)
        .ok_or_else(|| Unmet::differs("it stands nowhere"))
}

/// `A1 21.25, 26.4 26.75, 26.4 ...`: clockwise from the left end of the front.
pub fn corners(position: &Position, line: &mut Line<'_>) -> Result<(), Unmet> {
    let tray = tray(position, line)?;
    let wanted = [point(line)?, point(line)?, point(line)?, point(line)?];
    line.end()?;
    equal(points(&tray.corners), points(&wanted))
}

fn points(all: &[Point]) -> String {
    let all = all
        .iter()
        .map(|it| format!("{}, {}", written(it.x), written(it.y)));
    all.collect::<Vec<_>>().join(" ")
}

/// `A1 25.2, 26.078`.
pub fn arrow(position: &Position, line: &mut Line<'_>) -> Result<(), Unmet> {
    let tray = tray(position, line)?;
    let wanted: Point = point(line)?;
    line.end()?;
    equal(points(&[tray.arrow()]), points(&[wanted]))
}

/// `A1 B1 right left @ 29.15, 26.75 W`: where A1 would stand in that place at B1's right side.
pub fn slot_pose(position: &Position, line: &mut Line<'_>) -> Result<(), Unmet> {
    let (own, target) = (tray(position, line)?, tray(position, line)?);
    let (side, place) = (arc(line.word()?)?, slot(line.word()?)?);
    let wanted = at(line)?;
    line.end()?;
    let found = pose_of(own.base, &target, side, place);
    equal(written_pose(found), written_pose(wanted))
}

/// `A1 B1 front center left`: the places at B1's front that are open to A1, or `none`.
pub fn slots(position: &Position, line: &mut Line<'_>) -> Result<(), Unmet> {
    let unit = names::unit(position, line.word()?)?;
    let target = names::thing(position, line.word()?)?;
    let side = arc(line.word()?)?;
    let mut wanted: Vec<Slot> = Vec::new();
    if !line.take("none") {
        wanted.push(slot(line.word()?)?);
        while !line.is_done() {
            wanted.push(slot(line.word()?)?);
        }
    }
    line.end()?;
    equal(
        slots_text(&open_slots(position, unit, target, side)),
        slots_text(&wanted),
    )
}

fn slots_text(all: &[Slot]) -> String {
    let all: Vec<&str> = all.iter().map(|it| written_slot(*it)).collect();
    if all.is_empty() {
        "none".to_owned()
    } else {
        all.join(" ")
    }
}

/// `B1 from A1 behind forest .7563`: how much of B1 that piece conceals from A1's front arrow.
pub fn hidden(position: &Position, line: &mut Line<'_>) -> Result<(), Unmet> {
    let target = tray(position, line)?;
    line.take("from");
    let from = tray(position, line)?;
    line.take("behind");
    let name = line.word()?;
    let Thing::Piece(number) = names::thing(position, name)? else {
        return Err(format!("{name} is no piece of terrain").into());
    };
    let piece = position.pieces().nth(usize::from(number));
    let piece = piece.ok_or_else(|| format!("there is no {name}"))?;
    let share = concealed(from.arrow(), &piece.corners(), &target).ten_thousandths();
    let text = match share {
        10_000 => "1.0000".to_owned(),
        share => format!(".{share:04}"),
    };
    let wanted = line.word()?;
    line.end()?;
    equal(text.as_str(), wanted)
}
