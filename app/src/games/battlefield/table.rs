//! The page of a battle: the table from above, what is asked, and what there is to read beside it.

use super::{
    MODULE, Miniatures,
    decide::{Question, Sighted, keys},
    page::{PackedPage, SharedPage},
    ruler::RulerPanel,
    scene::Field,
    side::{Armies, Chapters, Dice, End, Hand, Log, Profile, Recap, Shortcuts, TacticsBoard},
    standing::StandingOrders,
    state::BattleState,
    wording,
};
use crate::{
    chat::PlainChat,
    games::{Board, GamePage, Registered},
    later::{Drawn, Later},
    play::{AboutButton, DueLine, HistoryBar, LookBack, TakeBack},
    reactive::memo,
    sheets::{self, Sheet},
};
use leptos::{ev::KeyboardEvent, prelude::*};
use std::sync::Arc;

const SHEET: Sheet = Sheet::Own("miniatures");

part! { battle, load_battle, fn battle_table(packed: Memo<Arc<PackedPage>>, board: Board) {
    // Its many readers share one copy.
    let page = memo(move |_| packed.with(|it| SharedPage::from(it.unpack())));
    view! { <Whole page board /> }
}}

/// The whole of it is a module of its own, which other games' tables never load.
#[component]
pub fn Table(page: Memo<Arc<PackedPage>>, board: Board) -> impl IntoView {
    let when = Signal::stored(true);
    sheets::at_once(SHEET);
    view! { <Later when drawn=Drawn::InSight module=MODULE load=load_battle view=move || battle_table(page, board) /> }
}

#[component]
fn Whole(page: Memo<SharedPage>, board: Board) -> impl IntoView {
    let state = BattleState::new(page, board);
    let caption = |page: &GamePage, seq| {
        let page = Miniatures::as_page(page)?.unpack();
        Some(wording::caption(&page, seq))
    };
    let at_zero = Signal::derive(|| {
        word!("the considerate answer is given" | "die rücksichtsvolle Antwort wird gegeben")
            .to_owned()
    });
    view! {
        <div class="page battle" on:keydown=move |event| pressed(state, &event)>
            <div class="battle-history">
                <HistoryBar caption />
                <Chapters />
            </div>
            <p class="field-head" role="status">{move || page.with(|it| wording::head(it))}</p>
            <p class="unseen">{move || state.with_position(wording::board)}</p>
            <Field state />
            <div class="battle-side">
                <RulerPanel state />
                <DueLine at_zero />
                <Recap />
                <End state />
                <Question state />
                <Sighted state />
                <p class="actions"><TakeBack /> <LookBack /> <AboutButton /></p>
                <StandingOrders state />
                <Dice state />
                <Profile state />
                <Armies state />
                <Hand state />
                <TacticsBoard state />
                <Log state />
                <Shortcuts />
                <PlainChat class="battle-chat" />
            </div>
        </div>
    }
}

/// Keys move the ghost unless somebody types, or presses what has the focus.
fn pressed(state: BattleState, event: &KeyboardEvent) {
    if event.ctrl_key() || event.meta_key() || event.default_prevented() {
        return;
    }
    let key = event.key();
    let on = focused(event);
    let types = matches!(on.as_str(), "INPUT" | "TEXTAREA" | "SELECT");
    let presses = matches!(on.as_str(), "BUTTON" | "A" | "SUMMARY") && key == "Enter";
    if !types && !presses && keys(state, &key, (event.shift_key(), event.alt_key())) {
        event.prevent_default();
    }
}

/// The name of the element that the key was pressed on.
fn focused(event: &KeyboardEvent) -> String {
    #[cfg(feature = "hydrate")]
    {
        use wasm_bindgen::JsCast;
        let on = event
            .target()
            .and_then(|it| it.dyn_into::<web_sys::Element>().ok());
        on.map(|it| it.tag_name()).unwrap_or_default()
    }
    #[cfg(not(feature = "hydrate"))]
    {
        let _ = event;
        String::new()
    }
}
