//! What the shared pages ask of each game; one line a game.

pub mod westeros;

use crate::reactive::memo;
use crate::{
    Error,
    packed::packed,
    play::{Past, TablePage},
};
use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use tabletop::{DecisionId, Seat};
use westeros::{SharedPage, WesterosPage, WesterosTable};

/// The game at a table as one viewer sees it; one variant for each game that Rookery hosts.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum GamePage {
    Westeros(Box<WesterosPage>),
}

/// A game in a few pictures, as everybody saw it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(remote = "Self")]
pub enum GameChronicle {
    Westeros(Vec<westeros::Chapter>),
}

packed!(GameChronicle, "chronicle");

impl GamePage {
    /// Puts the log of the page before in front of this one's.
    pub fn remember(&mut self, before: &Self) {
        match (self, before) {
            (Self::Westeros(new), Self::Westeros(old)) => new.remember(old),
        }
    }
}

impl GamePage {
    /// The considerate answer of an absent player to each question that somebody waits for.
    #[cfg(feature = "ssr")]
    pub fn fallbacks(&self) -> Vec<serde_json::Value> {
        match self {
            Self::Westeros(page) => {
                let asked = page.prompts.iter().filter(|it| it.required);
                let answer = |it: &tabletop::Decision<_>| {
                    let action =
                        <::westeros::Westeros as tabletop::Game>::fallback(&page.view, &it.prompt);
                    serde_json::json!({"decision": it.id, "action": action})
                };
                asked.map(answer).collect()
            }
        }
    }

    /// Whether the game's own rules offer now to take the last answer back.
    pub fn offers_take_back(&self) -> bool {
        match self {
            Self::Westeros(page) => page.offers_take_back(),
        }
    }

    /// The seats whose answer the game waits for.
    pub fn waiting(&self) -> &[Seat] {
        match self {
            Self::Westeros(page) => &page.waiting,
        }
    }

    /// The question that the game cannot go on without.
    pub fn asks(&self) -> Option<DecisionId> {
        match self {
            Self::Westeros(page) => page.asks(),
        }
    }

    /// Whether something that everybody has waited for came to light after this revision.
    pub fn stirs(&self, since: i64) -> bool {
        match self {
            Self::Westeros(page) => page.stirs(since),
        }
    }

    /// Asks nothing any more.
    pub fn close(&mut self) {
        match self {
            Self::Westeros(page) => page.prompts.clear(),
        }
    }

    /// The revisions that brought lines of the log.
    pub fn steps(&self) -> Vec<i64> {
        match self {
            Self::Westeros(page) => page.steps(),
        }
    }

    /// The revisions that are worth watching, when a game is shown from its beginning.
    pub fn sights(&self) -> Vec<i64> {
        match self {
            Self::Westeros(page) => page.sights(),
        }
    }

    /// When a revision was, and what happened then, in words.
    pub fn moment(&self, seq: i64) -> (String, String) {
        match self {
            Self::Westeros(page) => westeros::wording::story::moment(page, seq),
        }
    }

    /// What came to light with this entry, in words that follow "Final:".
    pub fn shown_by(&self, entry: i64) -> Option<&'static str> {
        match self {
            Self::Westeros(page) => {
                let mut lines = page.log.iter().filter(|it| it.seq == entry);
                lines.find_map(|it| westeros::wording::shown(&it.event))
            }
        }
    }
}

/// What to call a seat before people who sit around one device.
pub fn seat_title(page: &TablePage, seat: u8) -> String {
    let house = page.game.as_ref().and_then(|game| match game {
        GamePage::Westeros(page) => page.house(Seat(seat)),
    });
    let label = || {
        let row = page.table.seats.iter().find(|it| it.seat == seat);
        row.map(|it| it.label.clone()).unwrap_or_default()
    };
    house.map_or_else(label, westeros::wording::house_of)
}

/// The page of the game, as it is or was. `send` takes the game's own JSON as the answer to a decision.
#[component]
pub fn Game(
    past: Past,
    send: Callback<(DecisionId, String)>,
    busy: Signal<bool>,
    refusal: Signal<Option<Error>>,
) -> impl IntoView {
    let refused = move |words: fn(&str) -> String| {
        Signal::derive(move || {
            refusal.get().map(|error| match error {
                Error::Rules(reason) => words(&reason),
                other => other.to_string(),
            })
        })
    };
    let answered = move |decision, action| {
        if let Ok(action) = action {
            send.run((decision, action));
        }
    };
    match untrack(|| past.shown())? {
        GamePage::Westeros(first) => {
            let first = SharedPage::from(*first);
            // Its many readers share one copy.
            let game = memo(move |_| match past.shown() {
                Some(GamePage::Westeros(game)) => SharedPage::from(*game),
                None => first.clone(),
            });
            let on_answer = Callback::new(
                move |(decision, action): (DecisionId, ::westeros::Action)| {
                    answered(decision, serde_json::to_string(&action));
                },
            );
            Some(
                view! { <WesterosTable page=game.into() on_answer busy refusal=refused(westeros::refusal) /> },
            )
        }
    }
}

