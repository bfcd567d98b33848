//! The link to the moment that is looked at, to pass on.

use super::History;
use leptos::prelude::*;

/// The time for which the button says what it has done.
#[cfg(feature = "hydrate")]
const TOLD: std::time::Duration = std::time::Duration::from_secs(3);

/// A button that copies the link.
#[component]
pub fn Share(history: History) -> impl IntoView {
    let told = RwSignal::new("");
    let copy = move |_| {
        let address = history.shared_address();
        #[cfg(feature = "hydrate")]
        {
            let Ok(origin) = window().location().origin() else {
                return;
            };
            let link = [origin, address].concat();
            leptos::task::spawn_local(async move {
                told.try_set(if crate::pass_on::copy(&link).await {
                    word!("Link copied" | "Link kopiert")
                } else {
                    // The address of the page itself may hold an invitation.
                    word!("Your browser won't copy it" | "Dein Browser kopiert ihn nicht")
                });
                set_timeout(
                    move || {
                        told.try_set("");
                    },
                    TOLD,
                );
            });
        }
        #[cfg(not(feature = "hydrate"))]
        let _ = (address, told);
    };
    view! {
        <span class="history-sharing">
            <button type="button" class="history-share" on:click=copy>
                <svg viewBox="0 0 24 24" aria-hidden="true">
                    <path d="M12 15V4M8 8l4-4l4 4M5 13v7h14v-7"></path>
                </svg>
                <span class="history-share-words">{word!("Share from here" | "Ab hier teilen")}</span>
            </button>
            <span class="history-told" role="status">{told}</span>
        </span>
    }
}
