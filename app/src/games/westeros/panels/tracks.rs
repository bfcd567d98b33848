//! Round, phase and the tracks of the board.

use super::{
    fate::WesterosCards,
    influence::Influence,
    legend::Legend,
    spaces::{Space, Spaces, spaces},
};
use crate::games::westeros::wording;
use crate::reactive::memo;
use leptos::prelude::*;
use westeros::{
    House, Phase, Track, View, WildlingCard, board::BUILDINGS, control, supply::LIMITS,
};

/// Everything on the rim of the board.
#[component]
pub fn TracksPanel(view: Memo<View>) -> impl IntoView {
    let supplies = memo(move |_| view.with(supply_spaces));
    let victories = memo(move |_| view.with(|view| spaces(view, 0..=7, held)));
    view! {
        <RoundTrack view />
        <PhaseSteps view />
        <WesterosCards view />
        <h3>{word!("Influence" | "Einfluss")}</h3>
        {Track::ALL.into_iter().map(|track| view! { <Influence view track /> }).collect_view()}
        <h3>{word!("Victory" | "Sieg")}</h3>
        <p class="soft">{word!("“Castles” means castles and strongholds together. Whoever holds \
             7 wins at once." | "„Burgen“ heißt hier: Burgen und Festungen zusammen. Wer 7 hält, \
                  gewinnt sofort.")}</p>
        <Spaces spaces=victories />
        <h3>{word!("Supply and armies" | "Vorrat und Armeen")}</h3>
        <p class="soft">{word!("How many armies a house may have, and how large. A single unit \
             needs no supply." | "Wie viele Armeen ein Haus haben darf und wie groß. Eine \
                  einzelne Einheit braucht keinen Vorrat.")}</p>
        <Spaces spaces=supplies />
        <Wildlings view />
        <Legend />
    }
}

/// Castles and strongholds that a house controls.
fn held(view: &View, house: House) -> u8 {
    control::count(view, house, BUILDINGS)
}

/// The supply track, with the sizes of the armies each space allows.
fn supply_spaces(view: &View) -> Vec<Space> {
    let mut all = spaces(view, 0..=6, |view, house| view.supply[house]);
    for space in &mut all {
        let sizes: Vec<String> = LIMITS[usize::from(space.number)]
            .iter()
            .map(ToString::to_string)
            .collect();
        space.note = sizes.join(" ");
    }
    all
}

#[component]
fn RoundTrack(view: Memo<View>) -> impl IntoView {
    let round = memo(move |_| view.with(|it| it.round));
    view! {
        <h3>{move || say!("Round {n} of 10" | "Runde {n} von 10", n = round.get())}</h3>
        <ol class="rounds">
            {(1..=10)
                .map(|number: u8| {
                    view! {
                        <li
                            class:past=move || number < round.get()
                            aria-current=move || (number == round.get()).then_some("step")
                        >
                            {number}
                        </li>
                    }
                })
                .collect_view()}
        </ol>
    }
}

/// The steps of a round, in their order.
const STEPS: [Phase; 7] = [
    Phase::Westeros,
    Phase::Planning,
    Phase::MessengerRaven,
    Phase::Raid,
    Phase::March,
    Phase::ConsolidatePower,
    Phase::CleanUp,
];

#[component]
fn PhaseSteps(view: Memo<View>) -> impl IntoView {
    let now = memo(move |_| view.with(|it| it.phase));
    view! {
        <ol class="phases" aria-label=word!("Phases of the round" | "Phasen der Runde")>
            {STEPS
                .into_iter()
                .map(|phase| {
                    view! {
                        <li
                            class:past=move || phase < now.get()
                            aria-current=move || (phase == now.get()).then_some("step")
                            title=wording::explain_phase(phase)
                        >
                            {wording::phase_name(phase)}
                        </li>
                    }
                })
                .collect_view()}
        </ol>
        <details class="explain">
            <summary>{word!("What happens in this phase" | "Was in dieser Phase geschieht")}</summary>
            <p>{move || wording::explain_phase(now.get())}</p>
        </details>
    }
}

#[component]
fn Wildlings(view: Memo<View>) -> impl IntoView {
    let threat = memo(move |_| view.with(|it| it.wildlings));
    let known = memo(move |_| view.with(|it| (it.own.top_wildling, it.own.bottom_wildling)));
    let seen = move |card: Option<WildlingCard>, place: &str| {
        card.map(|card| {
            let what = say!(
                "You know that {name} is {place} of the wildling deck."
                    | "Du weißt: {name} liegt {place} im Wildlingsstapel.",
                name = wording::wildling_card_name(card)
            );
            view! { <p class="forbidden">{what}</p> }
        })
    };
    view! {
        <h3>{move || say!("Wildlings: {n} of 12" | "Wildlinge: {n} von 12", n = threat.get())}</h3>
        <p class="soft">{word!("When the threat reaches 12, the wildlings attack." | "Erreicht die Bedrohung 12, greifen die Wildlinge an.")}</p>
        <ol class="spaces wildlings">
            {(0..=12)
                .step_by(2)
                .map(|number: u8| {
                    view! {
                        <li
                            class="space"
                            class:past=move || number <= threat.get()
                            aria-current=move || (number == threat.get()).then_some("step")
                        >
                            <span class="space-number">{number}</span>
                        </li>
                    }
                })
                .collect_view()}
        </ol>
        {move || seen(known.get().0, word!("on top" | "oben"))}
        {move || seen(known.get().1, word!("at the bottom" | "unten"))}
    }
}
