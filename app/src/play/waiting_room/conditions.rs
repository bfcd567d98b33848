//! The conditions that those who sit down agree to: who gets in, who speaks to whom, what happens at zero.

use super::super::TablePage;
use crate::lobby::{at_zero, is_limited};
use crate::reactive::memo;
use leptos::prelude::*;

#[component]
pub fn Conditions(page: RwSignal<TablePage>) -> impl IntoView {
    let lines = memo(move |_| page.with(lines));
    move || {
        let lines = lines.get().into_iter();
        lines
            .map(|it| view! { <p class="note">{it}</p> })
            .collect_view()
    }
}

fn lines(page: &TablePage) -> Vec<String> {
    let table = &page.table;
    let zero = is_limited(&table.pace).then(|| at_zero().to_owned());
    let entry = if table.open {
        word!("Anyone can join and watch." | "Alle dürfen mitspielen und zuschauen.")
    } else {
        word!(
            "By invitation: only people with the link or invited by name can join and watch."
                | "Mit Einladung: Nur wer den Link hat oder namentlich eingeladen ist, kann \
                   mitspielen und zuschauen."
        )
    };
    zero.into_iter()
        .chain([table.chat.sentence(), entry.to_owned()])
        .collect()
}
