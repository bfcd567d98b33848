//! The rules of where trays may stand.

use crate::{
    geometry::{contact, overlap, tolerance::ZONE},
    notation::written_unit,
    position::Position,
};

/// No two trays overlap, nor a tray a wall.
pub fn apart(position: &Position) -> Result<(), String> {
    let standing: Vec<_> = position.standing().collect();
    for (at, one) in standing.iter().enumerate() {
        for other in &standing[at + 1..] {
            if overlap(&one.tray, &other.tray) {
                let (one, other) = (
                    written_unit(position, one.id),
                    written_unit(position, other.id),
                );
                return Err(format!("{one} overlaps {other}"));
            }
        }
        for wall in &position.walls {
            if overlap(&one.tray, &wall.tray()) {
                let one = written_unit(position, one.id);
                return Err(format!("{one} overlaps a wall"));
            }
        }
    }
    Ok(())
}

/// At most two units stand on one side of another.
pub fn sides(position: &Position) -> Result<(), String> {
    for one in position.standing() {
        let mut counts = [0; 4];
        for other in position.standing() {
            if position.friends(one.owner, other.owner) {
                continue;
            }
            if let Some((_, side)) = contact(&other.tray, &one.tray) {
                counts[side as usize] += 1;
            }
        }
        if counts.iter().any(|count| *count > 2) {
            let one = written_unit(position, one.id);
            return Err(format!("more than two stand on a side of {one}"));
        }
    }
    Ok(())
}

/// No tray leaves the table.
pub fn on_the_table(position: &Position) -> Result<(), String> {
    let on = |at: i32, most: i32| (-ZONE..=most + ZONE).contains(&at);
    for one in position.standing() {
        let mut corners = one.tray.corners.iter();
        let setup = &position.setup;
        if !corners.all(|it| on(it.x, setup.width) && on(it.y, setup.depth)) {
            let one = written_unit(position, one.id);
            return Err(format!("{one} leaves the table"));
        }
    }
    Ok(())
}
