//! One line of the log.

use super::{
    Entry, EntryKind, Lit, actor, areas, key, kind,
    result::ShowBattle,
    sign::{KindSign, OpenedBids},
};
use crate::{
    games::westeros::{page::SharedPage, panels::token::house_class, wording},
    play::History,
};
use leptos::prelude::*;
use westeros::{AreaSet, Event};

/// A sentence that links to its moment, and lights its areas while it is pointed at.
#[component]
pub fn Line(
    page: Signal<SharedPage>,
    entry: Entry,
    /// True if it can be reached by Tab at first.
    reached: bool,
) -> impl IntoView {
    let here = key(&entry);
    let (class, words, about, undone) = match &entry.kind {
        EntryKind::TakenBack(it) => {
            let words = page.with_untracked(|page| wording::story::took_back(page, it.seat));
            ("log-line".to_owned(), words, AreaSet::EMPTY, false)
        }
        EntryKind::Clocked(it) => {
            let words = page.with_untracked(|page| wording::story::clocked(page, *it));
            (
                "log-line log-clock".to_owned(),
                words,
                AreaSet::EMPTY,
                false,
            )
        }
        EntryKind::Resolved(it) => {
            let words = page.with_untracked(|page| wording::story::resolved(page, it));
            ("log-line log-vote".to_owned(), words, AreaSet::EMPTY, false)
        }
        EntryKind::Handed(at) => {
            let words = page.with_untracked(|page| {
                let handover = page.handed.get(*at);
                handover.map(|it| wording::story::handed(page, it))
            });
            let words = words.unwrap_or_default();
            ("log-line log-vote".to_owned(), words, AreaSet::EMPTY, false)
        }
        EntryKind::Since => {
            let words = word!("Since you left" | "Seit deinem letzten Besuch");
            (
                "log-since".to_owned(),
                words.to_owned(),
                AreaSet::EMPTY,
                false,
            )
        }
        EntryKind::Event { event, undone } => (
            class(event),
            wording::sentence(event),
            areas(event),
            *undone,
        ),
    };
    let sign = match &entry.kind {
        EntryKind::Event { event, .. } => kind(event),
        EntryKind::TakenBack(_)
        | EntryKind::Clocked(_)
        | EntryKind::Resolved(_)
        | EntryKind::Since
        | EntryKind::Handed(_) => None,
    };
    let won = matches!(
        entry.kind,
        EntryKind::Event {
            event: Event::CombatWon { .. },
            undone: false
        }
    );
    let light = use_context::<Lit>();
    let show = move |areas: AreaSet| {
        if let Some(Lit(lit)) = light {
            lit.set(areas);
        }
    };
    let history = use_context::<History>();
    let words = match entry.kind {
        _ if undone => view! { <s>{words}</s> }.into_any(),
        EntryKind::Event {
            event: Event::BidsRevealed { houses, bids },
            ..
        } => view! { <OpenedBids houses bids /> }.into_any(),
        _ => words.into_any(),
    };
    view! {
        <li
            class=class
            class:log-fresh=entry.fresh
            on:pointerenter=move |_| show(about)
            on:pointerleave=move |_| show(AreaSet::EMPTY)
        >
            {sign.map(|kind| view! { <KindSign kind /> })}
            <a
                href=move || History::link_of(history, entry.seq)
                id=id(here)
                data-noscroll="true"
                tabindex=if reached { "0" } else { "-1" }
                on:focus=move |_| show(about)
                on:blur=move |_| show(AreaSet::EMPTY)
            >
                {words}
            </a>
            {won.then(|| view! { <ShowBattle page at=entry.index /> })}
            {entry.fresh.then(|| view! { <span class="log-new">{word!("new" | "neu")}</span> })}
        </li>
    }
}

fn class(event: &Event) -> String {
    let kind = match event {
        Event::RoundBegan { .. } => "log-round",
        Event::PhaseBegan { .. } => "log-phase",
        _ => "log-line",
    };
    match actor(event) {
        Some(house) => format!("{kind} {}", house_class(house)),
        None => kind.to_owned(),
    }
}

fn id((seq, index): (i64, usize)) -> String {
    format!("log-{seq}-{index}")
}

/// Sets whether a line can be reached by Tab from now on. Only browsers have keys.
#[cfg(feature = "hydrate")]
pub fn reach(line: (i64, usize), can: bool) {
    if let Some(link) = document().get_element_by_id(&id(line)) {
        // Setting an attribute fails only for malformed names.
        let _ = link.set_attribute("tabindex", if can { "0" } else { "-1" });
    }
}

#[cfg(not(feature = "hydrate"))]
pub const fn reach(_: (i64, usize), _: bool) {}

/// Gives the focus to a line.
#[cfg(feature = "hydrate")]
pub fn focus(line: (i64, usize)) {
    use wasm_bindgen::JsCast;
    let element = document().get_element_by_id(&id(line));
    if let Some(link) = element.and_then(|it| it.dyn_into::<web_sys::HtmlElement>().ok()) {
        let _ = link.focus();
    }
}

#[cfg(not(feature = "hydrate"))]
pub const fn focus(_: (i64, usize)) {}

/// Scrolls the log until a line is at its top.
#[cfg(feature = "hydrate")]
pub fn to_its_top(line: (i64, usize)) {
    if let Some(link) = document().get_element_by_id(&id(line)) {
        link.scroll_into_view();
    }
}

#[cfg(not(feature = "hydrate"))]
pub const fn to_its_top(_: (i64, usize)) {}
