//! The Westeros cards of a round: what each does, and what came of it.

use crate::games::westeros::{
    highlights::{Cards, DrawnCard, Highlight, Scene},
    panels::WesterosSign,
    wording::{self, highlights as words},
};
use crate::reactive::memo;
use leptos::prelude::*;

/// The cards lie there at once; what comes of them is added.
#[component]
pub fn CardsView(cards: Cards, front: Memo<Option<Highlight>>) -> impl IntoView {
    let drawn = cards.drawn.into_iter().enumerate();
    let drawn = drawn.map(|(at, card)| {
        let came = memo(move |_| {
            front.with(|it| match it.as_ref().map(|it| &it.scene) {
                Some(Scene::Cards(it)) => it.drawn.get(at).map(|it| words::came(&it.came)),
                _ => None,
            })
        });
        view! { <Card card came /> }
    });
    view! { <ol class="omens">{drawn.collect_view()}</ol> }
}

#[component]
fn Card(card: DrawnCard, came: Memo<Option<Vec<String>>>) -> impl IntoView {
    let icon = card.card.wildling_icon().then(|| {
        view! {
            <p class="omen-icon">{word!("The wildlings grow stronger." | "Die Wildlinge werden stärker.")}</p>
        }
    });
    view! {
        <li class="omen">
            <div class="omen-face">
                <span class="omen-deck soft">{words::deck(&card)}</span>
                <WesterosSign card=card.card />
                <h3>{wording::westeros_card_name(card.card)}</h3>
                <p>{wording::westeros_card(card.card)}</p>
                {icon}
            </div>
            <ul class="omen-came">
                {move || {
                    let lines = came.get().unwrap_or_default();
                    lines.into_iter().map(|it| view! { <li>{it}</li> }).collect_view()
                }}
            </ul>
        </li>
    }
}
