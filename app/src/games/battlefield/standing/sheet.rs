//! The sheet of orders for the enemy's turn.

use super::{
    super::state::BattleState, boxes, cards::Cards, has, in_advance::InAdvance,
    passing::PassedOver, saved::Saved, set_up::SetUp, with,
};
use crate::reactive::effect;
use battlefield::{
    position::Phase,
    standing::{Lasts, Matter, OwnTurns, StandingOrder},
};
use leptos::{html::Details, prelude::*};

#[component]
pub fn StandingOrders(state: BattleState) -> impl IntoView {
    let saved = Saved::new();
    let seated = state.page.with_untracked(|it| it.view.seat.is_some());
    let place = NodeRef::<Details>::new();
    // Nobody can use it before its orders are loaded, which they are when it is opened: a page comes without it.
    let drawn = RwSignal::new(false);
    let open = move || {
        if place.get_untracked().is_some_and(|it| it.open()) {
            drawn.set(true);
            saved.load();
        }
    };
    // Opened before this code was there.
    effect(move |_| {
        if place.get().is_some() {
            open();
        }
    });
    effect(move |_| saved.keep());
    let stored = state.ahead().stored;
    effect(move |before: Option<()>| {
        stored.track();
        if before.is_some() {
            open();
        }
    });
    (seated && saved.has_table()).then(|| {
        view! {
            <details class="battle-standing" node_ref=place on:toggle=move |_| open()>
                <summary>{move || title(state)}</summary>
                {move || drawn.get().then(|| view! { <Sheet state saved /> })}
            </details>
        }
    })
}

#[component]
fn Sheet(state: BattleState, saved: Saved) -> impl IntoView {
    view! {
        <p class="note">{word!(
            "What you choose here is answered for you at once, and nobody sees it. Everything else is asked." |
            "Was du hier festlegst, wird sofort für dich beantwortet, und niemand sieht es. Alles andere wirst du gefragt."
        )}</p>
        <fieldset class="battle-items" disabled=move || saved.busy.get()>
            <legend class="unseen">{word!("Plans" | "Pläne")}</legend>
            <PassedOver state saved />
            <SetUp state saved />
            {boxes().into_iter().map(|it| view! { <Box state saved said=it /> }).collect_view()}
            <Cards state saved />
            <InAdvance state saved />
        </fieldset>
        {move || saved.refused.get().map(|it| view! { <p class="refusal" role="alert">{it.to_string()}</p> })}
        <p class="actions">
            <button type="button" class="button primary" disabled=move || saved.busy.get() || !saved.is_changed() on:click=move |_| saved.save()>
                {word!("Save plans" | "Pläne speichern")}
            </button>
            <span class="note" role="status">{move || status(saved)}</span>
        </p>
    }
}

/// Returns the name of the sheet: before the first round it is about the set-up as well.
fn title(state: BattleState) -> &'static str {
    if state.with_position(|it| it.phase == Phase::SetUp) {
        word!(
            "Plans for the enemy's turn and the set-up"
                | "Pläne für den gegnerischen Zug und den Aufbau"
        )
    } else {
        word!("Plans for the enemy's turn" | "Pläne für den gegnerischen Zug")
    }
}

fn status(saved: Saved) -> &'static str {
    match (saved.busy.get(), saved.is_changed()) {
        (true, _) => word!("One moment …" | "Einen Augenblick …"),
        (false, true) => word!("Not saved yet." | "Noch nicht gespeichert."),
        (false, false) => word!("Saved." | "Gespeichert."),
    }
}

/// An order that has come to its end is shown as none: checked again, it begins anew.
#[component]
pub fn Box(state: BattleState, saved: Saved, said: (&'static str, Matter, Lasts)) -> impl IntoView {
    let (label, matter, lasts) = said;
    let tells = (matter == Matter::PassWithoutCard).then(|| {
        word!(
            "Whoever pays attention can tell from a pause that you hold something that fits."
                | "Wer aufpasst, erkennt an einer Pause, dass du etwas Passendes hast."
        )
    });
    let own = matter.clone();
    let on = move || {
        saved
            .now
            .with(|all| state.seated(|of| has(all, &own, |it| it.is_over(of.0, of.1))))
            .unwrap_or_default()
    };
    let first = untrack(&on);
    let toggle = move |event| {
        let on = event_target_checked(&event);
        let since = untrack(|| state.seated(|of| OwnTurns::now(of.0, of.1)));
        let order = StandingOrder {
            matter: matter.clone(),
            lasts,
            since: since.unwrap_or_default(),
        };
        saved.now.update(|it| *it = with(it, order, on));
    };
    view! {
        <label class="battle-item">
            <input type="checkbox" checked=first prop:checked=on on:change=toggle />
            <span>{label} {tells.map(|it| view! { <span class="note">" " {it}</span> })}</span>
        </label>
    }
}
