//! A wildling attack that has been decided: their strength, the bids against it, the card.

use super::bids::Rows;
use crate::games::westeros::{highlights::Attack, wording::highlights as words};
use leptos::prelude::*;

#[component]
pub fn WildlingsView(attack: Attack) -> impl IntoView {
    let total = attack.result.map_or(0, |it| it.0);
    let held = attack.result.is_some_and(|it| it.1);
    let most = attack.strength.max(total).max(1).to_string();
    let card = words::card(&attack).map(|(name, what)| {
        view! {
            <article class="wildling-card">
                <h3>{name}</h3>
                <p>{what}</p>
            </article>
        }
    });
    let came = words::came(&attack.came);
    let came = (!came.is_empty()).then(|| {
        let lines = came.into_iter().map(|it| view! { <li>{it}</li> });
        view! { <ul class="story-after">{lines.collect_view()}</ul> }
    });
    view! {
        <div class="wall" class:wall-held=held>
            <p class="unseen">{words::odds(&attack)}</p>
            <dl class="wall-sides" aria-hidden="true">
                <dt>{word!("Wildlings" | "Wildlinge")}</dt>
                <dd>
                    <meter min="0" max=most.clone() value=attack.strength.to_string()></meter>
                    <strong>{attack.strength}</strong>
                </dd>
                <dt>{word!("Night's Watch" | "Nachtwache")}</dt>
                <dd>
                    <meter min="0" max=most value=total.to_string()></meter>
                    <strong>{total}</strong>
                </dd>
            </dl>
            <Rows bids=attack.bids />
            {card}
            {came}
        </div>
    }
}
