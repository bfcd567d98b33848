//! The end of a battle: whose the field is and why, how it turned, what points were for, what every unit
//! did, and how the dice fell. Once it lies over the field; beside that stay its result and the way back to it.

mod again;
mod course;
mod dice;
mod field;
mod figures;
mod gains;
mod head;
mod moments;
mod open;
mod plot;
mod sheet;
mod sums;
mod told;
mod units;

use super::super::{
    state::BattleState,
    wording::{self, Ended},
};
use crate::{lobby::verdict, play::History, reactive::memo};
use leptos::prelude::*;
pub use open::EndSheet;
use open::given_up;
use sheet::{FieldSheet, Outcome};

/// Nothing while the battle goes on, and while somebody looks back. One that a vote has ended, or somebody has
/// given up, is counted all the same.
#[component]
pub fn End(state: BattleState) -> impl IntoView {
    let history = use_context::<History>();
    let sheet = use_context::<EndSheet>()?;
    let voted = move || {
        let history = history.filter(|it| !it.is_looking())?;
        let title = history.live.with(|it| it.table.verdict).map(verdict)?;
        Some(Ended {
            title: title.to_owned(),
            holder: None,
            how: String::new(),
            why: String::new(),
        })
    };
    let ended = memo(move |_| {
        if !sheet.over.get() {
            return None;
        }
        let given_up = history.and_then(given_up);
        let told = state.page.with(|it| {
            let log = it.standing().map(|it| &it.event);
            wording::ended(&it.view.open, log, given_up)
        });
        told.or_else(voted)
    });
    let covers = memo(move |_| sheet.covers());
    Some(move || {
        ended.get().map(|ended| {
            if covers.get() {
                view! { <FieldSheet state ended sheet /> }.into_any()
            } else {
                view! { <Outcome state ended sheet /> }.into_any()
            }
        })
    })
}
