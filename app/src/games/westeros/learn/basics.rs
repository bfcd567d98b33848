//! The game in a minute.

use crate::{language::Words, learn::Basics};

pub static BASICS: Basics = Basics {
    aim: words!(
        "You lead a house that wants the Iron Throne. Whoever holds seven castles \
                     and strongholds wins at once; if nobody does, whoever holds the most after \
                     ten rounds wins."
            | "Du führst ein Haus, das auf den Eisernen Thron will. Wer sieben Burgen und \
                     Festungen hält, gewinnt sofort; sonst gewinnt, wer nach zehn Runden die \
                     meisten hält."
    ),
    turn: words!(
        "Each round, all houses plan at the same time and in secret: you place one \
                     order, face down, in every area where you have units. When all are ready, \
                     the orders are revealed and resolved, kind by kind:"
            | "In jeder Runde planen alle Häuser gleichzeitig und geheim: Du legst in \
                     jedes Gebiet mit deinen Einheiten verdeckt einen Befehl. Sind alle bereit, \
                     werden die Befehle aufgedeckt und nacheinander ausgeführt:"
    ),
    ways: &WAYS,
    rest: words!(
        "There are no dice in battle: both sides add up units, orders, support and \
                     one card each chooses in secret. The lessons teach the rest; the table \
                     highlights what's allowed."
            | "Kämpfe kommen ohne Würfel aus: Beide Seiten zählen Einheiten, Befehle, Unterstützung und \
                     eine geheim gewählte Karte zusammen. Alles Weitere zeigen die Lektionen; der Tisch hebt \
                     hervor, was erlaubt ist."
    ),
};

/// The ways in which orders are used.
const WAYS: [(Words, Words); 5] = [
    (
        words!("Raid" | "Überfall"),
        words!(
            "removes an enemy order in an adjacent area before it takes effect."
                | "entfernt einen feindlichen Befehl im Nachbargebiet, bevor er wirkt."
        ),
    ),
    (
        words!("March" | "Marsch"),
        words!(
            "moves units; if they enter an area with enemies, there is a battle."
                | "bewegt Einheiten; stehen am Ziel Feinde, gibt es einen Kampf."
        ),
    ),
    (
        words!("Defense" | "Verteidigung"),
        words!("makes an area harder to take." | "macht ein Gebiet schwerer einzunehmen."),
    ),
    (
        words!("Support" | "Unterstützung"),
        words!(
            "adds strength to a battle in an adjacent area, yours or an ally's."
                | "gibt Stärke zu einem Kampf im Nachbargebiet, deinem oder dem eines Verbündeten."
        ),
    ),
    (
        words!("Consolidate Power" | "Machtzuwachs"),
        words!(
            "gains power tokens, for bidding and for holding land."
                | "bringt Machtmarker, mit denen du bietest und Land hältst."
        ),
    ),
];
