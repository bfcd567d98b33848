//! One choice of a march: where to, on which condition, who goes.

use super::{change, near};
use crate::games::westeros::{
    focus,
    table::standing::{
        areas::{AreaOptions, beyond, chosen_area},
        choose::Choose,
        plans::Plans,
    },
    wording::standing as words,
};
use crate::reactive::memo;
use leptos::prelude::*;
use westeros::{
    Area, AreaSet, Army, Unit,
    board::LANDS,
    standing::{ConditionalMarch, Finding, Way},
};

/// A part that can have the focus in a choice.
#[derive(Clone, Copy)]
pub enum Part {
    To,
    Up,
    Down,
    Remove,
    /// Below all choices of the march.
    Add,
    /// Above them, where several marches are stored.
    Sooner,
}

pub fn part_id(from: Area, place: usize, part: Part) -> String {
    let from = from.index();
    match part {
        Part::To => format!("march-{from}-{place}-to"),
        Part::Up => format!("march-{from}-{place}-up"),
        Part::Down => format!("march-{from}-{place}-down"),
        Part::Remove => format!("march-{from}-{place}-remove"),
        Part::Add => format!("march-{from}-add"),
        Part::Sooner => format!("march-{from}-sooner"),
    }
}

#[component]
pub fn OneWay(plans: Plans, place: usize, march: Memo<ConditionalMarch>) -> impl IntoView {
    let from = march.with_untracked(|it| it.from);
    let way = memo(move |_| march.with(|it| it.ways.get(place).copied()));
    let set = move |set: &dyn Fn(&mut Way)| {
        change(plans, from, |all| {
            all.get_mut(place).into_iter().for_each(set);
        });
    };
    let finding = Signal::derive(move || {
        let now = way.get().map(|it| it.finding);
        let found = Finding::ALL.iter().position(|it| Some(*it) == now);
        found.unwrap_or_default()
    });
    let on_finding = Callback::new(move |it: usize| {
        if let Some(&finding) = Finding::ALL.get(it) {
            set(&|way| way.finding = finding);
        }
    });
    let keeps = move || way.get().is_some_and(|it| it.leave_token);
    // The sea has no tokens, and a home needs none.
    let home = plans
        .state()
        .view
        .with_untracked(|view| view.me.is_some_and(|me| me.home() == from));
    let token = (LANDS.contains(from) && !home).then(|| {
        view! {
            <label class="standing-check">
                <input
                    type="checkbox"
                    prop:checked=keeps
                    on:change=move |event| {
                        let leave = event_target_checked(&event);
                        set(&|way| way.leave_token = leave);
                    }
                />
                {words::leave_token(from)}
            </label>
        }
    });
    view! {
        <li>
            <fieldset class="standing-choice">
                <legend>{words::choice(place)}</legend>
                <div class="standing-row">
                    <WhereTo plans from place way />
                    <Choose
                        label=words::condition()
                        options=Finding::ALL.map(|it| words::finding(it).to_owned()).to_vec()
                        now=finding
                        on_pick=on_finding
                    />
                    <WhoGoes plans from place way />
                </div>
                {token}
                <Places plans from place march />
            </fieldset>
        </li>
    }
}

#[component]
fn WhereTo(plans: Plans, from: Area, place: usize, way: Memo<Option<Way>>) -> impl IntoView {
    let land = LANDS.contains(from);
    let alike = AreaSet::filter(move |it| LANDS.contains(it) == land && it != from);
    let areas = memo(move |_| {
        plans.state().view.with(|view| {
            let near = near(view, from);
            (near, alike.intersection(beyond(view, near)))
        })
    });
    let to = Signal::derive(move || way.get().map(|it| it.to));
    let pick = move |event| {
        if let Some(to) = chosen_area(&event) {
            change(plans, from, |all| {
                all.get_mut(place).into_iter().for_each(|way| way.to = to);
            });
        }
    };
    view! {
        <div class="standing-choose">
            <span aria-hidden="true">{words::where_to()}</span>
            <select id=part_id(from, place, Part::To) aria-label=words::where_to() on:change=pick>
                {move || {
                    let (near, far) = areas.get();
                    view! { <AreaOptions near far chosen=to /> }
                }}
            </select>
        </div>
    }
}

