//! The odds before the cards are chosen: a table on wide screens, a list on phones.

use super::model::{Cell, OddsTable, Row, Sorted};
use crate::games::westeros::wording::{self, battle as words};
use crate::reactive::memo;
use leptos::prelude::*;
use westeros::HouseCard;

#[component]
pub fn Odds(table: Memo<Option<OddsTable>>) -> impl IntoView {
    let sorted = RwSignal::new(Sorted::default());
    let there = memo(move |_| table.with(Option::is_some));
    view! {
        <Show when=move || there.get()>
            <div class="odds" role="group" aria-label=word!("Odds" | "Aussichten")>
                <div class="odds-head">
                    <h3>{word!("Odds" | "Aussichten")}</h3>
                    <SortButton sorted to=Sorted::Safest />
                    <SortButton sorted to=Sorted::Strongest />
                </div>
                {move || {
                    let table = table.get()?.sorted(sorted.get());
                    Some(
                        view! {
                            <Table table=table.clone() />
                            <List table=table.clone() />
                            <Notes table />
                        },
                    )
                }}
            </div>
        </Show>
    }
}

#[component]
fn SortButton(sorted: RwSignal<Sorted>, to: Sorted) -> impl IntoView {
    let name = match to {
        Sorted::Safest => word!("Safest first" | "Sicherste zuerst"),
        Sorted::Strongest => word!("Strongest first" | "Stärkste zuerst"),
    };
    view! {
        <button
            type="button"
            class:chosen=move || sorted.get() == to
            aria-pressed=move || if sorted.get() == to { "true" } else { "false" }
            on:click=move |_| sorted.set(to)
        >
            {name}
        </button>
    }
}

#[component]
fn Table(table: OddsTable) -> impl IntoView {
    let head = table.columns.iter().map(|&card| {
        view! {
            <th scope="col" title=words::column_words(card)>
                <strong aria-hidden="true">{card.face().strength}</strong>
                <span aria-hidden="true">{wording::card_name(card)}</span>
                <span class="unseen">{words::column_words(card)}</span>
            </th>
        }
    });
    view! {
        <div class="odds-scroll" tabindex="0" role="group" aria-label=word!("Odds as a table" | "Aussichten als Tabelle")>
            <table class="odds-table">
                <caption>
                    {word!("Your cards against theirs" | "Deine Karten gegen die des Gegners")}
                </caption>
                <thead>
                    <tr>
                        <td></td>
                        {head.collect_view()}
                    </tr>
                </thead>
                <tbody>
                    {table.rows.into_iter().map(|row| view! { <TableRow row /> }).collect_view()}
                </tbody>
            </table>
        </div>
    }
}

#[component]
fn TableRow(row: Row) -> impl IntoView {
    let summary = words::row_summary(&row);
    let asks = asks(row.card);
    view! {
        <tr class:chosen=row.chosen>
            <th scope="row">
                <strong>{row.card.face().strength}</strong>
                " "
                {wording::card_name(row.card)}
                {row.chosen.then(|| word!(" (chosen)" | " (gewählt)"))}
                <span class="odds-sum">{summary} {asks}</span>
            </th>
            {row.cells.into_iter().map(|cell| view! { <TableCell cell /> }).collect_view()}
        </tr>
    }
}

/// Said beside a card whose text asks something before strength is counted.
fn asks(card: HouseCard) -> Option<&'static str> {
    let asks = matches!(
        card,
        HouseCard::TyrionLannister
            | HouseCard::AeronDamphair
            | HouseCard::DoranMartell
            | HouseCard::MaceTyrell
            | HouseCard::QueenOfThorns
    );
    asks.then(|| word!("; its text may change this" | "; ihr Text kann das ändern"))
}

/// Shape and letters say what the color says.
const fn sign(cell: &Cell) -> &'static str {
    match (cell.won, cell.tie) {
        (true, false) => "▲",
        (true, true) => "=▲",
        (false, true) => "=▼",
        (false, false) => "▼",
    }
}

/// The class of a result by how it ends.
pub const fn class(cell: &Cell) -> &'static str {
    match (cell.percent, cell.turned, cell.won) {
        (None, Some(_), _) => "turned",
        (Some(0..=39), ..) | (None, None, false) => "lose",
        (Some(40..=60), ..) => "even",
        (Some(_), ..) | (None, None, true) => "win",
    }
}

