//! The dice of the attack, the charge or the test that came last, as they fell.

use super::super::{
    dice::Casts,
    page::BattlePage,
    state::BattleState,
    story::{self, Deed},
    table::Opened,
    wording,
};
use crate::reactive::memo;
use leptos::prelude::*;

/// The same lies on the field, where it happened: here it is once that has been closed.
#[component]
pub fn Dice(state: BattleState) -> impl IntoView {
    let last = memo(move |_| state.page.with(|it| last(it)));
    let opened = use_context::<Opened>();
    let lies = move || opened.is_some_and(|it| it.dice.get());
    move || {
        last.get().filter(|_| !lies()).map(|deed| {
            let title = word!("Last dice" | "Letzte Würfel");
            let name = untrack(|| state.with_position(|it| wording::casts::deed(it, &deed)));
            view! {
                <section class="card battle-last" aria-label=title>
                    <details>
                        <summary>{title} ": " {name}</summary>
                        <Casts state deed />
                    </details>
                </section>
            }
        })
    }
}

fn last(page: &BattlePage) -> Option<Deed> {
    let log = page.standing().map(|it| (it.seq, &it.event));
    story::deeds(log).pop()
}
