//! One question with its answers, and for how long the answer stands.

use super::plans::Plans;
use crate::games::westeros::wording::standing as words;
use crate::reactive::memo;
use leptos::prelude::*;
use westeros::standing::{Lasts, Matter};

/// A list of answers of which one is chosen.
#[component]
pub fn Choose(
    #[prop(into)] label: String,
    options: Vec<String>,
    now: Signal<usize>,
    on_pick: Callback<usize>,
) -> impl IntoView {
    let options = options.into_iter().enumerate().map(|(place, words)| {
        view! {
            <option value=place.to_string() prop:selected=move || now.get() == place>
                {words}
            </option>
        }
    });
    view! {
        <div class="standing-choose">
            <span aria-hidden="true">{label.clone()}</span>
            <select
                aria-label=label
                on:change=move |event| {
                    if let Ok(place) = event_target_value(&event).parse() {
                        on_pick.run(place);
                    }
                }
            >
                {options.collect_view()}
            </select>
        </div>
    }
}

/// An answer to choose, and what lays it down.
pub type Offer = (String, Matter);

/// One question: to be asked, or one of the offers; what is none of them counts as the last.
#[component]
pub fn Row(plans: Plans, #[prop(into)] label: String, offers: Vec<Offer>) -> impl IntoView {
    let Some(key) = offers.first().map(|(_, matter)| matter.clone()) else {
        return ().into_any();
    };
    let (asked, matters): (Vec<String>, Vec<Matter>) = offers.into_iter().unzip();
    let options = [words::ask_me().to_owned()].into_iter().chain(asked);
    let options = options.collect::<Vec<_>>();
    let all = StoredValue::new(matters);
    let own = key.clone();
    let now = memo(move |_| {
        let Some(order) = plans.found(&own) else {
            return 0;
        };
        all.with_value(|all| {
            let same = all.iter().position(|it| *it == order.matter);
            1 + same.unwrap_or(all.len() - 1)
        })
    });
    let question = key.clone();
    let on_pick = Callback::new(move |place: usize| match place.checked_sub(1) {
        None => plans.clear(&question),
        Some(place) => {
            if let Some(matter) = all.with_value(|all| all.get(place).cloned()) {
                plans.answer(matter);
            }
        }
    });
    view! {
        <div class="standing-row">
            <Choose label=label.clone() options now=now.into() on_pick />
            <Until plans key label />
        </div>
    }
    .into_any()
}

/// Draws how long the answer stands, where there is one.
#[component]
pub fn Until(plans: Plans, key: Matter, label: String) -> impl IntoView {
    let round = plans.this_round();
    let all = [Lasts::Once, round, Lasts::Changed];
    let key = StoredValue::new(key);
    let now = memo(move |_| {
        let order = key.with_value(|key| plans.found(key))?;
        all.iter().position(|it| *it == order.lasts).or(Some(1))
    });
    let is_set = memo(move |_| now.get().is_some());
    let chosen = Signal::derive(move || now.get().unwrap_or(1));
    let on_pick = Callback::new(move |place: usize| {
        key.with_value(|key| plans.last(key, all[place.min(2)]));
    });
    let label = say!("How long: {label}" | "Wie lange: {label}");
    move || {
        is_set.get().then(|| {
            let options = all.map(|it| words::lasts(it).to_owned()).to_vec();
            view! {
                <span class="standing-until">
                    <Choose label=label.clone() options now=chosen on_pick />
                </span>
            }
        })
    }
}
