//! The numbers of a plot as a table.

use super::Plotted;
use crate::games::westeros::wording::{self, ending as words};
use leptos::prelude::*;

#[component]
pub fn Numbers(it: Plotted, name: &'static str) -> impl IntoView {
    let head = it.rounds.iter().map(|it| {
        view! { <th scope="col">{words::short(*it)}</th> }
    });
    let rows = it.series.iter().map(|it| {
        let cells = it.values.iter().map(|value| view! { <td>{*value}</td> });
        view! {
            <tr>
                <th scope="row">{wording::house_name(it.house)}</th>
                {cells.collect_view()}
            </tr>
        }
    });
    view! {
        <table>
            <caption>{name}</caption>
            <thead>
                <tr>
                    <th scope="col">{word!("After round" | "Nach Runde")}</th>
                    {head.collect_view()}
                </tr>
            </thead>
            <tbody>{rows.collect_view()}</tbody>
        </table>
    }
}
