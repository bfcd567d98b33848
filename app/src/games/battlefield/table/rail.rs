//! The rail at the edge of the table, and the drawers that it opens: whatever one looks up now and then.

use super::{
    super::{
        parts::{InDrawer, TableWays},
        state::BattleState,
    },
    drawer::Drawer,
};
use crate::{
    chat::{Chat, Count},
    focus,
    play::Answering,
    reactive::{effect, memo},
};
use leptos::prelude::*;
use tabletop::DecisionId;

/// The drawer and the card that lie open over the table.
#[derive(Clone, Copy)]
pub struct Opened {
    pub drawer: RwSignal<Option<Drawer>>,
    /// The card of a unit was asked for in the roster: on a phone it lies over the field then.
    pub card: RwSignal<bool>,
}

impl Opened {
    /// Nothing yet. What is asked next is in sight, unless somebody writes.
    pub fn provide(state: BattleState) -> Self {
        let opened = Self {
            drawer: RwSignal::new(None),
            card: RwSignal::new(false),
        };
        provide_context(opened);
        effect(move |kept: Option<Option<DecisionId>>| {
            let before = kept.flatten();
            let now = state.asked.with(|it| it.as_ref().map(|(id, _)| *id));
            if kept.is_some() && now.is_some() && now != before {
                opened.card.set(false);
                let writes = opened.drawer.get_untracked().is_some_and(Drawer::stays);
                if !writes {
                    opened.drawer.set(None);
                }
            }
            now.or(before)
        });
        opened
    }

    /// Closes the card of a unit; returns true where one was open.
    pub fn close_card(self, state: BattleState) -> bool {
        let was = state.looked.get_untracked().is_some();
        self.card.set(false);
        if was {
            state.looked.set(None);
        }
        was
    }

    /// Closes the drawer, and the keyboard goes on where it was opened; returns true where one was open.
    pub fn close(self) -> bool {
        let Some(drawer) = self.drawer.get_untracked() else {
            return false;
        };
        self.drawer.set(None);
        focus::give(&[drawer.id().to_owned()]);
        true
    }
}

/// The buttons of the rail, and their drawers.
#[component]
pub fn Rail(state: BattleState, opened: Opened) -> impl IntoView {
    let plays = state.page.with_untracked(|it| it.view.seat.is_some())
        && use_context::<Answering>().is_some();
    let offered = Drawer::offered(plays, use_context::<Chat>().is_some());
    let buttons = offered
        .iter()
        .map(|&drawer| view! { <RailButton drawer opened /> })
        .collect_view();
    let panels = offered
        .into_iter()
        .map(|drawer| view! { <Panel state drawer opened /> })
        .collect_view();
    view! {
        <nav class="battle-rail" aria-label=word!("Panels" | "Tafeln")>
            {buttons}
            <div class="battle-ways"><TableWays state /></div>
        </nav>
        {panels}
    }
}

#[component]
fn RailButton(drawer: Drawer, opened: Opened) -> impl IntoView {
    let on = memo(move |_| opened.drawer.get() == Some(drawer));
    let chat = use_context::<Chat>().filter(|_| drawer == Drawer::Chat);
    let press = move |_| {
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
            <svg class="rail-icon" viewBox="0 0 24 24" aria-hidden="true"><path d=drawer.icon()></path></svg>
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
                    <svg class="rail-icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M6 6l12 12M18 6L6 18"></path></svg>
                </button>
            </div>
            <InDrawer state drawer on />
        </div>
    }
}
