//! A draft outlives a reload and follows its person to another device: it is kept in the browser at
//! once, and a moment later on the server, which shows it to nobody else.
//!
//! There is one for each table and seat; it counts for nothing once its question is answered.
//! Server and browser draw the same page first, with what the server has: the browser's memory is read after
//! hydration only.

#[cfg(feature = "hydrate")]
mod memory;
#[cfg(feature = "hydrate")]
mod question;
#[cfg(feature = "hydrate")]
mod retry;
#[cfg(feature = "hydrate")]
mod sync;

use super::state::PageState;
use crate::reactive::memo;
use crate::{Error, Reason, games::westeros::draft::Draft, json, play::SavedForSeat};
use leptos::prelude::*;
use tabletop::DecisionId;

/// The place where the draft of the open question is kept.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum SaveState {
    /// In this browser at most.
    #[default]
    Here,
    /// On the server, but for what was placed this moment.
    #[cfg_attr(not(feature = "hydrate"), expect(dead_code, reason = "browsers keep"))]
    There,
    /// In this browser alone: the server could not be reached, and is tried again.
    #[cfg_attr(not(feature = "hydrate"), expect(dead_code, reason = "browsers keep"))]
    HereAlone,
    /// On the server, from another device of its person: what was placed here meanwhile is lost.
    #[cfg_attr(not(feature = "hydrate"), expect(dead_code, reason = "browsers keep"))]
    Elsewhere,
    /// In this browser alone, because of that.
    #[cfg_attr(not(feature = "hydrate"), expect(dead_code, reason = "browsers keep"))]
    Refused(Error),
}

/// The place of the draft, as the page knows it.
#[derive(Clone, Copy)]
struct Place(RwSignal<SaveState>);

/// Reads the kept draft once, and keeps it up to date from then on.
pub fn autosave(state: PageState) {
    let place = RwSignal::new(SaveState::default());
    provide_context(Place(place));
    let saved = use_context::<StoredValue<Option<SavedForSeat>>>();
    let saved = saved.and_then(|it| it.try_get_value().flatten());
    let draft = saved.and_then(|it| it.draft);
    if let Some(it) = draft
        && let Some(draft) = json::read(&it.content)
    {
        take(state, it.decision, draft);
    }
    #[cfg(feature = "hydrate")]
    question::begin(state, place);
    #[cfg(not(feature = "hydrate"))]
    let _ = state;
}

/// Puts a kept draft in the place of the one on the page, if it answers the open question and may stand there.
fn take(state: PageState, id: DecisionId, draft: Draft) {
    let open = state.open.try_get_untracked().flatten();
    let Some((_, prompt)) = open.filter(|it| it.0 == id) else {
        return;
    };
    let restored = state
        .view
        .with_untracked(|view| draft.restored(view, &prompt));
    if let Some(draft) = restored {
        state.restore(id, draft);
    }
}

/// Forgets every draft in this browser: another person may sit down at it.
pub fn forget_all() {
    #[cfg(feature = "hydrate")]
    memory::forget_all();
}

/// Says whether a plan is kept where the clock and other devices find it.
#[component]
pub fn SaveStatus() -> impl IntoView {
    let Place(place) = use_context()?;
    let words = memo(move |_| words(place.get()));
    Some(view! { <span class="soft" role="status">{words}</span> })
}

fn words(keeping: SaveState) -> String {
    match keeping {
        SaveState::Here => String::new(),
        SaveState::There => word!("Saved." | "Gespeichert.").to_owned(),
        SaveState::Elsewhere => Reason::DraftChanged.words().to_owned(),
        SaveState::HereAlone => unreachable_server().to_owned(),
        SaveState::Refused(why) => {
            say!("Saved in this browser only. {why}" | "Nur in diesem Browser gespeichert. {why}")
        }
    }
}

fn unreachable_server() -> &'static str {
    word!(
        "Saved in this browser only: the server can't be reached. Still trying. If time runs \
         out, only what the server has counts."
            | "Nur in diesem Browser gespeichert: Der Server ist nicht erreichbar. Es wird \
               weiter versucht. Läuft die Zeit ab, zählt nur, was beim Server angekommen ist."
    )
}
