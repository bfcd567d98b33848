//! Things on the ground that can be pointed at: terrain with its keywords, castle walls and markers.

use super::{
    chart::Chart,
    ground::is_crowded,
    model::{MarkerModel, PieceModel, WallModel, key},
};
use crate::{games::battlefield::wording, markup::escaped};
use battlefield::{
    field::Thing,
    geometry::{Mil, Point, Pose},
    position::{Marker, Wall},
    terrain::{Footprint, Keyword, Piece},
};
use std::fmt::Write;

/// Terrain as something to point at, with its keywords in a pill beside any marker.
pub fn pieces(chart: Chart, pieces: &[PieceModel], markers: &[Point]) -> String {
    let mut out = String::with_capacity(500 * pieces.len());
    for piece in pieces {
        one(chart, piece, markers, &mut out);
    }
    out
}

fn one(chart: Chart, model: &PieceModel, markers: &[Point], out: &mut String) {
    let PieceModel {
        number,
        name,
        piece,
    } = model;
    let Pose { at, facing } = piece.pose;
    let placed = chart.placed(at, facing);
    let shape = match piece.footprint {
        Footprint::Rectangle(base) => {
            let (x, y) = (base.width / 2, base.depth / 2);
            let (width, depth) = (base.width, base.depth);
            format!("M{} {}h{width}v{depth}h{}z", -x, -y, -width)
        }
        Footprint::Circle { radius } => {
            let across = 2 * radius;
            format!(
                "M{} 0a{radius} {radius} 0 1 1 {across} 0a{radius} {radius} 0 1 1 -{across} 0",
                -radius
            )
        }
    };
    let (thing, title) = (key(Thing::Piece(*number)), escaped(&described(model)));
    // Writing to a text never fails.
    let _ = write!(
        out,
        "<g class=\"b-piece b-piece-{name}\" data-thing=\"{thing}\" transform=\"{placed}\"><title>{title}</title>\
         <path class=\"b-bounds\" d=\"{shape}\"/>"
    );
    let marks: Vec<&str> = piece.keywords.all().map(Keyword::word).collect();
    if !marks.is_empty() {
        let upright = chart.turn_back(facing);
        let half = half_height(piece);
        // Flat pieces would vanish below it, and a marker on the middle would hide it.
        let aside = if half < 1_700 {
            half + 500
        } else if is_crowded(chart, at, markers) {
            1_700
        } else {
            0
        };
        pill(&marks, &upright, aside, out);
    }
    out.push_str("</g>");
}

/// Half of how high a piece is in the picture.
fn half_height(piece: &Piece) -> Mil {
    match piece.footprint {
        Footprint::Circle { radius } => radius,
        Footprint::Rectangle(_) => {
            let corners = piece.corners();
            let all = corners.iter().map(|it| (it.y - piece.pose.at.y).abs());
            all.max().unwrap_or(0)
        }
    }
}

/// Signs of keywords side by side, upright, so far below the middle of their piece.
pub fn pill(marks: &[&str], upright: &str, aside: Mil, out: &mut String) {
    let step = 1_400;
    let width = step * Mil::from(marks.len() as u8) + 350;
    let left = -width / 2;
    let _ = write!(
        out,
        "<g transform=\"rotate({upright})translate(0 {aside})\"><rect class=\"b-pill\" x=\"{left}\" y=\"-780\" width=\"{width}\" height=\"1560\" rx=\"780\"/>"
    );
    let first = -step * (Mil::from(marks.len() as u8) - 1) / 2;
    for (place, mark) in (0..).zip(marks) {
        let x = first + place * step;
        let _ = write!(
            out,
            "<use href=\"#b-k-{mark}\" transform=\"translate({x} 0)scale(1.35)\"/>"
        );
    }
    out.push_str("</g>");
}

/// "Forest: Cover, Rough".
pub fn described(model: &PieceModel) -> String {
    let keywords: Vec<&str> = model.piece.keywords.all().map(wording::keyword).collect();
    format!("{}: {}", wording::piece(&model.name), keywords.join(", "))
}

/// Castle walls, each with what it still bears.
pub fn walls(chart: Chart, walls: &[WallModel]) -> String {
    let mut out = String::new();
    for wall in walls {
        let placed = chart.placed(wall.pose.at, wall.pose.facing);
        let (thing, classes) = (key(Thing::Wall(wall.number)), wall.colors.classes());
        let ruined = if wall.ruined { " ruined" } else { "" };
        let upright = chart.turn_back(wall.pose.facing);
        let _ = write!(
            out,
            "<g class=\"b-wall {classes}{ruined}\" data-thing=\"{thing}\" transform=\"{placed}\">\
             <path class=\"b-shade\" d=\"M-4300 -550h9000v1500h-9000z\"/>\
             <path class=\"b-stone\" d=\"M-4500 -750h900v300h900v-300h900v300h900v-300h1800v300h900v-300h900v300h900v-300h900v1500h-9000z\"/>\
             <path class=\"b-joint\" d=\"M-4500 0H4500M-3600-450V0M-1800-450V0M0-750V0M1800-450V0M3600-450V0M-2700 0V750M-900 0V750M900 0V750M2700 0V750\"/>"
        );
        if !wall.ruined {
            let left = Wall::WOUNDS.saturating_sub(wall.wounds);
            let _ = write!(
                out,
                "<text class=\"b-wall-count\" y=\"380\" transform=\"rotate({upright} 0 0)\">{left}</text>"
            );
        }
        if wall.activated {
            out.push_str("<use href=\"#b-tick\" x=\"3900\" y=\"150\"/>");
        }
        out.push_str("</g>");
    }
    out
}

