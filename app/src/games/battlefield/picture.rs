//! The table as a picture that the server draws, where no style sheet lies around it.

use super::{
    scene::{example, printed},
    wording,
};
use crate::{
    Language,
    games::GameUi,
    language::{Spoken, speaking},
    picture_fonts::{LABELS, embedded},
    play::TablePage,
    share_card::{self, Heading, SCENE, free, put, seats, y},
    table_name::table_name,
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
        LazyLock::new(|| Language::ALL.map(|it| speaking(it, lettered)));
    let picture = PICTURES[spoken.language() as usize].as_str();
    ([(CONTENT_TYPE, "image/svg+xml")], picture).into_response()
}

/// The battle, in the font of the page around it.
fn lettered() -> String {
    let style = format!("<style>{}</style><rect", embedded(&LABELS));
    board(&example()).replacen("<rect", &style, 1)
}

/// The table by itself.
pub fn board(position: &Position) -> String {
    let (drawn, [left, top, width, height]) = printed(position);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"{left} {top} {width} {height}\" width=\"600\" \
         height=\"{}\"><rect x=\"{left}\" y=\"{top}\" width=\"{width}\" height=\"{height}\" fill=\"#231a12\"/>{drawn}</svg>",
        600 * height / width
    )
}

/// Returns the same at the right of a picture to share, and beside it who fights.
pub fn picture(table: &TablePage, position: Option<&Position>) -> String {
    let game = super::Miniatures::NAME.here();
    let title = table_name(&table.table.name);
    let foot = word!("fight one of your own" | "kämpf selbst eine Schlacht");
    let Some(position) = position else {
        let open = free(table.table.free_seats());
        let heading = Heading {
            over: game.to_owned(),
            title,
            under: open.unwrap_or_default(),
            foot,
        };
        return share_card::drawn(
            "",
            "",
            &heading,
            &seats(&table.table.seats, |_| String::new()),
        );
    };
    let (drawn, [left, top, width, height]) = printed(position);
    let field = format!(
        "<svg {SCENE} viewBox=\"{left} {top} {width} {height}\" preserveAspectRatio=\"xMidYMid slice\">{drawn}</svg>"
    );
    let heading = Heading {
        over: game.to_owned(),
        title,
        under: wording::round(match position.phase {
            Phase::SetUp => 0,
            Phase::Round(round) => round,
        }),
        foot,
    };
    share_card::drawn("", &field, &heading, &armies(position))
}

/// Returns a row for each army with the points of its side.
fn armies(position: &Position) -> String {
    let mut out = String::new();
    for (row, seat) in position.seats().enumerate() {
        put(&mut out, row, "", &army(position, seat));
        // Writing to a text never fails.
        let _ = write!(
            out,
            "<text class=\"sc-text\" x=\"268\" y=\"{}\" font-size=\"21\">{}</text>",
            y(row) + 7,
            points(position, seat)
        );
    }
    out
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
