//! The key to the page.

use crate::games::westeros::wording;
use leptos::prelude::*;
use westeros::Order;

/// Draws what signs and orders mean, folded away.
#[component]
pub fn Legend() -> impl IntoView {
    let orders = Order::ALL
        .into_iter()
        .map(|order| (wording::order_name(order), wording::explain_order(order)));
    let signs = wording::legend()
        .into_iter()
        .map(|sign| (sign.name, sign.meaning));
    view! {
        <details class="explain">
            <summary>{word!("Legend" | "Legende")}</summary>
            <dl>
                {signs
                    .chain(orders)
                    .map(|(name, meaning)| view! { <dt>{name}</dt><dd>{meaning}</dd> })
                    .collect_view()}
            </dl>
        </details>
    }
}
