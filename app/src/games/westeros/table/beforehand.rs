//! The way to the standing orders: a button, and the dialog that it opens.

use super::{
    standing::{Sign, StandingSheet},
    state::PageState,
};
use crate::reactive::{effect, memo};
use crate::{
    games::westeros::{MODULE, wording::standing as words},
    json,
    later::Later,
    play::{Answering, History, load_standing},
};
use leptos::{html, prelude::*, task::spawn_local};
use serde::Deserialize;
use westeros::{Phase, standing::Lasts};

/// Of an order as it lies on the server only how long it stands: what it says comes with the
/// dialog.
#[derive(Deserialize)]
struct OrderLasts {
    lasts: Lasts,
}

/// How many of these orders stand in this round.
fn standing_in(round: u8, content: Option<&str>) -> usize {
    let read = content.and_then(json::read::<Vec<OrderLasts>>);
    let orders = read.unwrap_or_default().into_iter();
    orders.filter(|it| it.lasts.holds(round)).count()
}

/// A button below the question, and the dialog that it opens; nothing for spectators, and none
/// outside a table that is being played.
#[component]
pub fn StandingButton(state: PageState) -> impl IntoView {
    let answering = use_context::<Answering>()?;
    let history = use_context::<History>();
    let dialog = NodeRef::<html::Dialog>::new();
    let sign = Sign {
        opened: RwSignal::new(0),
        count: RwSignal::new(0),
        drafted: RwSignal::new(false),
    };
    let offered = memo(move |_| {
        let playing = state.page.with(|it| it.my_seat.is_some() && !it.over);
        playing && !history.is_some_and(History::is_looking)
    });
    // What was for a round or for once goes with its round.
    let round = memo(move |_| state.view.with(|it| it.round));
    effect(move |_| {
        let round = round.get();
        let whose = answering
            .page
            .with_untracked(|it| Some((it.table.id.clone(), it.my_seat?)));
        let Some((table, seat)) = whose.filter(|_| offered.get()) else {
            return;
        };
        spawn_local(async move {
            if let Ok(saved) = load_standing(table, seat).await {
                let count = standing_in(round, saved.content.as_deref());
                sign.count.try_set(count);
            }
        });
    });
    // While others march is the time to go away.
    let hinted = memo(move |_| {
        let shown = state.view.with(|it| it.phase) > Phase::Planning;
        shown
            && !state
                .page
                .with(|it| it.prompts.iter().any(|it| it.required))
    });
    let open = move |_| {
        if let Some(dialog) = dialog.get_untracked() {
            // Fails only while it is open already.
            let _ = dialog.show_modal();
        }
        sign.opened.update(|it| *it += 1);
    };
    let close = move |_| {
        if let Some(dialog) = dialog.get_untracked() {
            dialog.close();
        }
    };
    Some(view! {
        <Show when=move || offered.get()>
            <div class="standing">
                <button type="button" class="button standing-open" on:click=open>
                    {move || words::button(sign.count.get())}
                </button>
                <Show when=move || sign.drafted.get()>
                    <span class="soft">{words::drafted()}</span>
                </Show>
                <Show when=move || hinted.get()>
                    <span class="soft">{words::offer()}</span>
                </Show>
            </div>
        </Show>
        <dialog node_ref=dialog class="standing-sheet" aria-labelledby="standing-title">
            <header>
                <h2 id="standing-title">{words::title()}</h2>
                <button type="button" class="button" on:click=close>
                    {word!("Close" | "Schließen")}
                </button>
            </header>
            <Beforehand state sign />
        </dialog>
    })
}

part! { board, load_sheet, fn standing(state: PageState, sign: Sign) {
    view! { <StandingSheet state sign /> }
}}

/// What is answered beforehand: what the dialog holds from the first time that it is opened.
#[component]
fn Beforehand(state: PageState, sign: Sign) -> impl IntoView {
    let when = memo(move |_| sign.opened.get() > 0);
    view! { <Later module=MODULE when load=load_sheet view=move || standing(state, sign) /> }
}

#[cfg(test)]
mod tests {
    use super::*;
    use westeros::{
        Standing,
        standing::{Matter, StandingOrder},
    };

    #[test]
    fn the_button_counts_what_still_stands() {
        let order = |matter, lasts| StandingOrder { matter, lasts };
        let all = Standing(vec![
            order(Matter::KeepRaven, Lasts::Changed),
            order(Matter::CheapestFall, Lasts::Round(2)),
            order(Matter::Retreat(Vec::new()), Lasts::Once),
        ]);
        let content = serde_json::to_string(&all).unwrap();
        assert_eq!(standing_in(2, Some(&content)), 3);
        assert_eq!(standing_in(3, Some(&content)), 2);
        assert_eq!(standing_in(3, None), 0);
    }
}
