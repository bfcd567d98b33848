//! The page about a table that is being played: its terms, its votes, the ways to leave it, and its chance. It opens
//! without JavaScript, too.

use super::{
    TablePage,
    clock::{Forms, Leaving, Motions},
    fairness::Fairness,
    take_back::Answering,
};
use crate::reactive::memo;
use crate::{
    account::{KeepSeat, Refusal},
    lazy::{Drawn, LazyPart, news},
    lobby::{InWords, TermsText},
};
use leptos::prelude::*;

const ID: &str = "about-table";

/// The button that opens it, for the game's own page; none in a lesson.
#[component]
pub fn AboutButton() -> impl IntoView {
    use_context::<Answering>()?;
    Some(view! {
        <button type="button" class="button about-open" popovertarget=ID>
            <svg class="rail-icon" viewBox="0 0 24 24" aria-hidden="true">
                <path d="M12 4a8 8 0 1 0 .1 0M12 11v5M12 8h.1"></path>
            </svg>
            <span>{word!("This table" | "Dieser Tisch")}</span>
        </button>
    })
}

#[component]
pub fn AboutTable(page: RwSignal<TablePage>) -> impl IntoView {
    view! {
        <div id=ID class="about-table" popover="auto" role="dialog" aria-labelledby="about-table-title">
            <header>
                <h2 id="about-table-title">{word!("This table" | "Dieser Tisch")}</h2>
                <button type="button" class="button" popovertarget=ID popovertargetaction="hide" autofocus=true>
                    {word!("Close" | "Schließen")}
                </button>
            </header>
            <About page />
        </div>
    }
}

part! { lazy, load_particulars, fn particulars(page: RwSignal<TablePage>) {
    view! { <Particulars forms=Forms::of(page) /> }
}}

/// Draws what the dialog about the table holds.
#[component]
fn About(page: RwSignal<TablePage>) -> impl IntoView {
    let when = news(page);
    view! { <LazyPart when drawn=Drawn::InSight load=load_particulars view=move || particulars(page) /> }
}

/// The terms of the table, and what can be done about it besides playing.
#[component]
fn Particulars(forms: Forms) -> impl IntoView {
    let page = forms.page;
    let error = Signal::derive(move || forms.error());
    let agreed = move || {
        page.with(|it| {
            let table = &it.table;
            let lines = [
                Some(table.options.clone()),
                Some(table.pace.clone()),
                table.chat.words(),
                table.masks.sentence().map(str::to_owned),
                table.delay.sentence().map(str::to_owned),
                table.stakes.sentence().map(str::to_owned),
            ];
            let lines = lines.into_iter().flatten().filter(|it| !it.is_empty());
            lines.map(|it| view! { <p>{it}</p> }).collect_view()
        })
    };
    let seated = memo(move |_| page.with(|it| !it.my_seats.is_empty()));
    let terms = move || page.with(|it| it.table.terms.clone());
    view! {
        <Refusal error />
        <KeepSeat seated />
        <section>
            {agreed}
            {move || view! { <TermsText terms=terms() /> }}
        </section>
        <Motions forms />
        <Leaving forms />
        <Fairness page />
    }
}
