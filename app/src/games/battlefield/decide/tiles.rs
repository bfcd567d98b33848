//! Actions as tiles that are pressed.

use super::{
    super::{
        help::{Rule, link},
        state::BattleState,
    },
    aiming::target_of,
    tile::{Deed, Tile, taken, tiles},
};
use crate::reactive::memo;
use battlefield::{
    field::Thing,
    question::{Action, Move},
};
use leptos::{ev::MouseEvent, prelude::*};

/// A reason with its rule.
type Told = (String, Option<Rule>);

/// The draft as far as tiles show it.
#[derive(Clone, Copy)]
pub struct Drafted {
    pub deed: Memo<Option<Deed>>,
    pub target: Memo<Option<Thing>>,
}

/// The actions of the unit that is asked about.
#[component]
pub fn Actions(state: BattleState) -> impl IntoView {
    let all = state.asked_untracked(tiles).unwrap_or_default();
    // The same while a ghost is dragged.
    let deed = memo(move |_| {
        let now = state.action()?;
        state.asked_with(|view, prompt| taken(view, prompt, &now))?
    });
    let target = memo(move |_| state.action().as_ref().and_then(target_of));
    let drafted = Drafted { deed, target };
    let on_take = Callback::new(move |it: Action| state.give(it));
    let label = word!("Actions" | "Aktionen");
    (!all.is_empty()).then(|| view! { <Tiles label all drafted on_take /> })
}

/// Tiles to be pressed; one that cannot be taken says then why, below all of them.
#[component]
pub fn Tiles(
    label: &'static str,
    all: Vec<Tile>,
    #[prop(optional)] drafted: Option<Drafted>,
    on_take: Callback<Action>,
) -> impl IntoView {
    let told = RwSignal::new(None::<Told>);
    let tile = |it: Tile| tile(it, drafted, told, on_take);
    let row = |(why, rule): Told| view! { {why} {link(rule)} };
    view! {
        <div class="battle-options battle-tiles" role="group" aria-label=label>{all.into_iter().map(tile).collect_view()}</div>
        <p class="note" role="status">{move || told.get().map(row)}</p>
    }
}

fn tile(
    it: Tile,
    drafted: Option<Drafted>,
    told: RwSignal<Option<Told>>,
    on_take: Callback<Action>,
) -> AnyView {
    let (sign, name, deed) = (it.sign(), it.name.clone(), it.deed);
    let (begins, refused) = (it.begins.clone(), it.refused.clone());
    let why = refused.as_ref().map(|it| it.0.clone());
    let off = begins.is_none().then_some("true");
    // Of a unit that is only chosen other keys take other things.
    let key = it.number.filter(|_| drafted.is_some());
    let key = key.map(|it| it.to_string());
    let chosen = move || {
        let drafted = drafted.filter(|_| off.is_none())?;
        Some((drafted.deed.get() == Some(deed)).to_string())
    };
    // To do nothing is all of the answer.
    let sends = matches!(begins, Some(Action::Do(Move::Forgo)));
    let press = move |event: MouseEvent| match &begins {
        // The second press of two is meant for what was there before.
        Some(_) if event.detail() > 1 => {}
        Some(action) => {
            told.set(None);
            on_take.run(action.clone());
        }
        None => told.set(refused.clone()),
    };
    let fact = move || {
        let target = drafted.and_then(|it| it.target.get());
        it.fact(target).to_owned()
    };
    view! {
        <button type="button" class="button battle-tile" title=why data-sends=sends.then_some("") aria-keyshortcuts=key aria-disabled=off aria-pressed=chosen on:click=press>
            <svg class="rail-icon" viewBox="0 0 24 24" aria-hidden="true"><path d=sign></path></svg>
            <b>{name}</b>
            " "
            <small>{fact}</small>
        </button>
    }
    .into_any()
}
