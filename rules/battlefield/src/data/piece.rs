//! Kinds of terrain.

use crate::{
    data::fields::Fields,
    geometry::{Base, Mil},
    outline::{Mistake, Node},
    terrain::{Footprint, Keyword, Keywords},
    word::Word,
};

/// A kind of terrain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PieceKind {
    pub id: String,
    pub name: String,
    pub footprint: Footprint,
    pub keywords: Keywords,
    /// Pieces of one pool are taken from the same number of them.
    pub pool: String,
    pub copies: u8,
}

/// Reads a kind of terrain.
pub fn read(node: &Node<'_>, id: &str, name: &str) -> (PieceKind, Vec<Mistake>) {
    let mut fields = Fields::new(node);
    let (rectangle, circle) = (fields.one("rectangle"), fields.one("circle"));
    let footprint = match (rectangle, circle) {
        (Some((_, text)), None) => rectangle_of(text),
        (None, Some((_, text))) => length(text).map(|radius| Footprint::Circle { radius }),
        _ => None,
    };
    if footprint.is_none() {
        let what = "a piece reads \"rectangle 6000 by 5000\", or \"circle\" and its radius";
        fields.mistakes.push(node.mistake(what));
    }
    let mut keywords = Vec::new();
    if let Some((line, words)) = fields.one("keywords") {
        for word in words.split(' ') {
            match Keyword::named(word) {
                Some(keyword) => keywords.push(keyword),
                None => fields
                    .mistakes
                    .push(line.mistake(format!("\"{word}\" is no keyword of terrain"))),
            }
        }
    }
    let pool = fields.one("pool").and_then(|(_, text)| {
        let (pool, copies) = text.split_once(" of ")?;
        Some((pool.to_owned(), copies.parse().ok()?))
    });
    if pool.is_none() {
        let what = "a piece says from what it is taken, like \"pool forest of 2\"";
        fields.mistakes.push(node.mistake(what));
    }
    let (pool, copies) = pool.unwrap_or_default();
    let piece = PieceKind {
        id: id.to_owned(),
        name: name.to_owned(),
        footprint: footprint.unwrap_or(Footprint::Circle { radius: 1_000 }),
        keywords: keywords.into_iter().collect(),
        pool,
        copies,
    };
    (piece, fields.finish())
}

fn rectangle_of(text: &str) -> Option<Footprint> {
    let (width, depth) = text.split_once(" by ")?;
    Some(Footprint::Rectangle(Base::new(
        length(width)?,
        length(depth)?,
    )))
}

/// A length of a piece: between a quarter of an inch and two feet.
fn length(text: &str) -> Option<Mil> {
    let length = text.parse().ok()?;
    (250..=24_000).contains(&length).then_some(length)
}
