//! The picture below the trays, which never changes while something is dragged: the meadow, the zones and the
//! drawings of terrain. It is a picture of its own below the other, so that a drag does not paint it again.

use super::{
    chart::Chart,
    model::{PieceModel, ZoneModel},
};
use battlefield::geometry::{Mil, Point};
use std::fmt::Write;

/// The meadow with a road across it in its wooden edge, and the inches along the left and the near side.
pub fn meadow(chart: Chart) -> String {
    let Chart { width, depth, .. } = chart;
    let all = format!("width=\"{width}\" height=\"{depth}\"");
    let road = road(chart);
    let mut out = format!(
        "<clipPath id=\"b-inside\"><rect {all}/></clipPath>\
         <rect class=\"b-ground\" {all}/><rect fill=\"url(#b-patches)\" {all}/>\
         <g clip-path=\"url(#b-inside)\" fill=\"none\"><path class=\"b-verge\" d=\"{road}\"/><path class=\"b-road\" d=\"{road}\"/>\
         <path class=\"b-rut\" transform=\"translate(0 -300)\" d=\"{road}\"/><path class=\"b-rut\" transform=\"translate(0 330)\" d=\"{road}\"/></g>\
         <rect fill=\"url(#b-grass)\" {all}/><rect fill=\"url(#b-blades)\" {all}/><rect fill=\"url(#b-stones)\" {all}/>\
         <rect fill=\"url(#b-lit)\" {all}/>\
         <rect class=\"b-frame brass\" {all}/><rect class=\"b-frame\" {all}/>"
    );
    counts(chart, &mut out);
    out
}

/// A way across the table, from the left to the right.
fn road(Chart { width, depth, .. }: Chart) -> String {
    let across = |percent: Mil| width / 100 * percent;
    let down = |percent: Mil| depth / 100 * percent;
    format!(
        "M-500 {}Q{} {} {} {}T{} {}T{} {}",
        down(67),
        across(21),
        down(59),
        across(36),
        down(50),
        across(67),
        down(45),
        width + 500,
        down(30),
    )
}

/// Inches within the field, each six: from the left, and from the near edge.
fn counts(Chart { width, depth, .. }: Chart, out: &mut String) {
    let mut ticks = String::new();
    for at in (6_000..width).step_by(6_000) {
        let (count, y) = (at / 1_000, depth - 560);
        // Writing to a text never fails.
        let _ = write!(ticks, "M{at} {depth}v-380");
        let _ = write!(
            out,
            "<text class=\"b-edge-count\" x=\"{at}\" y=\"{y}\">{count}</text>"
        );
    }
    for at in (6_000..depth).step_by(6_000) {
        let (count, level) = (at / 1_000, depth - at);
        let y = level + 270;
        let _ = write!(ticks, "M0 {level}h380");
        let _ = write!(
            out,
            "<text class=\"b-edge-count\" x=\"950\" y=\"{y}\">{count}</text>"
        );
    }
    let _ = write!(out, "<path class=\"b-feet\" d=\"{ticks}\"/>");
}

/// The zones of deployment.
pub fn zones(chart: Chart, zones: &[ZoneModel]) -> String {
    let mut out = String::new();
    for zone in zones {
        let strong = if zone.strong { " strong" } else { "" };
        let owner = zone.owner.map(|it| [" ", &it.classes()].concat());
        let owner = owner.unwrap_or_default();
        // Writing to a text never fails.
        let _ = write!(out, "<path class=\"b-zone{strong}{owner}\" d=\"");
        chart.outline(&zone.corners, &mut out);
        let _ = write!(
            out,
            "\"/><path class=\"b-zone-line{strong}\" d=\"{}\"/>",
            inner(chart, zone)
        );
    }
    out
}

