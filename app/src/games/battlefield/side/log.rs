//! The log, by rounds and activations, the newest first; each line is a way back to its moment. Dice are
//! behind a press, their faces before it.

mod mark;

use super::super::{
    dice::Die,
    page::{BattlePage, LogLine},
    state::BattleState,
    story::{self, Rolled, Section},
    wording,
};
use crate::{play::History, reactive::memo};
use leptos::prelude::*;
use mark::Mark;

/// So many parts are shown at first.
const FIRST: usize = 15;

/// The path of the sign of a log in which nothing stands.
const HOURGLASS: &str = "M7 3h10M7 21h10M8 3v3l4 6l-4 6v3M16 3v3l-4 6l4 6v3";

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
    /// The path of the doer's sign, and the classes of their colors.
    sign: Option<&'static str>,
    colors: String,
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
    /// In words, and the faces of each roll.
    Dice(Vec<Line>, Vec<Vec<Rolled>>),
}

#[derive(Clone, Debug, PartialEq, Eq)]
struct Line {
    seq: i64,
    words: String,
    mark: Option<Mark>,
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
    let quiet = memo(move |_| rounds.with(Vec::is_empty));
    view! {
        <div class="battle-chronicle">
            {move || quiet.get().then(|| view! {
                <p class="log-empty">
                    {sign("rail-icon", HOURGLASS)}
                    <b>{word!("Nothing has happened yet." | "Noch ist nichts geschehen.")}</b>
                    " "
                    <span>{word!(
                        "Here will stand who did what, activation by activation, with the dice and the wounds. A press on a line shows its moment on the field again." |
                        "Hier steht später, wer was getan hat, Aktivierung für Aktivierung, mit Würfeln und Wunden. Ein Druck auf eine Zeile zeigt ihren Moment noch einmal auf dem Feld."
                    )}</span>
                </p>
            })}
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
        Row::Dice(lines, rolls) => dice(lines, rolls),
    });
    let class = ["battle-section ", &part.colors].concat();
    let outcome = (!part.outcome.is_empty())
        .then(|| view! { <span class="note log-outcome">{part.outcome}</span> });
    view! {
        <li class=class class:between=!part.acts>
            <details open=part.open>
                <summary>{part.sign.map(|it| sign("log-mark", it))} {part.title} " " {outcome}</summary>
                <ol>{rows.collect_view()}</ol>
            </details>
        </li>
    }
}

/// The faces at a glance; in words they are behind a press.
fn dice(lines: Vec<Line>, rolls: Vec<Vec<Rolled>>) -> AnyView {
    let lines = lines.into_iter();
    let lines = lines.map(|line| view! { <li><ToMoment line /></li> });
    let rolls = rolls.into_iter().map(|roll| {
        let roll = roll.into_iter().enumerate();
        let roll = roll.map(|(place, it)| view! { <Die it place /> });
        view! { <span class="log-dice" aria-hidden="true">{roll.collect_view()}</span> }
    });
    view! {
        <li>
            <details class="battle-rolls">
                <summary>{word!("Dice" | "Würfel")} " " {rolls.collect_view()}</summary>
                <ol>{lines.collect_view()}</ol>
            </details>
        </li>
    }
    .into_any()
}

fn sign(class: &'static str, path: &'static str) -> AnyView {
    view! { <svg class=class viewBox="0 0 24 24" aria-hidden="true"><path d=path></path></svg> }
        .into_any()
}

#[component]
fn ToMoment(line: Line) -> impl IntoView {
    let history = use_context::<History>();
    let Line {
        seq,
        words,
        mark,
        undone,
    } = line;
    let words = if undone {
        view! { <s>{words}</s> }.into_any()
    } else {
        view! { <span>{words}</span> }.into_any()
    };
    let mark = mark.map(|(path, class)| sign(class, path));
    view! { <a href=History::link_of(history, seq)>{mark} {words}</a> }
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
            mark: mark::mark(&it.event),
            undone: page.undone.contains(&it.seq),
        };
        if !story::is_dice(&it.event) {
            rows.push(Row::Line(line));
            continue;
        }
        // What was taken back lies no more.
        let mut roll = mark::faces(&it.event);
        if line.undone {
            roll.clear();
        }
        let roll = Some(roll).filter(|it| !it.is_empty());
        if let Some(Row::Dice(dice, rolls)) = rows.last_mut() {
            dice.push(line);
            rolls.extend(roll);
        } else {
            rows.push(Row::Dice(vec![line], roll.into_iter().collect()));
        }
    }
    let (sign, colors) = mark::doer(position, section.kind);
    Part {
        first: section.first,
        title: wording::section(position, section, &events),
        outcome: wording::outcome(position, &events),
        sign,
        colors,
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
    use battlefield::{effect::Pool, event::Event, field::Thing, position::Setup, state::State};
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

    #[test]
    fn an_attack_shows_its_dice_and_whose_it_was() {
        let unit = Thing::Unit(6);
        let roll = |faces: &[u8]| Event::Rolled {
            unit,
            pool: Pool::Attack,
            faces: faces.to_vec(),
            needed: Some(4),
            changes: Vec::new(),
        };
        let hits = Event::Hits { hits: 1, misses: 1 };
        let page = page(vec![Event::Selected(unit), roll(&[6, 1]), hits, roll(&[3])]);
        let all = rounds(&page, usize::MAX);
        let part = &all[0].parts[0];
        assert!(part.sign.is_some() && part.colors.contains("f-lannister"));
        let rolls: Vec<usize> = part
            .rows
            .iter()
            .filter_map(|it| match it {
                Row::Dice(_, rolls) => Some(rolls),
                Row::Line(_) => None,
            })
            .flatten()
            .map(Vec::len)
            .collect();
        assert_eq!(rolls, [2, 1], "each roll by itself");
    }
}
