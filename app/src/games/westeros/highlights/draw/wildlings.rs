//! A wildling attack that has been decided: their threat against all bids together, the card, what follows.

use super::ladder::Ladder;
use crate::games::westeros::{
    highlights::{Attack, Highlight, Scene},
    page::SharedPage,
    panels::{Landscape, Omen, OmenCard},
    wording::highlights as words,
};
use crate::reactive::memo;
use leptos::prelude::*;

/// Its consequences are added as they come.
#[component]
pub fn WildlingsView(
    page: Signal<SharedPage>,
    attack: Attack,
    front: Memo<Option<Highlight>>,
) -> impl IntoView {
    let (total, held) = attack.result.unwrap_or_default();
    let card = words::card(&attack).map(|(name, words)| {
        let omen = Omen {
            landscape: Landscape::wall(held),
            deck: None,
            name,
            words,
            tag: None,
        };
        view! { <OmenCard omen /> }
    });
    let came = memo(move |_| {
        front.with(|it| match it.as_ref().map(|it| &it.scene) {
            Some(Scene::Wildlings(it)) => {
                let me = page.with(|page| page.view.me.filter(|_| page.view.attack.is_none()));
                let lines = words::came(&it.came).into_iter();
                lines.chain(words::spared(it, me)).collect()
            }
            _ => Vec::new(),
        })
    });
    let lines = move || {
        let lines = came.get().into_iter();
        lines.map(|it| view! { <li>{it}</li> }).collect_view()
    };
    let follows = move || {
        let any = came.with(|it| !it.is_empty());
        any.then(|| {
            view! {
                <div class="omen-came">
                    <h4>{words::follows(held)}</h4>
                    <ul>{lines}</ul>
                </div>
            }
        })
    };
    let notes = words::bidders(&attack);
    view! {
        <div class="wall" class:held=held>
            <div class="wall-left">
                <dl class="wall-sides" aria-hidden="true">
                    <dt>{word!("Wildlings" | "Wildlinge")}</dt>
                    <dd>{attack.strength}</dd>
                    <dt>{word!("Night's Watch" | "Nachtwache")}</dt>
                    <dd>{total}</dd>
                </dl>
                <Ladder bids=attack.bids before=Vec::new() notes />
            </div>
            {card}
            {follows}
        </div>
    }
}
