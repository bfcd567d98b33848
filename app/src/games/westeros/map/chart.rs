//! The printed map as markup: the same in every game, so it is written once and never looked at
//! again. Everything in it comes from our own constants.

use super::figures::FIGURES;
use super::icons::{Icon, icons};
use crate::games::westeros::{
    geometry::{
        BEYOND_THE_WALL, DECOR, Decor, INLAND, Name, Point, RIVERS, SEA_BORDERS, SHORE, far_name,
        outline, reach, spot,
    },
    wording,
};
use std::collections::BTreeSet;
use westeros::Area;
use westeros::board::Kind;

/// The number of strokes that fade from the shore into the sea; `style/map.css` says how broad each is.
const SHOALS: usize = 5;

/// No name is written smaller than this.
const SMALLEST: i16 = 13;

/// The figures, and outlines to be used by number: `#m-a0` and the clip `#m-c0` for area 0; for a
/// port how far it answers to a finger, `#m-r50`.
pub fn definitions() -> String {
    let mut out = String::from(FIGURES);
    out.push_str(include_str!("patterns.svg"));
    out.push_str(include_str!("glyphs.svg"));
    for area in Area::ALL {
        let Some(outline) = outline(area) else { break };
        let number = area.index().to_string();
        write(&mut out, &["<clipPath id=\"m-c", &number, "\">"]);
        write(&mut out, &["<path id=\"m-a", &number, "\" d=\"", outline]);
        out.push_str("\"/></clipPath>");
    }
    for port in ports() {
        let number = port.index().to_string();
        let (x, y) = spot(port).building;
        let [x, y] = [x, y].map(|it| it.to_string());
        let reach = reach(port).map(|it| it.to_string()).unwrap_or_default();
        write(
            &mut out,
            &["<clipPath id=\"m-r", &number, "\"><circle cx=\"", &x],
        );
        write(
            &mut out,
            &["\" cy=\"", &y, "\" r=\"", &reach, "\"/></clipPath>"],
        );
    }
    out
}

/// Sea, coast and paper: what lies under the houses' colors.
pub fn base() -> String {
    let mut out = String::from(
        "<rect class=\"m-sea\" width=\"1000\" height=\"1800\"/>\
         <rect fill=\"url(#m-waves)\" x=\"-180\" y=\"-180\" width=\"1360\" height=\"2160\"/>\
         <g class=\"m-shoals\">",
    );
    // Broad strokes along every point of the coast took more than half of each painting of the map.
    for _ in 0..SHOALS {
        write(&mut out, &["<path d=\"", SHORE, "\"/>"]);
    }
    out.push_str("</g>");
    group(&mut out, "m-coast", lands().filter_map(outline));
    write(
        &mut out,
        &["<path class=\"m-snow\" d=\"", BEYOND_THE_WALL, "\"/>"],
    );
    for area in ports() {
        harbour(&mut out, area);
    }
    for tone in lands().map(|it| spot(it).tone).collect::<BTreeSet<_>>() {
        let shade = ["m-paper m-tone-", &tone.to_string()].concat();
        let lands = lands().filter(|it| spot(*it).tone == tone);
        group(&mut out, &shade, lands.filter_map(outline));
    }
    out
}

/// Borders, rivers, buildings and icons: what lies over the houses' colors.
pub fn ink() -> String {
    let mut out = String::new();
    for (class, lines) in [
        ("m-sea-border", SEA_BORDERS),
        ("m-inland", INLAND),
        ("m-river-bank", RIVERS),
        ("m-river", RIVERS),
    ] {
        group(&mut out, class, apart(lines));
    }
    out.push_str("<g class=\"m-decor\">");
    for it in DECOR {
        decor(&mut out, it);
    }
    out.push_str("</g>");
    out.push_str(include_str!("decor.svg"));
    out.push_str(word!(
        "<text class=\"m-land-name m-beyond\" x=\"504\" y=\"62\" font-size=\"16\" font-style=\"italic\">Beyond the Wall</text>\
         <g class=\"m-scale-bar\"><text x=\"110\" y=\"1757\">leagues</text></g>"
            | "<text class=\"m-land-name m-beyond\" x=\"504\" y=\"62\" font-size=\"16\" font-style=\"italic\">Jenseits der Mauer</text>\
               <g class=\"m-scale-bar\"><text x=\"110\" y=\"1757\">Meilen</text></g>"
    ));
    for area in Area::ALL {
        printed(&mut out, area);
    }
    out
}

/// The open sea around the chart, in which ends whatever lies at its border: seas reach that far beyond it.
pub const fn fade() -> &'static str {
    include_str!("fade.svg")
}

fn decor(out: &mut String, it: Decor) {
    let [x, y] = [it.x, it.y].map(|it| it.to_string());
    write(out, &["<use href=\"", it.glyph.href()]);
    write(out, &["\" transform=\"translate(", &x, " ", &y, ")"]);
    if it.tenths != 10 {
        let (whole, tenth) = (it.tenths / 10, it.tenths % 10);
        write(
            out,
            &[" scale(", &whole.to_string(), ".", &tenth.to_string(), ")"],
        );
    }
    out.push_str("\"/>");
}

/// Lines of the same look, a path each: a browser paints a map in tiles, and of each only the paths that
/// are there.
fn group<'a>(out: &mut String, class: &str, lines: impl Iterator<Item = &'a str>) {
    write(out, &["<g class=\"", class, "\">"]);
    for line in lines {
        write(out, &["<path d=\"", line, "\"/>"]);
    }
    out.push_str("</g>");
}

