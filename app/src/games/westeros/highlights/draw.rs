//! The scenes as they lie over the map.

mod banners;
mod battle;
mod bids;
mod cards;
mod told;
mod wildlings;

use super::{Highlight, Queue, Scene};
use crate::reactive::{effect, memo};
use crate::{
    browser,
    games::westeros::{
        focus,
        ids::{END, MOMENT, QUESTION},
        page::SharedPage,
        panels::EndMoment,
        wording::highlights as words,
    },
    play::History,
};
use banners::Banners;
use bids::BidsView;
use cards::CardsView;
use leptos::{ev, html, prelude::*};
use std::time::Duration;
use told::Told;
use westeros::{AreaSet, House, Prompt};
use wildlings::WildlingsView;

/// What waits in the queue, one after the other. `held` while the map shows something else; `aiming`
/// while the viewer is about an answer: then a scene keeps to its heading. `asked` is the open question.
#[component]
pub fn Stage(
    page: Signal<SharedPage>,
    queue: Queue,
    held: Signal<bool>,
    aiming: Signal<bool>,
    asked: Signal<Option<Prompt>>,
    on_place: Callback<AreaSet>,
) -> impl IntoView {
    let history = use_context::<History>();
    let hidden = memo(move |_| held.get() || history.is_some_and(History::is_looking));
    // Who fights sees how the last battle ended when this one has ended, too; and a combat that goes on has a
    // small screen to itself.
    let fought = move || page.with(|it| it.fights() || it.view.combat.is_some() && is_small());
    let quiet = memo(move |_| hidden.get() || fought());
    let front = memo(move |_| {
        let ends = |it: &Highlight| page.with(|page| it.ends(page.view.combat.as_ref()));
        queue
            .front()
            .filter(|it| !it.scene.is_end() && !hidden.get() && (!quiet.get() || ends(it)))
    });
    let won = won(queue, hidden);
    let there = memo(move |_| front.with(Option::is_some));
    let battle = memo(move |_| front.with(|it| it.as_ref().is_some_and(Highlight::is_battle)));
    view! {
        <div class="moments">
            <Spoken front />
            <Banners queue hidden=quiet on_place />
            {move || there.get().then(|| if battle.get() {
                view! { <Told page queue front asked /> }.into_any()
            } else {
                view! { <Shown page queue front aiming /> }.into_any()
            })}
            {move || {
                let house = won.get()?;
                let on_leave = Callback::new(move |()| queue.close());
                Some(view! { <EndMoment page house on_leave /> })
            }}
        </div>
    }
}

/// Returns the winner while the end is to fill the page. Whoever looks back has left it.
fn won(queue: Queue, hidden: Memo<bool>) -> Memo<Option<House>> {
    let history = use_context::<History>();
    let winner = move || match queue.front()?.scene {
        Scene::Won(house) => Some(house),
        _ => None,
    };
    effect(move |_| {
        let looking = history.is_some_and(History::is_looking);
        if looking && untrack(winner).is_some() {
            queue.close();
        }
    });
    memo(move |_| winner().filter(|_| !hidden.get()))
}

/// The time that the numbers of a battle take to grow.
const COUNT: Duration = Duration::from_millis(1300);

/// Each scene in a sentence or two, for those who listen; a battle once it has been counted.
#[component]
fn Spoken(front: Memo<Option<Highlight>>) -> impl IntoView {
    let said = RwSignal::new(None::<String>);
    effect(move |_| {
        let now = front.with(|it| it.as_ref().map(words::summary));
        let battle = front.with(|it| it.as_ref().is_some_and(Highlight::is_battle));
        if battle {
            browser::after(COUNT, move || {
                said.try_set(now);
            });
        } else {
            said.set(now);
        }
    });
    view! { <p class="unseen" role="status">{said}</p> }
}

/// The ways to leave a scene: for the next one, or all of them.
#[derive(Clone, Copy)]
struct Leaving {
    queue: Queue,
    frame: NodeRef<html::Section>,
}

impl Leaving {
    /// The focus of whoever was in it goes on to the next scene, or to the question.
    fn leave(self, close: bool) {
        let had_focus = holds_focus(self.frame);
        if close {
            self.queue.close();
        } else {
            self.queue.next();
        }
        if had_focus {
            focus::give_then([MOMENT, END, QUESTION].map(str::to_owned).into());
        }
    }

    /// Escape leaves it, unless it is folded or something else is what the key is for.
    fn follow_escape(self, folded: Signal<bool>) {
        effect(move |_| {
            let listening = window_event_listener(ev::keydown, move |event| {
                let leaves = event.key() == "Escape" && !event.default_prevented();
                if leaves && !covered() && !folded.get_untracked() {
                    self.leave(false);
                }
            });
            on_cleanup(move || listening.remove());
        });
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
    let leaving = Leaving { queue, frame };
    leaving.follow_escape(folded.into());
    view! {
        <section
            class="moment"
            class:moment-large=move || large.get()
            class:folded=move || folded.get()
            id=MOMENT
            tabindex="-1"
            aria-label=move || of(words::name)
            node_ref=frame
        >
            <div class="moment-head">
                <h2>{move || of(words::title)}</h2>
                <Fold folded reading />
            </div>
            <div class="moment-body" tabindex="0" role="group" aria-label=move || of(words::title)>
                {move || {
                    begun.get()?;
                    let scene = front.with_untracked(|it| it.as_ref().map(|it| it.scene.clone()))?;
                    Some(drawn(front, scene))
                }}
            </div>
            <div class="moment-foot">
                <Show when=move || more.get() != 0>
                    <button type="button" class="primary" on:click=move |_| leaving.leave(false)>
                        {move || next(queue, more.get())}
                    </button>
                </Show>
                <button type="button" on:click=move |_| leaving.leave(true)>
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

fn drawn(front: Memo<Option<Highlight>>, scene: Scene) -> AnyView {
    match scene {
        Scene::Battle(_) | Scene::Won(_) => ().into_any(),
        Scene::Cards(cards) => view! { <CardsView cards front /> }.into_any(),
        Scene::Wildlings(attack) => view! { <WildlingsView attack /> }.into_any(),
        Scene::Bids(bids) => view! { <BidsView bids /> }.into_any(),
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
