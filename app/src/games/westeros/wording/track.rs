//! The influence tracks and their dominance tokens.

use westeros::Track;

/// The name of a track, of its dominance token, and what both are good for.
pub fn track(track: Track) -> (&'static str, &'static str, &'static str) {
    match track {
        Track::IronThrone => (
            word!("Iron Throne" | "Eiserner Thron"),
            word!("The Throne" | "Der Thron"),
            word!(
                "It says who acts first. The holder of the Throne decides all ties but those in battle."
                    | "Sie sagt, wer zuerst handelt. Wer den Thron innehat, entscheidet bei jedem Gleichstand \
                       außer im Kampf."
            ),
        ),
        Track::Fiefdoms => (
            word!("Fiefdoms" | "Lehen"),
            word!("Valyrian Steel Blade" | "Valyrisches Schwert"),
            word!(
                "It says who wins drawn battles. The holder of the Blade fights with 1 strength more once \
                 a round."
                    | "Sie sagt, wer Kämpfe bei Gleichstand gewinnt. Wer das Schwert hat, kämpft einmal je \
                       Runde mit 1 Stärke mehr."
            ),
        ),
        Track::KingsCourt => (
            word!("King's Court" | "Königshof"),
            word!("Messenger Raven" | "Botenrabe"),
            word!(
                "It says how many starred orders each house may use. The holder of the Raven may exchange \
                 an order after the reveal."
                    | "Sie sagt, wie viele Befehle mit Stern jedes Haus nutzen darf. Wer den Raben hat, darf \
                       nach dem Aufdecken einen Befehl tauschen."
            ),
        ),
    }
}
