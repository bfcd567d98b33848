//! The page of a battle: the table from above, what is asked, and what there is to read around it.

mod bar;
mod drawer;
mod handle;
mod opened;
mod people;
mod rail;
mod set_up;
mod shield;

pub use drawer::Drawer;
pub use opened::Opened;
pub use people::called;
pub use rail::{CROSS, icon};
pub use set_up::part_under_way;
pub use shield::Shield;

use super::{
    decide::{Question, keys},
    page::{PackedPage, SharedPage},
    parts::{Above, Below, Looked, LookedBack, Measured, OwnCards, Rosters, SetUpNotes, TakenBack},
    scene::Field,
    side::{Cards, EndSheet},
    state::BattleState,
    wording,
};
use crate::{
    focus::is_covered,
    games::GameProps,
    lazy::Progressive,
    reactive::{effect, memo},
    sheets::{self, Sheet},
};
use bar::BattleBar;
use battlefield::{
    position::Phase,
    question::{Action, Prompt},
};
use handle::{Handle, Height};
use leptos::{
    ev::{self, KeyboardEvent},
    prelude::*,
};
use rail::{OWN, Rail};
use std::sync::Arc;

const SHEET: Sheet = Sheet::Own("miniatures");

#[component]
pub fn Table(packed: Memo<Arc<PackedPage>>, props: GameProps) -> impl IntoView {
    sheets::at_once(SHEET);
    // Its many readers share one copy.
    let page = memo(move |_| packed.with(|it| SharedPage::from(it.unpack())));
    let state = BattleState::new(page, props);
    let opened = Opened::provide(state);
    let cards = Cards::follow(state);
    let end = EndSheet::provide(state);
    let keyed = Keyed { opened, cards, end };
    hear_keys(state, keyed);
    let zones = memo(move |_| asks_zones(state));
    let height = move |it: Height| move || opened.height.get() == it;
    let sets_up = memo(move |_| state.with_position(|it| it.phase == Phase::SetUp));
    view! {
        <div class="page battle" class:drawn=move || opened.drawer.get().is_some() class:battle-over=end.over class:sheet-low=height(Height::Low) class:sheet-high=height(Height::High) class:setting-up=sets_up class:with-dice=opened.dice on:keydown=move |event| pressed(state, keyed, &event)>
            // Past the units and pieces on the table, each of which can be reached by keyboard.
            <a class="skip" href="#question">{word!("Skip the table" | "Tisch überspringen")}</a>
            <p class="field-head unseen" role="status">{move || page.with(|it| wording::head(it))}</p>
            <BattleBar state />
            <p class="unseen">{move || state.with_position(wording::board)}</p>
            <div class="battle-history">
                <LookedBack />
            </div>
            <div class="battle-left" inert=move || end.covers()>
                <div class="rosters">
                    <Rosters state />
                    <SetUpNotes state />
                </div>
                <div class="battle-looked" class:asked-for=opened.card>
                    <Looked state />
                </div>
            </div>
            <div class="battle-field" inert=move || end.covers()>
                <Progressive><Field state cards /></Progressive>
            </div>
            <div class="battle-back">
                <TakenBack state />
            </div>
            <Handle state opened />
            <div class="battle-side" class:on-cards=opened.cards class:on-zones=zones>
                <div class="battle-above">
                    <Measured state />
                    <Above state />
                </div>
                <Progressive><Question state /></Progressive>
                <div class="battle-more">
                    <Below state />
                </div>
                <div class="battle-own" id=OWN tabindex="-1">
                    <OwnCards state />
                </div>
            </div>
            <Rail state opened />
        </div>
    }
}

/// Returns true while it is about a zone: on a phone they lie beside the question then.
fn asks_zones(state: BattleState) -> bool {
    let asked =
        state.asked_with(|_, prompt| matches!(prompt, Prompt::Claim { .. } | Prompt::Zone { .. }));
    asked.unwrap_or(false) || matches!(state.action(), Some(Action::Claim { .. }))
}

/// The things that Escape closes.
#[derive(Clone, Copy)]
struct Keyed {
    opened: Opened,
    cards: Cards,
    end: EndSheet,
}

/// Keys are heard where nothing has the focus, too: there the browser sends them past the page. Not those that
/// scroll a page or would send an answer, and none while something lies open above it.
fn hear_keys(state: BattleState, keyed: Keyed) {
    effect(move |_| {
        let listening = window_event_listener(ev::keydown, move |event| {
            let key = event.key();
            let kept = key == "Enter" || key.starts_with("Arrow");
            if !kept && pressed_on(&event, "body, html") && !is_covered() {
                pressed(state, keyed, &event);
            }
        });
        on_cleanup(move || listening.remove());
    });
}

/// Keys move the ghost unless somebody types, or presses what has the focus. A key that is held down confirms one
/// answer and not the next as well.
fn pressed(state: BattleState, keyed: Keyed, event: &KeyboardEvent) {
    let Keyed { opened, cards, end } = keyed;
    if event.ctrl_key() || event.meta_key() || event.default_prevented() {
        return;
    }
    let key = event.key();
    let leaves = key == "Escape" && !is_covered();
    // What lies open goes first.
    if leaves
        && (opened.close()
            || end.leave()
            || opened.card.get_untracked() && opened.close_card(state))
    {
        event.prevent_default();
        return;
    }
    let types = pressed_on(event, "input, textarea, select");
    let presses = key == "Enter" && (event.repeat() || pressed_on(event, "button, a, summary"));
    // What lies over the table goes first.
    let reads = leaves && !types && cards.read();
    if reads || !types && !presses && keys(state, &key, (event.shift_key(), event.alt_key())) {
        event.prevent_default();
    } else if leaves && !types {
        // The card of what was only pointed at.
        opened.close_card(state);
    }
}

/// Tells whether the key was pressed on such an element.
fn pressed_on(event: &KeyboardEvent, selector: &str) -> bool {
    #[cfg(feature = "hydrate")]
    {
        use wasm_bindgen::JsCast;
        let on = event
            .target()
            .and_then(|it| it.dyn_into::<web_sys::Element>().ok());
        on.is_some_and(|it| it.matches(selector).unwrap_or(false))
    }
    #[cfg(not(feature = "hydrate"))]
    {
        let _ = (event, selector);
        false
    }
}
