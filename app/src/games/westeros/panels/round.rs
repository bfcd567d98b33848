//! The round at a glance: which one it is, its Westeros cards, and what they forbid.

use super::symbol::WesterosSign;
use crate::games::westeros::{
    page::{SharedPage, WesterosPage},
    wording,
};
use crate::reactive::memo;
use leptos::prelude::*;
use westeros::{Phase, WesterosCard, WesterosDeck};

/// Round and phase, and each card of the round with what it does.
#[component]
pub fn RoundStrip(page: Signal<SharedPage>) -> impl IntoView {
    let round = memo(move |_| page.with(|it| it.view.round));
    let phase = memo(move |_| page.with(|it| it.view.phase));
    let cards = memo(move |_| page.with(|it| cards(it)));
    let forbidden = memo(move |_| page.with(|it| wording::forbidden(it.view.allowed)));
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
                        <WesterosSign card />
                        <p>
                            <strong>{wording::westeros_card_name(card)}</strong>
                            " "
                            <span class="soft">{wording::westeros_card(card)}</span>
                        </p>
                    </li>
                </For>
            </ul>
            <Show when=move || forbidden.with(|it| !it.is_empty())>
                <p class="round-forbidden">
                    {move || say!("Forbidden this round: {it}." | "In dieser Runde verboten: {it}.", it = forbidden.get())}
                </p>
            </Show>
        </section>
    }
}

/// The cards of the round, but while another panel shows how they take effect.
fn cards(page: &WesterosPage) -> Vec<(WesterosDeck, WesterosCard)> {
    if page.view.phase == Phase::Westeros && page.open().is_none() {
        return Vec::new();
    }
    let decks = WesterosDeck::ALL.into_iter().zip(page.view.westeros);
    decks
        .filter_map(|(deck, card)| Some((deck, card?)))
        .collect()
}
