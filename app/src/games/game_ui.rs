//! The requests of the shared pages to a game. Whatever has a default is left out by a game that has no such thing.
//!
//! The functions belong to types and not to values: a table of pointers to them would keep the whole
//! page of every game in the module that a browser loads first (see [`lazy`](crate::lazy)).

use super::{Decodable, GameProps};
use crate::{hydration_root, language::Words};
use leptos::prelude::*;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use std::{fmt::Debug, ops::RangeInclusive};
use tabletop::{DecisionId, Seat};

/// A page that a game may have of its own, by its address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OwnPage {
    /// `/learn`: its lessons.
    Learn,
    /// `/learn/:lesson`
    Lesson,
    /// `/help`: its rules.
    Help,
    /// `/help/:chapter`
    Chapter,
    /// `/games/:game/:page`: whatever else it has, by the name of the page.
    Own,
}

/// Plain data that travels between server and browser.
pub trait Data: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync {}

impl<T: Clone + Debug + PartialEq + Serialize + DeserializeOwned + Send + Sync> Data for T {}

/// A type for what a game has none of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Nothing {}

/// A game as it is shown beside the others: what it is called there, what it is, for how many, and a picture
/// of it by what stands in its address before and after the language.
#[derive(Clone, Copy, Debug)]
pub struct Door {
    pub name: Words,
    pub line: Words,
    /// The game for somebody who has never heard of it: the beginning of a sentence.
    pub about: Words,
    pub people: Words,
    /// The subjects of its lessons.
    pub lessons: Words,
    pub picture: [&'static str; 2],
}

/// A game that is played here: its page, its forms and its words.
pub trait GameUi {
    /// Its name in stored tables, in addresses and in forms.
    const KIND: &'static str;
    /// The name that people call it.
    const NAME: Words;
    /// True if people are led to it; a game for tests is not.
    const LISTED: bool = true;
    /// The number of chapters of a whole game; 0 where that is not known.
    const CHAPTERS: u32 = 0;
    /// Its entry beside the other games.
    const DOOR: Option<Door> = None;
    /// True if it has lessons.
    const TAUGHT: bool = false;
    /// True where its own page tells that a game was given up, with a way on; the shared note does otherwise.
    const TELLS_CONCESSION: bool = false;
    /// The numbers of people that may play.
    const SEATS: RangeInclusive<u8>;
    /// The number of people that play where nobody has chosen.
    const USUAL_SEATS: u8 = *Self::SEATS.end();
    /// The levels of the computer by the names that the rules have for them, the usual one first.
    const LEVELS: &'static [(&'static str, Words)] = &[(
        "random",
        words!("Random: any legal move" | "Zufall: irgendein erlaubter Zug"),
    )];

    /// The module that a browser loads for its tables. A game whose page is large has one of its own: then its
    /// tables load no other game's page, and no other game's tables load this one.
    const MODULE: &'static str = hydration_root::SHARED;

    /// A table of it as one viewer sees it.
    type Page: Page;
    /// One part of a game that is over, as everybody saw it.
    type Chapter: Data + 'static;
    /// The choices that the people at a table agree on before the start.
    type Setup: Data + Eq + Default + 'static;
    /// The guide that a table's page brings to lead somebody through a first game.
    type Guide: Data + 'static;

    /// Its page, as it is or was.
    fn draw(first: Self::Page, props: GameProps) -> AnyView;

    /// The same in the module [`hydration_root::SHARED`]: nothing where the game has a module of its own, whose code
    /// would be in both.
    #[cfg(feature = "hydrate")]
    fn draw_shared(first: Self::Page, props: GameProps) -> AnyView {
        Self::draw(first, props)
    }

    /// Registers what reads its page in the module [`hydration_root::SHARED`]: nothing where the game has a module of its
    /// own.
    #[cfg(feature = "hydrate")]
    fn register_shared_decoder() {
        Self::Page::decoder().register();
    }

    /// The code in [`GameUi::MODULE`].
    #[cfg(feature = "hydrate")]
    fn hydration_code() -> hydration_root::Code {
        hydration_root::Code::shared()
    }

    /// Draws what it is, and a table to try at once, for the front page.
    fn front() -> AnyView {
        ().into_any()
    }

    /// A page of its own; nothing where it has no such page.
    fn own_page(page: OwnPage) -> Option<AnyView> {
        let _ = page;
        None
    }

    /// From a lesson to a chapter of the rules.
    fn chapter_link(chapter: &str) -> AnyView {
        let _ = chapter;
        ().into_any()
    }

    /// Returns where to play after the last lesson: the address, and what the link says.
    fn practice() -> (&'static str, &'static str) {
        (
            "/",
            word!("Play a practice table" | "Einen Übungstisch spielen"),
        )
    }

    /// Lets links on a page open a chapter of the rules above it, in the [`GameUi::rule_sheet`].
    fn provide_rules() {}

    /// The dialog for those links.
    fn rule_sheet() -> AnyView {
        ().into_any()
    }

    /// The fields with which a table is opened.
    fn setup_fields(chosen: Self::Setup) -> AnyView {
        drop(chosen);
        ().into_any()
    }

    /// Those fields in a few words, where nobody has changed any.
    fn usual_rules() -> &'static str {
        word!("As usual" | "Wie üblich")
    }

    /// The second question of the form that opens a table, where it is not how many play.
    fn measure(chosen: &Self::Setup) -> Option<AnyView> {
        let _ = chosen;
        None
    }

    /// The answers to that question as the form sends them, each in words.
    fn measures() -> Vec<(String, String)> {
        let size = |it: &(&'static str, Words, Words)| {
            Some((it.0.to_owned(), players(it.0.parse::<usize>().ok()?)))
        };
        Self::sizes().iter().filter_map(size).collect()
    }

    /// The small pictures of those who play when so many do.
    fn size_marks(size: u8) -> Option<AnyView> {
        let _ = size;
        None
    }

    /// Returns true where chance decides who plays what, once everybody sits.
    #[cfg(feature = "ssr")]
    fn draws_seats(chosen: &Self::Setup) -> bool {
        let _ = chosen;
        false
    }

    /// The options of a table in a few words.
    fn options(setup: &str, seats: usize) -> String {
        let _ = setup;
        players(seats)
    }

    /// Returns how many may play, each with what that means; empty where there is no choice.
    fn sizes() -> crate::lobby::Options {
        &[]
    }

    /// Tells what a seat plays, in a word or two.
    fn seat_label(setup: &str, seat: u8) -> String {
        let _ = setup;
        nth_seat(seat)
    }

    /// Tells what a seat has played, by the name with which the rules store it.
    fn role_label(role: &str) -> String {
        role.parse()
            .map_or_else(|_| role.to_owned(), |seat: u8| Self::seat_label("{}", seat))
    }

    /// The same in a sentence: "House Stark".
    fn role_title(role: &str) -> String {
        Self::role_label(role)
    }

    /// The names that [`GameUi::role_label`] knows, for those who look for what has won.
    fn roles() -> Vec<&'static str> {
        Vec::new()
    }

    /// The title of a list by what was played, and the heading above their names.
    fn by_role() -> (&'static str, &'static str) {
        by_seat()
    }

    /// The small picture before a seat's label.
    fn seat_mark(label: &str) -> Option<AnyView> {
        let _ = label;
        None
    }

    /// The arms of a seat.
    fn seat_crest(label: &str) -> AnyView {
        let _ = label;
        view! { <PlainCrest /> }.into_any()
    }

    /// The class that gives everything inside a seat's colors.
    fn seat_class(label: &str) -> &'static str {
        let _ = label;
        ""
    }

    /// Removes from this browser what somebody has not sent yet.
    fn forget_drafts() {}

    /// Hands the guide that came with a page to the page of the game.
    fn provide_guide(guide: Option<Self::Guide>) {
        drop(guide);
    }

    /// Loads the guide of a game that begins while its page is open.
    fn bring_guide(begins: Memo<bool>) {
        let _ = begins;
    }
}

