//! The same position elsewhere.

use battlefield::{
    geometry::{Facing, Mil, Point, Pose},
    position::{Place, Position},
};

/// A movement of everything.
#[derive(Clone, Copy, Debug)]
pub enum Map {
    /// By a quarter, clockwise, with the table.
    Quarter,
    /// From one hand to the other, with the table.
    Mirrored,
    Shifted(Mil, Mil),
    /// Around the middle of the table, which stays as it is.
    Turned(Facing),
}

impl Map {
    pub fn position(self, position: &Position) -> Position {
        let (width, depth) = (position.setup.width, position.setup.depth);
        let mut mapped = placed(position, |pose| self.pose(pose, (width, depth)));
        if let Self::Quarter = self {
            (mapped.setup.width, mapped.setup.depth) = (depth, width);
        }
        mapped
    }

    fn pose(self, Pose { at, facing }: Pose, (width, depth): (Mil, Mil)) -> Pose {
        match self {
            Self::Quarter => Pose::new(at.y, width - at.x, self.facing(facing)),
            Self::Mirrored => Pose::new(width - at.x, at.y, self.facing(facing)),
            Self::Shifted(x, y) => Pose::new(at.x + x, at.y + y, facing),
            Self::Turned(by) => {
                let (east, north) = (at.x - width / 2, at.y - depth / 2);
                let middle = Point::new(width / 2, depth / 2);
                let at = middle.ahead(by, north).ahead(by.turned(Facing::EAST), east);
                Pose {
                    at,
                    facing: self.facing(facing),
                }
            }
        }
    }

    pub fn facing(self, facing: Facing) -> Facing {
        match self {
            Self::Quarter => facing.turned(Facing::EAST),
            Self::Mirrored => Facing(facing.0.wrapping_neg()),
            Self::Shifted(..) => facing,
            Self::Turned(by) => facing.turned(by),
        }
    }

    pub const fn mirrors(self) -> bool {
        matches!(self, Self::Mirrored)
    }
}

/// In the middle of a table whose edges are far away.
pub fn on_a_large_table(position: &Position) -> Position {
    let mut large = Map::Shifted(40_000, 40_000).position(position);
    large.setup.width += 80_000;
    large.setup.depth += 80_000;
    large
}

/// Everything that has a place on the table, in another one.
pub fn placed(position: &Position, mut to: impl FnMut(Pose) -> Pose) -> Position {
    let mut placed = position.clone();
    for unit in &mut placed.units {
        if let Place::Table(pose) = &mut unit.place {
            *pose = to(*pose);
        }
        unit.stood = unit.stood.map(&mut to);
    }
    for wall in &mut placed.walls {
        wall.pose = to(wall.pose);
    }
    for terrain in &mut placed.terrain {
        terrain.piece.pose = to(terrain.piece.pose);
    }
    for marker in &mut placed.markers {
        let facing = Facing::NORTH;
        marker.at = to(Pose {
            at: marker.at,
            facing,
        })
        .at;
    }
    placed
}
