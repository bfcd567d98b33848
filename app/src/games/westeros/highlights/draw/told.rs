//! A battle that is over: one's own fills the board, those of others lie in the corner for a while.

use super::{Leaving, battle::BattleView, full::STAY, is_live, take_lost_focus};
use crate::games::westeros::{
    highlights::{Highlight, Queue, Scene, round_of},
    ids::MOMENT,
    page::SharedPage,
    wording::highlights as words,
};
use crate::reactive::memo;
use leptos::{html, prelude::*};
use westeros::{House, Prompt};

/// The seconds for which a battle of others stays, of which it is counted for more than one.
const GLIMPSE: u32 = 6;

/// The battle in front. It is told to its end while it is shown, but counted only once.
#[component]
pub fn Told(
    page: Signal<SharedPage>,
    queue: Queue,
    front: Memo<Option<Highlight>>,
    asked: Signal<Option<Prompt>>,
    on_ask: Callback<()>,
) -> impl IntoView {
    let me: Option<House> = page.with_untracked(|it| it.view.me);
    let frame = NodeRef::<html::Section>::new();
    let leaving = Leaving::new(queue, frame);
    leaving.follow_escape();
    let battle = memo(move |_| {
        front.with(|it| {
            let it = it.as_ref()?;
            match &it.scene {
                Scene::Battle(battle) => Some((it.begun, battle.clone())),
                _ => None,
            }
        })
    });
    let own =
        memo(move |_| front.with(|it| it.as_ref().is_some_and(|it| it.scene.is_battle_of(me))));
    let begun = memo(move |_| battle.with(|it| it.as_ref().map(|it| it.0)));
    take_lost_focus(memo(move |_| begun.get().filter(|_| own.get())));
    let live = is_live();
    leaving.follow_time(memo(move |_| {
        let seconds = match (own.get(), live) {
            (false, _) => GLIMPSE,
            (true, true) => STAY,
            (true, false) => return None,
        };
        Some((begun.get()?, seconds))
    }));
    let still = RwSignal::new(false);
    let drawn_last = StoredValue::new(None::<usize>);
    let more = memo(move |_| queue.more());
    let next = memo(move |_| {
        let here = page.with(|it| it.view.combat.is_some());
        words::go_on(asked.get().filter(|_| here).as_ref())
    });
    view! {
        <section
            class="moment told"
            class:fight=own
            class:glimpse=move || !own.get()
            class:still=still
            id=MOMENT
            tabindex="-1"
            aria-label=word!("Result of the battle" | "Ergebnis des Kampfes")
            node_ref=frame
        >
            <div class="fight-in" on:click=move |_| still.set(true)>
                {move || {
                    let (begun, battle) = battle.get()?;
                    still.set(drawn_last.get_value() == Some(begun));
                    drawn_last.set_value(Some(begun));
                    let round = page.with_untracked(|it| round_of(&it.log, begun));
                    Some(view! { <BattleView page battle=*battle round asked /> })
                }}
                <div class="told-foot">
                    <button
                        type="button"
                        class:primary=own
                        on:click=move |_| {
                            let asks = own.get_untracked() && asked.get_untracked().is_some();
                            leaving.go_on(asks, on_ask);
                        }
                    >
                        {move || match (own.get(), more.get()) {
                            (true, _) => next.get(),
                            (false, 0) => word!("Close" | "Schließen"),
                            (false, _) => word!("Next" | "Weiter"),
                        }}
                    </button>
                </div>
            </div>
        </section>
    }
}
