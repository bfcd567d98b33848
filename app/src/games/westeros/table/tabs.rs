//! The panels that share a place: houses, tracks (on small screens), log and areas.

use super::{desk::Desk, focus, list::AreaList};
use crate::games::westeros::panels::{HousesPanel, LogPanel, TracksPanel};
use leptos::{ev::KeyboardEvent, prelude::*};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Tab {
    Houses,
    Tracks,
    Log,
    Areas,
}

impl Tab {
    const ALL: [Self; 4] = [Self::Houses, Self::Tracks, Self::Log, Self::Areas];

    const fn name(self) -> &'static str {
        match self {
            Self::Houses => "Houses",
            Self::Tracks => "Tracks",
            Self::Log => "Log",
            Self::Areas => "Areas",
        }
    }

    fn id(self) -> String {
        format!("tab-{}", self.name().to_lowercase())
    }

    fn panel(self) -> String {
        format!("panel-{}", self.name().to_lowercase())
    }

    /// The tab `step` places further on, round and round.
    fn further(self, step: usize) -> Self {
        Self::ALL[(self as usize + step) % Self::ALL.len()]
    }
}

/// The tabs with their panels; on wide screens the tracks have a place of their own.
#[component]
pub fn Panels(desk: Desk) -> impl IntoView {
    let now = RwSignal::new(Tab::Houses);
    // Against the computer a whole round may pass in a moment: then the log tells what happened.
    Effect::new(move |before: Option<u8>| {
        let round = desk.view.with(|view| view.round);
        if before.is_some_and(|before| before != round) && now.get_untracked() == Tab::Houses {
            now.set(Tab::Log);
        }
        round
    });
    let on_key = move |event: KeyboardEvent| {
        let next = match event.key().as_str() {
            "ArrowRight" => now.get_untracked().further(1),
            "ArrowLeft" => now.get_untracked().further(Tab::ALL.len() - 1),
            _ => return,
        };
        event.prevent_default();
        now.set(next);
        focus::give(&[next.id()]);
    };
    view! {
        <div class="table-side">
            <div class="tabs" role="tablist" aria-label="Panels" on:keydown=on_key>
                {Tab::ALL.into_iter().map(|tab| view! { <TabButton tab now /> }).collect_view()}
            </div>
            <Panel tab=Tab::Houses now>
                <HousesPanel page=desk.page />
            </Panel>
            <Panel tab=Tab::Log now>
                <LogPanel page=desk.page />
            </Panel>
            <Panel tab=Tab::Areas now>
                <AreaList desk />
            </Panel>
        </div>
        <Panel tab=Tab::Tracks now>
            <TracksPanel view=desk.view />
        </Panel>
    }
}

#[component]
fn TabButton(tab: Tab, now: RwSignal<Tab>) -> impl IntoView {
    let on = Memo::new(move |_| now.get() == tab);
    view! {
        <button
            type="button"
            role="tab"
            id=tab.id()
            class=tab.id()
            aria-controls=tab.panel()
            aria-selected=move || if on.get() { "true" } else { "false" }
            tabindex=move || if on.get() { "0" } else { "-1" }
            on:click=move |_| {
                now.set(tab);
                focus::bring_up(&tab.id());
            }
        >
            {tab.name()}
        </button>
    }
}

#[component]
fn Panel(tab: Tab, now: RwSignal<Tab>, children: Children) -> impl IntoView {
    view! {
        <section
            id=tab.panel()
            class="panel"
            class:on=move || now.get() == tab
            role="tabpanel"
            aria-labelledby=tab.id()
            tabindex="0"
        >
            {children()}
        </section>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tabs_go_round() {
        assert_eq!(Tab::Areas.further(1), Tab::Houses);
        assert_eq!(Tab::Houses.further(3), Tab::Areas);
    }
}
