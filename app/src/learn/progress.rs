//! The lessons that are done.

use crate::browser::{recall, remember};
use crate::reactive::effect;
use leptos::prelude::*;

const LESSONS: &str = "lessons";

/// Lessons were once remembered by their numbers, in this order.
const NUMBERED: [&str; 7] = [
    "supply",
    "mustering",
    "bidding",
    "raids",
    "marches",
    "combat",
    "retreat",
];

/// The lessons that this browser has seen done, by their keys; empty until the page is hydrated.
#[derive(Clone, Copy)]
pub struct Progress(RwSignal<Vec<String>>);

impl Progress {
    /// Read once the page is hydrated, so that server and browser draw the same page first.
    pub fn load() -> Self {
        let done = RwSignal::new(Vec::new());
        effect(move |_| done.set(kept()));
        Self(done)
    }

    pub fn is_done(self, key: &str) -> bool {
        self.0.with(|it| it.iter().any(|it| it == key))
    }

    pub fn add(self, key: &str) {
        let mut done = kept();
        if !done.iter().any(|it| it == key) {
            done.push(key.to_owned());
            remember(LESSONS, &done.join(" "));
        }
        // Whoever has left the lesson meanwhile has done it all the same.
        self.0.try_set(done);
    }
}

fn kept() -> Vec<String> {
    read(&recall(LESSONS).unwrap_or_default())
}

fn read(text: &str) -> Vec<String> {
    let key = |word: &str| {
        let number = word.parse::<usize>().ok();
        match number {
            Some(number) => NUMBERED
                .get(number.checked_sub(1)?)
                .copied()
                .map(str::to_owned),
            None => Some(word.to_owned()),
        }
    };
    text.split_whitespace().filter_map(key).collect()
}

#[cfg(test)]
mod tests {
    use super::read;

    #[test]
    fn what_was_done_before_the_lessons_were_put_in_order_stays_done() {
        assert_eq!(read("1 4 7"), ["supply", "raids", "retreat"]);
        assert_eq!(read("orders 3"), ["orders", "bidding"]);
        assert!(read("0 8 ").is_empty());
    }
}
