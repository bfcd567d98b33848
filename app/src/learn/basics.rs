//! What the game is all about, for somebody who has never played it.

use crate::language::Words;
use leptos::prelude::*;

#[component]
pub fn Basics() -> impl IntoView {
    view! {
        <section class="learn-basics" aria-labelledby="basics">
            <h2 id="basics">{word!("The game in a minute" | "Das Spiel in einer Minute")}</h2>
            <p>
                {word!(
                    "You lead a house that wants the Iron Throne. Whoever holds seven castles and strongholds \
                     wins at once; if nobody does, whoever holds the most of them after ten rounds." |
                    "Du führst ein Haus, das auf den Eisernen Thron will. Wer sieben Burgen und Festungen hält, \
                     gewinnt sofort; gelingt das niemandem, gewinnt, wer nach zehn Runden die meisten hält."
                )}
            </p>
            <p>
                {word!(
                    "Each round all houses plan at the same time and in secret: every area with units of yours \
                     gets one order, face down. When all are ready, the orders are turned up and carried out, \
                     kind by kind:" |
                    "In jeder Runde planen alle Häuser gleichzeitig und geheim: Jedes Gebiet mit deinen Einheiten \
                     bekommt einen Befehl, verdeckt. Sind alle bereit, werden die Befehle aufgedeckt und Art für \
                     Art ausgeführt:"
                )}
            </p>
            <dl>
                {ORDERS
                    .iter()
                    .map(|(name, what)| view! { <dt>{name.here()}</dt><dd>{what.here()}</dd> })
                    .collect_view()}
            </dl>
            <p>
                {word!(
                    "Battles have no dice: both sides add up units, orders, support and one card that each \
                     chooses in secret. Everything else the lessons show you; the table lights up what is allowed." |
                    "Kämpfe kommen ohne Würfel aus: Beide Seiten zählen Einheiten, Befehle, Unterstützung und \
                     eine geheim gewählte Karte zusammen. Alles Weitere zeigen die Lektionen; der Tisch hebt \
                     hervor, was erlaubt ist."
                )}
            </p>
        </section>
    }
}

/// What the orders are for.
const ORDERS: [(Words, Words); 5] = [
    (
        words!("Raid" | "Überfall"),
        words!(
            "removes an enemy order next door before it acts."
                | "entfernt einen feindlichen Befehl nebenan, bevor er wirkt."
        ),
    ),
    (
        words!("March" | "Marsch"),
        words!(
            "moves units; where enemies stand, there is a battle."
                | "bewegt Einheiten; wo Feinde stehen, gibt es einen Kampf."
        ),
    ),
    (
        words!("Defense" | "Verteidigung"),
        words!("makes an area harder to take." | "macht ein Gebiet schwerer zu nehmen."),
    ),
    (
        words!("Support" | "Unterstützung"),
        words!(
            "lends strength to a battle next door, yours or a friend's."
                | "leiht einem Kampf nebenan Stärke, deinem oder dem eines Freundes."
        ),
    ),
    (
        words!("Consolidate Power" | "Machtzuwachs"),
        words!(
            "earns power, which you bid and hold land with."
                | "bringt Macht, mit der du bietest und Land hältst."
        ),
    ),
];
