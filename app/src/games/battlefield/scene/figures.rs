//! Models in their ranks, seen from above: a few lines through all of them, not one drawing for each.

use super::{arms::Arms, model::TrayModel};
use battlefield::{data::Kind, geometry::Mil};
use std::fmt::Write;

/// The look of a unit's models: a man, or a longer stroke for what rides; a war machine is a frame with
/// an axle and the arms of a bow.
struct Figure {
    across: Mil,
    along: Mil,
    /// The breadth of the stroke, and its length.
    broad: Mil,
    long: Mil,
    machine: bool,
}

impl Figure {
    const fn of(model: &TrayModel) -> Self {
        let (across, along, broad, long) = match (model.solo, model.kind) {
            (_, Kind::WarMachine) => (0, 0, 640, 2_600),
            (true, _) if model.base.depth > 4_000 => (0, 0, 1_700, 1_900),
            (true, _) => (0, 0, 1_400, 1),
            (false, Kind::Cavalry) => (2_300, 1_950, 800, 1_050),
            (false, _) => (1_270, 1_300, 860, 1),
        };
        Self {
            across,
            along,
            broad,
            long,
            machine: matches!(model.kind, Kind::WarMachine),
        }
    }
}

/// Half of how far the arms and the axle of a war machine reach across.
const ARMS: Mil = 950;

/// The places of all models of a whole unit, those of the front rank first, from the left.
fn places(model: &TrayModel) -> Vec<(Mil, Mil)> {
    let figure = Figure::of(model);
    let per_rank = Mil::from(model.per_rank.max(1));
    let ranks = (Mil::from(model.full) + per_rank - 1) / per_rank;
    let place = |number: Mil| {
        let (rank, file) = (number / per_rank, number % per_rank);
        let x = (2 * file - (per_rank - 1)) * figure.across / 2;
        let y = (2 * rank - (ranks - 1)) * figure.along / 2;
        (x, y)
    };
    (0..Mil::from(model.full)).map(place).collect()
}

/// The places of those that stand.
pub fn standing_at(model: &TrayModel) -> Vec<(Mil, Mil)> {
    let mut places = places(model);
    places.truncate(usize::from(model.models));
    places
}

/// Adds the models: those that stand, and rings for those that are gone.
pub fn figures(model: &TrayModel, out: &mut String) {
    let figure = Figure::of(model);
    let all = places(model);
    let (standing, gone) = all.split_at(usize::from(model.models).min(all.len()));
    if !gone.is_empty() {
        let line = line(gone, &figure);
        stroke(out, "b-rim gone", figure.broad - 160, &line);
        stroke(out, "b-gone", figure.broad - 280, &line);
    }
    if !standing.is_empty() {
        let line = line(standing, &figure);
        let broad = figure.broad;
        // Writing to a text never fails.
        let _ = write!(
            out,
            "<path class=\"b-shade-line\" stroke-width=\"{broad}\" transform=\"translate(100 170)\" d=\"{line}\"/>"
        );
        if model.solo {
            stroke(out, "b-rim", broad, &line);
            stroke(out, "b-man", broad - 220, &line);
        } else {
            let rides = matches!(model.kind, Kind::Cavalry);
            if rides {
                stroke(out, "b-rim", broad - 60, &line);
                stroke(out, "b-horse", broad - 200, &line);
            }
            men(standing, model.arms, out);
        }
    }
    // The commander among them has a crown.
    let crowned = usize::from(model.commander && !model.solo);
    let ringed = standing.iter().take(usize::from(model.attachments));
    for (x, y) in ringed.skip(crowned) {
        let _ = write!(
            out,
            "<circle class=\"b-ring\" cx=\"{x}\" cy=\"{y}\" r=\"{}\"/>",
            figure.broad / 2 + 20,
        );
    }
}

fn stroke(out: &mut String, class: &str, width: Mil, line: &str) {
    let _ = write!(
        out,
        "<path class=\"{class}\" stroke-width=\"{width}\" d=\"{line}\"/>"
    );
}

