//! A stretch of a game as a moving picture: one SVG for an `<img>`, which needs no script, knows
//! light and dark by itself, and stands still for those who want that.

use super::{
    arrows, chart,
    figures::UnitFigure,
    in_drawing_order,
    pieces::{OrderPiece, ShieldPiece, UnitPiece},
    tint, way,
};
use crate::games::westeros::{
    geometry::{anchor, spot},
    playback::{Frame, Walk},
    scene::{AreaScene, Scene},
};
use crate::picture_fonts::{NAMES, embedded};
use leptos::prelude::*;
use std::{collections::BTreeSet, fmt::Write, ops::Range};
use westeros::board::Kind;

/// The sheets whose rules the picture needs.
const SHEETS: [&str; 4] = [
    include_str!("../../../../../style/map.css"),
    include_str!("../../../../../style/houses.css"),
    include_str!("../../../../../style/pieces.css"),
    include_str!("../../../../../style/march.css"),
];

/// The time that a frame lasts, in milliseconds; what is moved arrives a little before.
const LASTS: usize = 1700;
/// The number of frames for which the last one stays.
const STAYS: usize = 2;
/// The time that something takes to come or go, in thousandths of a frame.
const FADES: usize = 180;

/// The film that is to be made: from the first scene through all frames to the last scene.
pub struct Film {
    pub first: Scene,
    pub frames: Vec<Frame>,
    pub last: Scene,
    /// The part of the map: left, top, width, height.
    pub part: [u16; 4],
    /// The frame that is shown where nothing is to move.
    pub still: usize,
}

/// The picture with its style. Its address may end in `#still`: then it does not move.
pub fn film(film: &Film) -> String {
    let mut reel = Reel {
        frames: film.frames.len() + 2,
        still: film.still,
        spans: BTreeSet::new(),
        walks: String::new(),
    };
    let scenes: Vec<&Scene> = std::iter::once(&film.first)
        .chain(film.frames.iter().map(|it| &it.scene))
        .chain(std::iter::once(&film.last))
        .collect();
    let (mut tints, mut pieces, mut arrows) = (String::new(), String::new(), String::new());
    for area in in_drawing_order() {
        let all = |of: fn(&AreaScene) -> String| {
            let scenes = scenes.iter();
            scenes.map(|it| of(&it.areas[area])).collect::<Vec<_>>()
        };
        if !matches!(area.place().kind, Kind::Port { .. }) {
            reel.put(&mut tints, &all(tinted));
        }
        reel.put(&mut pieces, &all(standing));
    }
    let drawn = scenes
        .iter()
        .map(|it| it.arrows.iter().map(arrow).collect());
    reel.put(&mut arrows, &drawn.collect::<Vec<String>>());
    let mut walkers = String::new();
    for (at, frame) in (1..).zip(&film.frames) {
        for &walk in &frame.walks {
            reel.walk(&mut walkers, walk, at);
        }
    }
    let [left, top, width, height] = film.part;
    [
        &format!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" id=\"still\" class=\"map-sheet\" \
             viewBox=\"{left} {top} {width} {height}\" width=\"{width}\" height=\"{height}\">"
        ),
        "<style><![CDATA[",
        &embedded(&NAMES),
        ":root{--font-title:Grenze,Georgia,serif}",
        &style(),
        &reel.style(),
        "]]></style><defs>",
        &chart::definitions(),
        "</defs>",
        &chart::base(),
        &tints,
        "<g class=\"map-ink\">",
        &chart::ink(),
        "</g>",
        &pieces,
        "<g class=\"map-ink\">",
        &chart::names(),
        "</g>",
        &arrows,
        &walkers,
        "</svg>",
    ]
    .concat()
}

/// The frames in which something is there.
struct Reel {
    frames: usize,
    still: usize,
    /// The frames through which something is there, from the first up to before the last.
    spans: BTreeSet<(usize, usize)>,
    /// The rules of those who walk.
    walks: String,
}

impl Reel {
    /// Writes what a place shows frame by frame, once for as long as it stays the same.
    fn put(&mut self, out: &mut String, shown: &[String]) {
        let mut from = 0;
        for here in shown.chunk_by(|one, next| one == next) {
            let span = from..from + here.len();
            from = span.end;
            let Some(markup) = here.first().filter(|it| !it.is_empty()) else {
                continue;
            };
            if span.len() == self.frames {
                out.push_str(markup);
                continue;
            }
            self.spans.insert((span.start, span.end));
            let still = if span.contains(&self.still) { " s" } else { "" };
            let Range { start, end } = span;
            append(
                out,
                format_args!("<g class=\"f f{start}-{end}{still}\">{markup}</g>"),
            );
        }
    }