/// The arms of a seat whose house nobody knows yet.
#[component]
pub fn PlainCrest() -> impl IntoView {
    view! {
        <svg class="crest" viewBox="-20 -21 40 46.4" width="40" height="46" aria-hidden="true">
            <path class="crest-plain" d=SHIELD />
            <path class="crest-swords" d="M-8 -9L8 9M8 -9L-8 9M-9 5L-4 10M9 5L4 10" />
        </svg>
    }
}

/// The outline of a shield, in a box from -20, -21, 40 wide and 46.4 high.
const SHIELD: &str = "M-18 -18Q-9 -17 0 -20Q9 -17 18 -18V2Q17 16 0 24Q-17 16 -18 2z";

/// The title of a list by seats, and the heading above their numbers.
pub fn by_seat() -> (&'static str, &'static str) {
    (word!("By seat" | "Nach Platz"), word!("Seat" | "Platz"))
}

/// "Seat 2".
pub fn nth_seat(seat: u8) -> String {
    say!("Seat {n}" | "Platz {n}", n = u16::from(seat) + 1)
}

/// "4 players".
pub fn players(seats: usize) -> String {
    say!("{seats} players" | "{seats} Spieler")
}

/// "9 points".
#[cfg(feature = "ssr")]
pub fn points(points: i32) -> String {
    match points {
        1 => word!("1 point" | "1 Punkt").to_owned(),
        _ => say!("{points} points" | "{points} Punkte"),
    }
}

