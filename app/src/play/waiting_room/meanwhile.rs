//! A lesson for whoever waits until the others come.

use crate::games;
use crate::play::TablePage;
use crate::reactive::memo;
use leptos::prelude::*;

/// Shows nothing where the game has no lessons.
#[component]
pub fn Meanwhile(page: RwSignal<TablePage>) -> impl IntoView {
    let waits = memo(move |_| page.with(|it| !it.my_seats.is_empty() && it.table.free_seats() > 0));
    let lessons = page.with_untracked(|it| games::lessons_of(&it.table.kind));
    let lessons = StoredValue::new(lessons);
    move || {
        let href = lessons.get_value().filter(|_| waits.get());
        href.map(|href| {
            view! {
                <a class="card room-lesson" href=href>
                    <strong>{word!("While you wait" | "Solange du wartest")}</strong>
                    <span class="note">{word!("Play a short lesson" | "Spiel eine kurze Lektion")}</span>
                </a>
            }
        })
    }
}
