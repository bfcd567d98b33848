//! The names of units, on plates beside their trays: upright, over no tray and over no other name.

use super::{
    model::TrayModel,
    names::{halved, width},
    pips::{self, Pip},
    taken::{Frame, Taken, frame_of},
};
use crate::markup::escaped;
use battlefield::{
    geometry::{Mil, Tray},
    position::UnitId,
};
use std::fmt::Write;

/// A name where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    pub id: UnitId,
    pub classes: String,
    pub lines: Vec<String>,
    /// The height of its letters.
    pub size: Mil,
    pub plate: Frame,
    /// The wounds that its unit still bears.
    pub pips: Vec<Pip>,
    pub activated: bool,
}

/// From a tray to its name.
const GAP: Mil = 260;
/// Letters that have to be larger than this are those of a table that is seen from afar.
pub const AFAR: Mil = 1_050;
/// From the edges of a plate to what is on it.
const INSET: Mil = 220;

/// Returns the width and the height of a plate.
fn frame(lines: &[String], size: Mil, pips: &[Pip]) -> (Mil, Mil) {
    // Letters of the fonts that are used are narrower than the widest.
    let widest = lines.iter().map(|it| width(it) * 4 / 5).max().unwrap_or(0);
    let wide = (widest * size / 1_000).max(pips::wide(pips)) + 2 * INSET;
    let high = Mil::from(lines.len() as u8) * size + INSET + pips::HIGH + 130;
    (wide, high)
}

/// A name for each tray that has one among `names`, which takes its place. On a small screen letters have a least
/// size; from afar a name that finds no room then is left out.
pub fn labels(
    taken: &mut Taken,
    trays: &[TrayModel],
    (names, least): (&[(UnitId, String)], Mil),
) -> Vec<Label> {
    let chart = taken.chart;
    let mut labels = Vec::new();
    for model in trays {
        let Some((_, name)) = names.iter().find(|it| it.0 == model.id) else {
            continue;
        };
        let own = frame_of(chart, &Tray::new(model.base, model.pose));
        let pips = pips::of(model);
        let ways = written(name, least);
        // Below it if at all possible: there one looks for it.
        let found = (0..8).find_map(|place| {
            ways.iter().find_map(|(lines, size)| {
                let frames = beside(own, frame(lines, *size, &pips));
                let free = Some(frames[place]).filter(|it| taken.is_free(*it))?;
                Some((lines.clone(), *size, free))
            })
        });
        let on_tray = || (least <= AFAR).then(|| on_itself(name, own, (pips.as_slice(), least)));
        let Some((lines, size, plate)) = found.or_else(on_tray) else {
            continue;
        };
        taken.write(plate);
        labels.push(Label {
            id: model.id,
            classes: model.colors.classes(),
            lines,
            size,
            plate,
            pips,
            activated: model.activated,
        });
    }
    labels
}

/// The ways to write a name, the best first.
fn written(name: &str, least: Mil) -> Vec<(Vec<String>, Mil)> {
    let one = vec![name.to_owned()];
    let two = halved(name).map(|it| it.to_vec());
    let mut ways = vec![(one.clone(), 1_050)];
    ways.extend(two.clone().map(|it| (it, 1_050)));
    ways.push((one, 900));
    ways.extend(two.map(|it| (it, 850)));
    for (_, size) in &mut ways {
        *size = (*size).max(least);
    }
    ways
}

/// Below a tray, above it, and beside it; the middle of a side first.
fn beside([left, top, right, bottom]: Frame, (width, height): (Mil, Mil)) -> [Frame; 8] {
    let (middle, level) = (i32::midpoint(left, right), i32::midpoint(top, bottom));
    let framed = |left: Mil, top: Mil| [left, top, left + width, top + height];
    let (below, above) = (bottom + GAP, top - GAP - height);
    let centered = middle - width / 2;
    [
        framed(centered, below),
        framed(left, below),
        framed(right - width, below),
        framed(centered, above),
        framed(left, above),
        framed(right - width, above),
        framed(right + GAP, level - height / 2),
        framed(left - GAP - width, level - height / 2),
    ]
}

/// Returns the plate where nothing is free: whole at the foot of the tray itself, as large as that allows.
fn on_itself(
    name: &str,
    [left, top, right, bottom]: Frame,
    (pips, least): (&[Pip], Mil),
) -> (Vec<String>, Mil, Frame) {
    let one = vec![name.to_owned()];
    let two = halved(name).map_or_else(|| one.clone(), |it| it.to_vec());
    let sizes = [850, 750, 650, 550].map(|it| it.max(least));
    let mut ways = sizes.iter().flat_map(|size| [(&one, *size), (&two, *size)]);
    let fits = |(lines, size): &(&Vec<String>, Mil)| frame(lines, *size, pips).0 <= right - left;
    let (lines, size) = ways.find(fits).unwrap_or((&two, least.max(500)));
    let (wide, high) = frame(lines, size, pips);
    let (x, y) = (
        i32::midpoint(left, right) - wide / 2,
        (bottom - 100 - high).max(top),
    );
    (lines.clone(), size, [x, y, x + wide, y + high])
}

