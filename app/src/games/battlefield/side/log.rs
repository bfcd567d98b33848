//! The log, by rounds and activations, the newest first; each line is a way back to its moment. Dice are
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

/// The parts of a round, the newest first.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Round {
    number: u8,
    parts: Vec<Part>,
    /// The one that goes on.
    open: bool,
}

/// A part of the log in words.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Part {
    first: i64,
    title: String,
    outcome: String,
    rows: Vec<Row>,
    /// So many lines it has, and so many of them were not taken back.
    stands: [usize; 2],
    /// Somebody did something: the rest is between activations.
    acts: bool,
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

/// The chronicle behind its heading, beside the table.
#[component]
pub fn Log(state: BattleState) -> impl IntoView {
    let lines = move || state.page.with(|it| it.log.len().to_string());
    view! {
        <details class="battle-log" open=true data-lines=lines>
            <summary>{word!("Log" | "Chronik")}</summary>
            <Chronicle state />
        </details>
    }
}

/// The chronicle itself, wherever it is put: rounds, in them activations, the newest of each open.
#[component]
pub fn Chronicle(state: BattleState) -> impl IntoView {
    let all = RwSignal::new(false);
    let rounds = memo(move |_| {
        let most = if all.get() { usize::MAX } else { FIRST };
        state.page.with(|it| rounds(it, most))
    });
    let more = memo(move |_| {
        !all.get()
            && state
                .page
                .with(|it| story::sections(it.log.iter(), it.round()).len() > FIRST)
    });
    let empty = memo(move |_| rounds.with(Vec::is_empty));
    view! {
        <div class="battle-chronicle">
            {move || empty.get().then(|| view! { <p class="note">{nothing_yet()}</p> })}
            <ol reversed>
                <For each=move || rounds.get() key=|it| (it.number, it.open) let:round>
                    <OneRound rounds round />
                </For>
            </ol>
            {move || more.get().then(|| view! {
                <button type="button" class="button quiet" on:click=move |_| all.set(true)>{word!("Show all" | "Alle zeigen")}</button>
            })}
        </div>
    }
}

fn nothing_yet() -> &'static str {
    word!(
        "Nothing has happened yet. Each activation will be told here with its dice, the newest first; a press on a line \
         leads back to its moment."
            | "Noch ist nichts geschehen. Hier steht bald jede Aktivierung mit ihren Würfeln, die neueste zuerst; ein Druck \
               auf eine Zeile führt zu ihrem Moment zurück."
    )
}

/// It stays while its parts change, open or closed as somebody has left it.
#[component]
fn OneRound(rounds: Memo<Vec<Round>>, round: Round) -> impl IntoView {
    let Round { number, open, .. } = round;
    let parts = move || {
        let of = |it: &&Round| it.number == number;
        rounds.with(|all| all.iter().find(of).map(|it| it.parts.clone()))
    };
    view! {
        <li class="battle-round">
            <details open=open>
                <summary>{wording::round(number)}</summary>
                <ol reversed>
                    <For
                        each=move || parts().unwrap_or_default()
                        key=|it| (it.first, it.stands, it.open, it.title.clone(), it.outcome.clone())
                        let:part
                    >
                        <OnePart part />
                    </For>
                </ol>
            </details>
        </li>
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
        <li class="battle-section" class:between=!part.acts>
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

/// The last so many parts by their rounds, the newest first.
fn rounds(page: &BattlePage, most: usize) -> Vec<Round> {
    let sections = story::sections(page.log.iter(), page.round());
    let last = sections.len();
    // The turn that follows may have begun, and nothing more.
    let acted = sections.iter().rposition(Section::is_activation);
    let mut all: Vec<Round> = Vec::new();
    for (at, section) in sections.iter().enumerate().rev().take(most) {
        let part = part(page, section, at + 1 == last || Some(at) == acted);
        match all.last_mut().filter(|it| it.number == section.round) {
            Some(it) => it.parts.push(part),
            None => all.push(Round {
                number: section.round,
                open: all.is_empty(),
                parts: vec![part],
            }),
        }
    }
    all
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
        stands: [lines.len(), events.len()],
        acts: section.is_activation(),
        open,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::battlefield::{page::Scene, scene::example};
    use battlefield::{event::Event, field::Thing, position::Setup, state::State};
    use tabletop::{Seat, Viewer};

    fn page(events: Vec<Event>) -> BattlePage {
        let mut state = State::before(Setup::default(), 2);
        state.open = example();
        let line = |(seq, event)| LogLine { seq, at: 0, event };
        BattlePage {
            scene: Scene {
                view: state.view(Viewer::Seat(Seat(0))),
                prompts: Vec::new(),
                undone: Vec::new(),
            },
            log: (0..).zip(events).map(line).collect(),
            waiting: Vec::new(),
        }
    }

    #[test]
    fn the_newest_round_and_its_last_activation_are_open() {
        let turn = |seat| Event::TurnBegan { seat: Seat(seat) };
        let page = page(vec![
            Event::RoundBegan { round: 2 },
            turn(0),
            Event::Selected(Thing::Unit(0)),
            Event::RoundEnded { round: 2 },
            Event::RoundBegan { round: 3 },
            turn(1),
            Event::Selected(Thing::Unit(6)),
            turn(0),
        ]);
        let all = rounds(&page, usize::MAX);
        let numbers: Vec<_> = all.iter().map(|it| (it.number, it.open)).collect();
        assert_eq!(numbers, [(3, true), (2, false)]);
        let open: Vec<_> = all[0].parts.iter().map(|it| (it.acts, it.open)).collect();
        assert_eq!(open, [(false, true), (true, true), (false, false)]);
        assert!(all[1].parts.iter().all(|it| !it.open));
        assert_eq!(rounds(&page, 1).len(), 1, "the newest part alone");
    }
}
