//! The tactics board with the NCUs, and the own cards.

use super::super::{state::BattleState, wording};
use crate::reactive::memo;
use battlefield::effect::Zone;
use leptos::prelude::*;

/// The five zones, each with its effect and who stands on it; NCUs that wait below.
#[component]
pub fn TacticsBoard(state: BattleState) -> impl IntoView {
    let zones = memo(move |_| {
        state.with_position(|it| {
            let zone = |zone: &Zone| {
                let taken = it.on_zone(*zone).map(|ncu| wording::ncu(it, ncu));
                (wording::zone(*zone), taken, wording::zone_text(*zone))
            };
            Zone::ALL.iter().map(zone).collect::<Vec<_>>()
        })
    });
    let waiting = memo(move |_| {
        state.with_position(|it| {
            let free = it.ncus().filter(|(_, ncu)| ncu.zone.is_none() && !ncu.gone);
            free.map(|(id, ncu)| {
                let (name, owner) = (wording::ncu(it, id), wording::player(it, ncu.owner));
                format!("{name} ({owner})")
            })
            .collect::<Vec<_>>()
        })
    });
    let row = |(name, taken, text): (_, Option<String>, String)| {
        let who = taken.unwrap_or_else(|| word!("free" | "frei").to_owned());
        view! { <div><dt>{name} ": " {who}</dt><dd class="note">{text}</dd></div> }
    };
    view! {
        <details class="battle-board">
            <summary>{word!("Tactics board" | "Taktiktafel")}</summary>
            <dl>{move || zones.get().into_iter().map(row).collect_view()}</dl>
            {move || {
                let all = waiting.get();
                (!all.is_empty()).then(|| view! { <p>{word!("Not placed: " | "Nicht eingesetzt: ")} {all.join(", ")}</p> })
            }}
        </details>
    }
}

/// The cards that only the viewer sees, and what lies open of everybody's.
#[component]
pub fn Hand(state: BattleState) -> impl IntoView {
    let hand = memo(move |_| {
        state.page.with(|it| {
            let hand = it.view.hand()?;
            let cards = hand
                .cards
                .iter()
                .chain(&hand.siege)
                .map(|it| wording::card(*it));
            Some(cards.collect::<Vec<_>>())
        })
    });
    let missions = memo(move |_| {
        state.page.with(|it| {
            let all = &it.view.hand()?.missions;
            Some(
                all.iter()
                    .map(|it| wording::mission(it))
                    .collect::<Vec<_>>(),
            )
        })
    });
    let counts = memo(move |_| {
        state.with_position(|it| {
            let line = |seat| {
                let player = it.player(seat);
                let (name, deck) = (wording::player(it, seat), player.deck);
                let hand = wording::cards(player.hand);
                let discarded = player.discard.iter().map(|it| wording::card(*it).0);
                let discarded = discarded.collect::<Vec<_>>().join(", ");
                let line = say!(
                    "{name}: {hand} in hand, {deck} in the deck."
                        | "{name}: {hand} auf der Hand, {deck} im Stapel."
                );
                if discarded.is_empty() {
                    return line;
                }
                [
                    line,
                    say!(" Discarded: {discarded}." | " Abgeworfen: {discarded}."),
                ]
                .concat()
            };
            it.seats().map(line).collect::<Vec<_>>()
        })
    });
    let card = |(name, text): (String, String)| view! { <div class="card"><dt>{name}</dt><dd>{text}</dd></div> };
    view! {
        <details class="battle-hand" open=true>
            <summary>{word!("Cards" | "Karten")}</summary>
            {move || hand.get().filter(|it| !it.is_empty()).map(|it| view! { <dl class="battle-cards">{it.into_iter().map(card).collect_view()}</dl> })}
            {move || missions.get().filter(|it| !it.is_empty()).map(|it| view! {
                <h3>{word!("Secret missions" | "Geheime Missionen")}</h3>
                <dl class="battle-cards">{it.into_iter().map(card).collect_view()}</dl>
            })}
            {move || counts.get().into_iter().map(|it| view! { <p class="note">{it}</p> }).collect_view()}
        </details>
    }
}
