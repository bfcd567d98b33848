//! Three moments that turned a battle, each a way to look at it again.

use super::super::super::{state::BattleState, story, wording};
use crate::{play::History, reactive::memo};
use leptos::prelude::*;

/// So many are told.
const MOST: usize = 3;

/// A moment: its revision, when it was, what happened, and whom it helped.
#[derive(Clone, PartialEq)]
struct Told {
    seq: i64,
    round: String,
    what: String,
    whom: String,
}

#[component]
pub fn Moments(state: BattleState) -> impl IntoView {
    let all = memo(move |_| told(state));
    let card = |(number, it): (usize, Told)| {
        let history = use_context::<History>();
        view! {
            <li>
                <a href=History::link_of(history, it.seq) data-noscroll="true">
                    <b class="battle-moment-number">{(number + 1).to_string()}</b>
                    <span>
                        <strong>{it.round}</strong>
                        <span>{it.what}</span>
                        <span class="note">{it.whom}</span>
                    </span>
                </a>
            </li>
        }
    };
    move || {
        all.with(|it| !it.is_empty()).then(|| {
            view! {
                <h3>{word!("What turned the battle" | "Was die Schlacht entschied")}</h3>
                <ol class="battle-moments">
                    {all.get().into_iter().enumerate().map(card).collect_view()}
                </ol>
            }
        })
    }
}

fn told(state: BattleState) -> Vec<Told> {
    state.page.with(|page| {
        let position = &page.view.open;
        let log = page.standing().map(|it| (it.seq, &it.event));
        let found = story::moments(position, log.clone(), MOST);
        let told = found.into_iter().filter_map(|it| {
            let (_, event) = log.clone().nth(it.event)?;
            let side = wording::side(position, it.side);
            Some(Told {
                seq: it.seq,
                round: wording::round(it.round),
                what: wording::event(position, event),
                whom: wording::helped(&side),
            })
        });
        told.collect()
    })
}
