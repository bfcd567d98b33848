//! Supply as a picture: each army beside the room that supply has for it.

use crate::games::westeros::{
    draft::{Feeding, Slot, feeding_after},
    table::state::PageState,
    wording::{self, court},
};
use crate::reactive::memo;
use leptos::prelude::*;

/// The armies as they would be after the draft; nothing where it does not change them.
#[component]
pub fn FedAfter(state: PageState) -> impl IntoView {
    let after = memo(move |_| {
        let prompt = state.prompt()?;
        let draft = state.draft.get();
        state.view.with(|view| feeding_after(view, &prompt, &draft))
    });
    let fits = memo(move |_| after.with(|it| it.as_ref().is_some_and(|it| it.fits)));
    let words = memo(move |_| after.with(|it| it.as_ref().map(court::fed)));
    view! {
        <Show when=move || words.with(Option::is_some)>
            <div class="feeding" class:unfed=move || !fits.get()>
                <h3>{word!("Supply" | "Vorrat")}</h3>
                {move || after.get().map(slots)}
                <p class="feeding-now" aria-live="polite">
                    {words}
                </p>
            </div>
        </Show>
    }
}

/// A box for each unit that is fed or is too many.
fn slots(feeding: Feeding) -> impl IntoView {
    let slots = feeding.slots.into_iter().map(slot).collect_view();
    view! { <ol class="fed">{slots}</ol> }
}

fn slot(slot: Slot) -> impl IntoView {
    let boxes = (0..slot.size.max(slot.room)).map(|nth| {
        let class = match (nth < slot.size, nth < slot.room) {
            (true, true) => "fed-unit full",
            (true, false) => "fed-unit over",
            (false, _) => "fed-unit",
        };
        view! { <span class=class></span> }
    });
    let name = slot.area.map(wording::area_name);
    view! {
        <li class="fed-slot">
            <span class="fed-units" aria-hidden="true">
                {boxes.collect_view()}
            </span>
            <span class="fed-name">{name.unwrap_or(word!("free" | "frei"))}</span>
            <span class="fed-over">{court::over(slot)}</span>
        </li>
    }
}