/// Numbered stones in the colors of who holds them.
pub fn markers(chart: Chart, markers: &[MarkerModel]) -> String {
    let mut out = String::new();
    for (number, marker) in (1..).zip(markers) {
        let title = marker
            .title
            .map(|it| format!("<title>{}</title>", escaped(it)));
        let (x, y) = chart.spot(marker.at);
        let at = format!("translate({x} {y})");
        stone(number, marker, &at, &title.unwrap_or_default(), &mut out);
    }
    out
}

/// A small stone at the corner of each tray that covers one.
pub fn covered(chart: Chart, markers: &[MarkerModel]) -> String {
    let mut out = String::new();
    for (number, marker) in (1..).zip(markers) {
        if let Some(at) = marker.shown_at {
            let (x, y) = chart.spot(at);
            let at = format!("translate({x} {y})scale(.8)");
            stone(number, marker, &at, "", &mut out);
        }
    }
    out
}

fn stone(number: u8, marker: &MarkerModel, at: &str, title: &str, out: &mut String) {
    let classes = marker.holder.map(|it| [" held ", &it.classes()].concat());
    let classes = classes.unwrap_or_default();
    let inner = if marker.holder.is_some() {
        "b-held"
    } else {
        "b-free"
    };
    let (radius, face) = (Marker::RADIUS, Marker::RADIUS - 180);
    let _ = write!(
        out,
        "<g class=\"b-marker{classes}\" transform=\"{at}\">{title}<ellipse class=\"b-shade\" cx=\"150\" cy=\"260\" rx=\"830\" ry=\"700\"/>\
         <circle class=\"b-rock\" r=\"{radius}\"/><circle class=\"{inner}\" r=\"{face}\"/>"
    );
    if let Some(holder) = marker.holder {
        let _ = write!(
            out,
            "<circle fill=\"url(#b-weave-{})\" r=\"{face}\"/><circle class=\"b-side-ring\" r=\"660\"/>",
            holder.faction
        );
    }
    let ink = if marker.holder.is_some() {
        "b-marker-count held"
    } else {
        "b-marker-count"
    };
    let _ = write!(out, "<text class=\"{ink}\" y=\"300\">{number}</text></g>");
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::battlefield::scene::{example::example, model};

    #[test]
    fn each_keyword_of_a_piece_has_its_mark() {
        let position = example();
        let chart = Chart::new(&position, false);
        let drawn = pieces(chart, &model::pieces(&position)[..1], &[]);
        assert!(drawn.starts_with("<g class=\"b-piece b-piece-forest\" data-thing=\"t0\" transform=\"translate(16000 24000)\">"));
        assert!(drawn.contains("#b-k-cover") && drawn.contains("#b-k-rough"));
        assert_eq!(drawn.matches("<use").count(), 2);
    }

    #[test]
    fn marks_stand_upright_on_a_turned_piece() {
        let position = example();
        let chart = Chart::new(&position, false);
        let drawn = pieces(chart, &model::pieces(&position)[2..3], &[]);
        assert!(drawn.contains("rotate(90)") && drawn.contains("rotate(270)"));
    }

    #[test]
    fn a_marker_never_hides_keywords() {
        let position = example();
        let chart = Chart::new(&position, false);
        let forest = &model::pieces(&position)[..1];
        let near = Point::new(16_500, 24_000);
        assert!(pieces(chart, forest, &[near]).contains("translate(0 1700)"));
        let far = Point::new(30_000, 24_000);
        assert!(pieces(chart, forest, &[far]).contains("translate(0 0)"));
    }

    #[test]
    fn a_flat_piece_is_seen_above_its_keywords() {
        let position = example();
        let chart = Chart::new(&position, false);
        let palisade = &model::pieces(&position)[5..6];
        assert!(pieces(chart, palisade, &[]).contains("translate(0 1000)"));
    }

    #[test]
    fn a_held_marker_wears_the_colors_of_its_holder() {
        let position = example();
        let drawn = markers(Chart::new(&position, false), &model::markers(&position));
        assert_eq!(drawn.matches("\"b-held\"").count(), 2);
        assert_eq!(drawn.matches("\"b-free\"").count(), 1);
        assert!(drawn.contains("b-marker held f-stark s-0"));
    }

    #[test]
    fn a_marker_under_a_tray_is_shown_at_its_corner() {
        let mut position = example();
        let chart = Chart::new(&position, false);
        assert!(covered(chart, &model::markers(&position)[1..2]).is_empty());
        position.markers[1].at = position.units[1].pose().unwrap().at;
        let drawn = covered(chart, &model::markers(&position)[1..2]);
        assert_eq!(drawn.matches("scale(.8)").count(), 1);
    }
}
