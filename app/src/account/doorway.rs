//! The page by which somebody comes in: a lit board in a dark room, a few words, what follows, and beside them
//! what is to be filled in.

use crate::games;
use leptos::prelude::*;

/// A few words, and a sentence to them.
pub type Point = (&'static str, &'static str);

/// The way in, with what is to be filled in or pressed.
#[component]
pub fn Doorway(
    title: Signal<&'static str>,
    lead: Signal<String>,
    /// The list beside the form: [`gains`] or [`steps`].
    points: AnyView,
    /// The game whose board is seen.
    #[prop(default = games::kind_or_first(None))]
    kind: &'static str,
    children: Children,
) -> impl IntoView {
    let backdrop = games::backdrop(kind);
    view! {
        <section class="doorway">
            {backdrop.map(|src| view! { <img src=src alt="" width="1440" height="700" decoding="async" /> })}
            <div class="doorway-rows">
                <div class="doorway-words">
                    <h1>{move || title.get()}</h1>
                    <p class="lead">{move || lead.get()}</p>
                </div>
                <div class="doorway-form">{children()}</div>
                {points}
            </div>
        </section>
    }
}

/// A screen beside a phone, a bell, a wreath.
const SIGNS: [&str; 3] = [
    "M3 5h12v9H3zM6 18h6M17 9h4v10h-4z",
    "M6 16V11a6 6 0 0 1 12 0v5l2 2H4zM10 21h4",
    "M8 4q-7 8 2 15M16 4q7 8-2 15M8 21h8M12 7l1.5 3 3 .5-2.2 2.2.5 3.3-2.8-1.5-2.8 1.5.5-3.3L7.5 10.5l3-.5z",
];

/// Returns what comes with an account.
pub fn gains() -> AnyView {
    let gains = [
        (
            word!("Your seat on every device" | "Dein Platz auf jedem Gerät"),
            word!(
                "Begin at your desk, go on with your phone."
                    | "Fang am Rechner an, spiel am Handy weiter."
            ),
        ),
        (
            word!("Told when it's your turn" | "Nachricht, wenn du dran bist"),
            word!(
                "In the browser, or by email if you like."
                    | "Im Browser oder, wenn du magst, per E-Mail."
            ),
        ),
        (
            word!("Rated games and statistics" | "Gewertete Partien, deine Bilanz"),
            word!(
                "A rating, your record, and arms of your own."
                    | "Eine Wertung, alle deine Partien und ein eigenes Wappen."
            ),
        ),
    ];
    let gain = |(sign, (words, more)): (&'static str, Point)| {
        view! {
            <li>
                <span class="doorway-sign">
                    <svg class="stroke" viewBox="0 0 24 24" width="22" height="22" aria-hidden="true"><path d=sign /></svg>
                </span>
                <span><strong>{words}</strong> <span class="note">{more}</span></span>
            </li>
        }
    };
    let gains = SIGNS.into_iter().zip(gains).map(gain).collect_view();
    view! { <ul class="doorway-points">{gains}</ul> }.into_any()
}

/// Returns what follows, step by step.
pub fn steps(steps: [Point; 3]) -> AnyView {
    let step = |(words, more): Point| {
        view! {
            <li>
                <span class="doorway-sign doorway-step"></span>
                <span><strong>{words}</strong> <span class="note">{more}</span></span>
            </li>
        }
    };
    let steps = steps.into_iter().map(step).collect_view();
    view! { <ol class="doorway-points">{steps}</ol> }.into_any()
}