#[component]
fn TableCell(cell: Cell) -> impl IntoView {
    let spoken = words::cell_words(&cell);
    let title = spoken.clone();
    let score = match cell.percent {
        Some(percent) => format!("{percent} %"),
        None => format!("{} {}:{}", sign(&cell), cell.ours, cell.theirs),
    };
    let below = match cell.percent {
        Some(_) => format!("{}:{}", cell.ours, cell.theirs),
        None => words::losses_short(&cell),
    };
    let open = if cell.may_change.is_empty() { "" } else { "?" };
    view! {
        <td class=class(&cell) title=title>
            <span class="odds-score" aria-hidden="true">
                {score}
                {words::turned_note(&cell)}
                {open}
            </span>
            <span class="odds-losses" aria-hidden="true">
                {below}
            </span>
            <span class="unseen">{spoken}</span>
        </td>
    }
}

/// For each own card its best and its worst case, and all of them behind a disclosure.
#[component]
fn List(table: OddsTable) -> impl IntoView {
    let rows = table.rows.into_iter().map(|row| {
        let summary = words::row_summary(&row);
        let case = |label: &'static str, cell: Option<&Cell>| {
            cell.map(|cell| {
                let words = format!(
                    "{label}: {}, {}",
                    words::cell_words(cell),
                    words::against_words(cell.against)
                );
                view! { <span class="odds-case">{words}</span> }
            })
        };
        let best = case(word!("Best" | "Bestenfalls"), row.best());
        let worst = case(word!("Worst" | "Schlimmstenfalls"), row.worst());
        let name = wording::card_name(row.card);
        let strength = row.card.face().strength;
        let all = row.cells.into_iter().map(|cell| {
            view! {
                <li class=class(&cell)>
                    <span aria-hidden="true">{sign(&cell)}</span>
                    " "
                    {words::against_words(cell.against)}
                    ": "
                    {words::cell_words(&cell)}
                </li>
            }
        });
        view! {
            <li>
                <details>
                    <summary>
                        <strong>{strength} " " {name}</strong>
                        ": "
                        {summary}
                        {best}
                        {worst}
                    </summary>
                    <ul>{all.collect_view()}</ul>
                </details>
            </li>
        }
    });
    view! { <ul class="odds-list">{rows.collect_view()}</ul> }
}

/// Draws what the signs mean, and which cards leave something open.
#[component]
fn Notes(table: OddsTable) -> impl IntoView {
    let turned = table
        .rows
        .iter()
        .flat_map(|row| &row.cells)
        .any(|cell| cell.turned.is_some());
    let tides = table.tides;
    let open = table.may_change().into_iter().map(|card| {
        view! {
            <li>
                <strong>{wording::card_name(card)}</strong>
                ": "
                {words::card_says(card)}
            </li>
        }
    });
    let open = open.collect::<Vec<_>>();
    view! {
        <p class="odds-notes">
            {if tides {
                word!(
                    "Your chance of winning over all pairs of Tides of Battle cards from a full \
                     deck; below it, the strengths before those cards."
                        | "Deine Siegchance über alle Paare von Gezeitenkarten eines vollen \
                           Stapels; darunter die Stärken ohne diese Karten."
                )
            } else {
                word!(
                    "▲ you win, ▼ you lose, = tie, decided on the Fiefdoms track; below, units \
                     lost: yours / theirs."
                        | "▲ du siegst, ▼ du verlierst, = Gleichstand, den die Lehen entscheiden; darunter verlorene Einheiten: deine / ihre."
                )
            }}
            {turned
                .then(|| {
                    word!(
                        " † The unused Valyrian Steel Blade would reverse this."
                            | " † Die noch unbenutzte Valyrische Klinge würde das umkehren."
                    )
                })}
        </p>
        {(!open.is_empty())
            .then(|| {
                view! {
                    <p class="odds-notes">
                        {word!(
                            "? One of these card texts may change the result:" | "? Einer dieser \
                                 Kartentexte kann das Ergebnis ändern:"
                        )}
                    </p>
                    <ul class="odds-notes">{open}</ul>
                }
            })}
    }
}
