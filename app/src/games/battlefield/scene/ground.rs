//! What lies under the trays: the cloth, the zones, terrain, walls and markers.

use super::{
    chart::Chart,
    model::{MarkerModel, PieceModel, WallModel, ZoneModel, key},
};
use crate::{games::battlefield::wording, markup::escaped};
use battlefield::{
    field::Thing,
    geometry::{Mil, Pose},
    position::{Marker, Wall},
    terrain::{Footprint, Keyword},
};
use std::fmt::Write;

/// The cloth, with a tick for each inch at its edges.
pub fn cloth(chart: Chart) -> String {
    let Chart { width, depth, .. } = chart;
    let edge = format!("M0 0H{width}M0 {depth}H{width}M0 0V{depth}M{width} 0V{depth}");
    format!(
        "<clipPath id=\"b-inside\"><rect width=\"{width}\" height=\"{depth}\"/></clipPath>\
         <rect class=\"b-ground\" width=\"{width}\" height=\"{depth}\"/>\
         <path class=\"b-inches\" d=\"{edge}\"/><path class=\"b-feet\" d=\"{edge}\"/>\
         <rect class=\"b-frame\" width=\"{width}\" height=\"{depth}\"/>"
    )
}

pub fn zones(chart: Chart, zones: &[ZoneModel]) -> String {
    let mut out = String::new();
    for zone in zones {
        let strong = if zone.strong { " strong" } else { "" };
        let owner = zone.owner.map(|it| [" ", &it.classes()].concat());
        let owner = owner.unwrap_or_default();
        // Writing to a text never fails.
        let _ = write!(out, "<path class=\"b-zone{strong}{owner}\" d=\"");
        chart.outline(&zone.corners, &mut out);
        out.push_str("\"/>");
    }
    out
}

pub fn pieces(chart: Chart, pieces: &[PieceModel]) -> String {
    let mut out = String::with_capacity(500 * pieces.len());
    for piece in pieces {
        one(chart, piece, &mut out);
    }
    out
}

/// A piece: what it is in a drawing of its own, and a mark for each keyword in a row along it.
fn one(chart: Chart, model: &PieceModel, out: &mut String) {
    let PieceModel {
        number,
        name,
        piece,
    } = model;
    let Pose { at, facing } = piece.pose;
    let placed = chart.placed(at, facing);
    let (shape, size) = match piece.footprint {
        Footprint::Rectangle(base) => {
            let (x, y) = (base.width / 2, base.depth / 2);
            let shape = format!(
                "M{} {}h{}v{}h{}z",
                -x, -y, base.width, base.depth, -base.width
            );
            (shape, (base.width, base.depth))
        }
        Footprint::Circle { radius } => {
            let across = 2 * radius;
            let shape = format!(
                "M{} 0a{radius} {radius} 0 1 1 {across} 0a{radius} {radius} 0 1 1 -{across} 0",
                -radius
            );
            (shape, (across, across))
        }
    };
    let (thing, title) = (key(Thing::Piece(*number)), escaped(&described(model)));
    let _ = write!(
        out,
        "<g class=\"b-piece b-piece-{name}\" data-thing=\"{thing}\" transform=\"{placed}\"><title>{title}</title>\
         <path class=\"b-soil\" d=\"{shape}\"/><path fill=\"url(#b-fill-{name})\" d=\"{shape}\"/>"
    );
    let marks: Vec<&str> = piece.keywords.all().map(Keyword::word).collect();
    let (along, upright) = (size.0 >= size.1, chart.turn_back(facing));
    let step = 1_150;
    let first = -step * (Mil::from(marks.len() as u8) - 1) / 2;
    for (place, mark) in (0..).zip(marks) {
        let away = first + place * step;
        let (x, y) = if along { (away, 0) } else { (0, away) };
        let _ = write!(out, "<use href=\"#b-k-{mark}\" x=\"{x}\" y=\"{y}\"");
        if upright != "0" {
            let _ = write!(out, " transform=\"rotate({upright} {x} {y})\"");
        }
        out.push_str("/>");
    }
    out.push_str("</g>");
}

/// "Forest: Cover, Rough".
fn described(model: &PieceModel) -> String {
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
             <path class=\"b-stone\" d=\"M-4500 -750h900v300h900v-300h900v300h900v-300h1800v300h900v-300h900v300h900v-300h900v1500h-9000z\"/>"
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

pub fn markers(chart: Chart, markers: &[MarkerModel]) -> String {
    let mut out = String::new();
    for (number, marker) in (1..).zip(markers) {
        let (x, y) = chart.spot(marker.at);
        let classes = marker.holder.map(|it| [" held ", &it.classes()].concat());
        let classes = classes.unwrap_or_default();
        let title = marker
            .title
            .map(|it| format!("<title>{}</title>", escaped(it)));
        let title = title.unwrap_or_default();
        let radius = Marker::RADIUS;
        let _ = write!(
            out,
            "<g class=\"b-marker{classes}\" transform=\"translate({x} {y})\">{title}<circle r=\"{radius}\"/>\
             <text class=\"b-marker-count\" y=\"330\">{number}</text>"
        );
        if let Some(holder) = marker.holder {
            let _ = write!(
                out,
                "<path class=\"b-pole\" d=\"M560 -200v-1500\"/><path class=\"b-flag\" d=\"M560 -1750h1150l-350 400 350 400h-1150z\"/>\
                 <path fill=\"url(#b-weave-{})\" d=\"M560 -1750h1150l-350 400 350 400h-1150z\"/>",
                holder.faction
            );
        }
        out.push_str("</g>");
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::battlefield::scene::{example::example, model};

    #[test]
    fn each_keyword_of_a_piece_has_its_mark() {
        let position = example();
        let chart = Chart::new(&position, false);
        let drawn = pieces(chart, &model::pieces(&position)[..1]);
        assert!(drawn.starts_with("<g class=\"b-piece b-piece-forest\" data-thing=\"t0\" transform=\"translate(16000 24000)\">"));
        assert!(drawn.contains("#b-k-cover") && drawn.contains("#b-k-rough"));
        assert_eq!(drawn.matches("<use").count(), 2);
    }

    #[test]
    fn marks_stand_upright_on_a_turned_piece() {
        let position = example();
        let chart = Chart::new(&position, false);
        let drawn = pieces(chart, &model::pieces(&position)[2..3]);
        assert!(drawn.contains("rotate(90)") && drawn.contains("rotate(270 "));
    }

    #[test]
    fn a_held_marker_flies_a_flag() {
        let position = example();
        let drawn = markers(Chart::new(&position, false), &model::markers(&position));
        assert_eq!(drawn.matches("b-flag").count(), 2);
        assert!(drawn.contains("b-marker held f-stark s-0"));
    }

    #[test]
    fn the_whole_table_is_few_bytes() {
        let position = example();
        let chart = Chart::new(&position, false);
        let ground = [
            cloth(chart),
            pieces(chart, &model::pieces(&position)),
            markers(chart, &model::markers(&position)),
            zones(chart, &model::zones(&position)),
        ];
        assert!(ground.concat().len() < 12_000);
    }
}
