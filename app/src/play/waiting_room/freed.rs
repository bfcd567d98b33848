//! The word to somebody whose seat the owner has freed while the page was open.

use crate::play::TablePage;
use crate::reactive::{effect, memo};
use leptos::prelude::*;

/// Shows nothing to whoever has stood up on the same page: nobody is told what they have done.
#[component]
pub fn Freed(page: RwSignal<TablePage>) -> impl IntoView {
    let sits = memo(move |_| page.with(|it| !it.my_seats.is_empty()));
    let freed = RwSignal::new(false);
    effect(move |before: Option<bool>| {
        let sits = sits.get();
        freed.set(before == Some(true) && !sits);
        sits
    });
    view! {
        <Show when=move || freed.get()>
            <p class="card freed" role="status">
                {word!(
                    "Your seat is free again. If the host removed you, any message from them is "
                        | "Dein Platz ist wieder frei. Wurdest du vom Tisch genommen, steht eine Nachricht an dich "
                )}
                <a href="/lobby">{word!("in the lobby" | "bei deinen Tischen")}</a> "."
            </p>
        </Show>
    }
}
