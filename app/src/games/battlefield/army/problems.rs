//! Everything that keeps an army from playing, each with what mends it.

use super::{address::Draft, fits::fits, mend::mend, names};
use battlefield::{army::Problem, data::Data};
use leptos::prelude::*;

/// All problems at once; where there are none, that the army can play, and who still fits.
#[component]
pub fn Problems(draft: Draft) -> impl IntoView {
    let data = Data::of_this_build();
    let problems = draft.army.problems(data, draft.size);
    let sound = problems.is_empty();
    let fitting = if sound {
        fits(&draft, data)
    } else {
        Vec::new()
    };
    let heading = match problems.len() {
        0 => sound_heading(&draft, data, fitting.is_empty()),
        1 => word!("1 problem" | "1 Problem").to_owned(),
        n => say!("{n} problems" | "{n} Probleme"),
    };
    let begun = !draft.army.units.is_empty() || !draft.army.ncus.is_empty();
    let fitting = fitting.into_iter().map(|it| {
        view! { <a class="button" href=it.draft.address() data-noscroll="">{it.label}</a> }
    });
    let fitting = (sound && begun).then(|| fitting.collect_view());
    let items: Vec<AnyView> = problems
        .iter()
        .map(|problem| item(problem, &draft, data))
        .collect();
    view! {
        <section class="army-problems" class:sound=sound aria-labelledby="army-problems">
            <div role="status"><h2 id="army-problems">{heading}</h2></div>
            <ul>{items}</ul>
            {fitting.map(|it| view! { <p class="actions army-fits">{it}</p> })}
        </section>
    }
}

/// Ready where nobody fits any more; the rules ask for no least number of points.
fn sound_heading(draft: &Draft, data: &Data, full: bool) -> String {
    let size = draft.size;
    if full {
        return say!("Ready to play at {size} points." | "Bereit für {size} Punkte.");
    }
    match size - draft.army.points(data) {
        1 => say!(
            "Can be used at {size} points, 1 point unused."
                | "Spielbar für {size} Punkte, 1 Punkt ungenutzt."
        ),
        left => say!(
            "Can be used at {size} points, {left} points unused."
                | "Spielbar für {size} Punkte, {left} Punkte ungenutzt."
        ),
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
