//! The relations of things to each other, as a case expects them.

use super::{Unmet, equal};
use crate::{
    field,
    geometry::{Arc, Shares, Slot, Tray, align, distance_to_point},
    notation::{
        answer::{arc, slot},
        event::arc as written_arc,
        line::Line,
        names,
        reason::place,
        value::{length, written, written_pose},
    },
    position::Position,
};

/// `A1 B2`, `A1 B2 right`, `A1 B2 right left`: A1 stands at that side of B2, in that place.
pub fn engaged(position: &Position, line: &mut Line<'_>) -> Result<(), Unmet> {
    let (a, b) = (
        names::thing(position, line.word()?)?,
        names::thing(position, line.word()?)?,
    );
    let wanted_side = perhaps(line)?.map(arc).transpose()?;
    let wanted_slot: Option<Slot> = perhaps(line)?.map(slot).transpose()?;
    line.end()?;
    let engaged = position.engaged(a);
    let Some((_, side)) = engaged.iter().find(|(other, _)| *other == b) else {
        let all = engaged.iter().map(|(it, side)| {
            let name = names::written_thing(position, *it);
            format!("{name} at its {}", written_arc(*side))
        });
        let all: Vec<String> = all.collect();
        return Err(Unmet::differs(match &all[..] {
            [] => "it is not engaged".to_owned(),
            all => format!("it is engaged with {}", all.join(", ")),
        }));
    };
    if let Some(wanted) = wanted_side {
        equal(written_arc(*side), written_arc(wanted))?;
    }
    let (Some(wanted), Some(own), Some(target)) = (wanted_slot, position.tray(a), position.tray(b))
    else {
        return Ok(());
    };
    let aligned = align(own.base, &target, *side, wanted);
    equal(written_pose(own.pose), written_pose(aligned.pose))
}

/// The next word, if there is one.
fn perhaps<'a>(line: &mut Line<'a>) -> Result<Option<&'a str>, String> {
    (!line.is_done()).then(|| line.word()).transpose()
}

/// `A1 of B1 front`, with `or` between several that are equal.
pub fn in_arc(position: &Position, line: &mut Line<'_>) -> Result<(), Unmet> {
    let trays = two(position, line)?;
    let mut wanted: Vec<Arc> = vec![arc(line.word()?)?];
    while !line.is_done() {
        line.take("or");
        wanted.push(arc(line.word()?)?);
    }
    let (tray, of) = standing(trays)?;
    let largest = Shares::new(&tray, &of).largest();
    if wanted.len() == largest.len() && wanted.iter().all(|arc| largest.contains(arc)) {
        Ok(())
    } else {
        let largest: Vec<&str> = largest.iter().map(|it| written_arc(*it)).collect();
        Err(Unmet::differs(format!("it is {}", largest.join(" or "))))
    }
}

/// `A1 of B1 front .2956`.
pub fn share(position: &Position, line: &mut Line<'_>) -> Result<(), Unmet> {
    let trays = two(position, line)?;
    let side = arc(line.word()?)?;
    let wanted = line.word()?;
    line.end()?;
    let (tray, of) = standing(trays)?;
    let share = Shares::new(&tray, &of).ten_thousandths(side);
    let text = if share == 10_000 {
        "1.0000".to_owned()
    } else {
        format!(".{share:04}")
    };
    equal(text.as_str(), wanted)
}

type Trays = [Option<Tray>; 2];

/// Two things by their names.
fn two(position: &Position, line: &mut Line<'_>) -> Result<Trays, String> {
    let a = names::thing(position, line.word()?)?;
    line.take("of");
    let b = names::thing(position, line.word()?)?;
    Ok([position.tray(a), position.tray(b)])
}

fn standing(trays: Trays) -> Result<(Tray, Tray), Unmet> {
    match trays {
        [Some(a), Some(b)] => Ok((a, b)),
        _ => Err("one of them does not stand on the table".into()),
    }
}

pub fn sees(position: &Position, line: &mut Line<'_>) -> Result<(), Unmet> {
    let from = names::unit(position, line.word()?)?;
    let target = names::thing(position, line.word()?)?;
    line.end()?;
    let trays = [position.unit(from).tray(), position.tray(target)];
    let (own, other) = standing(trays)?;
    field::sees(&position.field(from), &own, target, &other)
        .map_err(|why| Unmet::differs(place(position, why)))
}

/// `distance A1 B1 8.91` from tray to tray; `distance arrow A1 B1 8.91` as arrows fly.
pub fn apart(position: &Position, line: &mut Line<'_>) -> Result<(), Unmet> {
    let arrow = line.take("arrow");
    let trays = two(position, line)?;
    let wanted = length(line.word()?)?;
    line.end()?;
    let (a, b) = standing(trays)?;
    let distance = if arrow {
        distance_to_point(&b.corners, a.arrow())
    } else {
        crate::geometry::distance(&a, &b)
    };
    equal(written(distance.shown()), written(wanted))
}
