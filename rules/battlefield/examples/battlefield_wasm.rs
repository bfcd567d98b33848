//! The games of `cargo xtask fuzz battlefield` as a WebAssembly module: native code and
//! WebAssembly must play them alike to the last bit.

#![cfg(target_arch = "wasm32")]

use battlefield::testkit::aimed;
use wasm_bindgen::prelude::wasm_bindgen;

/// Plays `games` games from the seed `first` on; `key value` lines.
#[wasm_bindgen]
pub fn fuzz(games: u32, first: u32) -> String {
    let (games, first) = (u64::from(games), u64::from(first));
    tabletop::testkit::fuzz::run::<battlefield::Battlefield>(first..first + games).to_string()
}

/// Plays a golden game again.
///
/// # Errors
/// The first line that is different.
#[wasm_bindgen]
pub fn golden(written: &str) -> Result<(), String> {
    tabletop::testkit::golden::check::<battlefield::Battlefield>(written)
}

/// Plays random games with nothing checked, to be timed; says how many questions were answered.
#[wasm_bindgen]
pub fn play(games: u32) -> u32 {
    battlefield::testkit::speed::play(games, 1)
}

/// Returns the names of the figures: the questions that a page asks while somebody aims.
#[wasm_bindgen]
pub fn questions() -> Vec<String> {
    let all = aimed::QUESTIONS.iter();
    all.map(|(name, _)| (*name).to_owned()).collect()
}

/// Asks one of them, by its place, so many times.
#[wasm_bindgen]
pub fn ask(question: usize, times: u32) {
    let (_, ask) = aimed::QUESTIONS[question];
    for _ in 0..times {
        ask(&aimed::TABLE);
    }
}
