//! Strength, line by line as the rules count it, with a running comparison.

use super::model::{Entry, Line, Scene};
use crate::games::westeros::wording;
use leptos::prelude::*;

#[component]
pub fn Ledger(now: Memo<Option<Scene>>) -> impl IntoView {
    move || {
        let scene = now.get().filter(|it| !it.lines.is_empty())?;
        let [attacker, defender] = scene.sides.map(|side| (side.house, side.total));
        let even = attacker.1 == defender.1;
        let ahead = wording::house_name(scene.ahead);
        let verdict = if even {
            say!(
                "{ahead} ahead on the Fiefdoms tie-break"
                    | "{ahead} vorn (Gleichstand, Lehen \
                 entscheiden)"
            )
        } else {
            say!("{ahead} ahead" | "{ahead} vorn")
        };
        Some(view! {
            <table class="ledger">
                <caption>{word!("Strength" | "Stärke")}</caption>
                <thead>
                    <tr>
                        <td></td>
                        <th scope="col">{wording::house_name(attacker.0)}</th>
                        <th scope="col">{wording::house_name(defender.0)}</th>
                        <th scope="col">{word!("So far" | "Bisher")}</th>
                    </tr>
                </thead>
                <tbody>
                    {scene.lines.into_iter().map(|line| view! { <LineRow line /> }).collect_view()}
                </tbody>
                <tfoot>
                    <tr>
                        <th scope="row">{word!("Total" | "Summe")}</th>
                        <td>
                            <strong>{attacker.1}</strong>
                        </td>
                        <td>
                            <strong>{defender.1}</strong>
                        </td>
                        <td>{verdict}</td>
                    </tr>
                </tfoot>
            </table>
        })
    }
}

#[component]
pub fn LineRow(line: Line) -> impl IntoView {
    let [attacker, defender] = line.entries;
    let [ours, theirs] = line.so_far;
    view! {
        <tr>
            <th scope="row">{line.name}</th>
            <Value entry=attacker />
            <Value entry=defender />
            <td class="so-far">{format!("{ours} : {theirs}")}</td>
        </tr>
    }
}

#[component]
fn Value(entry: Option<Entry>) -> impl IntoView {
    view! {
        <td>
            {entry
                .map(|entry| {
                    view! {
                        <strong>{wording::battle::signed(entry.value)}</strong>
                        " "
                        <span class="note">{entry.note}</span>
                    }
                })}
        </td>
    }
}
