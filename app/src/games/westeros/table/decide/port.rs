//! A port that changes hands: what is lost there, and what may take its place.

use super::{fed::FedAfter, number::NumberPicker};
use crate::games::westeros::{draft::spoils, table::state::PageState, wording::court};
use crate::reactive::memo;
use leptos::prelude::*;

/// Draws the choice of how many own ships take the place of those in the port.
#[component]
pub fn PortPicker(state: PageState) -> impl IntoView {
    let spoils = memo(move |_| {
        let prompt = state.prompt()?;
        state.view.with(|view| spoils(view, &prompt))
    });
    view! {
        <ul class="tellings">
            {move || {
                spoils
                    .get()
                    .map(|spoils| {
                        view! {
                            <li>{court::spoils_lost(spoils)}</li>
                            <li>{court::spoils_most(spoils)}</li>
                        }
                    })
            }}
        </ul>
        <NumberPicker state />
        <FedAfter state />
    }
}