/// What a seat plays, in a word or two.
pub fn seat_label(kind: &str, setup: &str, seat: u8) -> String {
    match kind {
        westeros::KIND => westeros::seat_label(setup, seat),
        _ => say!("Seat {n}" | "Platz {n}", n = seat + 1),
    }
}

/// What a seat has played, by the name with which the game stores it.
pub fn role_label(kind: &str, role: &str) -> String {
    match kind {
        westeros::KIND => westeros::role_label(role),
        _ => role.to_owned(),
    }
}

/// The options of a table in a few words.
pub fn options(kind: &str, setup: &str, seats: usize) -> String {
    match kind {
        westeros::KIND => westeros::options(setup, seats),
        _ => say!("{seats} players" | "{seats} Spieler"),
    }
}

/// How far a running game is, in a few words.
#[cfg(feature = "ssr")]
pub fn progress(kind: &str, far: platform::tables::Progress) -> String {
    match kind {
        westeros::KIND => westeros::wording::progress(far.chapter, far.span),
        _ => String::new(),
    }
}

/// The part of a running game that is played, in a word or two.
#[cfg(feature = "ssr")]
pub fn chapter(kind: &str, chapter: u32) -> String {
    match kind {
        westeros::KIND => westeros::wording::chapter(chapter),
        _ => String::new(),
    }
}

/// The small picture before a seat's label.
pub fn seat_mark(kind: &str, label: &str) -> impl IntoView + use<> {
    (kind == westeros::KIND).then(|| westeros::seat_mark(label))
}

/// The game's part of a table page, from the platform's JSON.
#[cfg(feature = "ssr")]
pub fn page(page: &mut platform::tables::TablePage) -> Result<Option<GamePage>, platform::Error> {
    match page.listing.kind.as_str() {
        westeros::KIND => {
            let page = westeros::server::page(page)?;
            Ok(page.map(Box::new).map(GamePage::Westeros))
        }
        _ => Err(platform::Error::NoSuchGame),
    }
}

/// A question with two answers in words, from the platform's JSON.
#[cfg(feature = "ssr")]
pub fn choice(
    kind: &str,
    either: &tabletop::Either,
) -> Result<crate::notices::Choice, platform::Error> {
    match kind {
        westeros::KIND => westeros::server::choice(either),
        _ => Err(platform::Error::NoSuchGame),
    }
}

/// What waits for somebody in a few words that others may read, from the platform's JSON.
#[cfg(feature = "ssr")]
pub fn task(asked: &platform::notices::Asked) -> Option<crate::notices::Task> {
    match asked.kind.as_str() {
        westeros::KIND => westeros::server::task(asked),
        _ => None,
    }
}

/// How these seats stand, from a spectator's view in the platform's JSON.
#[cfg(feature = "ssr")]
pub fn position(kind: &str, view: &str, seats: &[Seat]) -> Result<String, platform::Error> {
    match kind {
        westeros::KIND => westeros::server::position(view, seats),
        _ => Err(platform::Error::NoSuchGame),
    }
}

/// What a plan promises, in words; nothing where it does not read.
#[cfg(feature = "ssr")]
pub fn promises(kind: &str, plan: &str) -> Vec<String> {
    match kind {
        westeros::KIND => westeros::server::promises(plan),
        _ => Vec::new(),
    }
}

/// A table as a picture of 1200 by 630: what there is to see of it.
#[cfg(feature = "ssr")]
pub fn picture(page: &TablePage) -> String {
    westeros::picture::picture(page)
}

/// The board in small, from a spectator's view in the platform's JSON.
#[cfg(feature = "ssr")]
pub fn board(kind: &str, view: &str) -> Result<String, platform::Error> {
    match kind {
        westeros::KIND => westeros::server::board(view),
        _ => Err(platform::Error::NoSuchGame),
    }
}

/// What that picture shows, in words.
#[cfg(feature = "ssr")]
pub fn board_told(kind: &str, view: &str) -> Result<String, platform::Error> {
    match kind {
        westeros::KIND => westeros::server::board_told(view),
        _ => Err(platform::Error::NoSuchGame),
    }
}

/// How a table stands, in a sentence or two.
#[cfg(feature = "ssr")]
pub fn described(page: &TablePage) -> String {
    westeros::picture::described(page)
}

/// The game's part of a chronicle, from the platform's JSON.
#[cfg(feature = "ssr")]
pub fn chronicle(
    chronicle: &platform::tables::Chronicle,
) -> Result<GameChronicle, platform::Error> {
    match chronicle.kind.as_str() {
        westeros::KIND => {
            westeros::server::chapters(&chronicle.chapters).map(GameChronicle::Westeros)
        }
        _ => Err(platform::Error::NoSuchGame),
    }
}
