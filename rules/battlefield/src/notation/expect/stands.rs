//! How things stand to each other, as a case expects it.

use super::{Unmet, equal};
use crate::{
    field,
    geometry::{Arc, Shares, Slot, align, distance_to_point},
    notation::{
        answer::{arc, slot},
        line::Line,
        names,
        value::{length, written},
    },
    position::Position,
};

/// `A1 B2`, `A1 B2 right`, `A1 B2 right left`: A1 stands at that side of B2, in that place.
pub fn engaged(position: &Position, line: &mut Line<'_>) -> Result<(), Unmet> {
    let (a, b) = (
        names::thing(position, line.word()?)?,
        names::thing(position, line.word()?)?,
    );
    let engaged = position.engaged(a);
    let Some((_, side)) = engaged.iter().find(|(other, _)| *other == b) else {
        return Err(Unmet::differs(format!("engaged are {engaged:?}")));
    };
    if line.is_done() {
        return Ok(());
    }
    equal(*side, arc(line.word()?)?)?;
    if line.is_done() {
        return Ok(());
    }
    let wanted: Slot = slot(line.word()?)?;
    let (Some(own), Some(target)) = (position.tray(a), position.tray(b)) else {
        return Err(Unmet::differs("one of them does not stand on the table"));
    };
    equal(own.pose, align(own.base, &target, *side, wanted).pose)
}

/// `A1 of B1 front`, with `or` between several that are equal.
pub fn in_arc(position: &Position, line: &mut Line<'_>) -> Result<(), Unmet> {
    let (tray, of) = two(position, line)?;
    let largest = Shares::new(&tray, &of).largest();
    let mut wanted: Vec<Arc> = Vec::new();
    while !line.is_done() {
        line.take("or");
        wanted.push(arc(line.word()?)?);
    }
    if wanted.len() == largest.len() && wanted.iter().all(|arc| largest.contains(arc)) {
        Ok(())
    } else {
        Err(Unmet::differs(format!("it is {largest:?}")))
    }
}

/// `A1 of B1 front .2956`.
pub fn share(position: &Position, line: &mut Line<'_>) -> Result<(), Unmet> {
    let (tray, of) = two(position, line)?;
    let side = arc(line.word()?)?;
    let wanted = line.word()?;
    let share = Shares::new(&tray, &of).ten_thousandths(side);
    let text = if share == 10_000 {
        "1.0000".to_owned()
    } else {
        format!(".{share:04}")
    };
    equal(text.as_str(), wanted)
}

fn two(
    position: &Position,
    line: &mut Line<'_>,
) -> Result<(crate::geometry::Tray, crate::geometry::Tray), Unmet> {
    let a = names::thing(position, line.word()?)?;
    line.take("of");
    let b = names::thing(position, line.word()?)?;
    let (a, b) = (position.tray(a), position.tray(b));
    let nowhere = || Unmet::differs("it stands nowhere");
    Ok((a.ok_or_else(nowhere)?, b.ok_or_else(nowhere)?))
}

pub fn sees(position: &Position, line: &mut Line<'_>) -> Result<(), Unmet> {
    let from = names::unit(position, line.word()?)?;
    let target = names::thing(position, line.word()?)?;
    let (Some(own), Some(other)) = (position.unit(from).tray(), position.tray(target)) else {
        return Err(Unmet::differs("one of them does not stand on the table"));
    };
    field::sees(&position.field(from), &own, target, &other)
        .map_err(|why| Unmet::differs(format!("{why:?}")))
}

/// `distance A1 B1 8.91` from tray to tray; `distance arrow A1 B1 8.91` as arrows fly.
pub fn apart(position: &Position, line: &mut Line<'_>) -> Result<(), Unmet> {
    let arrow = line.take("arrow");
    let (a, b) = two(position, line)?;
    let distance = if arrow {
        distance_to_point(&b.corners, a.arrow())
    } else {
        crate::geometry::distance(&a, &b)
    };
    equal(written(distance.shown()), written(length(line.word()?)?))
}
