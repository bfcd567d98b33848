//! The miniatures game as the shared pages know it.

use super::{
    Miniatures,
    army::ArmiesPage,
    front::{Front, Half},
    help, learn, options,
    page::PackedPage,
    table::Table,
    wording,
};
#[cfg(feature = "ssr")]
use crate::learn::LessonRoute;
use crate::{
    games::{self, Door, GameProps, GameUi, Nothing, OwnPage},
    language::Words,
    lobby::Options,
};
use battlefield::{Battlefield, position::Setup};
use leptos::prelude::*;
use std::{ops::RangeInclusive, sync::Arc};
use tabletop::Game;

impl GameUi for Miniatures {
    const KIND: &'static str = Battlefield::KIND;
    const NAME: Words = words!(
        "A Song of Ice & Fire: The Miniatures Game"
            | "Das Lied von Eis und Feuer: Das Miniaturenspiel"
    );
    const DOOR: Option<Door> = Some(Door {
        name: words!("Miniatures" | "Miniaturen"),
        line: words!("Two armies, one field." | "Zwei Armeen, ein Feld."),
        about: words!(
            "Two armies on a field, charge by charge"
                | "Zwei Armeen auf einem Feld, Angriff um Angriff"
        ),
        people: words!("2 to 4 players" | "2 bis 4 Spieler"),
        lessons: words!(
            "Charges, sight, tactics: a few minutes each."
                | "Angriffe, Sicht, Taktik: je ein paar Minuten."
        ),
        picture: ["/skirmish.svg?language=", ""],
    });
    const TAUGHT: bool = true;
    const TELLS_CONCESSION: bool = true;
    const SEATS: RangeInclusive<u8> = Battlefield::SEATS;
    const USUAL_SEATS: u8 = 2;
    const LEVELS: &'static [(&'static str, Words)] = &[
        (
            "beginner",
            words!("Beginner: for your first battles" | "Anfänger: für die ersten Schlachten"),
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

    const MODULE: &'static str = super::MODULE;

    type Page = PackedPage;
    type Chapter = ();
    type Setup = Setup;
    type Guide = Nothing;

    fn draw(first: PackedPage, props: GameProps) -> AnyView {
        let packed = props.page::<Self, _>(Arc::new(first), Arc::new);
        view! { <Table packed props /> }.into_any()
    }

    #[cfg(feature = "hydrate")]
    fn draw_shared(_: PackedPage, _: GameProps) -> AnyView {
        ().into_any()
    }

    #[cfg(feature = "hydrate")]
    fn register_shared_decoder() {}

    #[cfg(feature = "hydrate")]
    fn hydration_code() -> crate::hydration_root::Code {
        super::hydration_root::code()
    }

    fn front() -> AnyView {
        view! { <Half /> }.into_any()
    }

    fn own_page(page: OwnPage) -> Option<AnyView> {
        Some(match page {
            OwnPage::Help => view! { <help::HelpPage /> }.into_any(),
            OwnPage::Chapter => view! { <help::ChapterPage /> }.into_any(),
            OwnPage::Own => match games::own_name().as_str() {
                "armies" => view! { <ArmiesPage /> }.into_any(),
                "skirmish" => view! { <Front /> }.into_any(),
                _ => return None,
            },
            OwnPage::Learn => view! { <learn::LearnPage /> }.into_any(),
            #[cfg(feature = "ssr")]
            OwnPage::Lesson => view! { <LessonRoute kind=Self::KIND /> }.into_any(),
            // A hydration root is in no need of it.
            #[cfg(not(feature = "ssr"))]
            OwnPage::Lesson => return None,
        })
    }

    fn chapter_link(chapter: &str) -> AnyView {
        let address = ["/help/", chapter, "?game=", Self::KIND].concat();
        view! { <a href=address>{word!("Look it up" | "Nachschlagen")}</a> }.into_any()
    }

    fn practice() -> (&'static str, &'static str) {
        (
            "/games/battlefield/skirmish",
            word!("Play a skirmish" | "Ein Gefecht spielen"),
        )
    }

    fn sizes() -> Options {
        options::PLAYERS
    }

    fn measure(chosen: &Setup) -> Option<AnyView> {
        Some(view! { <options::Points chosen=chosen.size /> }.into_any())
    }

    fn measures() -> Vec<(String, String)> {
        let points = |it: u32| (it.to_string(), options::points(it));
        options::SIZES.map(points).to_vec()
    }

    fn setup_fields(chosen: Setup) -> AnyView {
        options::fields(&chosen)
    }

    fn options(setup: &str, seats: usize) -> String {
        options::options(setup, seats)
    }

    fn seat_label(_: &str, seat: u8) -> String {
        wording::seat(seat).to_owned()
    }

    /// By the printed name of the faction; of a game that ended without armies, and of older ones, by
    /// the seat.
    fn role_label(role: &str) -> String {
        match role.parse() {
            Ok(seat) => Self::seat_label("{}", seat),
            Err(_) => wording::short_house(role).to_owned(),
        }
    }

    fn role_title(role: &str) -> String {
        match role.parse() {
            Ok(seat) => Self::seat_label("{}", seat),
            Err(_) => wording::house(role),
        }
    }

    fn by_role() -> (&'static str, &'static str) {
        (
            word!("By faction" | "Nach Fraktion"),
            word!("Faction" | "Fraktion"),
        )
    }
}
