//! The influence tracks and their dominance tokens.

use westeros::Track;

/// The name of a track, of its dominance token, and what both are good for.
pub fn track(track: Track) -> (&'static str, &'static str, &'static str) {
    match track {
        Track::IronThrone => (
            word!("Iron Throne" | "Eiserner Thron"),
            word!("The Iron Throne" | "Der Eiserne Thron"),
            word!(
                "It sets the turn order. The holder of the Iron Throne decides all ties except in \
                 battle."
                    | "Diese Leiste bestimmt die Zugreihenfolge. Wer den Eisernen Thron hat, entscheidet \
                       jeden Gleichstand außer im Kampf."
            ),
        ),
        Track::Fiefdoms => (
            word!("Fiefdoms" | "Lehen"),
            word!("Valyrian Steel Blade" | "Valyrische Klinge"),
            word!(
                "It decides ties in battle. The holder of the Blade gets +1 strength once per round."
                    | "Diese Leiste entscheidet bei Gleichstand im Kampf. Wer die Klinge hat, bekommt einmal \
                       je Runde +1 Stärke."
            ),
        ),
        Track::KingsCourt => (
            word!("King's Court" | "Königshof"),
            word!("Messenger Raven" | "Botenrabe"),
            word!(
                "It sets how many starred orders each house may use. The holder of the Raven may \
                 swap an order after the reveal."
                    | "Diese Leiste bestimmt, wie viele Befehle mit Stern jedes Haus nutzen darf. Wer den \
                       Raben hat, darf nach dem Aufdecken einen Befehl tauschen."
            ),
        ),
    }
}