/// Shoulders, helmets and shields of men, and what they bear.
fn men(places: &[(Mil, Mil)], arms: Arms, out: &mut String) {
    let each = |(across, down): (Mil, Mil), path: &str| {
        let mut line = String::with_capacity(20 * places.len());
        for (x, y) in places {
            let _ = write!(line, "M{} {}{path}", x + across, y + down);
        }
        line
    };
    let (shaft, blade) = match arms {
        Arms::Sword => (each((240, 0), "h240"), each((360, 110), "v-720")),
        Arms::Axe => (each((370, 240), "v-830"), each((390, -540), "l190 150")),
        Arms::Spear => (each((370, 330), "v-1000"), each((370, -640), "v-170")),
        Arms::Bow => (
            each((-320, -420), "q340-330 680 0"),
            each((20, -180), "v-520"),
        ),
    };
    let shoulders = each((-160, 40), "h320");
    let helmets = each((0, -30), "v1");
    let _ = write!(
        out,
        "<path class=\"b-shaft\" d=\"{shaft}\"/><path class=\"b-blades\" d=\"{blade}\"/>\
         <path class=\"b-rim\" stroke-width=\"620\" d=\"{shoulders}\"/><path class=\"b-coat\" d=\"{shoulders}\"/>\
         <path class=\"b-rim\" stroke-width=\"500\" d=\"{helmets}\"/><path class=\"b-helmet\" d=\"{helmets}\"/>"
    );
    if arms != Arms::Bow {
        let _ = write!(
            out,
            "<path class=\"b-man\" stroke-width=\"270\" d=\"{}\"/>",
            each((-330, -110), "v230")
        );
    }
}
/// A dot, or a stroke along the tray, at each place.
fn line(places: &[(Mil, Mil)], figure: &Figure) -> String {
    let (long, across) = (figure.long, 2 * ARMS);
    let mut line = String::with_capacity(16 * places.len());
    for (x, y) in places {
        let _ = write!(line, "M{x} {}v{long}", y - long / 2);
        if figure.machine {
            let (left, front, rear) = (x - ARMS, y - long / 4, y + long / 3);
            let _ = write!(
                line,
                "M{left} {front}q{ARMS}-900 {across} 0M{left} {rear}h{across}"
            );
        }
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::battlefield::scene::{example::example, model::trays, tray::drawn};
    use battlefield::geometry::Base;

    #[test]
    fn infantry_stands_four_in_a_rank_cavalry_two() {
        let trays = trays(&example());
        let ranks = |unit: usize| {
            let mut ranks: Vec<Mil> = places(&trays[unit]).iter().map(|it| it.1).collect();
            ranks.dedup();
            ranks.len()
        };
        assert_eq!([0, 2, 4].map(ranks), [3, 2, 1]);
    }

    /// The first tray of the example as one of a war machine.
    fn machine() -> TrayModel {
        let mut model = trays(&example()).swap_remove(4);
        (model.kind, model.solo, model.base) = (Kind::WarMachine, true, Base::LARGE_SOLO);
        (model.full, model.models, model.per_rank) = (1, 1, 1);
        model
    }

    #[test]
    fn a_war_machine_has_arms_and_an_axle() {
        let mut out = String::new();
        figures(&machine(), &mut out);
        assert!(
            out.contains("M-950 -650q950-900 1900 0M-950 866h1900"),
            "{out}"
        );
        let drawn = drawn(&machine(), "0");
        assert!(drawn.contains("href=\"#b-war_machine\""), "{drawn}");
        let reach = ARMS + Figure::of(&machine()).broad / 2;
        assert!(2 * reach <= Base::LARGE_SOLO.width);
    }

    #[test]
    fn the_last_rank_goes_first() {
        let swords = &trays(&example())[0];
        let standing = standing_at(swords);
        assert_eq!(standing.len(), 9);
        let rear = standing.iter().filter(|it| it.1 > 0).count();
        assert_eq!(rear, 1);
    }

    #[test]
    fn models_stay_on_their_tray() {
        for model in trays(&example()).into_iter().chain([machine()]) {
            let figure = Figure::of(&model);
            for (x, y) in places(&model) {
                let (across, along) = (
                    x.abs() + figure.broad / 2,
                    y.abs() + figure.long / 2 + figure.broad / 2,
                );
                assert!(2 * across <= model.base.width && 2 * along <= model.base.depth);
            }
        }
    }

    #[test]
    fn an_attachment_is_ringed_in_front_on_the_left_unless_it_commands() {
        let mut swords = trays(&example()).swap_remove(0);
        let ring = "<circle class=\"b-ring\" cx=\"-1905\" cy=\"-1300\"";
        let drawn = |swords: &TrayModel| {
            let mut out = String::new();
            figures(swords, &mut out);
            out
        };
        assert!(swords.commander && !drawn(&swords).contains(ring));
        swords.commander = false;
        assert!(drawn(&swords).contains(ring));
    }
}
