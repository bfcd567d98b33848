//! The words for the signs on a tray or a piece of terrain, beside it while somebody looks at it.

use super::{
    chart::Chart,
    lying::described,
    model,
    names::width,
    taken::{Frame, frame_of},
};
use crate::{games::battlefield::wording, markup::escaped};
use battlefield::{
    field::Thing,
    geometry::Mil,
    position::{Position, Unit},
};
use std::fmt::Write;

/// The height of its letters, and from its edge to them.
const SIZE: Mil = 950;
const INSET: Mil = 350;

/// Returns the words above something, if it has signs; below it where the table ends.
pub fn tip(chart: Chart, position: &Position, thing: Thing) -> String {
    let lines = lines(position, thing);
    let Some(frame) = frame(chart, position, thing).filter(|_| !lines.is_empty()) else {
        return String::new();
    };
    let widest = lines.iter().map(|it| width(it) * 4 / 5).max().unwrap_or(0);
    let wide = widest * SIZE / 1_000 + 2 * INSET;
    let step = SIZE * 6 / 5;
    let high = lines.iter().map(|_| step).sum::<Mil>() + INSET;
    let [left, top, right, bottom] = frame;
    let most = (chart.width - wide).max(0);
    let x = (i32::midpoint(left, right) - wide / 2).clamp(0, most);
    let above = top - 900 - high;
    let y = if above >= 0 { above } else { bottom + 300 };
    let middle = x + wide / 2;
    let mut out = format!(
        "<rect class=\"b-tip\" x=\"{x}\" y=\"{y}\" width=\"{wide}\" height=\"{high}\" rx=\"200\"/>"
    );
    for (number, line) in (1..).zip(&lines) {
        let (foot, line) = (y + number * step - 100, escaped(line));
        // Writing to a text never fails.
        let _ = write!(
            out,
            "<text class=\"b-tip-words\" x=\"{middle}\" y=\"{foot}\">{line}</text>"
        );
    }
    out
}

fn frame(chart: Chart, position: &Position, thing: Thing) -> Option<Frame> {
    if let Some(tray) = position.tray(thing) {
        return Some(frame_of(chart, &tray));
    }
    let corners = model::corners(position, thing)?;
    let nowhere = [Mil::MAX, Mil::MAX, Mil::MIN, Mil::MIN];
    Some(corners.iter().fold(nowhere, |it, corner| {
        let (x, y) = chart.spot(*corner);
        [it[0].min(x), it[1].min(y), it[2].max(x), it[3].max(y)]
    }))
}

fn lines(position: &Position, thing: Thing) -> Vec<String> {
    match thing {
        Thing::Unit(number) => {
            let unit = position.units.get(usize::from(number));
            unit.map_or_else(Vec::new, |it| signs_of(position, thing, it))
        }
        Thing::Piece(number) => {
            let pieces = model::pieces(position);
            let piece = pieces.iter().find(|it| it.number == number);
            piece.map(described).into_iter().collect()
        }
        Thing::Wall(_) => Vec::new(),
    }
}

/// "Panicked", "engaged", "activated".
fn signs_of(position: &Position, thing: Thing, unit: &Unit) -> Vec<String> {
    let tokens = unit.tokens.all().map(|it| wording::token(it).to_owned());
    let mut lines: Vec<String> = tokens.collect();
    if let Some(id) = thing.unit() {
        let influences = wording::influences(position, id).into_iter();
        lines.extend(influences.map(|(name, _)| name));
    }
    if position.is_engaged(thing) {
        lines.push(word!("Engaged" | "Gebunden").to_owned());
    }
    if unit.activated {
        lines.push(word!("Activated" | "Aktiviert").to_owned());
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::battlefield::scene::example::example;

    #[test]
    fn signs_are_told_in_words() {
        let position = example();
        let chart = Chart::new(&position, false);
        let guards = tip(chart, &position, Thing::Unit(6));
        for word in ["Panicked", "Weakened", "Vulnerable", "Engaged", "Activated"] {
            assert!(guards.contains(&format!(">{word}</text>")), "{word}");
        }
        let forest = tip(chart, &position, Thing::Piece(0));
        assert!(forest.contains("Forest: Cover, Rough"), "{forest}");
        assert_eq!(tip(chart, &position, Thing::Unit(1)), "");
    }
}