/// The lines of a path, each from one absolute point to the next.
fn apart(path: &str) -> impl Iterator<Item = &str> {
    let begins: Vec<_> = path.match_indices('M').map(|(at, _)| at).collect();
    let ends: Vec<_> = begins.iter().copied().skip(1).chain([path.len()]).collect();
    begins
        .into_iter()
        .zip(ends)
        .map(move |(from, to)| &path[from..to])
}

/// The names, which nothing may hide.
pub fn names() -> String {
    let mut out = String::from("<g class=\"m-near-names\">");
    for area in Area::ALL {
        name(&mut out, area);
    }
    out.push_str("</g><g class=\"m-far-names\">");
    for area in Area::ALL {
        from_afar(&mut out, area);
    }
    out.push_str("</g>");
    out
}

fn lands() -> impl Iterator<Item = Area> {
    Area::ALL
        .into_iter()
        .filter(|area| area.place().kind == Kind::Land)
}

fn ports() -> impl Iterator<Item = Area> {
    Area::ALL
        .into_iter()
        .filter(|area| matches!(area.place().kind, Kind::Port { .. }))
}

/// The water of a port, apart from its sea, and the pier that ties it to its land.
fn harbour(out: &mut String, port: Area) {
    let spot = spot(port);
    let Kind::Port { land, .. } = port.place().kind else {
        return;
    };
    let (ships, breadth) = (spot.units.at, i16::from(spot.units.columns));
    let reach = (breadth * spot.units.pitch.0 / 2 + 4, 17);
    let places = [
        (spot.building, (16, 16)),
        (spot.order, (22, 22)),
        (ships, reach),
    ];
    let low = |of: fn(Point) -> i16| places.iter().map(|(at, by)| of(*at) - of(*by)).min();
    let high = |of: fn(Point) -> i16| places.iter().map(|(at, by)| of(*at) + of(*by)).max();
    let sides = [
        low(|it| it.0),
        low(|it| it.1),
        high(|it| it.0),
        high(|it| it.1),
    ];
    let [Some(left), Some(top), Some(right), Some(bottom)] = sides else {
        return;
    };
    let [left, top, width, height] =
        [left, top, right - left, bottom - top].map(|it| it.to_string());
    write(
        out,
        &["<rect class=\"m-harbour\" x=\"", &left, "\" y=\"", &top],
    );
    write(
        out,
        &[
            "\" width=\"",
            &width,
            "\" height=\"",
            &height,
            "\" rx=\"20\"/>",
        ],
    );
    let (from, to) = (
        spot.building,
        crate::games::westeros::geometry::spot(land).order,
    );
    let [x, y, across, down] =
        [from.0, from.1, (to.0 - from.0) / 2, (to.1 - from.1) / 2].map(|it| it.to_string());
    write(
        out,
        &[
            "<path class=\"m-pier\" d=\"M",
            &x,
            " ",
            &y,
            "l",
            &across,
            " ",
            &down,
            "\"/>",
        ],
    );
}

/// The building and icons of one area.
fn printed(out: &mut String, area: Area) {
    for (icon, at) in icons(area) {
        put(out, icon, at);
    }
}

/// An icon; by itself at its place, so that the style can draw it larger there.
fn put(out: &mut String, icon: Icon, (x, y): Point) {
    let (x, y) = (x.to_string(), y.to_string());
    write(
        out,
        &["<g class=\"m-icon\" transform=\"translate(", &x, " ", &y],
    );
    write(out, &[")\"><use href=\"#f-", icon.figure(), "\""]);
    write(out, &[icon.enlarged(), "/></g>"]);
}

fn name(out: &mut String, area: Area) {
    let Name { at, size, text } = spot(area).name;
    let translated = wording::map_name(area);
    let size = fitting(size, text, translated.unwrap_or(text));
    let text = translated.filter(|_| !text.is_empty()).unwrap_or(text);
    let class = name_class(area);
    let lead = i16::midpoint(size * 2, 1);
    let size = size.to_string();
    for (line, text) in (0..).zip(text.split('|')) {
        let x = at.0.to_string();
        let y = (at.1 + line * lead).to_string();
        write(
            out,
            &["<text class=\"", class, "\" x=\"", &x, "\" y=\"", &y],
        );
        write(out, &["\" font-size=\"", &size, "\">", text, "</text>"]);
    }
}

/// The name as it stands while the whole map is in sight; its size is the style's.
fn from_afar(out: &mut String, area: Area) {
    let Name { at, size, text } = far_name(area);
    if text.is_empty() {
        return;
    }
    let text = wording::far_map_name(area).unwrap_or(text);
    let last = text.split('|').fold(-1, |last, _| last + 1);
    // The baseline lies a third of the font size below the middle of the text.
    let first = at.1 + size / 3 - last * size / 2;
    let (class, x) = (name_class(area), at.0.to_string());
    for (line, text) in (0..).zip(text.split('|')) {
        let y = (first + line * size).to_string();
        write(
            out,
            &["<text class=\"", class, "\" x=\"", &x, "\" y=\"", &y],
        );
        write(out, &["\">", text, "</text>"]);
    }
}

fn name_class(area: Area) -> &'static str {
    if area.place().kind == Kind::Sea {
        "m-sea-name"
    } else {
        "m-land-name"
    }
}

/// The size at which a name takes the breadth of the one that the place was made for.
fn fitting(size: i16, made_for: &str, name: &str) -> i16 {
    let breadth = |it: &str| {
        let longest = it.split('|').map(|it| it.chars().count()).max()?;
        i16::try_from(longest).ok()
    };
    let (room, needed) = (breadth(made_for), breadth(name));
    let (Some(room), Some(needed)) = (room, needed) else {
        return size;
    };
    if needed <= room {
        return size;
    }
    (size * room / needed).max(SMALLEST.min(size))
}

fn write(out: &mut String, parts: &[&str]) {
    for part in parts {
        out.push_str(part);
    }
}
