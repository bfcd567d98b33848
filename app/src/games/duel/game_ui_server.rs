//! The duel's part of what the server prepares.

use super::{
    Discs,
    page::{DuelPage, LogLine},
    wording,
};
use crate::{
    games::{GameUi, GameUiServer, typed, typed_ref},
    play,
    share_card::{self, Heading, SCENE},
    table_name::table_name,
};
use duel::{Board, Duel, INCH, TABLE};
use platform::{
    Error,
    tables::{Chapter, TablePage},
};
use serde_json::{Value, json};
use tabletop::{AnyValue, Game};

impl GameUiServer for Discs {
    fn page(page: &mut TablePage) -> Result<Option<DuelPage>, Error> {
        let Some(board) = page.view.take() else {
            return Ok(None);
        };
        let log = page.log.drain(..).map(|it| {
            Ok(LogLine {
                seq: it.seq,
                event: typed(it.event)?,
            })
        });
        Ok(Some(DuelPage {
            board: typed(board)?,
            prompts: page.prompts.take().map_or_else(|| Ok(Vec::new()), typed)?,
            log: log.collect::<Result<_, Error>>()?,
            undone: page.undone.iter().map(|it| it.entry).collect(),
            waiting: page.waiting.clone(),
        }))
    }

    fn fallbacks(page: &DuelPage) -> Vec<Value> {
        let answer = |it: &tabletop::Decision<_>| {
            let action = Duel::fallback(&page.board, &it.prompt);
            json!({"decision": it.id, "action": action})
        };
        page.prompts.iter().map(answer).collect()
    }

    fn chapters(chapters: &[Chapter]) -> Result<Vec<()>, Error> {
        Ok(vec![(); chapters.len()])
    }

    fn chapter(chapter: u32) -> String {
        say!("round {chapter}" | "Runde {chapter}")
    }

    fn small_board(view: &AnyValue) -> Result<String, Error> {
        Ok(drawn(Some(typed_ref(view)?)))
    }

    fn board_in_words(view: &AnyValue) -> Result<String, Error> {
        Ok(wording::board(typed_ref(view)?))
    }

    fn picture(table: &play::TablePage, page: Option<&DuelPage>) -> String {
        let heading = Heading {
            over: Self::NAME.here().to_owned(),
            title: table_name(&table.table.name),
            under: share_card::free(table.table.free_seats()).unwrap_or_default(),
            foot: "",
        };
        let board = drawn(page.map(|it| &it.board));
        let board = format!(
            "<svg {SCENE} viewBox=\"0 0 1200 630\" preserveAspectRatio=\"xMidYMid slice\">{board}</svg>"
        );
        let seats = share_card::seats(&table.table.seats, |_| String::new());
        share_card::drawn("", &board, &heading, &seats)
    }

    fn described(_: &play::TablePage, page: Option<&DuelPage>) -> String {
        page.map_or_else(String::new, |it| wording::board(&it.board))
    }
}

/// The table by itself in the middle of a picture of 1200 by 630, where no style sheet lies around it.
fn drawn(board: Option<&Board>) -> String {
    let disc = |(at, color): (duel::Point, &str)| {
        let (x, y) = (at.x, at.y);
        format!(
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"{INCH}\" fill=\"{color}\" stroke=\"#fff\" stroke-width=\"200\"/>"
        )
    };
    let discs = board.map(|it| it.discs.into_iter().zip(["#8f2b2b", "#234a8c"]).map(disc));
    let discs: String = discs.into_iter().flatten().collect();
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {TABLE} {TABLE}\" width=\"1200\" \
         height=\"630\"><rect width=\"{TABLE}\" height=\"{TABLE}\" fill=\"#b9cdb4\"/>{discs}</svg>"
    )
}
