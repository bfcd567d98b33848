//! The lessons are played and refused as they say.

use super::*;
use crate::{
    Error, Language,
    learn::{serve, tested},
};

#[test]
fn every_lesson_is_played_as_it_says_and_not_otherwise() {
    assert_eq!(Miniatures::lessons().len(), 6);
    tested::keeps_its_word::<Miniatures>();
}

#[test]
fn every_die_of_a_lesson_is_fixed() {
    tested::fixes_its_dice::<Miniatures>();
}

#[test]
fn every_lesson_begins_with_a_question_in_both_languages() {
    for number in 1..=6 {
        let [english, german] = [Language::English, Language::German].map(|language| {
            let page = serve::<Miniatures>(number, "[]", language).unwrap();
            assert_eq!((page.step, page.done, &page.hint), (0, false, &None));
            page
        });
        assert_ne!(english.title, german.title);
        assert_ne!(english.task, german.task);
    }
    let none = serve::<Miniatures>(7, "[]", Language::English);
    assert_eq!(none.unwrap_err(), Error::NotFound);
}
