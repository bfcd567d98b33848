//! A castle that a march has taken without a battle: a small card in the corner, once.

use super::Leaving;
use crate::games::westeros::{
    highlights::{Highlight, Queue, Scene},
    ids::MOMENT,
    page::SharedPage,
    panels::house_class,
    wording::highlights as words,
};
use crate::reactive::memo;
use leptos::{html, prelude::*};
use westeros::{AreaSet, House, replay::Conquest};

/// The seconds for which it stays for whoever has lost nothing.
const STAY: u32 = 5;

/// The castles in front. Who has lost one closes the card; for all others it goes by itself.
#[component]
pub fn Fallen(
    page: Signal<SharedPage>,
    queue: Queue,
    front: Memo<Option<Highlight>>,
    on_place: Callback<AreaSet>,
) -> impl IntoView {
    let me = page.with_untracked(|it| it.view.me);
    let frame = NodeRef::<html::Section>::new();
    let leaving = Leaving::new(queue, frame);
    leaving.follow_escape();
    let all = memo(move |_| {
        front.with(|it| match it.as_ref().map(|it| (it.begun, &it.scene)) {
            Some((begun, Scene::Fallen(all))) => Some((begun, all.clone())),
            _ => None,
        })
    });
    leaving.follow_time(memo(move |_| {
        let (begun, all) = all.get()?;
        let lost = me.is_some() && all.iter().any(|it| it.loser == me);
        (!lost).then_some((begun, STAY))
    }));
    view! {
        <section
            class="moment glimpse fallen"
            id=MOMENT
            tabindex="-1"
            aria-label=word!("Castle taken" | "Eroberte Burg")
            node_ref=frame
        >
            {move || {
                let (_, all) = all.get()?;
                Some(all.into_iter().map(|it| view! { <Taken it me on_place /> }).collect_view())
            }}
            <div class="told-foot">
                <button type="button" on:click=move |_| leaving.leave()>
                    {word!("Close" | "Schließen")}
                </button>
            </div>
        </section>
    }
}

#[component]
fn Taken(it: Conquest, me: Option<House>, on_place: Callback<AreaSet>) -> impl IntoView {
    let house = |it: Option<House>| it.map_or("", house_class);
    view! {
        <div class="fallen-one">
            <svg class="fallen-castle" viewBox="0 0 64 64" aria-hidden="true">
                <path class="fallen-pole" d="M32 26V4"></path>
                <path class=["fallen-flag ", house(it.loser)].concat() class:down=true d="M32 4h20l-6 6l6 6H32z"></path>
                <path class=["fallen-flag ", house(it.winner)].concat() class:up=true d="M32 4h20l-6 6l6 6H32z"></path>
                <path class="fallen-wall" d="M6 60V32h8v5h6v-5h6v-6h12v6h6v5h6v-5h8v28z"></path>
                <path class="fallen-gate" d="M27 60V50a5 5 0 0 1 10 0v10z"></path>
            </svg>
            <div>
                <h2>{words::taken(&it)}</h2>
                <p>{words::loss(&it, me)}</p>
                <button
                    type="button"
                    class="plain fallen-where"
                    on:click=move |_| on_place.run(AreaSet::of(&[it.area]))
                >
                    {word!("Show on the map" | "Auf dem Spielplan zeigen")}
                </button>
            </div>
        </div>
    }
}
