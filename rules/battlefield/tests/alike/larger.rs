//! The same table with all that is in the way a little larger.

use battlefield::{
    field::Field,
    geometry::{Mil, Tray},
    terrain::Footprint,
};

/// The field of a unit in which everything else is larger by so much on every side.
pub fn grown(field: &Field, by: Mil) -> Field {
    let mut grown = field.clone();
    for other in &mut grown.standing {
        other.tray = other.tray.grown(by);
    }
    for piece in &mut grown.pieces {
        match &mut piece.footprint {
            Footprint::Circle { radius } => *radius += by,
            Footprint::Rectangle(base) => {
                *base = Tray::new(*base, piece.pose).grown(by).base;
            }
        }
    }
    grown
}
