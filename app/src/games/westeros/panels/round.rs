//! The round at a glance: which one it is, its Westeros cards, and what they forbid.

use crate::games::westeros::wording;
use leptos::prelude::*;
use westeros::{View, WesterosCard, WesterosDeck};

/// Round and phase, and each card of the round with what it does.
#[component]
pub fn RoundStrip(view: Memo<View>) -> impl IntoView {
    let round = Memo::new(move |_| view.with(|it| it.round));
    let phase = Memo::new(move |_| view.with(|it| it.phase));
    let cards = Memo::new(move |_| {
        view.with(|view| {
            let decks = WesterosDeck::ALL.into_iter().zip(view.westeros);
            let cards = decks.filter_map(|(deck, card)| Some((deck, card?)));
            cards.collect::<Vec<(WesterosDeck, WesterosCard)>>()
        })
    });
    let forbidden = Memo::new(move |_| view.with(|view| wording::forbidden(view.allowed)));
    let stars = Memo::new(move |_| view.with(|view| Some(view.house(view.me?)?.stars)));
    view! {
        <section class="round" aria-label=word!("This round" | "Diese Runde")>
            <h3>
                {move || {
                    say!(
                        "Round {n} of 10, {phase}" | "Runde {n} von 10, {phase}",
                        n = round.get(),
                        phase = wording::phase_name(phase.get())
                    )
                }}
            </h3>
            <ul class="round-cards">
                <For each=move || cards.get() key=|it| *it let((_, card))>
                    <li>
                        <strong>{card.name()}</strong>
                        " "
                        <span class="soft">{wording::westeros_card(card)}</span>
                    </li>
                </For>
            </ul>
            <Show when=move || forbidden.with(|it| !it.is_empty())>
                <p class="round-forbidden">
                    {move || say!("Forbidden this round: {it}." | "In dieser Runde verboten: {it}.", it = forbidden.get())}
                </p>
            </Show>
            {move || stars.get().map(|it| view! { <p class="soft">{allowed(it)}</p> })}
        </section>
    }
}

/// How many starred orders the viewer's house may use.
fn allowed(stars: u8) -> String {
    match stars {
        0 => say!(
            "Your house may use no starred orders ★."
                | "Dein Haus darf keine Befehle mit Stern ★ geben."
        ),
        1 => say!(
            "Your house may use 1 starred order ★." | "Dein Haus darf 1 Befehl mit Stern ★ geben."
        ),
        n => say!(
            "Your house may use {n} starred orders ★."
                | "Dein Haus darf {n} Befehle mit Stern ★ geben."
        ),
    }
}
