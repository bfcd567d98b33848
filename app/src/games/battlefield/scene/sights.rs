//! Everything that a unit meets, drawn over the table: distances, cover, and who could charge it.

use super::{
    chart::Chart,
    model::corners,
    numbers::{beside_plate, placed},
    pills::Pill,
    taken::{Frame, Taken},
};
use crate::games::battlefield::{
    decide::{Outlook, Sight},
    wording,
};
use battlefield::{
    aim::{Line, Measure, Threat},
    field::Thing,
    geometry::{Mil, Point, Pose, Tray},
    position::Position,
};
use std::fmt::Write;

/// The enemies that a unit meets where it stands or would stand.
#[derive(Clone, Copy, Debug)]
pub struct Met<'t> {
    pub from: Outlook,
    pub sights: &'t [Sight],
    /// Those of them that could charge it there.
    pub threats: &'t [Threat],
}

/// Beside the name of each enemy how far it is, crossed through where it is not seen; with a shield where it has cover,
/// and in red where it could charge. Of whoever touches, and of the one whose distance is written elsewhere, nothing.
pub fn distances(
    taken: &mut Taken,
    (position, plates): (&Position, &[(Thing, Frame)]),
    met: Met<'_>,
    told: Option<Thing>,
) -> String {
    let mut out = String::new();
    let apart = |it: &&Sight| it.sighting.gap > 0 && Some(it.sighting.thing) != told;
    for it in met.sights.iter().filter(apart) {
        let thing = it.sighting.thing;
        if let Some(tray) = position.tray(thing) {
            let plate = plates.iter().find(|plate| plate.0 == thing);
            let plate = plate.map(|it| it.1);
            distance(taken, (met, it), (&tray, plate), &mut out);
        }
    }
    out
}

