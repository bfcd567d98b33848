//! The lessons are played, refused and worded as they should be.

use super::*;
use crate::{
    Error, Language, Reason,
    games::{Registered, westeros::wording::area_name},
    language::speaking,
    learn::{LessonPage, serve, tested},
};

fn page(number: u8, answers: &str) -> Result<LessonPage, Error> {
    serve::<BoardGame>(number, answers, Language::English)
}

fn refused(number: u8, answers: &str) -> Error {
    page(number, answers).unwrap_err()
}

#[test]
fn every_lesson_is_played_as_it_says_and_not_otherwise() {
    assert_eq!(BoardGame::lessons().len(), 8);
    tested::keeps_its_word::<BoardGame>();
}

#[test]
fn every_lesson_begins_with_a_question() {
    for number in 1..=8 {
        let page = page(number, "[]").unwrap();
        assert_eq!((page.step, page.done, &page.hint), (0, false, &None));
        let table = BoardGame::as_page(&page.table).unwrap();
        assert_eq!(table.prompts.len(), 1, "{}", page.title);
    }
}

#[test]
fn forged_and_endless_answers_are_refused() {
    assert_eq!(refused(0, "[]"), Error::NotFound);
    assert_eq!(refused(9, "[]"), Error::NotFound);
    let malformed = Error::Refused(Reason::Malformed);
    assert_eq!(refused(1, "nonsense"), malformed);
    assert_eq!(refused(1, "[{\"Bid\":-1}]"), malformed);
    let many = format!("[{}]", vec!["\"Decline\""; 500].join(","));
    assert_eq!(refused(1, &many), Error::Refused(Reason::Closed));
    let long = format!("[{}]", " ".repeat(16 * 1024));
    assert_eq!(refused(1, &long), Error::Refused(Reason::TooLarge));
    let illegal = refused(1, "[\"Decline\"]");
    assert_eq!(illegal, Error::Rules("\"WrongAnswer\"".into()));
}

#[test]
fn an_answer_astray_gets_its_hint() {
    let astray = page(8, "[{\"Bid\":1}]").unwrap();
    assert_eq!((astray.step, astray.done), (0, false));
    assert!(astray.hint.unwrap().ends_with("Bid 3, 4 or 5."));
    let taken = page(8, "[{\"Bid\":3}]").unwrap();
    assert_eq!((taken.step, taken.hint), (1, None));
}

#[test]
fn lessons_call_places_as_the_map_does() {
    for lesson in BoardGame::lessons() {
        let all = tested::words(lesson);
        for area in westeros::Area::ALL {
            let german = speaking(Language::German, || area_name(area));
            if area.name() != german && !german.contains(area.name()) {
                for words in &all {
                    let words = &words.0[Language::German as usize];
                    assert!(!words.contains(area.name()), "{words}");
                }
            }
        }
    }
}
