//! Orders that pass over something for a while, each with the button that ends it.

use super::{
    super::{state::BattleState, wording},
    saved::Saved,
};
use battlefield::standing::{Matter, StandingOrder};
use leptos::prelude::*;

/// Those that still stand.
#[component]
pub fn PassedOver(state: BattleState, saved: Saved) -> impl IntoView {
    let row = move |order: StandingOrder| {
        let label = said(&order.matter)?;
        let lift = move |_| saved.lift(order.clone());
        Some(view! {
            <li>
                {label} " "
                <button type="button" class="button" on:click=lift>{word!("Ask me again" | "Mich wieder fragen")}</button>
            </li>
        })
    };
    move || {
        let orders = state.seated(|(position, seat)| {
            saved.stored.with(|all| {
                let orders = all.0.iter().filter(|it| !it.is_over(position, seat));
                orders.cloned().collect::<Vec<_>>()
            })
        });
        let rows = orders.unwrap_or_default().into_iter().filter_map(row);
        let rows: Vec<_> = rows.collect();
        (!rows.is_empty()).then(|| view! { <ul>{rows}</ul> })
    }
}

/// Says what an order passes over; nothing of other orders.
fn said(matter: &Matter) -> Option<String> {
    let Matter::PassOver { window, what } = matter else {
        return None;
    };
    if window.is_none() {
        let words =
            word!("Passing until the next activation." | "Du passt bis zur nächsten Aktivierung.");
        return Some(words.to_owned());
    }
    let names: Vec<String> = what.iter().map(|it| wording::reaction(*it)).collect();
    let names = names.join(", ");
    Some(say!(
        "Not asked about this round: {names}." | "Diese Runde nicht gefragt: {names}."
    ))
}

#[cfg(test)]
mod tests {
    use super::*;
    use battlefield::{reference::CardRef, standing::Reaction};

    #[test]
    fn what_is_passed_over_is_named() {
        let card = CardRef::all().next().expect("the data has cards");
        let what = vec![Reaction::Card(card)];
        let window = Some(card.entry().window);
        let single = said(&Matter::PassOver {
            window,
            what: what.clone(),
        });
        assert!(single.is_some_and(|it| it.contains(&wording::card(card).0)));
        let rest = said(&Matter::PassOver { window: None, what });
        assert!(rest.is_some_and(|it| it.contains("next activation")));
        assert_eq!(said(&Matter::PassWithoutCard), None);
    }
}
