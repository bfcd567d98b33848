//! The miniatures game's part of what the server prepares.

use super::{
    Miniatures,
    page::{BattlePage, LogLine},
    picture, wording,
};
use crate::{
    account,
    games::{Served, read},
    play,
};
use battlefield::{Battlefield, state::View};
use platform::{
    Error,
    tables::{Chapter, Occupant, TablePage},
};
use serde_json::{Value, json};
use tabletop::Game;

impl Served for Miniatures {
    fn page(page: &mut TablePage) -> Result<Option<BattlePage>, Error> {
        let Some(view) = page.view.take() else {
            return Ok(None);
        };
        let log = page.log.drain(..).map(|it| {
            Ok(LogLine {
                seq: it.seq,
                at: it.at,
                event: read(&it.event)?,
            })
        });
        let name = |occupant: &Occupant| match occupant {
            Occupant::Nobody => String::new(),
            Occupant::Person { name, .. } => name.known().unwrap_or_default().to_owned(),
            Occupant::Computer => "Computer".into(),
            Occupant::Deleted => account::deleted().to_owned(),
        };
        let seats = page.listing.seats.iter();
        Ok(Some(BattlePage {
            view: read(&view)?,
            prompts: read(&page.prompts)?,
            log: log.collect::<Result<_, Error>>()?,
            undone: page.undone.iter().map(|it| it.entry).collect(),
            waiting: page.waiting.clone(),
            seats: seats.map(|it| name(&it.occupant)).collect(),
        }))
    }

    fn fallbacks(page: &BattlePage) -> Vec<Value> {
        let answer = |it: &tabletop::Decision<_>| {
            let action = Battlefield::fallback(&page.view, &it.prompt);
            json!({"decision": it.id, "action": action})
        };
        page.prompts
            .iter()
            .filter(|it| it.required)
            .map(answer)
            .collect()
    }

    fn chapters(chapters: &[Chapter]) -> Result<Vec<()>, Error> {
        Ok(vec![(); chapters.len()])
    }

    fn chapter(chapter: u32) -> String {
        wording::round(u8::try_from(chapter).unwrap_or(0))
    }

    fn small_board(view: &str) -> Result<String, Error> {
        Ok(picture::board(&read::<View>(view)?.open))
    }

    fn board_in_words(view: &str) -> Result<String, Error> {
        Ok(wording::board(&read::<View>(view)?.open))
    }

    fn picture(_: &play::TablePage, page: Option<&BattlePage>) -> String {
        picture::picture(page.map(|it| &it.view.open))
    }

    fn described(_: &play::TablePage, page: Option<&BattlePage>) -> String {
        page.map_or_else(String::new, |it| wording::board(&it.view.open))
    }
}
