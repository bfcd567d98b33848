//! The miniatures game's part of what the server prepares.

use super::{
    Miniatures, army,
    page::{BattlePage, LogLine, PackedPage, Scene},
    picture, wording,
};
use crate::{
    Language,
    games::{GameUiServer, choice_of, task_of, typed, typed_ref},
    learn::{self, LessonLine, LessonPage},
    notices::{Choice, Task},
    play,
    server::AppState,
};
use axum::routing::{MethodRouter, get};
use battlefield::{Battlefield, state::View};
use platform::{
    Error,
    notices::Asked,
    tables::{Chapter, TablePage},
};
use serde_json::{Value, json};
use tabletop::{AnyValue, Decision, Either, Game, Seat};

impl GameUiServer for Miniatures {
    fn page(page: &mut TablePage) -> Result<Option<PackedPage>, Error> {
        let Some(view) = page.view.take() else {
            return Ok(None);
        };
        let log = page.log.drain(..).map(|it| {
            Ok(LogLine {
                seq: it.seq,
                at: it.at,
                event: typed(it.event)?,
            })
        });
        let battle = BattlePage {
            log: log.collect::<Result<_, Error>>()?,
            scene: Scene {
                view: typed(view)?,
                prompts: page.prompts.take().map_or_else(|| Ok(Vec::new()), typed)?,
                undone: page.undone.iter().map(|it| it.entry).collect(),
            },
            waiting: page.waiting.clone(),
        };
        Ok(Some(battle.packed()))
    }

    fn won_with(roles: u32) -> String {
        say!(
            "Won with {roles} different factions" | "Mit {roles} verschiedenen Fraktionen gewonnen"
        )
    }

    fn routes() -> Vec<(&'static str, MethodRouter<AppState>)> {
        vec![
            ("/skirmish.svg", get(picture::skirmish)),
            ("/army.png", get(army::picture)),
        ]
    }

    fn lesson(number: u8, answers: &str, language: Language) -> Result<LessonPage, crate::Error> {
        learn::serve::<Self>(number, answers, language)
    }

    fn lessons(language: Language) -> Vec<LessonLine> {
        learn::list::<Self>(language)
    }

    fn fallbacks(page: &PackedPage) -> Vec<Value> {
        let page = page.unpack();
        let answer = |it: &Decision<_>| {
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

    fn task(asked: &Asked) -> Option<Task> {
        task_of::<Battlefield>(asked, wording::task)
    }

    fn choice(either: &Either) -> Result<Choice, Error> {
        choice_of::<Battlefield>(either, wording::choice)
    }

    fn position(view: &AnyValue, seats: &[Seat]) -> Result<Option<String>, Error> {
        Ok(Some(wording::standing(
            &typed_ref::<View>(view)?.open,
            seats,
        )))
    }

    fn small_board(view: &AnyValue) -> Result<String, Error> {
        Ok(picture::board(&typed_ref::<View>(view)?.open))
    }

    fn board_in_words(view: &AnyValue) -> Result<String, Error> {
        Ok(wording::board(&typed_ref::<View>(view)?.open))
    }

    fn picture(table: &play::TablePage, page: Option<&PackedPage>) -> String {
        let page = page.map(PackedPage::unpack);
        picture::picture(table, page.as_ref().map(|it| &it.view.open))
    }

    fn described(_: &play::TablePage, page: Option<&PackedPage>) -> String {
        page.map_or_else(String::new, |it| wording::board(&it.unpack().view.open))
    }
}
