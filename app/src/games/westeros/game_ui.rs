//! The board game as the shared pages know it.

use super::{
    Chapter, SharedPage, WesterosPage, WesterosTable, front::Front, help, learn, options, seating,
    table, wording,
};
use crate::{
    games::{Door, GameProps, GameUi, OwnPage},
    language::Words,
    lobby::Options,
};
use leptos::prelude::*;
use std::ops::RangeInclusive;
use tabletop::{DecisionId, Game};
#[cfg(feature = "ssr")]
use westeros::Houses;
use westeros::{Action, House, Setup, Westeros};

/// *A Game of Thrones: The Board Game*, second edition.
pub struct BoardGame;

impl GameUi for BoardGame {
    const KIND: &'static str = Westeros::KIND;
    const NAME: Words =
        words!("A Game of Thrones: The Board Game" | "Der Eiserne Thron: Das Brettspiel");
    const CHAPTERS: u32 = 10;
    const DOOR: Option<Door> = Some(Door {
        name: words!("The board game" | "Das Brettspiel"),
        line: words!("Six houses, one throne." | "Sechs Häuser, ein Thron."),
        about: words!(
            "Secret orders on a map of Westeros" | "Geheime Befehle auf einer Karte von Westeros"
        ),
        people: words!("3 to 6 players" | "3 bis 6 Spieler"),
        lessons: words!(
            "Orders, marches, battles: a few minutes each."
                | "Befehle, Märsche, Kämpfe: je ein paar Minuten."
        ),
        picture: ["/march.svg?language=", "&held#still"],
    });
    const TAUGHT: bool = true;
    const SEATS: RangeInclusive<u8> = Westeros::SEATS;
    const LEVELS: &'static [(&'static str, Words)] = &[
        (
            "beginner",
            words!("Beginner: for your first games" | "Anfänger: für die ersten Partien"),
        ),
        (
            "steady",
            words!("Steady: takes what it can get" | "Erfahren: nimmt, was zu holen ist"),
        ),
        (
            "random",
            words!("Random: any legal move" | "Zufall: irgendein erlaubter Zug"),
        ),
    ];

    type Page = WesterosPage;
    type Chapter = Chapter;
    type Setup = Setup;
    type Guide = learn::Guide;

    fn draw(first: WesterosPage, props: GameProps) -> AnyView {
        // Its many readers share one copy.
        let page = props.page::<Self, _>(SharedPage::from(first), SharedPage::from);
        let on_answer = Callback::new(move |(decision, action): (DecisionId, Action)| {
            props.answer(decision, &action);
        });
        let refusal = props.refused(wording::refusal);
        view! { <WesterosTable page=page.into() on_answer busy=props.busy refusal /> }.into_any()
    }

    fn front() -> AnyView {
        view! { <Front /> }.into_any()
    }

    fn own_page(page: OwnPage) -> Option<AnyView> {
        Some(match page {
            OwnPage::Learn => view! { <learn::LearnPage /> }.into_any(),
            OwnPage::Help => view! { <help::HelpPage /> }.into_any(),
            OwnPage::Chapter => view! { <help::ChapterPage /> }.into_any(),
            #[cfg(feature = "ssr")]
            OwnPage::Lesson => view! { <crate::learn::LessonRoute kind=Self::KIND /> }.into_any(),
            OwnPage::Own => return None,
            // A hydration root is in no need of it.
            #[cfg(not(feature = "ssr"))]
            OwnPage::Lesson => return None,
        })
    }

    fn chapter_link(chapter: &str) -> AnyView {
        let chapter = help::Chapter::from_slug(chapter);
        chapter
            .map(|chapter| view! { <help::RuleLink chapter /> })
            .into_any()
    }

    fn provide_rules() {
        help::provide_rules();
    }

    fn rule_sheet() -> AnyView {
        view! { <help::RuleSheet /> }.into_any()
    }

    fn setup_fields(chosen: Setup) -> AnyView {
        view! { <options::TableOptions chosen /> }.into_any()
    }

    fn usual_rules() -> &'static str {
        word!(
            "Everyone picks a house; no Tides of Battle"
                | "Alle wählen ein Haus; ohne Gezeiten der Schlacht"
        )
    }

    #[cfg(feature = "ssr")]
    fn draws_seats(chosen: &Setup) -> bool {
        chosen.houses == Houses::Drawn
    }

    fn options(setup: &str, seats: usize) -> String {
        options::options(setup, seats)
    }

    fn sizes() -> Options {
        options::SIZES
    }

    fn seat_label(setup: &str, seat: u8) -> String {
        seating::seat_label(setup, seat)
    }

    fn size_marks(size: u8) -> Option<AnyView> {
        Some(seating::size_marks(size).into_any())
    }

    fn seat_crest(label: &str) -> AnyView {
        seating::seat_crest(label)
    }

    fn seat_class(label: &str) -> &'static str {
        seating::seat_class(label)
    }

    fn role_label(role: &str) -> String {
        seating::role_label(role)
    }

    fn role_title(role: &str) -> String {
        seating::house(role).map_or_else(|| role.to_owned(), wording::house_of)
    }

    fn roles() -> Vec<&'static str> {
        House::ALL.map(House::name).to_vec()
    }

    fn by_role() -> (&'static str, &'static str) {
        (word!("By house" | "Nach Haus"), word!("House" | "Haus"))
    }

    fn seat_mark(label: &str) -> Option<AnyView> {
        seating::seat_mark(label).map(IntoAny::into_any)
    }

    fn forget_drafts() {
        table::forget_drafts();
    }

    fn provide_guide(guide: Option<learn::Guide>) {
        learn::provide_guide(guide);
    }

    fn bring_guide(begins: Memo<bool>) {
        learn::bring_guide(begins);
    }
}
