//! A list of answers, one of which is chosen.

use super::press::Press;
use crate::games::westeros::{
    draft::{Draft, Step, offers},
    table::desk::Desk,
    wording,
};
use leptos::prelude::*;
use westeros::Action;

/// Every answer with what it does.
#[component]
pub fn Offers(desk: Desk) -> impl IntoView {
    let offered = Memo::new(move |_| {
        let prompt = desk.prompt();
        prompt.map_or_else(Vec::new, |prompt| {
            desk.view.with(|view| {
                let words = |action| (action, wording::offer(view, &prompt, &action));
                offers(view, &prompt)
                    .into_iter()
                    .map(words)
                    .collect::<Vec<(Action, (String, String))>>()
            })
        })
    });
    view! {
        <ul class="offers" aria-label="Answers">
            {move || {
                offered
                    .get()
                    .into_iter()
                    .map(|(action, (name, what))| {
                        let chosen = Signal::derive(move || {
                            desk.draft.get() == Draft::Answer(Some(action))
                        });
                        let step = Step::Answer(action);
                        view! {
                            <li>
                                <Press desk step name what chosen />
                            </li>
                        }
                    })
                    .collect_view()
            }}
        </ul>
    }
}
