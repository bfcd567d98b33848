//! Everything that a unit meets, drawn over the table: distances, the sides that it stands before, cover, and who
//! could charge it.

use super::{
    chart::Chart,
    model::{corners, key},
    numbers::{SHIELD, placed},
    taken::Taken,
};
use crate::games::battlefield::{
    decide::{Outlook, Sight},
    wording,
};
use battlefield::{
    aim::{Line, Measure, Threat},
    field::Thing,
    geometry::{Arc, Point, Pose, Tray},
    position::Position,
};
use std::fmt::Write;

/// Beside each enemy how far it is, crossed through where it is not seen; the side of it on which the
/// unit would stand; and a shield where it has cover.
pub fn distances(
    mut taken: Taken,
    position: &Position,
    (from, sights): (Outlook, &[Sight]),
) -> String {
    let base = position.unit(from.unit).profile.base;
    taken.stand(&Tray::new(base, from.pose));
    let mut out = String::new();
    for it in sights {
        if let Some(tray) = position.tray(it.sighting.thing) {
            distance(&mut taken, (from, it), &tray, &mut out);
        }
    }
    out
}

fn distance(taken: &mut Taken, (from, it): (Outlook, &Sight), tray: &Tray, out: &mut String) {
    let (chart, sighting) = (taken.chart, &it.sighting);
    for side in &sighting.stands_in {
        let (a, b) = side.side(tray);
        let ((x, y), (right, below)) = (chart.spot(a), chart.spot(b));
        let class = match side {
            Arc::Front => "b-struck",
            Arc::Left | Arc::Right => "b-struck flank",
            Arc::Rear => "b-struck rear",
        };
        // Writing to a text never fails.
        let _ = write!(
            out,
            "<path class=\"{class}\" d=\"M{x} {y}L{right} {below}\"/>"
        );
    }
    let covered = it.covers.iter().any(|it| it.counts);
    let text = wording::number_of_inches(sighting.gap) + "″";
    let (x, y) = placed(taken, (tray, from.pose), &text, covered);
    let unseen = if sighting.sees.is_ok() { "" } else { " no" };
    let thing = key(sighting.thing);
    let _ = write!(
        out,
        "<text class=\"b-far{unseen}\" data-of=\"{thing}\" x=\"{x}\" y=\"{y}\" dy=\".36em\">{text}</text>"
    );
    if covered {
        let _ = write!(
            out,
            "<circle class=\"b-pill\" cx=\"{x}\" cy=\"{y}\" r=\"600\"/><use href=\"#b-k-cover\" x=\"{x}\" y=\"{y}\"/>",
            y = y + SHIELD
        );
    }
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

/// A measure, and its number at the middle of it.
pub fn measure(chart: Chart, it: &Measure) -> String {
    let ((x, y), (right, below)) = (chart.spot(it.from), chart.spot(it.to));
    let (middle, level) = (i32::midpoint(x, right), i32::midpoint(y, below));
    let inches = wording::number_of_inches(it.length);
    format!(
        "<path class=\"b-measure\" d=\"M{x} {y}L{right} {below}\"/>\
         <circle class=\"b-measure\" cx=\"{x}\" cy=\"{y}\" r=\"220\"/>\
         <circle class=\"b-measure\" cx=\"{right}\" cy=\"{below}\" r=\"220\"/>\
         <text class=\"b-far b-measured\" x=\"{middle}\" y=\"{level}\" dy=\"-.5em\">{inches}″</text>"
    )
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
        let taken = Taken::new(Chart::new(&position, false), &position);
        let drawn = distances(taken, &position, (from, &sights));
        (position, sights, drawn)
    }

    #[test]
    fn each_enemy_has_its_number_and_only_enemies_have() {
        let (position, sights, drawn) = drawn();
        let enemies = position
            .units()
            .filter(|(_, it)| it.owner.0 == 1 && it.is_on_table());
        assert_eq!(sights.len(), enemies.count());
        assert_eq!(drawn.matches("<text").count(), sights.len());
        let hidden = sights.iter().filter(|it| it.sighting.sees.is_err()).count();
        assert!(hidden > 0 && drawn.matches("b-far no").count() == hidden);
    }
}
