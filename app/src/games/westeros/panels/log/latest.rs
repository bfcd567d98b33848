//! What happened since the viewer's last answer, within one visit.

use super::about::{actor, kind};
use crate::games::westeros::{
    page::{LogLine, WesterosPage, standing},
    panels::token::house_class,
    wording,
};
use leptos::prelude::*;

/// What happened since the viewer's last answer: against computers a whole round passes in a
/// moment. Before the first answer, what happened last.
#[component]
pub fn Latest(page: Signal<WesterosPage>, answered: RwSignal<Option<usize>>) -> impl IntoView {
    let lines = Memo::new(move |_| page.with(|it| since(&it.log, answered.get())));
    let several = Memo::new(move |_| lines.with(|it| it.len() > 1));
    let name = word!("Since your last answer" | "Seit deiner letzten Antwort");
    move || {
        if several.get() {
            return view! {
                <section class="since" aria-label=name tabindex="0">
                    <ol class="log-lines">
                        <For each=move || lines.with(|it| numbered(it)) key=|it| it.0 let((_, line))>
                            <li class=class(&line, "log-line")>{wording::sentence(&line.event)}</li>
                        </For>
                    </ol>
                </section>
            }
            .into_any();
        }
        let only = move || {
            let line = lines.with(|it| it.first().copied())?;
            Some(view! { <p class=class(&line, "latest")>{wording::sentence(&line.event)}</p> })
        };
        only.into_any()
    }
}

/// Each line with its entry and its place among the lines of that: they come and go together.
fn numbered(lines: &[LogLine]) -> Vec<((i64, usize), LogLine)> {
    let begin = |seq| {
        lines
            .iter()
            .position(|it| it.seq == seq)
            .unwrap_or_default()
    };
    let numbered = lines.iter().enumerate();
    numbered
        .map(|(at, line)| ((line.seq, at - begin(line.seq)), *line))
        .collect()
}

fn class(line: &LogLine, kind: &str) -> String {
    match actor(&line.event) {
        Some(house) => format!("{kind} {}", house_class(house)),
        None => kind.to_owned(),
    }
}

/// The lines from this one on that still hold; the last one that tells something where there are
/// none.
fn since(log: &[LogLine], from: Option<usize>) -> Vec<LogLine> {
    let fresh = from.and_then(|from| log.get(from..)).unwrap_or_default();
    if standing(fresh).any(tells) {
        return standing(fresh).copied().collect();
    }
    let last = standing(log).rev().find(|it| tells(it));
    last.copied().into_iter().collect()
}

/// Whether a line tells something by itself, not as a heading of what follows.
fn tells(line: &LogLine) -> bool {
    kind(&line.event).is_some() || matches!(line.event, westeros::Event::GameStarted { .. })
}

#[cfg(test)]
mod tests {
    use super::*;
    use westeros::Event;

    fn line(seq: i64, event: Event) -> LogLine {
        LogLine {
            seq,
            at: 0,
            event,
            undone: false,
        }
    }

    #[test]
    fn what_happened_since_the_answer_is_told_in_order() {
        let log = [
            line(0, Event::GameStarted { players: 3 }),
            line(1, Event::CleanedUp),
            line(1, Event::RoundBegan { round: 2 }),
        ];
        assert_eq!(since(&log, Some(1)), log[1..]);
        assert_eq!(since(&log, Some(2)), log[1..2], "a heading tells nothing");
        assert_eq!(since(&log, None), log[1..2]);
        assert_eq!(since(&log, Some(9)), log[1..2]);
    }

    #[test]
    fn what_was_taken_back_is_not_told() {
        let mut log = [
            line(0, Event::GameStarted { players: 3 }),
            line(1, Event::CleanedUp),
        ];
        log[1].undone = true;
        assert_eq!(since(&log, Some(1)), log[..1]);
        assert_eq!(since(&log, None), log[..1]);
    }
}
