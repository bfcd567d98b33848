//! The answers in a battle besides support and cards.

use super::{
    areas::{AreaOptions, beyond, chosen_area},
    choose::Row,
    plans::Plans,
    support::others,
};
use crate::games::westeros::wording::{self, standing as words};
use crate::reactive::memo;
use leptos::prelude::*;
use westeros::{
    Area, AreaSet, HouseSet,
    movement::reach,
    standing::{BladeUse, Matter},
};

#[component]
pub fn Battle(plans: Plans) -> impl IntoView {
    let blade = |it| (words::blade_use(it).to_owned(), Matter::Blade(it));
    let blades = [BladeUse::WhereItTurns, BladeUse::Never, BladeUse::Always];
    let fall = vec![(words::cheapest().to_owned(), Matter::CheapestFall)];
    let everybody: HouseSet = others(plans).into_iter().collect();
    let refusals = vec![
        (words::welcome().to_owned(), Matter::Refuse(HouseSet::EMPTY)),
        (words::refuse_some().to_owned(), Matter::Refuse(everybody)),
    ];
    let away = vec![(words::simple_way().to_owned(), Matter::Retreat(Vec::new()))];
    view! {
        <Row plans label=words::refusal() offers=refusals />
        <Refused plans />
        <Row plans label=words::blade() offers=blades.map(blade).to_vec() />
        <Row plans label=words::casualties() offers=fall />
        <Row plans label=words::retreat() offers=away />
        <Way plans />
    }
}

/// From which houses support is refused.
#[component]
fn Refused(plans: Plans) -> impl IntoView {
    let refused = memo(
        move |_| match plans.found(&Matter::Refuse(HouseSet::EMPTY))?.matter {
            Matter::Refuse(houses) if !houses.is_empty() => Some(houses),
            _ => None,
        },
    );
    let open = memo(move |_| refused.get().is_some());
    let row = move |house| {
        let on = move || refused.get().is_some_and(|it| it.contains(house));
        let pick = move |event| {
            let before = refused.get_untracked().unwrap_or_default();
            let after = if event_target_checked(&event) {
                before.with(house)
            } else {
                before.without(house)
            };
            plans.answer(Matter::Refuse(after));
        };
        view! {
            <label class="standing-check">
                <input type="checkbox" prop:checked=on on:change=pick />
                {wording::house_name(house)}
            </label>
        }
    };
    move || {
        open.get().then(|| {
            view! {
                <fieldset class="standing-houses">
                    <legend class="unseen">{words::refuse_some()}</legend>
                    {others(plans).into_iter().map(row).collect_view()}
                </fieldset>
            }
        })
    }
}

/// Draws where the beaten go first, in this order.
#[component]
fn Way(plans: Plans) -> impl IntoView {
    let areas = memo(
        move |_| match plans.found(&Matter::Retreat(Vec::new()))?.matter {
            Matter::Retreat(areas) => Some(areas),
            _ => None,
        },
    );
    let open = memo(move |_| areas.with(Option::is_some));
    let add = move |event| {
        let before = areas.get_untracked().unwrap_or_default();
        if let Some(area) = chosen_area(&event).filter(|it| !before.contains(it)) {
            plans.answer(Matter::Retreat([before, vec![area]].concat()));
        }
    };
    let remove = move |area: Area| {
        let before = areas.get_untracked().unwrap_or_default();
        let left = before.into_iter().filter(|it| *it != area).collect();
        plans.answer(Matter::Retreat(left));
    };
    let no_area = Signal::stored(None);
    let row = move |area: Area| {
        let name = wording::area_name(area);
        view! {
            <li>
                {name}
                <button
                    type="button"
                    class="plain"
                    aria-label=say!("Remove {name}" | "{name} entfernen", name = wording::the_area(area))
                    on:click=move |_| remove(area)
                >
                    "×"
                </button>
            </li>
        }
    };
    move || {
        open.get().then(|| {
            view! {
                <div class="standing-way">
                    <ol>{move || areas.get().unwrap_or_default().into_iter().map(row).collect_view()}</ol>
                    <div class="standing-choose">
                        <span aria-hidden="true">{words::first_to()}</span>
                        // With every area that is added, the list begins anew.
                        {move || {
                            areas.track();
                            let (near, far) = within_reach(plans);
                            view! {
                                <select aria-label=words::first_to() on:change=add>
                                    <option value="">{word!("choose an area" | "Gebiet wählen")}</option>
                                    <AreaOptions near far chosen=no_area />
                                </select>
                            }
                        }}
                    </div>
                </div>
            }
        })
    }
}

/// The areas that own units reach as things stand, and all others of this game.
fn within_reach(plans: Plans) -> (AreaSet, AreaSet) {
    plans.state().view.with(|view| {
        let own = view.me.map(|me| (me, view.occupied[me]));
        let near = own.map_or(AreaSet::EMPTY, |(me, own)| {
            let reached = own.iter().map(|from| reach(view, me, from));
            reached.fold(own, AreaSet::union)
        });
        (near, beyond(view, near))
    })
}
