//! The scenes as they lie over the map.

mod battle;
mod bids;
mod cards;
mod fallen;
mod full;
mod ladder;
mod leaving;
mod told;
mod wildlings;

use super::{Cover, Highlight, Queue, Scene};
use crate::reactive::{effect, memo};
use crate::{
    browser,
    games::westeros::{page::SharedPage, panels::EndMoment, wording::highlights as words},
    play::History,
};
use fallen::Fallen;
use full::Full;
use leaving::{Leaving, is_live, take_lost_focus};
use leptos::prelude::*;
use std::time::Duration;
use told::Told;
use westeros::{AreaSet, House, Prompt};

/// The scenes that wait in the queue, one after the other. `held` while the map shows something else; `asked` is the
/// open question, and `on_ask` is called by whoever goes on to it.
#[component]
pub fn Stage(
    page: Signal<SharedPage>,
    queue: Queue,
    held: Signal<bool>,
    asked: Signal<Option<Prompt>>,
    on_place: Callback<AreaSet>,
    on_ask: Callback<()>,
) -> impl IntoView {
    let history = use_context::<History>();
    let me = page.with_untracked(|it| it.view.me);
    let looking = move || history.is_some_and(History::is_looking);
    let hidden = memo(move |_| held.get() || looking());
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
    let manner = memo(move |_| front.with(|it| it.as_ref().and_then(|it| Manner::of(&it.scene))));
    // What asks comes after what it came of: until that is seen, the question waits with it.
    let awaits = memo(move |_| held.get() && !looking() && !fought() && queue.fills(me));
    let own =
        memo(move |_| front.with(|it| it.as_ref().is_some_and(|it| it.scene.is_battle_of(me))));
    effect(move |_| {
        queue.awaits.set(awaits.get());
        queue.cover.set(match (won.get(), manner.get()) {
            (Some(_), _) => Some(Cover::Ending),
            (None, Some(Manner::Full)) => Some(Cover::Full),
            (None, Some(Manner::Battle)) if own.get() => Some(Cover::Fight),
            (None, Some(_)) => Some(Cover::Glimpse),
            (None, None) => None,
        });
    });
    on_cleanup(move || {
        queue.awaits.try_set(false);
        queue.cover.try_set(None);
    });
    view! {
        <div class="moments">
            <Spoken front />
            {move || {
                Some(match manner.get()? {
                    Manner::Battle => view! { <Told page queue front asked on_ask /> }.into_any(),
                    Manner::Full => view! { <Full page queue front asked on_ask /> }.into_any(),
                    Manner::Fallen => view! { <Fallen page queue front on_place /> }.into_any(),
                })
            }}
            {move || {
                let house = won.get()?;
                let on_leave = Callback::new(move |()| queue.close());
                Some(view! { <EndMoment page house on_leave /> })
            }}
        </div>
    }
}

/// The way a scene lies over the map; nothing for the end, which fills the page.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Manner {
    Battle,
    /// Over all of it.
    Full,
    /// In its corner.
    Fallen,
}

impl Manner {
    const fn of(scene: &Scene) -> Option<Self> {
        match scene {
            Scene::Battle(_) => Some(Self::Battle),
            Scene::Cards(_) | Scene::Wildlings(_) | Scene::Bids(_) => Some(Self::Full),
            Scene::Fallen(_) => Some(Self::Fallen),
            Scene::Won(_) => None,
        }
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

/// On a small screen what others fought for keeps to its heading: the map would be gone.
fn is_small() -> bool {
    browser::matches("(max-width: 47.49em), (max-height: 30em)")
}
