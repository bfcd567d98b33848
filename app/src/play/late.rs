//! What onlookers are told at a table that they see a round late.

use super::TablePage;
use leptos::prelude::*;

#[component]
pub fn LateNote(page: RwSignal<TablePage>) -> impl IntoView {
    let late = Memo::new(move |_| page.with(TablePage::is_late));
    move || {
        late.get().then(|| view! {
            <p class="time-note" role="note">
                {word!(
                    "You look on a round late: this is how the round began. What happens now is shown when it ends." |
                    "Du siehst eine Runde später zu: So begann die Runde. Was jetzt geschieht, wird gezeigt, wenn sie endet."
                )}
            </p>
        })
    }
}
