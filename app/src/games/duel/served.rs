//! The duel's part of what the server prepares.

use super::{
    Discs,
    page::{DuelPage, LogLine},
    wording,
};
use crate::{games::Served, play};
use duel::{Board, Duel, TABLE};
use platform::{
    Error,
    tables::{Chapter, Status, TablePage},
};
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tabletop::Game;

impl Served for Discs {
    fn page(page: &mut TablePage) -> Result<Option<DuelPage>, Error> {
        let Some(board) = page.view.take() else {
            return Ok(None);
        };
        let undone = &page.undone;
        let log = page.log.drain(..).map(|it| {
            Ok(LogLine {
                seq: it.seq,
                event: read(&it.event)?,
                undone: undone.iter().any(|gone| gone.entry == it.seq),
            })
        });
        Ok(Some(DuelPage {
            board: read(&board)?,
            prompts: read(&page.prompts)?,
            log: log.collect::<Result<_, Error>>()?,
            waiting: page.waiting.clone(),
            my_seat: page.my_seat,
            over: page.listing.status == Status::Over,
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

    fn small_board(view: &str) -> Result<String, Error> {
        Ok(drawn(Some(&read(view)?)))
    }

    fn board_in_words(view: &str) -> Result<String, Error> {
        Ok(wording::board(&read(view)?))
    }

    fn picture(_: &play::TablePage, page: Option<&DuelPage>) -> String {
        drawn(page.map(|it| &it.board))
    }

    fn described(_: &play::TablePage, page: Option<&DuelPage>) -> String {
        page.map_or_else(String::new, |it| wording::board(&it.board))
    }
}

/// The table by itself, where no style sheet lies around it.
fn drawn(board: Option<&Board>) -> String {
    let disc = |(at, color): (duel::Point, &str)| {
        let (x, y) = (at.x, at.y);
        format!("<circle cx=\"{x}\" cy=\"{y}\" r=\"1000\" fill=\"{color}\"/>")
    };
    let discs = board.map(|it| it.discs.into_iter().zip(["#a33", "#36a"]).map(disc));
    let discs: String = discs.into_iter().flatten().collect();
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {TABLE} {TABLE}\" width=\"630\" \
         height=\"630\"><rect width=\"{TABLE}\" height=\"{TABLE}\" fill=\"#6a7\"/>{discs}</svg>"
    )
}

/// The rules wrote this JSON themselves; a page that cannot be read is our own fault.
fn read<T: DeserializeOwned>(json: &str) -> Result<T, Error> {
    serde_json::from_str(json).map_err(|error| Error::internal(error.to_string()))
}
