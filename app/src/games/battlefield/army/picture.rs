//! The picture of an army, for links to it: its trays on a meadow, and who they are.

use super::{address::Draft, art, edit, is_made_up, names, ready::summary, text::LONGEST};
use crate::{
    games::{GameUi, battlefield::Miniatures},
    language::{asked, speaking},
    link_preview,
    markup::escaped,
    play,
    server::AppState,
    share_card::{self, Heading, SCENE, short, y},
};
use axum::{
    extract::Query,
    http::{HeaderMap, StatusCode},
    response::Response,
};
use battlefield::{
    army::{Army, Problem},
    data::Data,
};
use leptos::prelude::use_context;
use serde::Deserialize;
use std::fmt::Write;

/// So many units are drawn, and so many lines are written.
const DRAWN: usize = 12;
const LINES: usize = 7;

/// From one tray to the next, and what of a unit's little picture its tray fills.
const CELL: usize = 116;
const TRAY: (i32, i32) = (-67, 3);

/// The colors of the little pictures, which have no style sheet around them here.
const STYLE: &str = ".aa-grass{fill:#4d5a33}.aa-slope{fill:#44512d}.aa-tuft{fill:none;stroke:#2f3a1f;stroke-width:1.2}\
    .aa-shade,.aa-dark{fill:#000;fill-opacity:.32}.aa-side{fill:#000;fill-opacity:.75}\
    .aa-cloth{stroke-width:1.5}.aa-front{stroke:#000;stroke-width:.8}.aa-body{stroke:#000;stroke-width:.9}\
    .aa-head{fill:#c9cdd0;stroke:#000;stroke-width:.8}.aa-shield{fill:#e9eef0;stroke:#000;stroke-width:.8}\
    .aa-arm{fill:none;stroke:#e9edf0;stroke-linecap:round;stroke-width:1.8}.aa-horse{fill:#6b4a2c;stroke:#000;stroke-width:.9}";

/// The reason for which an address has no picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoPicture {
    /// Longer than any army.
    TooLong,
    /// Nobody is in it, or somebody whom no game knows.
    NoArmy,
}

impl From<NoPicture> for StatusCode {
    fn from(it: NoPicture) -> Self {
        match it {
            NoPicture::TooLong => Self::URI_TOO_LONG,
            NoPicture::NoArmy => Self::UNPROCESSABLE_ENTITY,
        }
    }
}

/// The address of a picture, which holds the same as that of the builder.
#[derive(Deserialize)]
pub struct Shown {
    size: Option<String>,
    army: Option<String>,
}

/// `GET /army.png?size=40&army=…`: the army of that address, which holds nothing else.
pub async fn picture(
    Query(Shown { size, army }): Query<Shown>,
    headers: HeaderMap,
) -> Result<Response, StatusCode> {
    let draft = read(size.as_deref(), army.as_deref())?;
    let svg = speaking(asked(&headers), || drawn(&draft));
    play::picture_sent(svg, &headers).await
}

/// # Errors
/// There is nothing to draw.
fn read(size: Option<&str>, army: Option<&str>) -> Result<Draft, NoPicture> {
    if army.is_some_and(|it| it.len() > LONGEST) {
        return Err(NoPicture::TooLong);
    }
    let draft = Draft::read(size, army);
    if is_drawable(&draft) {
        Ok(draft)
    } else {
        Err(NoPicture::NoArmy)
    }
}

/// Returns true where somebody is in it and everybody is known, legal or not: armies are shared half built, too.
fn is_drawable(draft: &Draft) -> bool {
    let army = &draft.army;
    let problems = army.problems(Data::of_this_build(), draft.size);
    let strange = |it: &Problem| matches!(it, Problem::Unknown(_) | Problem::TooLarge { .. });
    let empty = army.units.is_empty() && army.ncus.is_empty();
    !empty && !is_made_up(&army.faction) && !problems.iter().any(strange)
}

/// Names the picture of this army in the head of the page that is being rendered.
pub fn preview(draft: &Draft) {
    // Whoever lists the routes renders for nobody.
    if use_context::<AppState>().is_none() || !is_drawable(draft) {
        return;
    }
    let data = Data::of_this_build();
    let Draft { size, army } = draft;
    let told = [summary(army, data), lines(army, data).join(", ")].join(" · ");
    let address = draft.address();
    let query = address.split_once('?').map_or("", |it| it.1);
    let faction = faction(army, data);
    let title = say!("{faction}, army for {size} points" | "{faction}, Armee für {size} Punkte");
    link_preview::preview(title, told, &["/army.png?", query].concat());
}

