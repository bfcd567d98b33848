//! Places that nothing can have: each is said where it is written.

use super::Setting;
use crate::{
    field::Thing,
    geometry::{Mil, Point, overlap, tolerance::ZONE},
    ground,
    notation::{
        names::{written_thing, written_unit},
        value::written,
    },
    position::{Marker, Position, Terrain, UnitId, Wall},
    terrain::Footprint,
};

/// Refuses a unit that cannot stand where it does: on the table, on no other unit and no wall. On
/// Impassable terrain it can, as a given case has it.
pub fn can_stand(open: &Position, id: UnitId) -> Result<(), String> {
    let name = written_unit(open, id);
    let unit = open.unit(id);
    let poses = unit.pose().into_iter().chain(unit.stood);
    for pose in poses {
        sane(open, pose.at).map_err(|why| format!("{name} {why}"))?;
    }
    let Some(tray) = unit.tray() else {
        return Ok(());
    };
    on_table(open, &tray.corners).map_err(|why| format!("{name} {why}"))?;
    let units = open.standing().map(|it| (it.id.thing(), it.tray));
    let walls = (0..).zip(&open.walls);
    let walls = walls.map(|(number, wall)| (Thing::Wall(number), wall.tray()));
    let mut others = units.chain(walls).filter(|(it, _)| *it != id.thing());
    if let Some((other, _)) = others.find(|(_, it)| overlap(&tray, it)) {
        return Err(format!("{name} stands on {}", written_thing(open, other)));
    }
    Ok(())
}

/// Refuses a piece of terrain that does not lie on the table.
pub fn piece_lies(open: &Position, terrain: &Terrain) -> Result<(), String> {
    let name = &terrain.name;
    sane(open, terrain.piece.pose.at).map_err(|why| format!("{name} {why}"))?;
    let size = match terrain.piece.footprint {
        Footprint::Rectangle(base) => base.width.max(base.depth),
        Footprint::Circle { radius } => radius,
    };
    if !(1..=open.setup.width.max(open.setup.depth)).contains(&size) {
        return Err(format!("{name} is larger than the table"));
    }
    on_table(open, &ground::extent(&terrain.piece)).map_err(|why| format!("{name} {why}"))
}

/// Refuses a wall that does not stand on the table.
pub fn wall_stands(open: &Position, wall: &Wall) -> Result<(), String> {
    sane(open, wall.pose.at).map_err(|why| format!("the wall {why}"))?;
    on_table(open, &wall.tray().corners).map_err(|why| format!("the wall {why}"))
}

/// Refuses a marker that does not lie on the table.
pub fn marker_lies(open: &Position, marker: &Marker) -> Result<(), String> {
    on_table(open, &[marker.at]).map_err(|why| format!("the marker {why}"))
}

/// Returns true where whoever holds a marker touches it.
pub fn touches(open: &Position, marker: &Marker) -> bool {
    let Some(holder) = marker.holder else {
        return true;
    };
    let tray = open.unit(holder).tray();
    tray.is_some_and(|tray| marker.circle().touches(&tray))
}

/// Nothing is computed from places so far off that numbers would end.
fn sane(open: &Position, at: Point) -> Result<(), String> {
    if ground::is_sane(open, at) {
        Ok(())
    } else {
        Err(off(open))
    }
}

fn on_table(open: &Position, points: &[Point]) -> Result<(), String> {
    let (width, depth) = (open.setup.width, open.setup.depth);
    let on = |at: Mil, most: Mil| (-ZONE..=most + ZONE).contains(&at);
    if points.iter().all(|it| on(it.x, width) && on(it.y, depth)) {
        Ok(())
    } else {
        Err(off(open))
    }
}

fn off(open: &Position) -> String {
    let (width, depth) = (written(open.setup.width), written(open.setup.depth));
    format!("is not on the table, which is {width}x{depth}")
}

impl Setting {
    /// Refuses a setting in which somebody stands badly, once all is said.
    pub fn stands(&self) -> Result<(), String> {
        let open = &self.state.open;
        for (id, _) in open.units() {
            can_stand(open, id)?;
        }
        for (number, marker) in (1..).zip(&open.markers) {
            marker_lies(open, marker)?;
            if let (Some(holder), false) = (marker.holder, touches(open, marker)) {
                let holder = written_unit(open, holder);
                return Err(format!(
                    "{holder} does not touch marker {number}, and holds it"
                ));
            }
        }
        Ok(())
    }

    /// Lets go of the markers from which their holders were moved away.
    pub fn release_markers(&mut self) {
        let open = &mut self.state.open;
        let left: Vec<bool> = open.markers.iter().map(|it| !touches(open, it)).collect();
        for (marker, left) in open.markers.iter_mut().zip(left) {
            if left {
                marker.holder = None;
            }
        }
    }
}