    /// Those who go somewhere in this frame; they are there only while they go.
    fn walk(&mut self, out: &mut String, walk: Walk, at: usize) {
        let [from, aside, to] = way(walk.from, walk.to);
        let halfway = (
            f64::midpoint(from.0, to.0) + aside.0,
            f64::midpoint(from.1, to.1) + aside.1,
        );
        let house = walk.house;
        let name = format!("w{at}-{}", walk.to.index());
        append(out, format_args!("<g class=\"f {name}\">"));
        for (x, unit) in walk.row() {
            let figure = html(view! { <UnitFigure unit house /> });
            append(
                out,
                format_args!("<g transform=\"translate({x} 0)\">{figure}</g>"),
            );
        }
        out.push_str("</g>");
        let place = |(x, y): (f64, f64)| format!("transform:translate({x:.1}px,{y:.1}px)");
        let [from, halfway, to] = [from, halfway, to].map(place);
        let [begins, half, arrives, leaves] =
            [0, usize::midpoint(FADES, 850), 850, 1000].map(|part| self.percent(at, part));
        let (here, gone) = (self.percent(at, FADES), self.percent(at + 1, FADES));
        append(
            &mut self.walks,
            format_args!(
                "@keyframes {name}{{0%,{begins}{{opacity:0;{from}}}{here}{{opacity:1;{from};\
                 animation-timing-function:ease-in}}{half}{{opacity:1;{halfway};\
                 animation-timing-function:ease-out}}{arrives},{leaves}{{opacity:1;{to}}}{gone},to{{opacity:0;{to}}}}}\
                 .{name}{{animation-name:{name};animation-timing-function:ease-in-out}}"
            ),
        );
    }

    /// A thousandth of a frame as a part of the whole.
    fn percent(&self, frame: usize, thousandths: usize) -> String {
        let whole = (self.frames + STAYS) * 1000;
        // Hundredths of a percent are a millisecond or two.
        let hundredths = ((frame * 1000 + thousandths) * 10_000 / whole).min(10_000);
        format!("{}.{:02}%", hundredths / 100, hundredths % 100)
    }

    fn style(&self) -> String {
        let mut moving = String::new();
        let lasts = (self.frames + STAYS) * LASTS;
        append(
            &mut moving,
            format_args!(
                ".f{{animation-duration:{lasts}ms;animation-iteration-count:infinite}}\
                 #still:target .f{{animation:none}}"
            ),
        );
        for &(from, until) in &self.spans {
            append(&mut moving, format_args!("@keyframes f{from}-{until}{{"));
            let (comes, here) = (self.percent(from, 0), self.percent(from, FADES));
            let (goes, gone) = (self.percent(until, 0), self.percent(until, FADES));
            match (from, until == self.frames) {
                // What is there at the beginning comes back at the end.
                (0, _) => {
                    let back = self.percent(self.frames + STAYS - 1, 1000 - FADES);
                    append(
                        &mut moving,
                        format_args!(
                            "0%,{goes}{{opacity:1}}{gone},{back}{{opacity:0}}to{{opacity:1}}}}"
                        ),
                    );
                }
                (_, true) => {
                    let last = self.percent(self.frames + STAYS - 1, 1000 - FADES);
                    append(
                        &mut moving,
                        format_args!(
                            "0%,{comes}{{opacity:0}}{here},{last}{{opacity:1}}to{{opacity:0}}}}"
                        ),
                    );
                }
                (_, false) => append(
                    &mut moving,
                    format_args!(
                        "0%,{comes}{{opacity:0}}{here},{goes}{{opacity:1}}{gone},to{{opacity:0}}}}"
                    ),
                ),
            }
            append(
                &mut moving,
                format_args!(".f{from}-{until}{{animation-name:f{from}-{until}}}"),
            );
        }
        [
            ".f{opacity:0}.s{opacity:1}@media (prefers-reduced-motion:no-preference){",
            &moving,
            &self.walks,
            "}",
        ]
        .concat()
    }
}

fn append(out: &mut String, words: std::fmt::Arguments<'_>) {
    // Nothing is lost: a string takes all that is written.
    let _ = out.write_fmt(words);
}

/// The colors of an area.
pub fn tinted(it: &AreaScene) -> String {
    match (it.closed, it.holder) {
        (true, _) => html(tint::closed(it.area)),
        (false, Some(house)) => html(tint::tint(it.area, house)),
        (false, None) => String::new(),
    }
}

/// The pieces of an area.
pub fn standing(it: &AreaScene) -> String {
    let units = it
        .units
        .iter()
        .map(|&piece| html(view! { <UnitPiece piece /> }));
    let mut out: String = units.collect();
    if let Some(shield) = it.shield {
        out += &html(view! { <ShieldPiece shield at=spot(it.area).token /> });
    }
    if let Some(order) = it.order {
        out += &html(view! { <OrderPiece order at=anchor(it.area) /> });
    }
    out
}

fn arrow(it: &crate::games::westeros::scene::Arrow) -> String {
    html(arrows::drawn(it))
}

/// As markup that XML takes too, without the marks for a browser that brings it to life.
fn html(it: impl IntoView) -> String {
    it.into_view().to_html().replace("<!>", "")
}

/// The style sheets without comments and without what separates their words.
fn style() -> String {
    SHEETS.map(sheet).concat()
}

/// One of them.
pub fn sheet(mut rest: &str) -> String {
    let mut out = String::new();
    while let Some((rules, after)) = rest.split_once("/*") {
        push_words(&mut out, rules);
        rest = after.split_once("*/").map_or("", |it| it.1);
    }
    push_words(&mut out, rest);
    out
}

fn push_words(out: &mut String, rules: &str) {
    for word in rules.split_whitespace() {
        if !out.ends_with(['{', '}', ';', ',']) {
            out.push(' ');
        }
        out.push_str(word);
    }
}
