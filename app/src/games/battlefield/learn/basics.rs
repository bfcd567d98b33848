//! The game in a minute.

use crate::{language::Words, learn::Basics};

pub static BASICS: Basics = Basics {
    aim: words!(
        "You lead an army of regiments across an open table. It lasts six rounds; \
                     whoever has the most victory points then wins. Most come from objectives, \
                     the others from destroyed enemies."
            | "Du führst eine Armee aus Regimentern über einen freien Tisch. Gespielt werden sechs \
                     Runden; dann gewinnt, wer die meisten Siegpunkte hat. Die meisten bringen \
                     Ziele, die übrigen vernichtete Feinde."
    ),
    turn: words!(
        "You and your opponent take turns. On your turn, one unit that has not acted \
                     this round does one thing:"
            | "Du und dein Gegner seid abwechselnd dran. In deinem Zug tut eine Einheit, die in dieser \
                     Runde noch nicht dran war, eines davon:"
    ),
    ways: &WAYS,
    rest: words!(
        "Advisers who stay off the field take zones of the tactics board instead, and both \
                     sides play cards when their moment comes. The table shows what is allowed and \
                     how likely it is to succeed."
            | "Berater, die nicht auf dem Feld stehen, besetzen stattdessen Zonen der Taktiktafel, und \
                     beide Seiten spielen Karten, wenn deren Moment kommt. Der Tisch zeigt, was erlaubt \
                     ist und wie wahrscheinlich es gelingt."
    ),
};

/// The ways in which a unit can use its turn.
const WAYS: [(Words, Words); 5] = [
    (
        words!("Maneuver" | "Manöver"),
        words!(
            "turns, moves forward up to its Speed, and turns again."
                | "schwenkt, zieht so weit vorwärts, wie ihre Bewegung reicht, und schwenkt noch einmal."
        ),
    ),
    (
        words!("March" | "Marsch"),
        words!(
            "moves straight ahead up to twice its Speed, then turns."
                | "zieht bis zum Doppelten ihrer Bewegung geradeaus und schwenkt dann."
        ),
    ),
    (
        words!("Charge" | "Sturmangriff"),
        words!(
            "rolls a die for the way to the enemy and attacks on arrival."
                | "würfelt für den Weg zum Feind und greift bei der Ankunft an."
        ),
    ),
    (
        words!("Attack" | "Angriff"),
        words!(
            "strikes an enemy in contact, or shoots at one in range and sight."
                | "schlägt auf einen Feind im Kontakt ein oder schießt auf einen in Reichweite und Sicht."
        ),
    ),
    (
        words!("Retreat" | "Rückzug"),
        words!("gets away from an enemy in contact." | "löst sich von einem Feind im Kontakt."),
    ),
];
