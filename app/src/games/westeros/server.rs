//! The board game's part of what the server prepares: new tables, and a viewer's page.

use super::{
    Chapter, Clocked, KIND, LogLine, TakenBack, WesterosPage, picture, wording, wording::exile,
};
use crate::{
    notices::{Choice, Task},
    play::{Handover, Resolution},
};
use platform::{
    Error, Pace,
    notices::Asked,
    press::PressRules,
    tables::{self, Masks, NewTable, Occupant, Stakes, Status, TablePage, Terms, Undone},
};
use serde::de::DeserializeOwned;
use std::collections::HashSet;
use tabletop::{Decision, Seat};
use westeros::{Plan, Prompt, Setup, View};

/// A table of this game, as the lobby opens it.
pub fn new_table(name: String, players: u8, setup: Setup, open: bool) -> NewTable {
    let setup = serde_json::to_string(&setup).expect("a setup is plain data");
    NewTable {
        kind: KIND.into(),
        name,
        setup,
        seats: players,
        open,
        pace: Pace::Unlimited,
        press: PressRules::default(),
        masks: Masks::None,
        delay: tables::Delay::None,
        stakes: Stakes::Friendly,
        terms: Terms::default(),
        level: None,
    }
}

/// How these seats stand, by what everybody sees.
pub fn position(view: &str, seats: &[Seat]) -> Result<String, Error> {
    Ok(wording::position(&read::<View>(view)?, seats))
}

/// The board in small, from a spectator's view.
pub fn board(view: &str) -> Result<String, Error> {
    Ok(picture::board(&read::<View>(view)?))
}

/// What that picture shows, in words.
pub fn board_told(view: &str) -> Result<String, Error> {
    Ok(picture::stands(&read::<View>(view)?))
}

/// What a plan promises, in words; nothing where it does not read.
pub fn promises(plan: &str) -> Vec<String> {
    let plan = serde_json::from_str::<Plan>(plan).ok();
    let promises = plan.into_iter().flat_map(|it| it.promises);
    promises
        .map(|it| wording::proposal::promise_plain(&it))
        .collect()
}

/// This viewer's page of the game, once it has begun. Takes view, prompts and log out of `page`.
pub fn page(page: &mut TablePage) -> Result<Option<WesterosPage>, Error> {
    let Some(view) = page.view.take() else {
        return Ok(None);
    };
    let undone = &page.undone;
    let gone: HashSet<i64> = undone.iter().map(|it| it.entry).collect();
    let log = page.log.drain(..).map(|it| {
        Ok(LogLine {
            seq: it.seq,
            at: it.at,
            event: read(&it.event)?,
            undone: gone.contains(&it.seq),
        })
    });
    let view: View = read(&view)?;
    let name = |seat: Seat, occupant: &Occupant| match occupant {
        Occupant::Nobody => String::new(),
        // Behind a mask the house alone is named.
        Occupant::Person { name, .. } => name.known().unwrap_or_default().to_owned(),
        Occupant::Computer => "Computer".into(),
        Occupant::Deleted => exile(view.house_of(seat)),
    };
    Ok(Some(WesterosPage {
        view,
        prompts: read(&page.prompts)?,
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
        resolved: page.resolutions.iter().map(Resolution::from).collect(),
        handed: page.handovers.iter().map(Handover::from).collect(),
        seats: page
            .listing
            .seats
            .iter()
            .map(|it| name(it.seat, &it.occupant))
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

/// A question with two answers in words.
pub fn choice(either: &tabletop::Either) -> Result<Choice, Error> {
    let [first, second] = &either.answers;
    let answers = [read(first)?, read(second)?];
    Ok(wording::choice(
        &read(&either.view)?,
        &read(&either.prompt)?,
        &answers,
    ))
}

/// What waits for somebody in a few words; nothing where the question is not open.
pub fn task(asked: &Asked) -> Option<Task> {
    let prompts: Vec<Decision<Prompt>> = read(&asked.prompts).ok()?;
    let asks = prompts.iter().find(|it| it.id == asked.decision)?;
    let view: View = read(&asked.view).ok()?;
    Some(wording::task(&view, &asks.prompt))
}

/// The rounds of a game, and its end.
pub fn chapters(chapters: &[tables::Chapter]) -> Result<Vec<Chapter>, Error> {
    let chapter = |it: &tables::Chapter| {
        Ok(Chapter {
            seq: it.seq,
            view: read(&it.view)?,
        })
    };
    chapters.iter().map(chapter).collect()
}

fn taken_back(it: &Undone) -> TakenBack {
    TakenBack {
        seq: it.seq,
        at: it.at,
        seat: it.seat,
        entry: it.entry,
    }
}

/// The rules wrote this JSON themselves; a page that cannot be read is our own fault. What it says
/// may be secret, so only the kind of fault is told.
fn read<T: DeserializeOwned>(json: &str) -> Result<T, Error> {
    serde_json::from_str(json).map_err(|error| {
        let kind = error.classify();
        Error::internal(format!(
            "the game's own JSON does not fit its page: {kind:?}"
        ))
    })
}
