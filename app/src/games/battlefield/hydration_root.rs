//! The hydration root of a battle: its table with no other game's page.

use super::Miniatures;
use crate::{
    browser::next_task,
    games::GameRenderer,
    hydration_root::{Code, begin},
    lazy,
};
use battlefield::data::Data;
use leptos::wasm_split::{SplitLoaderError, wasm_split};

part! { battle, load_root, fn root(data: String) {
    begin(&data, GameRenderer::of::<Miniatures>())
}}

/// Reads the data of units and cards, which are text: long enough for a task of its own.
#[wasm_split(battle, wasm_split_path = leptos::wasm_split, fallible)]
#[allow(clippy::unnecessary_wraps, reason = "loading may fail")]
fn read_data() -> Result<(), SplitLoaderError> {
    Data::of_this_build();
    Ok(())
}

async fn load() -> Result<(), SplitLoaderError> {
    load_root().await?;
    next_task().await;
    read_data().await?;
    next_task().await;
    Ok(())
}

/// Its code, in the module of the miniatures.
pub fn code() -> Code {
    Code {
        load: || Box::pin(load()),
        view: |data| lazy::at_once(root(data)).and_then(Result::ok),
    }
}