fn faction(army: &Army, data: &Data) -> String {
    data.faction(&army.faction)
        .map_or_else(String::new, names::faction)
}

/// Returns the picture as SVG.
fn drawn(draft: &Draft) -> String {
    let data = Data::of_this_build();
    let Draft { size, army } = draft;
    let faction = faction(army, data);
    let leader = edit::commanders(army, data)
        .first()
        .map(|it| names::any(it, data));
    let points = army.points(data);
    let heading = Heading {
        over: [Miniatures::NAME.here(), &faction].join(" · "),
        title: leader.unwrap_or(faction),
        under: say!("{points} of {size} points" | "{points} von {size} Punkten"),
        foot: word!("build an army of your own" | "stell deine eigene Armee auf"),
    };
    let style = [STYLE, cloth(&army.faction)].concat();
    share_card::drawn(&style, &scene(army, data), &heading, &rows(army, data))
}

/// The colors of a faction.
fn cloth(faction: &str) -> &'static str {
    match faction {
        "stark" => {
            ".aa-cloth{fill:#5f6e77;stroke:#9eb7c6}.aa-front{fill:#9eb7c6}.aa-body{fill:#5c6b7c}"
        }
        "lannister" => {
            ".aa-cloth{fill:#4a161a;stroke:#7b252c}.aa-front{fill:#7b252c}.aa-body{fill:#9f2d24}"
        }
        _ => ".aa-cloth{fill:#37332e;stroke:#5c5548}.aa-front{fill:#5c5548}.aa-body{fill:#ecdfc0}",
    }
}

/// The trays of its units in rows, as large as there is room.
fn scene(army: &Army, data: &Data) -> String {
    let units = army.units.iter().filter_map(|it| data.unit(&it.unit));
    let units: Vec<_> = units.take(DRAWN).collect();
    let columns = match units.len() {
        0..=4 => 2,
        5..=9 => 3,
        _ => 4,
    };
    let down = units.len().div_ceil(columns).max(2);
    let (width, height) = (columns * CELL, down * CELL);
    let mut out = format!(
        "<defs>{}</defs><svg {SCENE} viewBox=\"0 0 250 112\" preserveAspectRatio=\"xMidYMid slice\">\
         <use href=\"#aa-meadow\"/></svg><svg x=\"640\" y=\"50\" width=\"520\" height=\"530\" viewBox=\"0 0 {width} {height}\">",
        art::parts()
    );
    let (left, top) = TRAY;
    for (number, unit) in units.into_iter().enumerate() {
        let (x, y) = (number % columns * CELL, number / columns * CELL);
        let figures = art::figures(unit);
        // Writing to a text never fails.
        let _ = write!(
            out,
            "<g transform=\"translate({x} {y}) translate({left} {top})\"><use href=\"#aa-tray\"/><use href=\"#aa-{figures}\"/></g>"
        );
    }
    out.push_str("</svg>");
    out
}

/// "2 × Stark Outriders", "Stark Sworn Swords + Robb Stark, The Wolf Lord": its units and people, equal ones counted.
fn lines(army: &Army, data: &Data) -> Vec<String> {
    let mut counted: Vec<(String, usize)> = Vec::new();
    for line in names::roll(army, data) {
        match counted.iter_mut().find(|it| it.0 == line) {
            Some((_, count)) => *count += 1,
            None => counted.push((line, 1)),
        }
    }
    let told = counted.into_iter().map(|(line, count)| match count {
        1 => line,
        n => format!("{n} × {line}"),
    });
    told.collect()
}

/// The same below the heading; what has no room is counted.
fn rows(army: &Army, data: &Data) -> String {
    let mut lines = lines(army, data);
    if lines.len() > LINES {
        let more = lines.len() - LINES + 1;
        lines.truncate(LINES - 1);
        lines.push(say!("and {more} more" | "und {more} weitere"));
    }
    let mut out = String::new();
    for (row, line) in lines.iter().enumerate() {
        // Writing to a text never fails.
        let _ = write!(
            out,
            "<text class=\"sc-text\" x=\"56\" y=\"{}\" font-size=\"23\">{}</text>",
            y(row) + 7,
            escaped(&short(line, 52))
        );
    }
    out
}

#[cfg(test)]
mod tests;
