//! The WASM entry: takes over the page that the server rendered.
// Pages are types; the deepest ones are named here in full.
#![recursion_limit = "512"]

use any_spawner::Executor;
use leptos::task::spawn_local;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
pub fn hydrate() {
    std::panic::set_hook(Box::new(|panic| {
        console_error_panic_hook::hook(panic);
        app::tell_of_panic(panic.location());
    }));
    // Fails only where it was done before.
    let _ = Executor::init_wasm_bindgen();
    spawn_local(app::hydrate());
}
