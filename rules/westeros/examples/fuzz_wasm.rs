//! The games of `cargo xtask fuzz rules` as a WebAssembly module: native code and WebAssembly must
//! play them alike to the last bit.

#![cfg(target_arch = "wasm32")]

use wasm_bindgen::prelude::wasm_bindgen;

/// Plays `games` games from the seed `first` on; `key value` lines.
#[wasm_bindgen]
pub fn fuzz(games: u32, first: u32) -> String {
    let (games, first) = (u64::from(games), u64::from(first));
    tabletop::testkit::fuzz::run::<westeros::Westeros>(first..first + games).to_string()
}

/// Plays a golden game again.
///
/// # Errors
/// The first line that is different.
#[wasm_bindgen]
pub fn golden(written: &str) -> Result<(), String> {
    tabletop::testkit::golden::check::<westeros::Westeros>(written)
}

/// Plays random games with nothing checked, to be timed; says how many questions were answered.
#[wasm_bindgen]
pub fn play(games: u32) -> u32 {
    westeros::testkit::speed::play(games, 1)
}