/// All units that can by then, or some of those that stand there now.
#[component]
fn WhoGoes(plans: Plans, from: Area, place: usize, way: Memo<Option<Way>>) -> impl IntoView {
    let named = memo(move |_| way.get().and_then(|it| it.units));
    let offers = memo(move |_| {
        let here = plans.state().view.with(|view| view.upright(from));
        let mut offers = vec![None];
        offers.extend(some_of(here).into_iter().map(Some));
        if !offers.contains(&named.get()) {
            offers.push(named.get());
        }
        offers
    });
    let now = Signal::derive(move || {
        let place = offers.with(|all| all.iter().position(|it| *it == named.get()));
        place.unwrap_or_default()
    });
    let on_pick = Callback::new(move |it: usize| {
        if let Some(units) = offers.with_untracked(|all| all.get(it).copied()) {
            change(plans, from, |all| {
                all.get_mut(place)
                    .into_iter()
                    .for_each(|way| way.units = units);
            });
        }
    });
    move || {
        let options = offers.get().into_iter().map(words::units).collect();
        view! { <Choose label=words::who_goes() options now on_pick /> }
    }
}

/// Every part of an army that leaves some of it behind.
fn some_of(army: Army) -> Vec<Army> {
    let mut all = vec![Army::NONE];
    for unit in Unit::ALL {
        let more = (0..=army.count(unit)).map(|count| Army::NONE.with(unit, count));
        let more: Vec<_> = more.collect();
        all = all
            .into_iter()
            .flat_map(|it| more.iter().map(move |units| it.plus(*units)))
            .collect();
    }
    all.retain(|it| !it.is_empty() && *it != army);
    all.sort_unstable_by_key(|it| it.len());
    all
}

/// Up, down and away; the focus goes along.
#[component]
fn Places(plans: Plans, from: Area, place: usize, march: Memo<ConditionalMarch>) -> impl IntoView {
    let is_last = move || march.with(|it| place + 1 >= it.ways.len());
    let id = move |place, part| part_id(from, place, part);
    let swap = move |to: usize, parts: [Part; 2]| {
        change(plans, from, |all| {
            if to.max(place) < all.len() {
                all.swap(place, to);
            }
        });
        focus::give_then(parts.map(|it| id(to, it)).to_vec());
    };
    let remove = move |_| {
        change(plans, from, |all| {
            if place < all.len() {
                all.remove(place);
            }
        });
        let before = place.saturating_sub(1);
        focus::give_then(vec![
            id(place, Part::Remove),
            id(before, Part::Remove),
            id(0, Part::Add),
        ]);
    };
    let name = words::choice(place);
    view! {
        <div class="standing-buttons">
            <button
                type="button"
                id=id(place, Part::Up)
                aria-label=say!("{name} up" | "{name} nach oben")
                disabled=place == 0
                on:click=move |_| swap(place.saturating_sub(1), [Part::Up, Part::Down])
            >
                "▲"
            </button>
            <button
                type="button"
                id=id(place, Part::Down)
                aria-label=say!("{name} down" | "{name} nach unten")
                disabled=is_last
                on:click=move |_| swap(place + 1, [Part::Down, Part::Up])
            >
                "▼"
            </button>
            <button
                type="button"
                class="plain"
                id=id(place, Part::Remove)
                aria-label=say!("Remove {name}" | "{name} entfernen")
                on:click=remove
            >
                {word!("Remove" | "Entfernen")}
            </button>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn some_of_an_army_are_never_none_and_never_all() {
        let army = Army::NONE.with(Unit::Footman, 2).with(Unit::Knight, 1);
        let some = some_of(army);
        assert_eq!(some.len(), 3 * 2 - 2);
        assert_eq!(some[0].len(), 1);
        assert!(some.iter().all(|it| army.covers(*it) && it.len() < 3));
        assert!(some_of(Army::one(Unit::Ship)).is_empty());
    }
}