/// Something that everybody has waited for, and came to light.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reveal {
    /// The things that several have laid or bid in secret.
    Secrets,
    /// The viewer has won a fight.
    Won,
    Lost,
    /// Dice have fallen.
    Rolled,
}

/// The requests of the shared parts of a table's page to the game's part.
pub trait Page: Decodable {
    /// Puts the log of the page before in front of this one's.
    fn remember(&mut self, before: &Self);

    /// Asks nothing any more.
    fn close(&mut self);

    /// The seats whose answer the game waits for.
    fn waiting(&self) -> &[Seat];

    /// The question that the game cannot go on without.
    fn asks(&self) -> Option<DecisionId>;

    /// The revisions that brought lines of the log.
    fn steps(&self) -> Vec<i64>;

    /// Tells when a revision was, and what happened then, in words. A page whose words are in the module of its game
    /// hands them to the [`HistoryBar`](crate::play::HistoryBar) instead.
    fn caption(&self, seq: i64) -> (String, String) {
        let _ = seq;
        Default::default()
    }

    /// The revisions that are worth watching, when a game is shown from its beginning.
    fn replay_stops(&self) -> Vec<i64> {
        self.steps()
    }

    /// The revisions with which rounds began, and the numbers of those rounds.
    fn rounds(&self) -> Vec<(i64, u8)> {
        Vec::new()
    }

    /// Tells whether the game's own rules offer now to take the last answer back.
    fn offers_take_back(&self) -> bool {
        false
    }

    /// Tells whether this entry took an earlier answer back, as the game's own rules offer it.
    fn took_back(&self, entry: i64) -> bool {
        let _ = entry;
        false
    }

    /// The news that everybody has waited for, if it came to light after this revision.
    fn reveal_since(&self, since: i64) -> Option<Reveal> {
        let _ = since;
        None
    }

    /// Tells what came to light with this entry, in words that follow "Final:".
    fn shown_by(&self, entry: i64) -> Option<&'static str> {
        let _ = entry;
        None
    }

    /// Tells what to call a seat before people who sit around one device; its label where there is nothing better.
    fn seat_title(&self, seat: Seat) -> Option<String> {
        let _ = seat;
        None
    }

    /// Tells whether a guide has something to say at this table.
    fn is_guided(&self) -> bool {
        false
    }
}
