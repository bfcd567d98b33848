//! The way to the standing orders: a button, and the dialog that it opens.

use super::{desk::Desk, parts::Beforehand};
use crate::{
    games::westeros::wording::standing as words,
    play::{Answering, Past},
};
use leptos::{html, prelude::*};
use westeros::Phase;

/// A button below the question, and the dialog that it opens; nothing for spectators, and none
/// outside a table that is being played.
#[component]
pub fn StandingOrders(desk: Desk) -> impl IntoView {
    use_context::<Answering>()?;
    let past = use_context::<Past>();
    let dialog = NodeRef::<html::Dialog>::new();
    let opened = RwSignal::new(0_u32);
    let offered = Memo::new(move |_| {
        let playing = desk.page.with(|it| it.my_seat.is_some() && !it.over);
        playing && !past.is_some_and(Past::is_looking)
    });
    // While others march is the time to go away.
    let hinted = Memo::new(move |_| {
        let shown = desk.view.with(|it| it.phase) > Phase::Planning;
        shown && !desk.page.with(|it| it.prompts.iter().any(|it| it.required))
    });
    let open = move |_| {
        if let Some(dialog) = dialog.get_untracked() {
            // Fails only while it is open already.
            let _ = dialog.show_modal();
        }
        opened.update(|it| *it += 1);
    };
    let close = move |_| {
        if let Some(dialog) = dialog.get_untracked() {
            dialog.close();
        }
    };
    Some(view! {
        <Show when=move || offered.get()>
            <div class="standing">
                <button type="button" class="plain standing-open" on:click=open>
                    {words::title()}
                </button>
                <Show when=move || hinted.get()>
                    <span class="soft">{words::offer()}</span>
                </Show>
            </div>
        </Show>
        <dialog node_ref=dialog class="standing-sheet" aria-labelledby="standing-title">
            <header>
                <h2 id="standing-title">{words::title()}</h2>
                <button type="button" class="button" on:click=close>
                    {word!("Close" | "Schließen")}
                </button>
            </header>
            <Beforehand desk opened />
        </dialog>
    })
}