pub fn drawn(labels: &[Label]) -> String {
    let mut out = String::with_capacity(420 * labels.len());
    for label in labels {
        let [left, top, right, bottom] = label.plate;
        let (wide, high, size) = (right - left, bottom - top, label.size);
        let (x, y) = (i32::midpoint(left, right), top + 60 + size * 4 / 5);
        // Writing to a text never fails.
        let _ = write!(
            out,
            "<g class=\"b-label {}\"><rect class=\"b-plate\" x=\"{left}\" y=\"{top}\" width=\"{wide}\" height=\"{high}\" rx=\"170\"/>\
             <path class=\"b-plate-edge\" d=\"M{left} {top}h{wide}\"/><path class=\"b-plate-teeth\" d=\"M{left} {top}h{wide}\"/>\
             <text class=\"b-name\" font-size=\"{size}\" y=\"{y}\">",
            label.classes,
        );
        for (number, line) in label.lines.iter().enumerate() {
            let step = if number == 0 { 0 } else { size };
            let line = escaped(line);
            let _ = write!(out, "<tspan x=\"{x}\" dy=\"{step}\">{line}</tspan>");
        }
        out.push_str("</text>");
        pips::drawn(&label.pips, (x, bottom - 130 - pips::HIGH), &mut out);
        if label.activated {
            let _ = write!(out, "<use href=\"#b-tick\" x=\"{right}\" y=\"{top}\"/>");
        }
        out.push_str("</g>");
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::battlefield::scene::{
        chart::Chart, example::example, model::trays, names::short_names,
    };
    use battlefield::{geometry::Pose, position::Place};

    fn check(position: &battlefield::position::Position, turned: bool) -> Vec<Label> {
        let mut taken = Taken::new(Chart::new(position, turned), position);
        let before = taken.written();
        let names = short_names(position);
        let labels = labels(&mut taken, &trays(position), (names.as_slice(), 0));
        assert_eq!(taken.written(), before + labels.len());
        assert_eq!(taken.covered(before), Vec::<Frame>::new());
        labels
    }

    #[test]
    fn names_stand_free() {
        let labels = check(&example(), false);
        assert_eq!(labels.len(), 12);
        assert!(labels.iter().all(|it| it.size >= 850));
        check(&example(), true);
    }

    /// So many units that most of them have neighbours on all sides.
    fn crowd() -> battlefield::position::Position {
        let mut position = example();
        for (number, unit) in (0..).zip(&mut position.units) {
            let (x, y) = (3_000 + number % 6 * 5_600, 3_000 + number / 6 * 5_000);
            unit.place = Place::Table(Pose::new(x, y, battlefield::geometry::Facing::NORTH));
        }
        position
    }

    #[test]
    fn names_stand_free_in_a_crowd() {
        check(&crowd(), false);
        check(&crowd(), true);
    }

    #[test]
    fn names_are_whole_even_in_a_crowd() {
        let position = crowd();
        let names = short_names(&position);
        for it in check(&position, false) {
            let whole = names.iter().find(|name| name.0 == it.id).unwrap();
            assert_eq!(it.lines.join(" "), whole.1);
        }
    }

    #[test]
    fn a_name_stands_below_its_tray_where_there_is_room() {
        let position = example();
        let labels = check(&position, false);
        let chart = Chart::new(&position, false);
        let below = |it: &&Label| {
            let tray = position.unit(it.id).tray().unwrap();
            it.plate[1] > chart.spot(tray.pose.at).1
        };
        assert!(labels.iter().filter(below).count() >= 8);
    }

    #[test]
    fn on_a_small_screen_names_are_large_or_left_out() {
        let (position, names) = (crowd(), short_names(&crowd()));
        let all = |least: Mil| {
            let mut taken = Taken::new(Chart::new(&position, false), &position);
            labels(&mut taken, &trays(&position), (names.as_slice(), least))
        };
        for least in [900, 1_500] {
            assert!(all(least).iter().all(|it| it.size >= least));
        }
        assert_eq!(
            all(900).len(),
            position.units.len(),
            "near at hand all are named"
        );
        assert!(all(1_500).len() < position.units.len());
    }

    #[test]
    fn names_cannot_become_markup() {
        let mut labels = check(&example(), false);
        labels[0].lines = vec!["a<b & \"c\"".to_owned()];
        assert!(drawn(&labels).contains(">a&lt;b &amp; &quot;c&quot;<"));
    }
}