fn distance(
    taken: &mut Taken,
    (met, it): (Met<'_>, &Sight),
    (tray, plate): (&Tray, Option<Frame>),
    out: &mut String,
) {
    let (from, sighting) = (met.from.pose, &it.sighting);
    let charges = met
        .threats
        .iter()
        .any(|it| it.enemy.thing() == sighting.thing);
    let far = wording::tenths_of_inches(sighting.gap) + "″";
    let text = if charges {
        wording::could_charge(&far)
    } else {
        far
    };
    let seen = sighting.sees.is_ok();
    let words = match (charges, seen) {
        (true, _) => "b-far bad",
        (false, true) => "b-far",
        (false, false) => "b-far no",
    };
    let pill = Pill {
        cover: it.covers.iter().any(|it| it.counts),
        of: Some(sighting.thing),
        plate: if charges { "b-pill bad" } else { "b-pill" },
        ..Pill::new(&text, words)
    };
    let (letters, room) = (taken.letters, pill.room(taken.letters));
    let beside = plate.and_then(|it| beside_plate(taken, it, room));
    let at = beside.unwrap_or_else(|| placed(taken, (tray, from), room));
    pill.drawn(letters, at, out);
}

/// From each enemy that could charge a unit to where that would stand.
pub fn threats(chart: Chart, position: &Position, (to, threats): (Pose, &[Threat])) -> String {
    let mut out = String::new();
    let trays = threats.iter();
    let trays = trays.filter_map(|it| Some((it, position.tray(it.enemy.thing())?)));
    for (it, tray) in trays {
        let class = if it.activated {
            "b-threat later"
        } else {
            "b-threat"
        };
        let ((x, y), (right, below)) = (chart.spot(tray.arrow()), chart.spot(to.at));
        let _ = write!(
            out,
            "<path class=\"b-under thin\" d=\"M{x} {y}L{right} {below}\"/>\
             <path class=\"{class}\" d=\"M{x} {y}L{right} {below}\"/>"
        );
    }
    out
}

/// From a front to the rear end of its strip, and from slant to slant in it.
const STRIP: i32 = 560;
const SLANT: usize = 720;

/// A strip with slants over the front of each enemy that could charge: it is told from all others without color.
pub fn fronts(chart: Chart, position: &Position, threats: &[Threat]) -> String {
    let mut out = String::new();
    for it in threats {
        let Some(tray) = position.tray(it.enemy.thing()) else {
            continue;
        };
        let later = if it.activated { " later" } else { "" };
        let placed = chart.placed(tray.pose.at, tray.pose.facing);
        let (x, y, width) = (tray.base.width / 2, tray.base.depth / 2, tray.base.width);
        // Writing to a text never fails.
        let _ = write!(
            out,
            "<g class=\"b-hazard{later}\" transform=\"{placed}\"><path d=\"M-{x} -{y}h{width}v{STRIP}h-{width}z\"/><path class=\"b-slants\" d=\""
        );
        for at in (0..width - STRIP).step_by(SLANT) {
            let _ = write!(out, "M{} {}l{STRIP} -{STRIP}", at - x, STRIP - y);
        }
        out.push_str("\"/></g>");
    }
    out
}

/// The line that comes nearest to seeing something, and what is in its way.
pub fn blocked(chart: Chart, position: &Position, line: &Line) -> String {
    let ((x, y), (right, below)) = (chart.spot(line.from), chart.spot(line.to));
    let mut out = format!(
        "<path class=\"b-under thin\" d=\"M{x} {y}L{right} {below}\"/>\
         <path class=\"b-sight no\" d=\"M{x} {y}L{right} {below}\"/>"
    );
    for corners in line
        .blocked_by
        .iter()
        .filter_map(|it| corners(position, *it))
    {
        out.push_str("<path class=\"b-blocks\" d=\"");
        chart.outline(&corners, &mut out);
        out.push_str("\"/>");
    }
    out
}

/// A measure, and its inches on the middle of it.
pub fn measure(chart: Chart, letters: Mil, it: &Measure) -> String {
    let ((x, y), (right, below)) = (chart.spot(it.from), chart.spot(it.to));
    let middle = (i32::midpoint(x, right), i32::midpoint(y, below));
    let inches = wording::number_of_inches(it.length) + "″";
    let mut out = format!(
        "<path class=\"b-measure\" d=\"M{x} {y}L{right} {below}\"/>\
         <circle class=\"b-measure\" cx=\"{x}\" cy=\"{y}\" r=\"220\"/>\
         <circle class=\"b-measure\" cx=\"{right}\" cy=\"{below}\" r=\"220\"/>"
    );
    Pill::new(&inches, "b-far b-measured").drawn(letters, middle, &mut out);
    out
}

/// The first end of a measure.
pub fn begun(chart: Chart, position: &Position, thing: Thing) -> String {
    let mut out = String::from("<path class=\"b-measure\" d=\"");
    if let Some(corners) = corners(position, thing) {
        chart.outline(&corners, &mut out);
    }
    out + "\"/>"
}

/// A place or a marker, chosen likewise.
pub fn dot(chart: Chart, at: Point) -> String {
    let (x, y) = chart.spot(at);
    format!("<circle class=\"b-measure\" cx=\"{x}\" cy=\"{y}\" r=\"400\"/>")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::battlefield::{decide, scene::example::example};
    use battlefield::position::UnitId;

    const fn met<'t>(from: Outlook, sights: &'t [Sight], threats: &'t [Threat]) -> Met<'t> {
        Met {
            from,
            sights,
            threats,
        }
    }

    fn threat(enemy: u8, activated: bool) -> Threat {
        Threat {
            enemy: UnitId(enemy),
            sides: Vec::new(),
            needed: 3,
            arrives: battlefield::aim::Chance(24),
            activated,
        }
    }

    fn drawn() -> (Position, Vec<Sight>, String) {
        let position = example();
        let pose = position.units[0].pose().unwrap();
        let from = Outlook {
            unit: UnitId(0),
            pose,
            aimed: true,
            moved: false,
        };
        let sights = decide::sights(&position, from);
        let mut taken = Taken::new(Chart::new(&position, false), &position);
        let drawn = distances(&mut taken, (&position, &[]), met(from, &sights, &[]), None);
        (position, sights, drawn)
    }

    #[test]
    fn each_enemy_has_its_number_and_only_enemies_have() {
        let (position, sights, drawn) = drawn();
        let enemies = position
            .units()
            .filter(|(_, it)| it.owner.0 == 1 && it.is_on_table());
        assert_eq!(sights.len(), enemies.count());
        let apart: Vec<&Sight> = sights.iter().filter(|it| it.sighting.gap > 0).collect();
        assert_eq!(apart.len() + 1, sights.len(), "one of them touches it");
        assert_eq!(drawn.matches("<text").count(), apart.len());
        let hidden = apart.iter().filter(|it| it.sighting.sees.is_err()).count();
        assert!(hidden > 0 && drawn.matches("b-far no").count() == hidden);
    }

    #[test]
    fn whoever_could_charge_has_a_strip_over_its_front() {
        let position = example();
        let chart = Chart::new(&position, false);
        let all = [threat(7, false), threat(8, true), threat(99, false)];
        let drawn = fronts(chart, &position, &all);
        assert_eq!(drawn.matches("b-slants").count(), 2);
        assert_eq!(drawn.matches("b-hazard later").count(), 1);
        // From the left end of its front, and within it.
        assert!(drawn.contains("M-2750 -2400h5500v560h-5500z"), "{drawn}");
        assert!(drawn.contains("M-2750 -1840l560 -560"), "{drawn}");
        assert_eq!(fronts(chart, &position, &[]), "");
    }

    #[test]
    fn whoever_could_charge_says_so_beside_its_distance() {
        let (position, sights, _) = drawn();
        let from = Outlook {
            unit: UnitId(0),
            pose: position.units[0].pose().unwrap(),
            aimed: true,
            moved: true,
        };
        let far = sights.iter().find(|it| it.sighting.gap > 0).unwrap();
        let Thing::Unit(number) = far.sighting.thing else {
            unreachable!("a wall does not charge")
        };
        let threats = [threat(number, false)];
        let mut taken = Taken::new(Chart::new(&position, false), &position);
        let met = met(from, &sights, &threats);
        let drawn = distances(&mut taken, (&position, &[]), met, None);
        assert_eq!(drawn.matches("b-pill bad").count(), 1);
        assert_eq!(drawn.matches("″ · could charge</text>").count(), 1);
    }

    #[test]
    fn what_is_told_elsewhere_is_not_written_twice() {
        let (position, sights, drawn) = drawn();
        let from = Outlook {
            unit: UnitId(0),
            pose: position.units[0].pose().unwrap(),
            aimed: true,
            moved: false,
        };
        let mut taken = Taken::new(Chart::new(&position, false), &position);
        let told = Some(Thing::Unit(7));
        let fewer = distances(&mut taken, (&position, &[]), met(from, &sights, &[]), told);
        assert!(drawn.contains("data-of=\"u7\"") && !fewer.contains("data-of=\"u7\""));
    }
}
