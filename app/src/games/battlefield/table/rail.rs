//! The rail at the edge of the table, and the drawers that it opens: whatever one looks up now and then.

use super::{
    super::{
        decide::go_to_question,
        parts::{InDrawer, TableWays},
        state::BattleState,
    },
    drawer::Drawer,
    opened::Opened,
};
use crate::{
    chat::{Chat, Count},
    focus,
    play::Answering,
    reactive::memo,
};
use leptos::prelude::*;

/// The button that shows one's cards, and what it shows.
pub const CARDS: &str = "open-cards";
pub const OWN: &str = "own-cards";
/// The button that shows the rest of the rail, and that.
pub const MORE: &str = "open-more";
const REST: &str = "rail-rest";

const SWORDS: &str = "M4 4l12 12M20 4L8 16M4 18l3 2M6 14l4 4M20 18l-3 2M18 14l-4 4";
const HAND: &str = "M4 8l9-4l6 13l-9 4zM15 5l5 1v11";
/// A cross, in a box of 24 by 24.
pub const CROSS: &str = "M6 6l12 12M18 6L6 18";
const DOTS: &str = "M6 12h.1M12 12h.1M18 12h.1";

/// The buttons of the rail, and their drawers.
#[component]
pub fn Rail(state: BattleState, opened: Opened) -> impl IntoView {
    let plays = state.page.with_untracked(|it| it.view.seat.is_some())
        && use_context::<Answering>().is_some();
    let offered = Drawer::offered(plays, use_context::<Chat>().is_some());
    let buttons = |at_hand: bool| {
        let some = offered.iter().filter(|it| it.is_at_hand() == at_hand);
        some.map(|&drawer| view! { <RailButton drawer opened /> })
            .collect_view()
    };
    let (first, others) = (buttons(true), buttons(false));
    let panels = offered
        .into_iter()
        .map(|drawer| view! { <Panel state drawer opened /> })
        .collect_view();
    view! {
        <nav class="battle-rail" aria-label=word!("Panels" | "Tafeln")>
            <PhoneTabs opened />
            {first}
            <More opened />
            <div class="battle-rest" id=REST class:on=opened.rest>
                {others}
                <div class="battle-ways"><TableWays state /></div>
            </div>
        </nav>
        {panels}
    }
}

/// On a phone: the way to the question, and to one's cards, which lie there in its place.
#[component]
fn PhoneTabs(opened: Opened) -> impl IntoView {
    let asks =
        memo(move |_| opened.drawer.get().is_none() && !opened.cards.get() && !opened.rest.get());
    let to_question = move |_| {
        opened.put_away();
        go_to_question();
    };
    let turn = move |_| {
        let shows = !opened.cards.get_untracked();
        opened.put_away();
        opened.cards.set(shows);
        if shows {
            focus::give_then(vec![OWN.to_owned()]);
        }
    };
    let shown = move || (opened.cards.get() && opened.drawer.get().is_none()).to_string();
    view! {
        <button type="button" class="battle-tab tab-phone" aria-pressed=move || asks.get().to_string() on:click=to_question>
            {icon(SWORDS)}
            <span>{word!("Turn" | "Zug")}</span>
        </button>
        <button type="button" id=CARDS class="battle-tab tab-phone" aria-controls=OWN aria-expanded=shown on:click=turn>
            {icon(HAND)}
            <span>{word!("Cards" | "Karten")}</span>
        </button>
    }
}

/// On a phone: what the foot has no room for.
#[component]
fn More(opened: Opened) -> impl IntoView {
    let press = move |_| opened.rest.update(|it| *it = !*it);
    view! {
        <button type="button" id=MORE class="battle-tab tab-phone" aria-controls=REST aria-expanded=move || opened.rest.get().to_string() on:click=press>
            {icon(DOTS)}
            <span>{word!("More" | "Mehr")}</span>
        </button>
    }
}

/// Draws an icon of the table by its path, in a box of 24 by 24.
pub fn icon(path: &'static str) -> AnyView {
    view! { <svg class="rail-icon" viewBox="0 0 24 24" aria-hidden="true"><path d=path></path></svg> }
        .into_any()
}

#[component]
fn RailButton(drawer: Drawer, opened: Opened) -> impl IntoView {
    let on = memo(move |_| opened.drawer.get() == Some(drawer));
    let chat = use_context::<Chat>().filter(|_| drawer == Drawer::Chat);
    let press = move |_| {
        opened.rest.set(false);
        if on.get_untracked() {
            opened.close();
        } else {
            opened.drawer.set(Some(drawer));
            focus::give_then(vec![drawer.panel().to_owned()]);
        }
    };
    view! {
        <button
            type="button"
            id=drawer.id()
            class="battle-tab"
            aria-controls=drawer.panel()
            aria-expanded=move || on.get().to_string()
            on:click=press
        >
            {icon(drawer.icon())}
            <span>{drawer.name()}</span>
            {chat.map(|chat| view! { {move || view! { <Count unread=chat.unread() /> }} })}
        </button>
    }
}

#[component]
fn Panel(state: BattleState, drawer: Drawer, opened: Opened) -> impl IntoView {
    let on = memo(move |_| opened.drawer.get() == Some(drawer));
    let close = word!("Close" | "Schließen");
    view! {
        <div id=drawer.panel() class="battle-drawer" class:on=on role="group" tabindex="-1" aria-label=drawer.name()>
            <div class="battle-drawer-head">
                <h2>{drawer.name()}</h2>
                <button type="button" class="plain" aria-label=close title=close on:click=move |_| { opened.close(); }>
                    {icon(CROSS)}
                </button>
            </div>
            <InDrawer state drawer on />
        </div>
    }
}
