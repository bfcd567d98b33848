//! The moment of a battle: both sides, their cards face to face, and below them what the viewer chooses.

use super::{answers::Answers, keys::AllOdds};
use crate::games::westeros::{
    ids::BATTLE,
    learn::{MomentHint, Situation},
    panels::battle::{Bearing, Card, Place, Scene, SideOf, Swords},
    table::state::PageState,
    wording::battle as words,
};
use crate::reactive::memo;
use leptos::prelude::*;
use westeros::Side;

#[component]
pub fn Moment(
    state: PageState,
    now: Memo<Option<Scene>>,
    refusal: Signal<Option<String>>,
    away: RwSignal<bool>,
) -> impl IntoView {
    let title = memo(move |_| now.with(|it| it.as_ref().map(|it| words::title(it.area))));
    let line = memo(move |_| line(state));
    // The viewer's side lies at the left, as in "yours : theirs".
    let defends = memo(move |_| {
        state.view.with(|view| {
            let combat = view.combat?;
            view.me.and_then(|me| combat.side_of(me))
        }) == Some(Side::Defender)
    });
    let at = move |right: bool| usize::from(defends.get() != right);
    let asked = memo(move |_| state.open.with(Option::is_some));
    let bearing = move |right: bool| {
        memo(move |_| {
            now.with(|it| {
                let it = it.as_ref()?;
                let at = at(right);
                Some(Bearing::of(&it.sides[at], at, &it.lines))
            })
        })
    };
    let card = move |right: bool| {
        memo(move |_| {
            now.with(|it| {
                it.as_ref().map(|it| {
                    let side = &it.sides[at(right)];
                    (side.house, side.card)
                })
            })
        })
    };
    let total = move |right: bool| {
        memo(move |_| now.with(|it| it.as_ref().map(|it| it.sides[at(right)].total)))
    };
    let side = move |right: bool| {
        let it = bearing(right);
        move || it.get().map(|it| view! { <SideOf it right /> })
    };
    let place = move |right: bool| {
        let it = card(right);
        move || {
            it.get().map(|(house, card)| {
                let asked = asked.get() && !right && card == Card::NotChosen;
                view! { <Place house card asked /> }
            })
        }
    };
    let odds = AllOdds::new();
    view! {
        <section class="moment fight" id=BATTLE tabindex="-1" aria-label=move || title.get() on:keydown=move |it| odds.close_with(&it)>
            <div class="fight-in">
                <header class="fight-title">
                    <h2>{title}</h2>
                    <p aria-live="polite">{line}</p>
                    <MomentHint page=state.page situation=Situation::Card />
                </header>
                <button type="button" class="fight-away" on:click=move |_| away.set(true)>
                    {word!("Look at the map" | "Zum Spielplan")}
                </button>
                <div class="fight-field">
                    {side(false)}
                    {place(false)}
                    <div class="fight-middle">
                        <span class="fight-sum">{total(false)}</span>
                        <Swords />
                        <span class="fight-sum">{total(true)}</span>
                    </div>
                    {place(true)}
                    {side(true)}
                </div>
                {move || refusal.get().map(|it| view! { <p class="fight-refusal" role="alert">{it}</p> })}
                <Answers state odds />
            </div>
        </section>
    }
}

/// The task, or the people one waits for.
fn line(state: PageState) -> Option<String> {
    let prompt = state.prompt();
    let draft = state.draft.get();
    state.page.with(|page| {
        let combat = page.view.combat?;
        let side = combat.side_of(page.view.me?)?;
        let begun = Side::ALL.into_iter().any(|it| combat.cards[it].is_some());
        Some(if !begun && combat.cancelled.is_none() {
            words::choosing(page, &combat, side)
        } else if prompt.is_some() {
            crate::games::westeros::wording::instruction(page, prompt.as_ref(), &draft)
        } else {
            words::next(page, &combat)
        })
    })
}
