//! Distances on pills of one look: what a unit reaches, the gaps of a line-up, how far away an enemy is, and what the
//! ruler measures.

use super::{
    chart::Spot,
    model::key,
    names::{LETTERS, scale, scaled, width},
    taken::{Frame, about},
};
use battlefield::{field::Thing, geometry::Mil};
use std::fmt::Write;

/// Half of its height, and the room of the shield of who has cover, where letters have their plain height.
const HALF: Mil = 640;
const SHIELD: Mil = 800;

/// A distance in words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pill<'t> {
    pub text: &'t str,
    /// The classes of its words, and of what lies below them.
    pub words: &'static str,
    pub plate: &'static str,
    /// Of whoever has cover: a shield before the words.
    pub cover: bool,
    pub of: Option<Thing>,
}

impl<'t> Pill<'t> {
    pub const fn new(text: &'t str, words: &'static str) -> Self {
        Self {
            text,
            words,
            plate: "b-pill",
            cover: false,
            of: None,
        }
    }

    fn half(&self) -> Mil {
        // Letters of the fonts that are used are narrower than the widest.
        let words = width(self.text) * LETTERS / 1_000 * 3 / 8;
        words + 340 + if self.cover { SHIELD / 2 } else { 0 }
    }

    /// Returns half of its width and of its height, with letters so high.
    pub fn room(&self, letters: Mil) -> [Mil; 2] {
        [self.half(), HALF].map(|it| scaled(it, letters))
    }

    /// Returns the frame that it takes about its middle.
    pub fn frame(&self, letters: Mil, at: Spot) -> Frame {
        about(at, self.room(letters))
    }

    /// Draws it about its middle.
    pub fn drawn(&self, letters: Mil, (x, y): Spot, out: &mut String) {
        let Self {
            text, words, plate, ..
        } = self;
        let (half, scale) = (self.half(), scale(letters));
        let (wide, high) = (2 * half, 2 * HALF);
        // Writing to a text never fails.
        let _ = write!(
            out,
            "<g transform=\"translate({x} {y})scale({scale})\"><rect class=\"{plate}\" x=\"-{half}\" y=\"-{HALF}\" width=\"{wide}\" height=\"{high}\" rx=\"{HALF}\"/>"
        );
        let aside = if self.cover { SHIELD / 2 } else { 0 };
        if self.cover {
            let at = SHIELD / 2 + 150 - half;
            let _ = write!(out, "<use href=\"#b-k-cover\" x=\"{at}\"/>");
        }
        let of = self.of.map(|it| format!(" data-of=\"{}\"", key(it)));
        let of = of.unwrap_or_default();
        let _ = write!(
            out,
            "<text class=\"{words}\"{of} x=\"{aside}\" y=\"290\">{text}</text></g>"
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pill_is_as_large_on_the_screen_from_near_as_from_afar() {
        let pill = Pill::new("12.3″", "b-far");
        let ([wide, high], [half, low]) = (pill.room(LETTERS), pill.room(LETTERS / 2));
        assert!((wide - 2 * half).abs() < 4 && (high - 2 * low).abs() < 4);
        let mut out = String::new();
        pill.drawn(LETTERS / 2, (1_000, 2_000), &mut out);
        assert!(out.contains("translate(1000 2000)scale(0.500)"), "{out}");
        assert!(out.contains("class=\"b-pill\"") && out.contains(">12.3″</text>"));
    }

    #[test]
    fn whoever_has_cover_has_a_shield_in_a_broader_pill() {
        let plain = Pill::new("7″", "b-far");
        let covered = Pill {
            cover: true,
            ..plain
        };
        assert!(covered.room(LETTERS)[0] > plain.room(LETTERS)[0]);
        let mut out = String::new();
        covered.drawn(LETTERS, (0, 0), &mut out);
        assert!(out.contains("#b-k-cover"), "{out}");
    }
}
