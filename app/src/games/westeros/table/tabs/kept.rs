//! The panel that was open, kept while the page is loaded anew: in another language, for example.

use super::Tab;
use crate::reactive::effect;
use leptos::prelude::*;

/// Opens the kept panel after hydration, and keeps every other one from then on.
pub fn keep(now: RwSignal<Tab>, tabs: &'static [Tab]) {
    effect(move |before: Option<()>| {
        let tab = now.get();
        if before.is_some() {
            write(tab);
        } else if let Some(kept) = read().filter(|it| *it != tab && tabs.contains(it)) {
            now.set(kept);
        }
    });
}

#[cfg(feature = "hydrate")]
fn place() -> Option<(web_sys::Storage, String)> {
    let path = window().location().pathname().ok()?;
    let storage = window().session_storage().ok().flatten()?;
    Some((storage, ["tab ", &path].concat()))
}

#[cfg(feature = "hydrate")]
fn read() -> Option<Tab> {
    let (storage, name) = place()?;
    let id = storage.get_item(&name).ok().flatten()?;
    Tab::ALL.into_iter().find(|it| it.id() == id)
}

/// A full or forbidden memory costs no more than the first panel again.
#[cfg(feature = "hydrate")]
fn write(tab: Tab) {
    if let Some((storage, name)) = place() {
        let _ = storage.set_item(&name, tab.id());
    }
}

#[cfg(not(feature = "hydrate"))]
const fn read() -> Option<Tab> {
    None
}

#[cfg(not(feature = "hydrate"))]
const fn write(_: Tab) {}
