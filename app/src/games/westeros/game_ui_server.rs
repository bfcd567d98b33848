//! The board game's part of what the server prepares.

use super::{
    BoardGame, Chapter, Clocked, LogLine, TakenBack, WesterosPage, learn, learn::Guide, march,
    picture, table, wording,
};
use crate::{
    Language, account,
    games::{GameUiServer, Page, choice_of, task_of, typed, typed_ref},
    language::language,
    learn::{LessonLine, LessonPage},
    notices::{Choice, Task},
    play::{self, Handover},
    server::AppState,
};
use axum::routing::{MethodRouter, get};
use platform::{
    Error,
    notices::{Asked, Laid},
    tables::{self, Occupant, Progress, Status, TablePage, Undone},
};
use serde_json::{Value, json};
use std::collections::HashSet;
use tabletop::{AnyValue, Decision, Either, Game, Seat};
use westeros::{Action, Plan, View, Westeros};

impl GameUiServer for BoardGame {
    fn page(page: &mut TablePage) -> Result<Option<WesterosPage>, Error> {
        let Some(view) = page.view.take() else {
            return Ok(None);
        };
        let undone = &page.undone;
        let gone: HashSet<i64> = undone.iter().map(|it| it.entry).collect();
        let log = page.log.drain(..).map(|it| {
            Ok(LogLine {
                seq: it.seq,
                at: it.at,
                event: typed(it.event)?,
                undone: gone.contains(&it.seq),
            })
        });
        let view: View = typed(view)?;
        let name = |occupant: &Occupant| match occupant {
            Occupant::Nobody => String::new(),
            // Behind a mask the house alone is named.
            Occupant::Person { name, .. } => name.known().unwrap_or_default().to_owned(),
            Occupant::Computer => "Computer".into(),
            Occupant::Deleted => account::deleted().to_owned(),
        };
        Ok(Some(WesterosPage {
            view,
            prompts: page.prompts.take().map_or_else(|| Ok(Vec::new()), typed)?,
            log: log.collect::<Result<_, Error>>()?,
            taken_back: undone.iter().map(taken_back).collect(),
            clocked: page
                .clocked
                .iter()
                .map(|it| Clocked {
                    seq: it.seq,
                    seat: it.seat,
                })
                .collect(),
            resolved: page.resolutions.clone(),
            handed: page.handovers.iter().map(Handover::from).collect(),
            seats: page
                .listing
                .seats
                .iter()
                .map(|it| name(&it.occupant))
                .collect(),
            accounts: page
                .listing
                .seats
                .iter()
                .map(|it| it.account.as_ref()?.known().map(str::to_owned))
                .collect(),
            waiting: page.waiting.clone(),
            my_seat: page.my_seat,
            over: page.listing.status == Status::Over,
        }))
    }

    fn won_with(roles: u32) -> String {
        say!("Won with {roles} different houses" | "Mit {roles} verschiedenen Häusern gewonnen")
    }

    fn fallbacks(page: &WesterosPage) -> Vec<Value> {
        let asked = page.prompts.iter().filter(|it| it.required);
        let answer = |it: &Decision<_>| {
            let action = Westeros::fallback(&page.view, &it.prompt);
            json!({"decision": it.id, "action": action})
        };
        asked.map(answer).collect()
    }

    fn chapters(chapters: &[tables::Chapter]) -> Result<Vec<Chapter>, Error> {
        let chapter = |it: &tables::Chapter| {
            Ok(Chapter {
                seq: it.seq,
                view: *typed_ref::<View>(&it.view)?,
            })
        };
        chapters.iter().map(chapter).collect()
    }

    fn standing(page: &WesterosPage, content: &str) -> usize {
        table::standing_orders(&page.view, content)
    }

    async fn guide(page: &WesterosPage) -> Option<Guide> {
        if !page.is_guided() {
            return None;
        }
        // Whoever gets no hints can play all the same.
        learn::load_tour(language()).await.unwrap_or_default()
    }

    fn routes() -> Vec<(&'static str, MethodRouter<AppState>)> {
        vec![("/march.svg", get(march::picture))]
    }

    fn lesson(number: u8, answers: &str, language: Language) -> Result<LessonPage, crate::Error> {
        crate::learn::serve::<Self>(number, answers, language)
    }

    fn lessons(language: Language) -> Vec<LessonLine> {
        crate::learn::list::<Self>(language)
    }

    fn progress(far: Progress) -> String {
        wording::progress(far.chapter, far.span)
    }

    fn chapter(chapter: u32) -> String {
        wording::chapter(chapter)
    }

    fn score(castles: i32) -> String {
        wording::castles(u8::try_from(castles).unwrap_or(0))
    }

    fn task(asked: &Asked) -> Option<Task> {
        task_of::<Westeros>(asked, wording::task)
    }

    fn laid(laid: &Laid, until: Option<&str>) -> Option<String> {
        let orders = |it: &str| match serde_json::from_str(it) {
            Ok(Action::PlaceOrders(orders)) => Some(orders),
            Ok(_) | Err(_) => None,
        };
        let begun = orders(&laid.begun)?;
        if let Some(played) = &laid.played {
            let played = orders(played)?;
            let areas = begun.areas();
            if !areas.iter().all(|it| played.get(it) == begun.get(it)) {
                return None;
            }
        }
        wording::laid(begun.areas().len(), until)
    }

    fn choice(either: &Either) -> Result<Choice, Error> {
        choice_of::<Westeros>(either, wording::choice)
    }

    fn promises(plan: &str) -> Vec<String> {
        let plan = serde_json::from_str::<Plan>(plan).ok();
        let promises = plan.into_iter().flat_map(|it| it.promises);
        promises
            .map(|it| wording::proposal::promise_plain(&it))
            .collect()
    }

    fn position(view: &AnyValue, seats: &[Seat]) -> Result<Option<String>, Error> {
        Ok(Some(wording::position(typed_ref::<View>(view)?, seats)))
    }

    fn small_board(view: &AnyValue) -> Result<String, Error> {
        Ok(picture::board(typed_ref::<View>(view)?))
    }

    fn board_in_words(view: &AnyValue) -> Result<String, Error> {
        Ok(picture::stands(typed_ref::<View>(view)?))
    }

    fn picture(table: &play::TablePage, page: Option<&WesterosPage>) -> String {
        picture::picture(table, page)
    }

    fn described(table: &play::TablePage, page: Option<&WesterosPage>) -> String {
        picture::described(table, page)
    }
}

fn taken_back(it: &Undone) -> TakenBack {
    TakenBack {
        seq: it.seq,
        at: it.at,
        seat: it.seat,
        entry: it.entry,
    }
}
