//! The targets that can be shot at: sight, range and the arc of the target.

use crate::{
    field::{self, Field, Refused, Standing, Thing},
    geometry::{Arc, Concealed, Mil, Shares, Tray, concealed, distance_to_point},
    illegal::Illegal,
    position::Position,
    terrain::{Keyword, Piece},
};

pub const SHORT: Mil = 6_000;
pub const LONG: Mil = 12_000;

/// A unit or wall that shoots, and the place from which it does.
#[derive(Clone, Copy, Debug)]
pub struct Shooter {
    pub thing: Thing,
    pub tray: Tray,
    /// Other units do not block its line of sight.
    pub past_units: bool,
}

impl Shooter {
    /// Checks that it may shoot so far at the target, and returns the target's tray.
    pub fn check(&self, position: &Position, target: Thing, range: Mil) -> Result<Tray, Illegal> {
        if let Thing::Wall(_) = target {
            return Err(Illegal::ShotAtWall);
        }
        let none = Illegal::NotATarget(target);
        let (Some(to), Some(own), Some(owner)) = (
            position.tray(target),
            position.owner(self.thing),
            position.owner(target),
        ) else {
            return Err(none);
        };
        if position.friends(own, owner) || !position.stands(target) {
            return Err(none);
        }
        let field = self.field(position.field_of(own, Some(self.thing)));
        field::sees(&field, &self.tray, target, &to)?;
        let distance = distance_to_point(&to.corners, self.tray.arrow());
        if distance.within(range) {
            Ok(to)
        } else {
            let distance = distance.shown();
            Err(Illegal::OutOfRange { distance, range })
        }
    }

    /// Leaves in a field what can block its sight: from Elevated terrain only castle walls can (14.2).
    fn field(&self, mut field: Field) -> Field {
        let elevated = is_elevated(&self.tray, &field.pieces);
        if elevated {
            field.pieces.clear();
        }
        if elevated || self.past_units {
            let blocks = |it: &Standing| !matches!(it.thing, Thing::Unit(_));
            field.standing.retain(blocks);
        }
        field
    }
}

/// Tells whether a tray stands on Elevated terrain.
fn is_elevated(tray: &Tray, pieces: &[Piece]) -> bool {
    let mut pieces = pieces.iter();
    pieces.any(|piece| piece.has(Keyword::Elevated) && piece.overlaps(&tray.corners))
}

/// The arc of the target in which the shooter stands: the one that was named, where several are
/// equal.
pub fn arc(from: &Tray, to: &Tray, named: Option<Arc>) -> Result<Arc, Illegal> {
    let arcs = Shares::new(from, to).largest();
    match named {
        Some(arc) if !arcs.contains(&arc) => Err(Refused::NotFromThere(arc).into()),
        Some(arc) => Ok(arc),
        None => Ok(arcs[0]),
    }
}

/// Tells whether terrain covers the defender from a shooter there: one piece alone hides most of it.
pub fn is_covered(position: &Position, from: &Tray, to: &Tray) -> bool {
    hiding(position, from, to).any(|(_, it)| it.is_majority())
}

/// The terrain that may cover the defender from a shooter there, and what each hides of it. From
/// Elevated terrain only what the defender stands in does.
pub fn hiding(
    position: &Position,
    from: &Tray,
    to: &Tray,
) -> impl Iterator<Item = (Thing, Concealed)> {
    let pieces: Vec<Piece> = position.pieces().collect();
    let elevated = is_elevated(from, &pieces);
    let (arrow, to) = (from.arrow(), *to);
    (0..).zip(pieces).filter_map(move |(number, piece)| {
        let covers = piece.has(Keyword::Cover) && (!elevated || piece.overlaps(&to.corners));
        covers.then(|| {
            let hidden = concealed(arrow, &piece.corners(), &to);
            (Thing::Piece(number), hidden)
        })
    })
}
