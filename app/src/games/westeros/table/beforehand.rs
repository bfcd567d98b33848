//! The way to the standing orders: a button, and the dialog that it opens.

use super::{
    standing::{Sign, StandingSheet},
    state::PageState,
    tabs::RailIcon,
};
use crate::reactive::{effect, memo};
use crate::{
    games::westeros::{MODULE, wording::standing as words},
    json,
    lazy::LazyPart,
    play::{Answering, History, SavedForSeat, load_standing},
};
use leptos::{html, prelude::*, task::spawn_local};
use std::time::Duration;
use westeros::{Phase, Standing, View, standing::Lasts};

/// After the last of several entries, it is asked once.
const PAUSE: Duration = Duration::from_secs(1);

/// Returns the number of the orders in `content` that can still answer something.
#[cfg(feature = "ssr")]
pub fn standing_orders(view: &View, content: &str) -> usize {
    let all = json::read::<Standing>(content).unwrap_or_default();
    all.holding(view).count()
}

/// The icon of a scroll, on a grid of 24.
const SCROLL: &str = "M8 4h10q-2 2-2 5v8q0 3-3 3H6q3 0 3-3V7q0-3-3-3q-2 0-2 3h4M11 10h3M11 13h3";

/// A button below the question, and the dialog that it opens; nothing for spectators, and none
/// outside a table that is being played.
#[component]
pub fn StandingButton(state: PageState) -> impl IntoView {
    let answering = use_context::<Answering>()?;
    let history = use_context::<History>();
    let dialog = NodeRef::<html::Dialog>::new();
    let sign = Sign {
        opened: RwSignal::new(0),
        stored: RwSignal::new(None),
        drafted: RwSignal::new(false),
    };
    let offered = memo(move |_| {
        let playing = state.page.with(|it| it.my_seat.is_some() && !it.over);
        playing && !history.is_some_and(History::is_looking)
    });
    let load = move || {
        let whose = answering
            .page
            .with_untracked(|it| Some((it.table.id.clone(), it.my_seat?)));
        let Some((table, seat)) = whose else {
            return;
        };
        spawn_local(async move {
            if let Ok(saved) = load_standing(table, seat).await {
                let content = saved.content.and_then(|it| json::read(&it));
                sign.stored.try_set(Some(content.unwrap_or_default()));
            }
        });
    };
    // What was for once goes with its answer, and only the server knows which answer that was: after a
    // change of the round, and after each entry while there is such an order.
    let round = memo(move |_| state.view.with(|it| it.round));
    let once = memo(move |_| {
        let once = |all: &Standing| all.0.iter().any(|it| it.lasts == Lasts::Once);
        sign.stored.with(|it| it.as_ref().is_some_and(once))
    });
    let entries = memo(move |_| state.page.with(|it| it.log.last().map(|it| it.seq)));
    let mut rest = debounce(PAUSE, move |()| load());
    effect(move |before: Option<Option<(u8, Option<i64>)>>| {
        let now = (round.get(), entries.get());
        if !offered.get() {
            return None;
        }
        match before.flatten() {
            Some(before) if before.0 == now.0 => {
                if before.1 != now.1 && once.get_untracked() {
                    rest(());
                }
            }
            _ => load(),
        }
        Some(now)
    });
    // Until the browser has asked, the number that the page came with.
    let began = use_context::<StoredValue<Option<SavedForSeat>>>();
    let began = began.and_then(|it| it.try_get_value().flatten());
    let began = began.map_or(0, |it| it.standing);
    let count = memo(move |_| {
        let holding = |view: &View| {
            let count = |all: &Standing| all.holding(view).count();
            sign.stored.with(|it| it.as_ref().map(count))
        };
        state.view.with(holding).unwrap_or(began)
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
    Some(view! {
        <Show when=move || offered.get()>
            <div class="standing">
                <button type="button" class="button standing-open" on:click=open>
                    <Face count />
                </button>
                <Show when=move || sign.drafted.get()>
                    <span class="soft">{words::drafted()}</span>
                </Show>
                <Show when=move || hinted.get()>
                    <span class="soft standing-offer">{words::offer()}</span>
                </Show>
            </div>
        </Show>
        <Sheet state sign dialog />
    })
}

/// The dialog in which they are given.
#[component]
fn Sheet(state: PageState, sign: Sign, dialog: NodeRef<html::Dialog>) -> impl IntoView {
    let close = move |_| {
        if let Some(dialog) = dialog.get_untracked() {
            dialog.close();
        }
    };
    view! {
        <dialog node_ref=dialog class="standing-sheet" aria-labelledby="standing-title">
            <header>
                <RailIcon path=SCROLL />
                <h2 id="standing-title">{words::title()}</h2>
                <button type="button" class="button" on:click=close>
                    {word!("Close" | "Schließen")}
                </button>
            </header>
            <Beforehand state sign />
        </dialog>
    }
}

/// The icon of a scroll, and how many orders stand.
#[component]
fn Face(count: Memo<usize>) -> impl IntoView {
    view! {
        <RailIcon path=SCROLL />
        <span>{move || words::button(count.get())}</span>
    }
}

part! { board, load_sheet, fn standing(state: PageState, sign: Sign) {
    view! { <StandingSheet state sign /> }
}}

/// Draws what is answered beforehand: what the dialog holds from the first time that it is opened.
#[component]
fn Beforehand(state: PageState, sign: Sign) -> impl IntoView {
    let when = memo(move |_| sign.opened.get() > 0);
    view! { <LazyPart module=MODULE when load=load_sheet view=move || standing(state, sign) /> }
}

#[cfg(all(test, feature = "ssr"))]
mod tests {
    use super::*;
    use tabletop::{Dice, Game, Quiet, Seat, Viewer};
    use westeros::{
        Setup, Westeros,
        standing::{Matter, StandingOrder},
    };

    struct First;

    impl Dice for First {
        fn below(&mut self, _: u32) -> u32 {
            0
        }
    }

    #[test]
    fn the_button_counts_what_can_still_answer() {
        let order = |matter, lasts| StandingOrder { matter, lasts };
        let all = Standing(vec![
            order(Matter::KeepRaven, Lasts::Changed),
            order(Matter::CheapestFall, Lasts::Round(2)),
            order(Matter::Retreat(Vec::new()), Lasts::Once),
        ]);
        let content = serde_json::to_string(&all).unwrap();
        let state = Westeros::start(&Setup::default(), 3, &mut Quiet(First));
        let mut view = Westeros::view(&state, Viewer::Seat(Seat(0)));
        view.round = 2;
        assert_eq!(standing_orders(&view, &content), 3);
        view.round = 3;
        assert_eq!(standing_orders(&view, &content), 2);
        assert_eq!(standing_orders(&view, "no orders"), 0);
    }
}
