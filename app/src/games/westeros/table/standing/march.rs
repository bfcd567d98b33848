//! The plans for March orders, each by what its units would find.

mod way;

use super::{choose::Choose, plans::Plans};
use crate::games::westeros::{
    focus,
    wording::{self, standing as words},
};
use crate::reactive::memo;
use leptos::prelude::*;
use way::{OneWay, Part, part_id};
use westeros::{
    Area, AreaSet, Order, View,
    movement::reach,
    standing::{ConditionalMarch, Finding, Matter, Otherwise, Way, Ways},
};

/// The own areas with a March order, and those whose march is saved already.
#[component]
pub fn Marches(plans: Plans) -> impl IntoView {
    let orders = memo(move |_| plans.state().view.with(marching));
    let marches = memo(move |_| plans.marches());
    let areas = memo(move |_| {
        let lie = orders.get();
        let gone = move |it: &Area| !lie.contains(*it);
        let rest = marches.get().into_iter().filter(gone);
        lie.iter().chain(rest).collect::<Vec<_>>()
    });
    let unspoken = move || {
        let marches = marches.get();
        let missing = |it: &Area| !marches.contains(it);
        let missing: Vec<_> = orders.get().iter().filter(missing).collect();
        let some = !marches.is_empty() && !missing.is_empty();
        some.then(|| view! { <p class="soft">{words::unspoken(&missing)}</p> })
    };
    view! {
        <p class="soft">{words::march_note()}</p>
        <Show when=move || areas.with(Vec::is_empty)>
            <p>{words::no_march()}</p>
        </Show>
        <For each=move || areas.get() key=|it| *it let:from>
            <OneMarch plans from marches />
        </For>
        {unspoken}
    }
}

/// The own March orders, face down or open.
fn marching(view: &View) -> AreaSet {
    let open = view.me.map(|me| view.orders_of(me, Order::March));
    let hidden = view.own.orders.of_kind(Order::March);
    open.map_or(hidden, |it| it.union(hidden))
}

#[component]
fn OneMarch(plans: Plans, from: Area, marches: Memo<Vec<Area>>) -> impl IntoView {
    let march = memo(move |_| plans.march(from));
    let count = memo(move |_| march.with(|it| it.ways.len()));
    let add = move |_| {
        let ways = march.with_untracked(|it| it.ways.to_vec());
        if let Some(way) = another(plans, from, &ways) {
            change(plans, from, |all| all.push(way));
            focus::give_then(vec![part_id(from, ways.len(), Part::To)]);
        }
    };
    let full = move || count.get() >= Ways::MOST;
    let last = memo(move |_| march.with(|it| usize::from(it.otherwise == Otherwise::Stay)));
    let on_last = Callback::new(move |place: usize| {
        let otherwise = [Otherwise::Ask, Otherwise::Stay][place.min(1)];
        plans.set_march(ConditionalMarch {
            otherwise,
            ..march.get_untracked()
        });
    });
    let text = move || {
        let order = plans.found(&Matter::March(ConditionalMarch::asking(from)));
        order.map(|it| words::order(&it))
    };
    view! {
        <fieldset class="standing-cards">
            <legend>{words::march(from)}</legend>
            <Turn plans from marches />
            <ol class="standing-ways">
                <For each=move || 0..count.get() key=|place| *place let:place>
                    <OneWay plans place march />
                </For>
            </ol>
            <div class="standing-row">
                <button
                    type="button"
                    id=part_id(from, 0, Part::Add)
                    disabled=full
                    on:click=add
                >
                    {words::add_choice()}
                </button>
                <Choose
                    label=words::none_holds()
                    options=vec![words::ask_me().to_owned(), words::nobody_moves().to_owned()]
                    now=last.into()
                    on_pick=on_last
                />
            </div>
            <p class="standing-told" aria-live="polite">{text}</p>
        </fieldset>
    }
}

/// Draws which of several marches this is, and the way to the front.
#[component]
fn Turn(plans: Plans, from: Area, marches: Memo<Vec<Area>>) -> impl IntoView {
    let turn = memo(move |_| {
        let place = marches.with(|it| it.iter().position(|it| *it == from));
        place.filter(|_| marches.with(Vec::len) > 1)
    });
    let sooner = move |_| {
        plans.now.update(|all| all.march_sooner(from));
        let ids = [Part::Sooner, Part::Add].map(|it| part_id(from, 0, it));
        focus::give_then(ids.to_vec());
    };
    view! {
        <Show when=move || turn.get().is_some()>
            <div class="standing-row">
                <span>{move || turn.get().map(words::march_turn)}</span>
                <button
                    type="button"
                    id=part_id(from, 0, Part::Sooner)
                    aria-label=words::sooner(from)
                    disabled=move || turn.get() == Some(0)
                    on:click=sooner
                >
                    {word!("Earlier" | "Früher")}
                </button>
            </div>
        </Show>
    }
}

/// Changes the ways of a march.
fn change(plans: Plans, from: Area, change: impl FnOnce(&mut Vec<Way>)) {
    let march = untrack(|| plans.march(from));
    let mut ways = march.ways.to_vec();
    change(&mut ways);
    if let Ok(ways) = Ways::try_from(ways) {
        plans.set_march(ConditionalMarch { ways, ..march });
    }
}

/// A way that there is not yet, the first of those in reach by name.
fn another(plans: Plans, from: Area, ways: &[Way]) -> Option<Way> {
    let near = plans.state().view.with_untracked(|view| near(view, from));
    let used: AreaSet = ways.iter().map(|it| it.to).collect();
    let first = |areas: AreaSet| areas.iter().min_by_key(|&it| wording::area_name(it));
    let to = first(near.difference(used)).or_else(|| first(near))?;
    Some(Way {
        to,
        finding: Finding::NobodyElse,
        units: None,
        leave_token: false,
    })
}

fn near(view: &View, from: Area) -> AreaSet {
    let me = view.me;
    me.map_or(AreaSet::EMPTY, |me| reach(view, me, from))
}
