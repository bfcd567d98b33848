//! The scenes as they lie over the map.

mod banners;
mod battle;
mod bids;
mod cards;
mod wildlings;
mod won;

use super::{Highlight, Queue, Scene};
use crate::reactive::{effect, memo};
use crate::{
    browser,
    games::westeros::{
        focus,
        ids::{END, QUESTION},
        page::SharedPage,
        wording::highlights as words,
    },
    play::History,
};
use banners::Banners;
use battle::BattleView;
use bids::BidsView;
use cards::CardsView;
use leptos::{ev, html, prelude::*};
use westeros::AreaSet;
use wildlings::WildlingsView;
pub use won::Winner;
use won::WonView;

/// What waits in the queue, one after the other. `held` while the map shows something else; `aiming`
/// while the viewer is about an answer: then a scene keeps to its heading.
#[component]
pub fn Stage(
    page: Signal<SharedPage>,
    queue: Queue,
    held: Signal<bool>,
    aiming: Signal<bool>,
    on_place: Callback<AreaSet>,
) -> impl IntoView {
    let history = use_context::<History>();
    // A combat that goes on has a small screen to itself.
    let fought = move || page.with(|it| it.view.combat.is_some()) && is_small();
    let hidden = memo(move |_| held.get() || history.is_some_and(History::is_looking) || fought());
    let front = memo(move |_| queue.front().filter(|_| !hidden.get()));
    let there = memo(move |_| front.with(Option::is_some));
    let summary = move || front.with(|it| it.as_ref().map(words::summary));
    view! {
        <div class="moments">
            <p class="unseen" role="status">{summary}</p>
            <Banners queue hidden on_place />
            {move || there.get().then(|| view! { <Shown page queue front aiming /> })}
        </div>
    }
}

/// The scene in front. Its frame stays while one scene follows another, and with it the focus.
#[component]
fn Shown(
    page: Signal<SharedPage>,
    queue: Queue,
    front: Memo<Option<Highlight>>,
    aiming: Signal<bool>,
) -> impl IntoView {
    let me = page.with_untracked(|it| it.view.me);
    let frame = NodeRef::<html::Section>::new();
    let begun = memo(move |_| front.with(|it| it.as_ref().map(|it| it.begun)));
    // A battle is told to its end while it is shown; what else goes on draws itself.
    let part = memo(move |_| {
        let battle_of = |it: &Highlight| match &it.scene {
            Scene::Battle(battle) => Some(battle.clone()),
            _ => None,
        };
        front.with(|it| it.as_ref().map(|it| (it.begun, battle_of(it))))
    });
    let still = RwSignal::new(false);
    let drawn_last = StoredValue::new(None::<usize>);
    let large = memo(move |_| {
        let large = |it: &Highlight| it.scene.is_large(me);
        front.with(|it| it.as_ref().is_some_and(large))
    });
    let folded = RwSignal::new(false);
    // Whoever unfolds one goes on reading.
    let reading = RwSignal::new(false);
    effect(move |_| {
        begun.get();
        let aside = aiming.get() || !large.get() && is_small();
        folded.set(aside && !reading.get());
    });
    let of =
        move |words: fn(&Scene) -> String| front.with(|it| it.as_ref().map(|it| words(&it.scene)));
    let more = memo(move |_| queue.more());
    let leave = move |close: bool| {
        let had_focus = holds_focus(frame);
        if close {
            queue.close();
        } else {
            queue.next();
        }
        if had_focus && queue.front().is_none() {
            focus::give_then(vec![END.to_owned(), QUESTION.to_owned()]);
        }
    };
    effect(move |_| {
        let listening = window_event_listener(ev::keydown, move |event| {
            let leaves = event.key() == "Escape" && !event.default_prevented();
            if leaves && !covered() && !folded.get_untracked() {
                leave(false);
            }
        });
        on_cleanup(move || listening.remove());
    });
    view! {
        <section
            class="moment"
            class:moment-large=move || large.get()
            class:folded=move || folded.get()
            aria-label=move || of(words::name)
            node_ref=frame
        >
            <div class="moment-head">
                <h2>{move || of(words::title)}</h2>
                <Fold folded reading />
            </div>
            <div class="moment-body" tabindex="0" role="group" aria-label=move || of(words::title)>
                {move || {
                    let (begun, _) = part.get()?;
                    // What has been counted once is not counted again when its retreat is told.
                    still.set(drawn_last.get_value() == Some(begun));
                    drawn_last.set_value(Some(begun));
                    let scene = front.with_untracked(|it| it.as_ref().map(|it| it.scene.clone()))?;
                    Some(drawn(page, (front, still), scene))
                }}
            </div>
            <div class="moment-foot">
                <Show when=move || more.get() != 0>
                    <button type="button" class="primary" on:click=move |_| leave(false)>
                        {move || next(queue, more.get())}
                    </button>
                </Show>
                <button type="button" on:click=move |_| leave(true)>
                    {move || match more.get() {
                        0 => word!("Close" | "Schließen"),
                        _ => word!("Close all" | "Alle schließen"),
                    }}
                </button>
            </div>
        </section>
    }
}

#[component]
fn Fold(folded: RwSignal<bool>, reading: RwSignal<bool>) -> impl IntoView {
    view! {
        <button
            type="button"
            class="plain"
            aria-expanded=move || if folded.get() { "false" } else { "true" }
            on:click=move |_| {
                let unfolds = folded.get_untracked();
                folded.set(!unfolds);
                reading.set(unfolds);
            }
        >
            {move || if folded.get() {
                word!("Show" | "Zeigen")
            } else {
                word!("Minimize" | "Verkleinern")
            }}
        </button>
    }
}

fn drawn(
    page: Signal<SharedPage>,
    (front, still): (Memo<Option<Highlight>>, RwSignal<bool>),
    scene: Scene,
) -> AnyView {
    match scene {
        Scene::Battle(battle) => {
            let me = page.with_untracked(|it| it.view.me);
            view! { <BattleView battle=*battle me still /> }.into_any()
        }
        Scene::Cards(cards) => view! { <CardsView cards front /> }.into_any(),
        Scene::Wildlings(attack) => view! { <WildlingsView attack /> }.into_any(),
        Scene::Bids(bids) => view! { <BidsView bids /> }.into_any(),
        Scene::Won(house) => view! { <WonView page house /> }.into_any(),
    }
}

/// "Next battle (2 more)".
fn next(queue: Queue, more: usize) -> String {
    if queue.leads_to_battle() {
        return say!("Next battle ({more} more)" | "Nächster Kampf (noch {more})");
    }
    say!("Next ({more} more)" | "Weiter (noch {more})")
}

/// Whether something in this scene has the focus.
fn holds_focus(frame: NodeRef<html::Section>) -> bool {
    let active = document().active_element();
    let frame = frame.get_untracked();
    frame.is_some_and(|it| it.contains(active.as_deref()))
}

/// On a small screen what others fought for keeps to its heading: the map would be gone.
fn is_small() -> bool {
    browser::matches("(max-width: 47.49em), (max-height: 30em)")
}

/// Whether something else is what the key is for: a dialog, the tokens of an area, a field.
fn covered() -> bool {
    let open = "dialog[open], .ring.open, .sheet:not([hidden]), \
                input:focus, textarea:focus, select:focus";
    matches!(document().query_selector(open), Ok(Some(_)))
}
