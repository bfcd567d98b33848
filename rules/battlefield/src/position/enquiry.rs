//! The consequences of where things stand: trays, engagements, fields.

use super::{Position, Standing, UnitId};
use crate::{
    field::{Field, Relation, Standing as Other, Thing},
    geometry::{Arc, Mil, Squared, Tray, contact, distance, far_apart, tolerance::RANGE},
    terrain::{Keywords, Piece},
};
use tabletop::Seat;

impl Position {
    /// Every unit that stands on the table.
    pub fn standing(&self) -> impl Iterator<Item = Standing> + '_ {
        self.units().filter_map(|(id, unit)| {
            let owner = unit.owner;
            unit.tray().map(|tray| Standing { id, owner, tray })
        })
    }

    /// The tray of a unit on the table, or of a wall.
    pub fn tray(&self, thing: Thing) -> Option<Tray> {
        match thing {
            Thing::Unit(number) => self.units.get(usize::from(number))?.tray(),
            Thing::Wall(number) => Some(self.walls.get(usize::from(number))?.tray()),
            Thing::Piece(_) => None,
        }
    }

    /// Everything around a unit, as it is to that unit's side.
    pub fn field(&self, id: UnitId) -> Field {
        self.field_of(self.unit(id).owner, Some(id.thing()))
    }

    /// Everything on the table but `without`, as it is to `seat`.
    pub fn field_of(&self, seat: Seat, without: Option<Thing>) -> Field {
        let relation = |owner| {
            if self.friends(seat, owner) {
                Relation::Friend
            } else {
                Relation::Enemy
            }
        };
        let units = self.standing().map(|unit| Other {
            thing: unit.id.thing(),
            tray: unit.tray,
            relation: relation(unit.owner),
            side: Some(self.side(unit.owner).0),
        });
        let walls = (0..).zip(&self.walls).map(|(number, wall)| Other {
            thing: Thing::Wall(number),
            tray: wall.tray(),
            relation: match relation(wall.owner) {
                Relation::Enemy if wall.ruined => Relation::Ruin,
                relation => relation,
            },
            side: (!wall.ruined).then(|| self.side(wall.owner).0),
        });
        let others = units.chain(walls);
        Field {
            width: self.setup.width,
            depth: self.setup.depth,
            standing: others
                .filter(|other| Some(other.thing) != without)
                .collect(),
            pieces: self.pieces().collect(),
        }
    }

    /// The terrain by its numbers; a piece that is gone has no keywords.
    pub fn pieces(&self) -> impl Iterator<Item = Piece> + '_ {
        self.terrain.iter().map(|terrain| Piece {
            keywords: if terrain.removed {
                Keywords::default()
            } else {
                terrain.piece.keywords
            },
            ..terrain.piece
        })
    }

    /// Enemies in contact with it, and the side of each on which it stands.
    pub fn engaged(&self, thing: Thing) -> Vec<(Thing, Arc)> {
        let (Some(tray), Some(owner)) = (self.tray(thing), self.owner(thing)) else {
            return Vec::new();
        };
        let units = self
            .standing()
            .map(|unit| (unit.id.thing(), unit.owner, unit.tray));
        let walls = (0..).zip(&self.walls).filter(|(_, wall)| !wall.ruined);
        let walls = walls.map(|(number, wall)| (Thing::Wall(number), wall.owner, wall.tray()));
        units
            .chain(walls)
            .filter(|(_, other, _)| !self.friends(owner, *other))
            .filter_map(|(other, _, theirs)| contact(&tray, &theirs).map(|(_, on)| (other, on)))
            .collect()
    }

    pub fn is_engaged(&self, thing: Thing) -> bool {
        !self.engaged(thing).is_empty()
    }

    /// Tells whether the two are enemies in contact.
    pub fn are_engaged(&self, thing: Thing, other: Thing) -> bool {
        let stands = |thing| {
            let wall = match thing {
                Thing::Wall(number) => self.walls.get(usize::from(number)),
                _ => None,
            };
            let tray = self.tray(thing);
            let tray = tray.filter(|_| wall.is_none_or(|it| !it.ruined));
            tray.zip(self.owner(thing))
        };
        match (stands(thing), stands(other)) {
            (Some((tray, owner)), Some((their_tray, their_owner))) => {
                !self.friends(owner, their_owner) && contact(&tray, &their_tray).is_some()
            }
            _ => false,
        }
    }

    /// From tray to tray; of a unit that was destroyed, from where it stood.
    pub fn distance(&self, a: Thing, b: Thing) -> Option<Squared> {
        let tray = |thing| self.tray(thing).or_else(|| self.last_tray(thing));
        Some(distance(&tray(a)?, &tray(b)?))
    }

    fn last_tray(&self, thing: Thing) -> Option<Tray> {
        let unit = self.units.get(usize::from(thing.unit()?.0))?;
        Some(Tray::new(unit.profile.base, unit.stood?))
    }

    /// Tells whether `other` is within `range` of `thing`; a thing is of itself.
    pub fn within(&self, thing: Thing, other: Thing, range: Mil) -> bool {
        let far = |(a, b): (Tray, Tray)| far_apart(&a.corners, &b.corners, range + RANGE);
        let trays = self.tray(thing).zip(self.tray(other));
        thing == other
            || !trays.is_some_and(far)
                && self
                    .distance(thing, other)
                    .is_some_and(|it| it.within(range))
    }
}
