//! The WASM entry: takes over the page that the server rendered.
// Pages are types; the deepest ones are named here in full.
#![recursion_limit = "512"]

use any_spawner::Executor;
use leptos::task::spawn_local;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
pub fn hydrate() {
    console_error_panic_hook::set_once();
    // Fails only where it was done before.
    let _ = Executor::init_wasm_bindgen();
    spawn_local(app::hydrate());
}
