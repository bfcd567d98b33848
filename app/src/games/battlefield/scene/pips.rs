//! The wounds that a unit still bears, as small bars: one for each rank, or for each wound of a model by
//! itself.

use super::{chart::Spot, model::TrayModel};
use battlefield::geometry::Mil;
use std::fmt::Write;

/// A bar, and how much of it is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pip {
    left: u8,
    all: u8,
}

/// The height of bars.
pub const HIGH: Mil = 260;
const GAP: Mil = 110;

/// The bars of a unit, that of the front rank first.
pub fn of(model: &TrayModel) -> Vec<Pip> {
    let each = model.each.max(1);
    let standing = u16::from(model.models) * u16::from(each);
    let left = standing.saturating_sub(u16::from(model.wounds));
    let (all, bar) = if model.solo {
        (u16::from(each), 1)
    } else {
        let bar = u16::from(model.per_rank.max(1)) * u16::from(each);
        (u16::from(model.full) * u16::from(each), bar)
    };
    let bars = (0..all).step_by(usize::from(bar.max(1)));
    bars.map(|before| Pip {
        left: left.saturating_sub(before).min(bar) as u8,
        all: bar as u8,
    })
    .collect()
}

/// Returns the width of one of them: many are narrow.
const fn width(pips: &[Pip]) -> Mil {
    if pips.len() > 5 { 330 } else { 640 }
}

/// Returns their width together.
pub fn wide(pips: &[Pip]) -> Mil {
    pips.iter().map(|_| width(pips) + GAP).sum()
}

/// Adds the bars about the middle of their upper edge.
pub fn drawn(pips: &[Pip], (x, y): Spot, out: &mut String) {
    let (width, first) = (width(pips), x - wide(pips) / 2);
    let (mut gone, mut left) = (String::new(), String::new());
    let middle = y + HIGH / 2;
    for (number, pip) in (0..).zip(pips) {
        let start = first + number * (width + GAP) + GAP / 2;
        let full = width * Mil::from(pip.left) / Mil::from(pip.all.max(1));
        // Writing to a text never fails.
        let _ = write!(gone, "M{start} {middle}h{width}");
        if full > 0 {
            let _ = write!(left, "M{start} {middle}h{full}");
        }
    }
    let _ = write!(
        out,
        "<path class=\"b-pips gone\" d=\"{gone}\"/><path class=\"b-pips\" d=\"{left}\"/>"
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::battlefield::scene::{example::example, model::trays};

    fn bars(unit: usize) -> Vec<(u8, u8)> {
        let pips = of(&trays(&example())[unit]);
        pips.into_iter().map(|it| (it.left, it.all)).collect()
    }

    #[test]
    fn each_rank_has_a_bar() {
        assert_eq!(bars(0), [(4, 4), (4, 4), (1, 4)]);
        assert_eq!(bars(6), [(4, 4), (1, 4), (0, 4)]);
    }

    #[test]
    fn a_model_by_itself_has_a_bar_for_each_wound() {
        let wolf = bars(4);
        assert_eq!(wolf.iter().map(|it| it.0).sum::<u8>(), 1);
        assert_eq!(wolf.len(), 4);
    }
}
