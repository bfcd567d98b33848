//! All lessons, in the order in which a game comes to them: a first round has no Westeros cards,
//! and with them supply, mustering and bidding.

use super::{lesson::Lesson, read::read};
use std::sync::LazyLock;

macro_rules! lessons {
    ($($file:literal),* $(,)?) => {
        const FILES: &[&str] = &[$(include_str!(concat!("lessons/", $file, ".lesson"))),*];
    };
}

lessons!(
    "orders",
    "raid",
    "march",
    "combat",
    "retreat",
    "supply",
    "mustering",
    "bidding",
);

/// All lessons in order; a test plays each of them.
pub fn lessons() -> &'static [Lesson] {
    static LESSONS: LazyLock<Vec<Lesson>> = LazyLock::new(|| {
        let files = FILES.iter();
        files
            .map(|file| read(file).expect("every lesson can be read"))
            .collect()
    });
    &LESSONS
}

/// The lesson with this number, counted from 1.
pub fn lesson(number: u8) -> Option<&'static Lesson> {
    lessons().get(usize::from(number).checked_sub(1)?)
}
