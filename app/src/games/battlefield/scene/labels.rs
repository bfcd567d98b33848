//! The names of units on plates, upright and everywhere with letters of one height; `plates` finds where they lie.

use super::{
    model::TrayModel,
    names::{LETTERS, halved, scale, scaled, width},
    pips::{self, Pip},
    plates::{Claim, Plate, Side, Wanted, places},
    taken::{Frame, Taken, frame_of},
};
use crate::markup::escaped;
use battlefield::{
    geometry::{Mil, Tray},
    position::UnitId,
};
use std::fmt::Write;

/// A name where it lies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    pub id: UnitId,
    pub classes: String,
    pub lines: Vec<String>,
    /// The height of its letters.
    pub letters: Mil,
    pub plate: Frame,
    /// It lies on its own unit.
    pub upon: bool,
    /// The wounds that its unit still bears.
    pub pips: Vec<Pip>,
    pub activated: bool,
}

/// Letters that have to be larger than this are those of a table that is seen from afar.
pub const AFAR: Mil = 1_050;
/// From the edges of a plate to what is on it, and from its bars to its lower edge.
const INSET: Mil = 220;
const FOOT: Mil = 130;

/// Returns the width and the height of a plate with letters of the plain height.
fn size(lines: &[String], pips: &[Pip]) -> (Mil, Mil) {
    // Letters of the fonts that are used are narrower than the widest.
    let widest = lines.iter().map(|it| width(it) * 3 / 4).max().unwrap_or(0);
    let wide = (widest * LETTERS / 1_000).max(pips::wide(pips)) + 2 * INSET;
    let high = Mil::from(lines.len() as u8) * LETTERS + INSET + pips::HIGH + FOOT;
    (wide, high)
}

/// A unit with the ways to write its name.
struct Named<'t> {
    model: &'t TrayModel,
    ways: Vec<Vec<String>>,
    pips: Vec<Pip>,
}

impl Named<'_> {
    fn wanted(&self, taken: &Taken, claim: Claim) -> Wanted {
        let Self { model, ways, pips } = self;
        let sizes = ways.iter().map(|lines| {
            let (wide, high) = size(lines, pips);
            (scaled(wide, taken.letters), scaled(high, taken.letters))
        });
        Wanted {
            own: frame_of(taken.chart, &Tray::new(model.base, model.pose)),
            front: Side::of(taken.chart, model.pose.facing),
            claim,
            sizes: sizes.collect(),
        }
    }

    fn label(mut self, letters: Mil, plate: Plate) -> Label {
        Label {
            id: self.model.id,
            classes: self.model.colors.classes(),
            lines: self.ways.swap_remove(plate.size),
            letters,
            plate: plate.frame,
            upon: plate.upon,
            pips: self.pips,
            activated: self.model.activated,
        }
    }
}

/// A name for each tray that has one among `names` and finds room; who is in hand or looked at has one in any case.
pub fn labels(
    taken: &mut Taken,
    trays: &[TrayModel],
    names: &[(UnitId, String)],
    claim: impl Fn(UnitId) -> Claim,
) -> Vec<Label> {
    let units = trays.iter().filter_map(|model| {
        let (_, name) = names.iter().find(|it| it.0 == model.id)?;
        Some(Named {
            model,
            ways: written(name),
            pips: pips::of(model),
        })
    });
    let units: Vec<Named<'_>> = units.collect();
    let wanted = units.iter().map(|it| it.wanted(taken, claim(it.model.id)));
    let wanted: Vec<Wanted> = wanted.collect();
    let (letters, found) = (taken.letters, places(taken, &wanted));
    let all = found.into_iter().zip(units);
    all.filter_map(|(plate, it)| Some(it.label(letters, plate?)))
        .collect()
}

/// The ways to write a name, the best first.
fn written(name: &str) -> Vec<Vec<String>> {
    let mut ways = vec![vec![name.to_owned()]];
    ways.extend(halved(name).map(|it| it.to_vec()));
    ways
}

