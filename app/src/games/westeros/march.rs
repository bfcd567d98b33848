//! The moving picture of the front page: a few minutes of a real game on the real map. It is made
//! by the rules and drawn by the map's own code, so it can never show what the table does not.

use super::{BoardGame, Film, LogLine, film, frames, scene::scene};
use crate::{
    Language,
    language::{Spoken, speaking},
    learn::{play, read},
};
use axum::{
    extract::Query,
    http::header::CONTENT_TYPE,
    response::{IntoResponse, Response},
};
use std::sync::LazyLock;
use tabletop::{Game, Viewer};
use westeros::{ByArea, Event, Orders, Phase, View, Westeros, replay::Replay};

/// Left, top, width and height of what is shown: from the Neck to the Reach.
const PART: [u16; 4] = [0, 540, 1000, 820];

/// `GET /march.svg?language=de`: drawn once for each language.
pub async fn picture(Query(spoken): Query<Spoken>) -> Response {
    static PICTURES: LazyLock<[String; Language::ALL.len()]> =
        LazyLock::new(|| Language::ALL.map(drawn));
    let picture = PICTURES[spoken.language() as usize].as_str();
    ([(CONTENT_TYPE, "image/svg+xml")], picture).into_response()
}

fn drawn(language: Language) -> String {
    speaking(language, || film(&recorded()))
}

/// The march phase of the game beside this file.
fn recorded() -> Film {
    let game = read::<BoardGame>(include_str!("march.lesson")).expect("the game can be read");
    let played = play::<BoardGame>(&game, &[]).expect("nothing is answered but what the game says");
    let before = Westeros::view(&game.position, Viewer::Spectator);
    let events = played.events.into_iter().map(|(_, event)| event);
    let events: Vec<Event> = events.take_while(|it| !over(it)).collect();
    let mut replay = Replay::new(before.position);
    for event in &events {
        replay.happen(event);
    }
    let line = |event| LogLine {
        seq: 0,
        at: 0,
        event,
        undone: false,
    };
    let mut frames = frames(&before, &events.into_iter().map(line).collect::<Vec<_>>());
    // That a battle is won shows in what follows from it.
    frames.retain(|it| !matches!(it.event, Event::CombatWon { .. }));
    let after = View {
        position: replay.position,
        ..before
    };
    let at = |view: &View| scene(view, &Orders::NONE, &ByArea::default());
    let still = frames
        .iter()
        .position(|it| matches!(it.event, Event::CombatBegan { .. }));
    Film {
        first: at(&before),
        last: at(&after),
        still: still.map_or(0, |it| it + 1),
        frames,
        part: PART,
    }
}

const fn over(event: &Event) -> bool {
    matches!(
        event,
        Event::PhaseBegan {
            phase: Phase::ConsolidatePower
        }
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_picture_shows_a_round_with_four_marches_and_a_battle() {
        let film = recorded();
        let shown = |is: fn(&Event) -> bool| film.frames.iter().filter(|it| is(&it.event)).count();
        assert_eq!(shown(|it| matches!(it, Event::OrdersRevealed { .. })), 1);
        assert_eq!(shown(|it| matches!(it, Event::CombatBegan { .. })), 1);
        let walks: usize = film.frames.iter().map(|it| it.walks.len()).sum();
        assert!(walks >= 3, "{walks}");
    }

    #[test]
    fn the_picture_moves_only_for_those_who_let_it() {
        let picture = drawn(Language::English);
        let (still, moving) = picture
            .split_once("@media (prefers-reduced-motion:no-preference){")
            .expect("what moves is asked for");
        assert!(!still.contains("animation-name"));
        assert!(moving.contains("animation-name:f"));
        assert!(moving.contains("animation-name:w"));
    }

    #[test]
    fn the_picture_brings_the_letters_of_the_page() {
        let picture = drawn(Language::English);
        let fonts = picture.matches("@font-face{font-family:Grenze").count();
        assert_eq!(fonts, 2);
        assert!(
            picture.contains("src:url(data:font/woff2;base64,d09GMg"),
            "WOFF2"
        );
    }

    #[test]
    fn the_picture_says_its_places_in_its_language() {
        let german = drawn(Language::German);
        assert!(drawn(Language::English).contains(">Highgarden<"));
        assert!(german.contains(">Rosengarten<"), "names are translated");
        assert!(!german.contains("<!>"), "XML knows no such marks");
    }
}
