//! The island of a battle: its table with no other game's page.

use super::Miniatures;
use crate::{
    games::Boards,
    island::{Code, begin},
    later,
};

part! { battle, load_island, fn island(data: String) {
    begin(&data, Boards::of::<Miniatures>())
}}

/// Its code, in the module of the miniatures.
pub fn code() -> Code {
    Code {
        load: || Box::pin(load_island()),
        view: |data| later::at_once(island(data)).and_then(Result::ok),
    }
}
