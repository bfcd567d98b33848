//! A moment that fills the board: what befalls everybody, told once, and one button that leads on.

use super::{
    Leaving, bids::BidsView, cards::CardsView, is_live, take_lost_focus, wildlings::WildlingsView,
};
use crate::games::westeros::{
    highlights::{Highlight, Queue, Scene, round_of},
    ids::MOMENT,
    learn::{MomentHint, Situation},
    page::SharedPage,
    wording::highlights as words,
};
use crate::reactive::memo;
use leptos::{html, prelude::*};
use westeros::Prompt;

/// The seconds for which it stays for somebody who only watches, and for everybody in a live game.
pub const STAY: u32 = 8;

/// The scene in front, as long as it fills the board. Its frame stays while one follows another.
#[component]
pub fn Full(
    page: Signal<SharedPage>,
    queue: Queue,
    front: Memo<Option<Highlight>>,
    asked: Signal<Option<Prompt>>,
    on_ask: Callback<()>,
) -> impl IntoView {
    let frame = NodeRef::<html::Section>::new();
    let leaving = Leaving::new(queue, frame);
    leaving.follow_escape();
    let begun = memo(move |_| front.with(|it| it.as_ref().map(|it| it.begun)));
    take_lost_focus(begun);
    let of =
        move |words: fn(&Scene) -> String| front.with(|it| it.as_ref().map(|it| words(&it.scene)));
    let line = memo(move |_| {
        let prompt = asked.get();
        front.with(|it| {
            it.as_ref()
                .map(|it| words::line(&it.scene, prompt.as_ref()))
        })
    });
    let dealt = memo(move |_| front.with(|it| it.as_ref().is_some_and(|it| it.cards().is_some())));
    // What was open is drawn anew once it is decided.
    let drawn =
        memo(move |_| front.with(|it| it.as_ref().map(|it| (it.begun, it.scene.is_open()))));
    let round = memo(move |_| {
        let begun = begun.get().filter(|_| !dealt.get())?;
        page.with(|it| round_of(&it.log, begun)).map(words::round)
    });
    let go = memo(move |_| match queue.more() {
        0 => words::begin(asked.get().as_ref()),
        _ => words::begin(None),
    });
    let passes = is_live() || page.with_untracked(|it| it.view.me.is_none());
    leaving.follow_time(memo(move |_| Some((begun.get().filter(|_| passes)?, STAY))));
    view! {
        <section
            class="moment full"
            class:still=move || begun.get().is_some_and(|it| queue.was_read(it))
            id=MOMENT
            tabindex="-1"
            aria-label=move || of(words::name)
            node_ref=frame
        >
            <div class="full-in">
                <header class="full-title">
                    {move || round.get().map(|it| view! { <p class="moment-round">{it}</p> })}
                    <h2>{move || of(words::title)}</h2>
                    <p>{line}</p>
                    {move || {
                        dealt
                            .get()
                            .then(|| view! { <MomentHint page situation=Situation::Westeros /> })
                    }}
                </header>
                {move || {
                    drawn.get()?;
                    let scene = front.with_untracked(|it| it.as_ref().map(|it| it.scene.clone()))?;
                    Some(match scene {
                        Scene::Cards(cards) => view! { <CardsView page cards front asked /> }.into_any(),
                        Scene::Wildlings(attack) => view! { <WildlingsView page attack front /> }.into_any(),
                        Scene::Bids(bids) => view! { <BidsView bids /> }.into_any(),
                        _ => ().into_any(),
                    })
                }}
                <div class="full-foot">
                    <button
                        type="button"
                        class="primary moment-go"
                        on:click=move |_| leaving.go_on(asked.get_untracked().is_some(), on_ask)
                    >
                        {go}
                    </button>
                </div>
            </div>
        </section>
    }
}
