//! The panels that share a place: houses, tracks, log, areas and chat.

mod kept;

use super::{height::Height, keys::Keys, parts::Held, state::PageState, tab::Tab};
use crate::reactive::memo;
use crate::{
    chat::{Chat, Count},
    games::westeros::focus,
};
use leptos::{ev::KeyboardEvent, prelude::*};

/// The tab `step` places further on, round and round.
fn further(tabs: &[Tab], from: Tab, step: usize) -> Tab {
    let at = tabs.iter().position(|it| *it == from).unwrap_or(0);
    tabs[(at + step) % tabs.len()]
}

/// The tabs with their panels.
#[component]
pub fn Panels(state: PageState, now: RwSignal<Tab>) -> impl IntoView {
    let tabs = Tab::all(use_context::<Chat>());
    kept::keep(now, tabs);
    let on_key = move |event: KeyboardEvent| {
        let next = match event.key().as_str() {
            "ArrowRight" => further(tabs, now.get_untracked(), 1),
            "ArrowLeft" => further(tabs, now.get_untracked(), tabs.len() - 1),
            _ => return,
        };
        event.prevent_default();
        now.set(next);
        focus::give(&[next.id().to_owned()]);
    };
    view! {
        <div class="table-side">
            <div class="side-head">
                <div class="tabs" role="tablist" aria-label=word!("Panels" | "Tafeln") on:keydown=on_key>
                    {tabs.iter().map(|&tab| view! { <TabButton state tab now /> }).collect_view()}
                </div>
                <Keys state tab=now />
            </div>
            {tabs.iter().map(|&tab| view! { <Panel state tab now /> }).collect_view()}
        </div>
    }
}

#[component]
fn TabButton(state: PageState, tab: Tab, now: RwSignal<Tab>) -> impl IntoView {
    let on = memo(move |_| now.get() == tab);
    let chat = use_context::<Chat>().filter(|_| tab == Tab::Chat);
    view! {
        <button
            type="button"
            role="tab"
            id=tab.id()
            class=tab.id()
            aria-controls=tab.panel()
            // None is while all panels are shut.
            aria-selected=move || if on.get() && state.height.get() == Height::Panel { "true" } else { "false" }
            tabindex=move || if on.get() { "0" } else { "-1" }
            on:click=move |_| {
                // The tab of the open panel closes it again.
                let shut = on.get_untracked() && state.height.get_untracked() == Height::Panel;
                now.set(tab);
                state.height.set(if shut { Height::Half } else { Height::Panel });
            }
        >
            <RailIcon path=tab.icon() />
            <span>{tab.name()}</span>
            {chat.map(|chat| view! { {move || view! { <Count unread=chat.unread() /> }} })}
        </button>
    }
}

/// An icon of the rail, on a grid of 24; words stand beside it.
#[component]
pub fn RailIcon(path: &'static str) -> impl IntoView {
    view! {
        <svg class="rail-icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d=path></path>
        </svg>
    }
}

#[component]
fn Panel(state: PageState, tab: Tab, now: RwSignal<Tab>) -> impl IntoView {
    let close = move |_| {
        state.height.set(Height::Half);
        focus::give(&[tab.id().to_owned()]);
    };
    view! {
        <section
            id=tab.panel()
            class="panel"
            class:on=move || now.get() == tab
            role="tabpanel"
            aria-labelledby=tab.id()
            tabindex="0"
        >
            <div class="panel-head">
                <h2>{tab.name()}</h2>
                <button
                    type="button"
                    class="plain"
                    aria-label=word!("Close the panel" | "Bereich schließen")
                    title=word!("Close the panel" | "Bereich schließen")
                    on:click=close
                >
                    <RailIcon path="M6 6l12 12M18 6L6 18" />
                </button>
            </div>
            <Held state tab now />
        </section>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tabs_go_round() {
        let tabs = Tab::all(None);
        assert_eq!(further(tabs, Tab::Areas, 1), Tab::Houses);
        assert_eq!(further(tabs, Tab::Houses, 3), Tab::Areas);
        assert_eq!(further(&Tab::ALL, Tab::Houses, 4), Tab::Chat);
    }
}
