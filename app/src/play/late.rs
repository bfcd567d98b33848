//! The note for onlookers at a table that they see a round late.

use super::TablePage;
use crate::reactive::memo;
use leptos::prelude::*;

#[component]
pub fn LateNote(page: RwSignal<TablePage>) -> impl IntoView {
    let late = memo(move |_| page.with(TablePage::is_late));
    move || {
        late.get().then(|| {
            view! {
                <p class="time-note" role="note">
                    {word!(
                        "You're watching one round behind: this is how the round began. You'll see \
                         what happens now when the round ends." |
                        "Du siehst eine Runde zeitversetzt zu: So begann die Runde. Was jetzt \
                         geschieht, siehst du, wenn sie endet."
                    )}
                </p>
            }
        })
    }
}
