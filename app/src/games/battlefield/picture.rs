//! The table as a picture that the server draws, where no style sheet lies around it.

use super::{
    scene::{example, printed},
    wording,
};
use crate::{
    Language,
    language::{Spoken, speaking},
};
use axum::{
    extract::Query,
    http::header::CONTENT_TYPE,
    response::{IntoResponse, Response},
};
use battlefield::position::{Phase, Position};
use std::{fmt::Write, sync::LazyLock};
use tabletop::Seat;

/// `GET /skirmish.svg?language=de`: the battle of the front page, drawn once for each language.
pub async fn skirmish(Query(spoken): Query<Spoken>) -> Response {
    static PICTURES: LazyLock<[String; Language::ALL.len()]> =
        LazyLock::new(|| Language::ALL.map(|it| speaking(it, || board(&example()))));
    let picture = PICTURES[spoken.language() as usize].as_str();
    ([(CONTENT_TYPE, "image/svg+xml")], picture).into_response()
}

/// The table by itself.
pub fn board(position: &Position) -> String {
    let (drawn, [left, top, width, height]) = printed(position);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{left} {top} {width} {height}\" width=\"600\" \
         height=\"{}\"><rect x=\"{left}\" y=\"{top}\" width=\"{width}\" height=\"{height}\" fill=\"#ded2b4\"/>{drawn}</svg>",
        600 * height / width
    )
}

/// The same at the left of a picture of 1200 by 630, and beside it who fights.
pub fn picture(position: Option<&Position>) -> String {
    let mut out = String::from(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1200 630\" width=\"1200\" height=\"630\">\
         <rect width=\"1200\" height=\"630\" fill=\"#f4ecd9\"/>",
    );
    if let Some(position) = position {
        let (drawn, [left, top, width, height]) = printed(position);
        // Writing to a text never fails.
        let _ = write!(
            out,
            "<svg x=\"10\" y=\"10\" width=\"750\" height=\"610\" viewBox=\"{left} {top} {width} {height}\" \
             preserveAspectRatio=\"xMidYMid meet\">{drawn}</svg>"
        );
        beside(position, &mut out);
    }
    out + "</svg>"
}

/// The round, and each army with the points of its side.
fn beside(position: &Position, out: &mut String) {
    let round = wording::round(match position.phase {
        Phase::SetUp => 0,
        Phase::Round(round) => round,
    });
    let _ = write!(
        out,
        "<g font-family=\"Georgia,'DejaVu Serif',serif\" fill=\"#2a2219\">\
         <text x=\"790\" y=\"90\" font-size=\"44\" font-weight=\"600\">{round}</text>"
    );
    for (row, seat) in (0..).zip(position.seats()) {
        let y = 170 + 105 * row;
        let army = crate::markup::escaped(&army(position, seat));
        let points = points(position, seat);
        let _ = write!(
            out,
            "<text x=\"790\" y=\"{y}\" font-size=\"34\">{army}</text>\
             <text x=\"790\" y=\"{}\" font-size=\"26\" fill=\"#65584a\">{points}</text>",
            y + 38
        );
    }
    out.push_str("</g>");
}

fn army(position: &Position, seat: Seat) -> String {
    let faction = position.player(seat).faction;
    faction.map_or_else(|| wording::seat(seat.0).to_owned(), wording::faction)
}

fn points(position: &Position, seat: Seat) -> String {
    let side = usize::from(position.side(seat).0);
    match position.points.get(side).copied().unwrap_or(0) {
        1 => word!("1 victory point" | "1 Siegpunkt").to_owned(),
        points => say!("{points} victory points" | "{points} Siegpunkte"),
    }
}
