//! The panels that share a place: houses, tracks, log and areas.

mod kept;

use super::{desk::Desk, drawer::Height, focus, keys::Keys, parts::Held};
use leptos::{ev::KeyboardEvent, prelude::*};

/// One of the panels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tab {
    Houses,
    Tracks,
    Log,
    Areas,
}

impl Tab {
    const ALL: [Self; 4] = [Self::Houses, Self::Tracks, Self::Log, Self::Areas];

    fn name(self) -> &'static str {
        match self {
            Self::Houses => word!("Houses" | "Häuser"),
            Self::Tracks => word!("Tracks" | "Leisten"),
            Self::Log => word!("Log" | "Chronik"),
            Self::Areas => word!("Areas" | "Gebiete"),
        }
    }

    /// The identifier of its button.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Houses => "tab-houses",
            Self::Tracks => "tab-tracks",
            Self::Log => "tab-log",
            Self::Areas => "tab-areas",
        }
    }

    const fn panel(self) -> &'static str {
        match self {
            Self::Houses => "panel-houses",
            Self::Tracks => "panel-tracks",
            Self::Log => "panel-log",
            Self::Areas => "panel-areas",
        }
    }

    /// The tab `step` places further on, round and round.
    fn further(self, step: usize) -> Self {
        Self::ALL[(self as usize + step) % Self::ALL.len()]
    }
}

/// The tabs with their panels.
#[component]
pub fn Panels(desk: Desk) -> impl IntoView {
    let now = RwSignal::new(Tab::Houses);
    kept::keep(now);
    let on_key = move |event: KeyboardEvent| {
        let next = match event.key().as_str() {
            "ArrowRight" => now.get_untracked().further(1),
            "ArrowLeft" => now.get_untracked().further(Tab::ALL.len() - 1),
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
                    {Tab::ALL.into_iter().map(|tab| view! { <TabButton desk tab now /> }).collect_view()}
                </div>
                <Keys desk tab=now />
            </div>
            {Tab::ALL.into_iter().map(|tab| view! { <Panel desk tab now /> }).collect_view()}
        </div>
    }
}

#[component]
fn TabButton(desk: Desk, tab: Tab, now: RwSignal<Tab>) -> impl IntoView {
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
                // On a small screen the tab of the open panel closes it again.
                let shut = on.get_untracked() && desk.height.get_untracked() == Height::Panel;
                now.set(tab);
                desk.height.set(if shut { Height::Half } else { Height::Panel });
            }
        >
            {tab.name()}
        </button>
    }
}

#[component]
fn Panel(desk: Desk, tab: Tab, now: RwSignal<Tab>) -> impl IntoView {
    view! {
        <section
            id=tab.panel()
            class="panel"
            class:on=move || now.get() == tab
            role="tabpanel"
            aria-labelledby=tab.id()
            tabindex="0"
        >
            <h2 class="unseen">{tab.name()}</h2>
            <Held desk tab now />
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
