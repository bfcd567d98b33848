//! Units of one area, kind by kind, taken and given back one by one.

use crate::games::westeros::wording;
use crate::reactive::memo;
use leptos::prelude::*;
use westeros::{Army, Unit};

/// `named` of `all` units; `set` gets what shall be named instead. `what` tells readers what they
/// are named for.
#[component]
pub fn ArmyPicker(
    #[prop(into)] what: String,
    named: Memo<Army>,
    all: Memo<Army>,
    set: Callback<Army>,
) -> impl IntoView {
    let kinds = memo(move |_| {
        let all = all.get();
        Unit::ALL
            .into_iter()
            .filter(|&unit| all.count(unit) > 0)
            .collect::<Vec<_>>()
    });
    view! {
        <span class="army">
            <For each=move || kinds.get() key=|unit| *unit let:unit>
                <UnitStepper what=what.clone() unit named all set />
            </For>
        </span>
    }
}

#[component]
fn UnitStepper(
    what: String,
    unit: Unit,
    named: Memo<Army>,
    all: Memo<Army>,
    set: Callback<Army>,
) -> impl IntoView {
    let count = memo(move |_| named.get().count(unit));
    let most = memo(move |_| all.get().count(unit));
    let name = wording::unit(unit);
    let german = match unit {
        Unit::Footman | Unit::Knight => "einer",
        Unit::SiegeEngine => "eine",
        Unit::Ship => "eins",
    };
    let less = say!("One {name} less, {what}" | "{name}: {german} weniger, {what}");
    let more = say!("One {name} more, {what}" | "{name}: {german} mehr, {what}");
    let one = Army::one(unit);
    view! {
        <span class="stepper">
            <span class="stepper-name">{wording::capital(name)}</span>
            <button
                type="button"
                aria-label=less
                disabled=move || count.get() == 0
                on:click=move |_| set.run(named.get_untracked().minus(one))
            >
                "−"
            </button>
            <span class="stepper-count">{count} {word!(" of " | " von ")} {most}</span>
            <button
                type="button"
                aria-label=more
                disabled=move || { count.get() >= most.get() }
                on:click=move |_| set.run(named.get_untracked().plus(one))
            >
                "+"
            </button>
        </span>
    }
}
