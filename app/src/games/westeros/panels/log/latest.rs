//! What happened last.

use super::about::{actor, kind};
use crate::games::westeros::{
    page::{LogLine, SharedPage, standing},
    panels::token::house_class,
    wording,
};
use crate::reactive::memo;
use leptos::prelude::*;

/// The last line of the log, where nothing else is told of it.
#[component]
pub fn Latest(page: Signal<SharedPage>) -> impl IntoView {
    let line = memo(move |_| page.with(|it| last(&it.log)));
    move || {
        let line = line.get()?;
        Some(view! { <p class=class(&line)>{wording::sentence(&line.event)}</p> })
    }
}

fn class(line: &LogLine) -> String {
    match actor(&line.event) {
        Some(house) => format!("latest {}", house_class(house)),
        None => "latest".to_owned(),
    }
}

/// The last line that still holds and tells something by itself, not as a heading of what follows.
fn last(log: &[LogLine]) -> Option<LogLine> {
    let tells = |line: &&LogLine| {
        kind(&line.event).is_some() || matches!(line.event, westeros::Event::GameStarted { .. })
    };
    standing(log).rev().find(tells).copied()
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
    fn a_heading_and_what_was_taken_back_tell_nothing() {
        let mut log = [
            line(0, Event::GameStarted { players: 3 }),
            line(1, Event::CleanedUp),
            line(1, Event::RoundBegan { round: 2 }),
        ];
        assert_eq!(last(&log), Some(log[1]));
        log[1].undone = true;
        assert_eq!(last(&log), Some(log[0]));
        assert_eq!(last(&[]), None);
    }
}
