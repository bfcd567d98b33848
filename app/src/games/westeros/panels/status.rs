//! The bar above the map: the round and its phase, the wildlings, who holds the three tokens, and what is one's own.

use super::{influence::is_used, token::HouseToken};
use crate::games::westeros::{map::HouseCrest, wording};
use crate::reactive::memo;
use leptos::prelude::*;
use westeros::{House, Phase, Track, View};

/// The phases in the bar. The Messenger Raven belongs to planning, cleaning up to the last.
const STEPS: [Phase; 5] = [
    Phase::Westeros,
    Phase::Planning,
    Phase::Raid,
    Phase::March,
    Phase::ConsolidatePower,
];

/// Returns the step of the bar in which a phase lies; none once the game is over.
const fn step(phase: Phase) -> Option<Phase> {
    match phase {
        Phase::MessengerRaven => Some(Phase::Planning),
        Phase::CleanUp => Some(Phase::ConsolidatePower),
        Phase::GameOver => None,
        phase => Some(phase),
    }
}

/// The state of the game at a glance; `over` once it has ended, in whatever phase.
#[component]
pub fn StatusBar(view: Memo<View>, over: Memo<bool>) -> impl IntoView {
    let round = memo(move |_| view.with(|it| it.round));
    let phase = memo(move |_| view.with(|it| it.phase));
    view! {
        <section class="status" aria-label=word!("State of the game" | "Stand der Partie")>
            <p class="status-part status-round">
                <span class="status-label">{word!("Round" | "Runde")}</span>
                <strong>{round}</strong>
                <span class="status-of">{word!(" of 10" | " von 10")}</span>
            </p>
            <ol class="status-part status-phases" aria-label=word!("Phases of the round" | "Phasen der Runde")>
                {move || if over.get() {
                    view! { <li aria-current="step">{word!("Game over" | "Spiel vorbei")}</li> }.into_any()
                } else {
                    view! { <Steps phase /> }.into_any()
                }}
            </ol>
            <Threat view />
            {Track::ALL.into_iter().map(|track| view! { <Holder view track /> }).collect_view()}
            <Mine view />
        </section>
    }
}

/// The phases of a round, with the one that it is in.
#[component]
fn Steps(phase: Memo<Phase>) -> impl IntoView {
    let steps = STEPS.into_iter().map(|it| {
        let now = move || step(phase.get()) == Some(it);
        view! {
            <li aria-current=move || now().then_some("step") title=wording::explain_phase(it)>
                {move || wording::phase_name(if now() { phase.get() } else { it })}
            </li>
        }
    });
    steps.collect_view()
}

/// The threat of the wildlings, up to an attack.
#[component]
fn Threat(view: Memo<View>) -> impl IntoView {
    let threat = memo(move |_| view.with(|it| it.wildlings));
    let marks = (1..=6)
        .map(|mark: u8| view! { <span class:on=move || mark * 2 <= threat.get()></span> })
        .collect_view();
    view! {
        <p
            class="status-part status-threat"
            title=word!("When the threat reaches 12, the wildlings attack." | "Erreicht die Bedrohung 12, greifen die Wildlinge an.")
        >
            <span class="status-label">
                {move || say!("Wildlings {n} of 12" | "Wildlinge {n} von 12", n = threat.get())}
            </span>
            <span class="status-marks" aria-hidden="true">{marks}</span>
        </p>
    }
}

/// The house that leads a track and holds its token.
#[component]
fn Holder(view: Memo<View>, track: Track) -> impl IntoView {
    let holder = memo(move |_| view.with(|it| it.tracks.get(track).at(0)));
    let used = memo(move |_| view.with(|it| is_used(it, track)));
    let name = match track {
        Track::IronThrone => word!("Throne" | "Thron"),
        Track::Fiefdoms => word!("Blade" | "Klinge"),
        Track::KingsCourt => word!("Raven" | "Rabe"),
    };
    let (_, token, meaning) = wording::track(track);
    let title = move || {
        if used.get() {
            say!(
                "{token}: used this round. {meaning}"
                    | "{token}: in dieser Runde benutzt. {meaning}"
            )
        } else {
            [token, ". ", meaning].concat()
        }
    };
    move || {
        let house = holder.get()?;
        Some(view! {
            <p class="status-part status-holder" class:used=used title=title>
                <HouseToken house />
                <span>
                    <span class="status-label">{name}</span>
                    <strong aria-hidden="true">{wording::house_name(house)}</strong>
                    {move || used.get().then(|| view! { <span class="unseen">{word!(", used this round" | ", in dieser Runde benutzt")}</span> })}
                </span>
            </p>
        })
    }
}

/// Castles, power and supply of the viewer's own house; nothing for a spectator.
#[component]
fn Mine(view: Memo<View>) -> impl IntoView {
    let house = memo(move |_| view.with(|it| it.me));
    let own = memo(move |_| {
        view.with(|it| {
            let own = it.house(it.me?)?;
            Some([own.victory, own.power, own.supply])
        })
    });
    let number = move |at: usize| own.get().map(|it| it[at]);
    let of = move |house: House| {
        view! {
            <div class="status-part status-own">
                <svg viewBox="-20 -21 40 46" aria-hidden="true">
                    <HouseCrest house />
                </svg>
                <dl>
                    <div>
                        <dt>{word!("Castles" | "Burgen")}</dt>
                        <dd>{move || number(0)}<span class="status-of">"/7"</span></dd>
                    </div>
                    <div>
                        <dt>{word!("Power" | "Macht")}</dt>
                        <dd>{move || number(1)}</dd>
                    </div>
                    <div>
                        <dt>{word!("Supply" | "Vorrat")}</dt>
                        <dd>{move || number(2)}</dd>
                    </div>
                </dl>
            </div>
        }
    };
    move || house.get().map(of)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_phase_of_a_round_has_its_step_in_the_bar() {
        let phases = [
            Phase::Westeros,
            Phase::Planning,
            Phase::MessengerRaven,
            Phase::Raid,
            Phase::March,
            Phase::ConsolidatePower,
            Phase::CleanUp,
        ];
        for phase in phases {
            assert!(
                step(phase).is_some_and(|it| STEPS.contains(&it)),
                "{phase:?}"
            );
        }
        assert_eq!(step(Phase::GameOver), None);
    }
}
