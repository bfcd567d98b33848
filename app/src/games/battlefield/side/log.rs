//! What happened, by activations, the newest first; each line is a way back to its moment. Dice are
//! behind a press.

use super::super::{
    page::{BattlePage, LogLine},
    state::BattleState,
    story::{self, Section},
    wording,
};
use crate::{play::History, reactive::memo};
use leptos::prelude::*;

/// So many parts are shown at first.
const FIRST: usize = 15;

/// A part of the log in words.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Part {
    first: i64,
    title: String,
    outcome: String,
    rows: Vec<Row>,
    /// The one that goes on.
    open: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Row {
    Line(Line),
    Dice(Vec<Line>),
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Line {
    seq: i64,
    words: String,
    undone: bool,
}

#[component]
pub fn Log(state: BattleState) -> impl IntoView {
    let all = RwSignal::new(false);
    let parts = memo(move |_| {
        let most = if all.get() { usize::MAX } else { FIRST };
        state.page.with(|it| parts(it, most))
    });
    let lines = move || state.page.with(|it| it.log.len().to_string());
    let more = memo(move |_| {
        !all.get()
            && state
                .page
                .with(|it| story::sections(it.log.iter(), it.round()).len() > FIRST)
    });
    view! {
        <details class="battle-log" open=true data-lines=lines>
            <summary>{word!("Log" | "Chronik")}</summary>
            <ol reversed>
                <For
                    each=move || parts.get()
                    key=|it| (it.first, it.rows.len(), it.open, it.title.clone(), it.outcome.clone())
                    let:part
                >
                    <OnePart part />
                </For>
            </ol>
            {move || more.get().then(|| view! {
                <button type="button" class="button quiet" on:click=move |_| all.set(true)>{word!("Show all" | "Alle zeigen")}</button>
            })}
        </details>
    }
}

#[component]
fn OnePart(part: Part) -> impl IntoView {
    let rows = part.rows.into_iter().map(|it| match it {
        Row::Line(line) => view! { <li><ToMoment line /></li> }.into_any(),
        Row::Dice(lines) => {
            let lines = lines.into_iter();
            let lines = lines.map(|line| view! { <li><ToMoment line /></li> });
            view! {
                <li>
                    <details class="battle-rolls">
                        <summary>{word!("Dice" | "Würfel")}</summary>
                        <ol>{lines.collect_view()}</ol>
                    </details>
                </li>
            }
            .into_any()
        }
    });
    view! {
        <li class="battle-section">
            <details open=part.open>
                <summary>{part.title} " " <span class="note">{part.outcome}</span></summary>
                <ol>{rows.collect_view()}</ol>
            </details>
        </li>
    }
}

#[component]
fn ToMoment(line: Line) -> impl IntoView {
    let history = use_context::<History>();
    let Line { seq, words, undone } = line;
    let words = if undone {
        view! { <s>{words}</s> }.into_any()
    } else {
        words.into_any()
    };
    view! { <a href=History::link_of(history, seq)>{words}</a> }
}

/// The last so many parts, the newest first.
fn parts(page: &BattlePage, most: usize) -> Vec<Part> {
    let sections = story::sections(page.log.iter(), page.round());
    let last = sections.len();
    let newest = sections.iter().enumerate().rev().take(most);
    newest
        .map(|(at, section)| part(page, section, at + 1 == last))
        .collect()
}

fn part(page: &BattlePage, section: &Section, open: bool) -> Part {
    let position = &page.view.open;
    let lines = page.log.get(section.lines.clone()).unwrap_or_default();
    let stands = |it: &&LogLine| !page.undone.contains(&it.seq);
    let events: Vec<_> = lines.iter().filter(stands).map(|it| &it.event).collect();
    let mut rows: Vec<Row> = Vec::new();
    for it in lines {
        let line = Line {
            seq: it.seq,
            words: wording::event(position, &it.event),
            undone: page.undone.contains(&it.seq),
        };
        if !story::is_dice(&it.event) {
            rows.push(Row::Line(line));
        } else if let Some(Row::Dice(dice)) = rows.last_mut() {
            dice.push(line);
        } else {
            rows.push(Row::Dice(vec![line]));
        }
    }
    Part {
        first: section.first,
        title: wording::section(position, section, &events),
        outcome: wording::outcome(position, &events),
        rows,
        open,
    }
}
