//! Lines about terrain.

use super::{Setting, agreed, bounds, place, sound::piece_lies, word_of};
use crate::{
    geometry::Base,
    notation::{line::Line, names, value::length},
    position::Terrain,
    terrain::{Footprint, Keyword, Piece},
};

impl Setting {
    /// `forest @ 24, 16 N`, with the name of a piece of the data.
    pub fn known_piece(&mut self, line: &mut Line<'_>) -> Result<bool, String> {
        let Some((footprint, keywords)) = names::kind_of_piece(line.peek()) else {
            return Ok(false);
        };
        let name = line.word()?.to_owned();
        line.take("@");
        let pose = place(line)?;
        let piece = Piece {
            footprint,
            pose,
            keywords,
        };
        self.lay(line, name, piece)?;
        Ok(true)
    }

    fn lay(&mut self, line: &mut Line<'_>, name: String, piece: Piece) -> Result<(), String> {
        let removed = line.take("removed");
        let terrain = Terrain {
            name,
            piece,
            removed,
        };
        let open = &mut self.state.open;
        bounds::one_more(open.terrain.len(), bounds::PIECES, "pieces of terrain")?;
        piece_lies(open, &terrain)?;
        open.terrain.push(terrain);
        Ok(())
    }

    /// `piece thicket 6x4 blocks_los cover @ 20, 20 30`.
    pub fn own_piece(&mut self, line: &mut Line<'_>) -> Result<(), String> {
        let name = line.word()?.to_owned();
        if !name.bytes().all(|it| it.is_ascii_lowercase() || it == b'_') {
            return Err(format!(
                "\"{name}\": pieces are called by small letters and _"
            ));
        }
        if name.len() > bounds::NAME {
            let most = bounds::NAME;
            return Err(format!("\"{name}\": a name has {most} letters at most"));
        }
        let footprint = footprint(line.word()?)?;
        let mut keywords = Vec::new();
        while !line.take("@") {
            keywords.push(word_of::<Keyword>(line.word()?)?);
        }
        let piece = Piece {
            footprint,
            pose: place(line)?,
            keywords: keywords.into_iter().collect(),
        };
        self.lay(line, name, piece)
    }
}

/// `6x4`, or the radius of a round piece: `r1`.
fn footprint(word: &str) -> Result<Footprint, String> {
    if let Some(radius) = word.strip_prefix('r') {
        let radius = length(radius)?;
        if radius < 1 {
            return Err(format!("\"{word}\": a piece has a size"));
        }
        return Ok(Footprint::Circle { radius });
    }
    let (width, depth) = agreed::size(word)?;
    if width.min(depth) < 1 {
        return Err(format!("\"{word}\": a piece has a size"));
    }
    Ok(Footprint::Rectangle(Base::new(width, depth)))
}
