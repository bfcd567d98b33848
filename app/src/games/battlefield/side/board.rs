//! The tactics board with the NCUs in words, and what is open of the cards.

use super::super::{state::BattleState, wording};
use crate::reactive::memo;
use battlefield::{
    effect::Zone,
    position::{Bearer, Position},
};
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
    let people = memo(move |_| state.with_position(people));
    let row = |(name, taken, text): (_, Option<String>, String)| {
        let who = taken.unwrap_or_else(|| word!("free" | "frei").to_owned());
        view! { <div><dt>{name} ": " {who}</dt><dd class="note">{text}</dd></div> }
    };
    view! {
        <details class="battle-board" open=true>
            <summary>{word!("Tactics board" | "Taktiktafel")}</summary>
            <dl>{move || zones.get().into_iter().map(row).collect_view()}</dl>
            {move || {
                let all = waiting.get();
                (!all.is_empty()).then(|| view! { <p>{word!("Not placed: " | "Nicht eingesetzt: ")} {all.join(", ")}</p> })
            }}
            {move || {
                let all = people.get();
                (!all.is_empty()).then(|| view! {
                    <h3>{word!("NCUs and their abilities" | "NCUs und ihre Fähigkeiten")}</h3>
                    <dl>{all.into_iter().map(person).collect_view()}</dl>
                })
            }}
        </details>
    }
}

/// Somebody beside the table: "Catelyn Stark (Stark)", with each ability by name.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Person {
    name: String,
    abilities: Vec<(String, String)>,
}

fn people(position: &Position) -> Vec<Person> {
    let all = position.ncus().filter(|(_, it)| !it.gone);
    all.map(|(id, it)| {
        let (name, owner) = (
            wording::ncu(position, id),
            wording::player(position, it.owner),
        );
        let abilities = position.abilities(Bearer::Ncu(id)).map(wording::ability);
        Person {
            name: format!("{name} ({owner})"),
            abilities: abilities.collect(),
        }
    })
    .collect()
}

fn person(it: Person) -> AnyView {
    let abilities = it.abilities.into_iter().map(|(name, text)| {
        view! { <dd class="note"><b>{name}</b> ": " {text}</dd> }
    });
    view! { <div><dt>{it.name}</dt>{abilities.collect_view()}</div> }.into_any()
}

/// The open part of everybody's cards: the number that they hold, and those that they have discarded.
#[component]
pub fn Decks(state: BattleState) -> impl IntoView {
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
    view! {
        <h3>{word!("Cards" | "Karten")}</h3>
        {move || counts.get().into_iter().map(|it| view! { <p class="note">{it}</p> }).collect_view()}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::battlefield::scene::example;
    use battlefield::{position::Ncu, reference::NcuRef};
    use tabletop::Seat;

    #[test]
    fn each_ncu_tells_what_it_can_do() {
        let mut position = example();
        assert!(people(&position).is_empty());
        position.ncus.push(Ncu {
            owner: Seat(0),
            profile: NcuRef::named("stark.catelyn").expect("she is in the data"),
            activated: false,
            zone: None,
            counters: 0,
            gone: false,
        });
        let all = people(&position);
        assert!(all[0].name.starts_with("Catelyn Stark ("), "{all:?}");
        let abilities = &all[0].abilities;
        assert!(!abilities.is_empty() && abilities.iter().all(|it| !it.1.is_empty()));
    }
}