/// The sides of a zone that do not lie along the edge of the table.
fn inner(chart: Chart, zone: &ZoneModel) -> String {
    let spots = zone.corners.map(|it| chart.spot(it));
    let mut out = String::new();
    for (number, from) in spots.iter().enumerate() {
        let to = spots[(number + 1) % spots.len()];
        let along = |from: Mil, to: Mil, most: Mil| from == to && (from <= 0 || from >= most);
        if !along(from.0, to.0, chart.width) && !along(from.1, to.1, chart.depth) {
            // Writing to a text never fails.
            let _ = write!(out, "M{} {}L{} {}", from.0, from.1, to.0, to.1);
        }
    }
    out
}

/// The drawings of terrain.
pub fn terrain(chart: Chart, pieces: &[PieceModel]) -> String {
    let mut out = String::with_capacity(1_800 * pieces.len());
    for PieceModel { name, piece, .. } in pieces {
        let placed = chart.placed(piece.pose.at, piece.pose.facing);
        let _ = write!(out, "<g transform=\"{placed}\">{}</g>", drawing(name));
    }
    out
}

/// Returns the drawing of a kind of terrain, about its middle.
pub fn drawing(name: &str) -> &'static str {
    let drawing = match name {
        "forest" => include_str!("terrain/forest.svg"),
        "hedge" => include_str!("terrain/hedge.svg"),
        "bog" => include_str!("terrain/bog.svg"),
        "corpse_pile" => include_str!("terrain/corpse_pile.svg"),
        "stakes" => include_str!("terrain/stakes.svg"),
        "low_wall" => include_str!("terrain/low_wall.svg"),
        "ruined_wall" => include_str!("terrain/ruined_wall.svg"),
        "palisade" => include_str!("terrain/palisade.svg"),
        "weirwood" => include_str!("terrain/weirwood.svg"),
        _ => "",
    };
    drawing.trim_end()
}

/// Returns true where a marker is so near to a place of the picture that it would hide what is written there.
pub fn is_crowded(chart: Chart, at: Point, markers: &[Point]) -> bool {
    let (x, y) = chart.spot(at);
    markers.iter().any(|it| {
        let (across, down) = chart.spot(*it);
        (across - x).abs() < 2_600 && (down - y).abs() < 1_500
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::battlefield::scene::{example::example, model};
    use battlefield::data::Data;

    #[test]
    fn each_kind_of_terrain_has_a_drawing() {
        for it in &Data::of_this_build().pieces {
            assert!(drawing(&it.id).starts_with('<'), "{}", it.id);
        }
    }

    /// Stones in a grid catch the eye.
    #[test]
    fn no_stone_comes_twice_and_no_two_patterns_repeat_together() {
        let signs = include_str!("signs.svg");
        let size = |name: &str| {
            let (_, it) = signs.split_once(name).expect("it is a pattern");
            let mut numbers = it.split('"').filter_map(|it| it.parse::<Mil>().ok());
            [numbers.next(), numbers.next()].map(|it| it.expect("it has a size"))
        };
        let names = ["b-grass\"", "b-blades\"", "b-stones\"", "b-patches\""];
        let all = names.map(size);
        // The largest table is 72 by 48 inches.
        assert!(all[2][0] > 72_000 && all[2][1] > 48_000, "{all:?}");
        for side in [0, 1] {
            let mut sides = all.map(|it| it[side]);
            sides.sort_unstable();
            assert!(sides.windows(2).all(|it| it[0] < it[1]), "{sides:?}");
        }
    }

    #[test]
    fn inches_stand_within_the_field_along_two_sides() {
        let mut drawn = String::new();
        let chart = Chart::new(&example(), false);
        counts(chart, &mut drawn);
        assert_eq!(drawn.matches("<text").count(), 14);
        let foot = format!("y=\"{}\"", chart.depth - 560);
        for side in ["x=\"950\"", foot.as_str()] {
            assert_eq!(drawn.matches(side).count(), 7, "{drawn}");
        }
    }

    #[test]
    fn the_whole_ground_is_few_bytes() {
        let position = example();
        let chart = Chart::new(&position, false);
        let ground = [
            meadow(chart),
            terrain(chart, &model::pieces(&position)),
            zones(chart, &model::zones(&position)),
        ];
        assert!(ground.concat().len() < 20_000);
    }
}
