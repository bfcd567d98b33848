//! The board in small, for lists of tables: who holds which land, castles as light squares, fleets as
//! diamonds in the color of their house. No names and no figures: what it shows stands beside it in words.

use super::stands;
use crate::{
    games::westeros::{
        geometry::{Point, small_outline, spot},
        map::paint,
    },
    markup::escaped,
};
use std::fmt::Write;
use westeros::{
    Area, View,
    board::{BUILDINGS, Kind},
    control::controller,
};

pub fn board(view: &View) -> String {
    let mut lands = String::new();
    let mut houses: Vec<(&str, String)> = view
        .turn_order()
        .map(|it| (paint(it), String::new()))
        .collect();
    for area in Area::ALL {
        let holder = controller(view, area).map(paint);
        let held = houses.iter_mut().find(|(color, _)| Some(*color) == holder);
        match (area.place().kind, held) {
            (Kind::Land, held) => {
                let into = held.map_or(&mut lands, |it| &mut it.1);
                into.push_str(small_outline(area).unwrap_or_default());
            }
            (Kind::Sea, Some((_, held))) => {
                let (x, y) = tenth(spot(area).units.at);
                // Writing to a text never fails.
                let _ = write!(held, "M{x} {}l3 3-3 3-3-3z", y - 3);
            }
            (Kind::Sea | Kind::Port { .. }, _) => {}
        }
    }
    let mut castles = String::new();
    for area in BUILDINGS {
        let (x, y) = tenth(spot(area).building);
        let _ = write!(castles, "M{} {}h2v2h-2z", x - 1, y - 1);
    }
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 100 180\" width=\"100\" height=\"180\">\
         <title>{}</title><rect width=\"100\" height=\"180\" fill=\"#c3d0cf\"/>\
         <g stroke=\"#4d3f2c\" stroke-width=\".4\" stroke-linejoin=\"round\">",
        escaped(&stands(view)),
    );
    houses.push(("#ecdfc0", lands));
    for (color, path) in houses.iter().filter(|it| !it.1.is_empty()) {
        let _ = write!(out, "<path fill=\"{color}\" d=\"{path}\"/>");
    }
    let _ = write!(out, "<path fill=\"#fbf4e1\" d=\"{castles}\"/></g></svg>");
    out
}

fn tenth((x, y): Point) -> (i16, i16) {
    ((x + 5) / 10, (y + 5) / 10)
}

#[cfg(test)]
mod tests;
