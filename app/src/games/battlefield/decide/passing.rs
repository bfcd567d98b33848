//! Windows for which the own hand holds nothing, where others would learn that from a pass at once.

use super::super::state::BattleState;
use crate::{
    browser::{mark, recall},
    lobby::Occupant,
    play::{History, TablePage},
    reactive::effect,
};
use battlefield::{question::Prompt, standing::usable, state::View};
use leptos::prelude::*;

/// The name under which a browser keeps that it has shown the offer.
const SHOWN: &str = "pass-at-once";

/// Offers to pass those from now on without being asked, and says what that tells: the first time open, from
/// then on folded. Beside computers alone nothing is offered: nobody there concludes anything from a pass, and
/// whoever is asked all the same wishes to be.
#[component]
pub fn PassAtOnce(state: BattleState) -> impl IntoView {
    let live = use_context::<History>()?.live;
    let idle = state.asked_untracked(holds_nothing) == Some(true) && state.ahead().has_table();
    (idle && live.with_untracked(is_among_people)).then(|| {
        let first = RwSignal::new(false);
        effect(move |_| {
            if recall(SHOWN).is_none() {
                mark(SHOWN, true);
                first.set(true);
            }
        });
        let on_pass = Callback::new(move |()| state.ahead().pass_without_card());
        view! { <Offer open=first on_pass /> }
    })
}

#[component]
fn Offer(open: RwSignal<bool>, on_pass: Callback<()>) -> impl IntoView {
    view! {
        <details class="battle-others" open=move || open.get()>
            <summary>{word!("You hold nothing for this" | "Du hast hierfür nichts auf der Hand")}</summary>
            <p class="note" id="battle-idle">{word!(
                "You're asked all the same: a pass at once would tell the others so." |
                "Gefragt wirst du trotzdem: Sofort zu passen würde es den anderen verraten."
            )}</p>
            <p class="actions">
                <button type="button" class="button" aria-describedby="battle-idle" on:click=move |_| on_pass.run(())>
                    {word!("I don't mind: always pass at once then" | "Stört mich nicht: dann immer sofort passen")}
                </button>
            </p>
        </details>
    }
}

/// Tells whether anybody but the computer has another seat.
pub fn is_among_people(page: &TablePage) -> bool {
    let others = page.table.seats.iter();
    let mut others = others.filter(|it| Some(it.seat) != page.my_seat);
    others.any(|it| it.occupant != Occupant::Computer)
}

fn holds_nothing(view: &View, prompt: &Prompt) -> bool {
    match prompt {
        Prompt::React { offer, .. } => usable(view, offer).is_empty(),
        _ => false,
    }
}

#[cfg(all(test, feature = "ssr"))]
mod tests {
    use super::*;
    use crate::{lobby::SeatRow, play::tests_page};

    #[test]
    fn beside_computers_alone_nobody_is_offered_to_pass_at_once() {
        let mut page = tests_page(5, Some(0), &[]);
        let person = |me| Occupant::Person {
            name: "Ann".into(),
            me,
        };
        let mut seated = |other: Occupant| {
            let all = [person(true), other].into_iter().zip(0..);
            page.table.seats = all
                .map(|(it, seat)| SeatRow::plain(seat, "Stark", it))
                .collect();
            is_among_people(&page)
        };
        assert!(!seated(Occupant::Computer));
        assert!(seated(person(false)));
        assert!(seated(person(true)), "somebody else at the same device");
    }

    #[test]
    fn the_offer_lies_open_once_and_is_folded_from_then_on() {
        let drawn = |open| {
            Owner::new().with(|| {
                let on_pass = Callback::new(|()| {});
                view! { <Offer open=RwSignal::new(open) on_pass /> }.to_html()
            })
        };
        let (first, later) = (drawn(true), drawn(false));
        assert!(first.contains("<details") && first.contains(" open"));
        assert!(later.contains("always pass at once") && !later.contains(" open"));
    }
}
