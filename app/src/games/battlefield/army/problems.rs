//! Everything that keeps an army from playing, each with what mends it.

use super::{address::Draft, mend::mend, names};
use battlefield::{army::Problem, data::Data};
use leptos::prelude::*;

/// All problems at once; where there are none, that the army can play.
#[component]
pub fn Problems(draft: Draft) -> impl IntoView {
    let data = Data::of_this_build();
    let problems = draft.army.problems(data, draft.size);
    let heading = match problems.len() {
        0 => say!(
            "Ready to play at {size} points." | "Bereit für {size} Punkte.",
            size = draft.size
        ),
        1 => word!("1 problem" | "1 Problem").to_owned(),
        n => say!("{n} problems" | "{n} Probleme"),
    };
    let sound = problems.is_empty();
    let items: Vec<AnyView> = problems
        .iter()
        .map(|problem| item(problem, &draft, data))
        .collect();
    view! {
        <section class="army-problems" class:sound=sound aria-labelledby="army-problems">
            <div role="status"><h2 id="army-problems">{heading}</h2></div>
            <ul>{items}</ul>
        </section>
    }
}

fn item(problem: &Problem, draft: &Draft, data: &Data) -> AnyView {
    let ways = mend(problem, draft, data).into_iter().map(|it| {
        view! { <a class="button" href=it.draft.address() data-noscroll="">{it.label}</a> }
    });
    view! {
        <li>
            <p>{names::problem(problem)}</p>
            <p class="actions">{ways.collect_view()}</p>
        </li>
    }
    .into_any()
}