/// Draws the plates, and above all of them the signs of who has been activated.
pub fn drawn<'l>(labels: impl Iterator<Item = &'l Label>) -> String {
    let (mut out, mut discs) = (String::new(), String::new());
    for label in labels {
        let [left, top, right, _] = label.plate;
        let scale = scale(label.letters);
        let (wide, high) = size(&label.lines, &label.pips);
        let (x, y) = (wide / 2, 60 + LETTERS * 4 / 5);
        // Writing to a text never fails.
        let _ = write!(
            out,
            "<g class=\"b-label {}\" transform=\"translate({left} {top})scale({scale})\"><rect class=\"b-plate\" width=\"{wide}\" height=\"{high}\" rx=\"170\"/>\
             <path class=\"b-plate-edge\" d=\"M0 0h{wide}\"/><path class=\"b-plate-teeth\" d=\"M0 0h{wide}\"/>\
             <text class=\"b-name\" font-size=\"{LETTERS}\" y=\"{y}\">",
            label.classes,
        );
        for (number, line) in label.lines.iter().enumerate() {
            let step = if number == 0 { 0 } else { LETTERS };
            let line = escaped(line);
            let _ = write!(out, "<tspan x=\"{x}\" dy=\"{step}\">{line}</tspan>");
        }
        out.push_str("</text>");
        pips::drawn(&label.pips, (x, high - FOOT - pips::HIGH), &mut out);
        out.push_str("</g>");
        if label.activated {
            let _ = write!(
                discs,
                "<g class=\"b-label\" transform=\"translate({right} {top})scale({scale})\"><use href=\"#b-tick\"/></g>"
            );
        }
    }
    out + &discs
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::battlefield::scene::{
        chart::Chart, example::example, model::trays, names::short_names,
    };
    use battlefield::{
        geometry::{Facing, Pose},
        position::{Place, Position},
    };

    fn all(position: &Position, turned: bool, letters: Mil) -> (Taken, Vec<Label>) {
        let taken = Taken::new(Chart::new(position, turned), position);
        let mut taken = taken.lettered(letters);
        let names = short_names(position);
        let plain = |_| Claim::Plain;
        let labels = labels(&mut taken, &trays(position), &names, plain);
        (taken, labels)
    }

    fn check(position: &Position, turned: bool) -> Vec<Label> {
        let before = Taken::new(Chart::new(position, turned), position).written();
        let (taken, labels) = all(position, turned, LETTERS);
        assert_eq!(taken.written(), before + labels.len());
        assert_eq!(taken.covered(before), Vec::<Frame>::new());
        labels
    }

    #[test]
    fn names_lie_free_and_all_have_letters_of_one_height() {
        let labels = check(&example(), false);
        assert_eq!(labels.len(), 12);
        assert!(labels.iter().all(|it| it.letters == LETTERS && !it.upon));
        check(&example(), true);
    }

    /// So many units that most of them have neighbours on all sides.
    fn crowd() -> Position {
        let mut position = example();
        for (number, unit) in (0..).zip(&mut position.units) {
            let (x, y) = (3_000 + number % 6 * 5_600, 3_000 + number / 6 * 5_000);
            unit.place = Place::Table(Pose::new(x, y, Facing::NORTH));
        }
        position
    }

    #[test]
    fn names_lie_free_in_a_crowd_and_are_whole() {
        let position = crowd();
        let names = short_names(&position);
        for turned in [false, true] {
            let labels = check(&position, turned);
            assert!(!labels.is_empty());
            for it in labels {
                let whole = names.iter().find(|name| name.0 == it.id).unwrap();
                assert_eq!(it.lines.join(" "), whole.1);
            }
        }
    }

    #[test]
    fn a_name_lies_at_the_rear_of_its_unit_where_there_is_room() {
        let position = example();
        let chart = Chart::new(&position, false);
        let at_rear = |it: &&Label| {
            let tray = position.unit(it.id).tray().unwrap();
            let own = frame_of(chart, &tray);
            match Side::of(chart, tray.pose.facing) {
                Side::Up => it.plate[1] >= own[3],
                Side::Right => it.plate[2] <= own[0],
                Side::Down => it.plate[3] <= own[1],
                Side::Left => it.plate[0] >= own[2],
            }
        };
        let labels = check(&position, false);
        assert!(labels.iter().filter(at_rear).count() >= 8);
    }

    #[test]
    fn larger_letters_leave_out_what_finds_no_room() {
        let position = example();
        let (_, near) = all(&position, false, LETTERS);
        let (taken, far) = all(&position, false, 4 * LETTERS);
        assert!(far.len() < near.len(), "{}", far.len());
        assert!(far.iter().all(|it| it.letters == taken.letters));
    }

    #[test]
    fn who_is_looked_at_is_named_in_a_crowd() {
        let position = crowd();
        let (chart, names) = (Chart::new(&position, false), short_names(&position));
        let unnamed = position.units().map(|it| it.0);
        let (_, plain) = all(&position, false, 2 * LETTERS);
        let unnamed = unnamed.filter(|id| plain.iter().all(|it| it.id != *id));
        let unnamed: Vec<UnitId> = unnamed.collect();
        assert!(!unnamed.is_empty());
        for id in unnamed {
            let mut taken = Taken::new(chart, &position).lettered(2 * LETTERS);
            let looked = |it| {
                if it == id {
                    Claim::Looked
                } else {
                    Claim::Plain
                }
            };
            let labels = labels(&mut taken, &trays(&position), &names, looked);
            assert!(labels.iter().any(|it| it.id == id && it.upon));
            assert_eq!(labels.len(), plain.len() + 1);
        }
    }

    #[test]
    fn the_signs_of_who_was_activated_lie_above_all_plates() {
        let drawn = drawn(check(&example(), false).iter());
        let (plates, discs) = (drawn.rfind("b-plate\""), drawn.find("#b-tick"));
        assert!(plates.is_some() && plates < discs, "{drawn}");
    }

    #[test]
    fn names_cannot_become_markup() {
        let mut labels = check(&example(), false);
        labels[0].lines = vec!["a<b & \"c\"".to_owned()];
        assert!(drawn(labels.iter()).contains(">a&lt;b &amp; &quot;c&quot;<"));
    }
}
