//! The influence tracks and their dominance tokens.

use westeros::Track;

/// The name of a track, of its dominance token, and what both are good for.
pub const fn track(track: Track) -> (&'static str, &'static str, &'static str) {
    match track {
        Track::IronThrone => (
            "Iron Throne",
            "The Throne",
            "Who acts first. The holder of the Throne decides all ties but those in battle.",
        ),
        Track::Fiefdoms => (
            "Fiefdoms",
            "Valyrian Steel Blade",
            "Who wins drawn battles. The holder of the Blade fights with 1 strength more once a \
             round.",
        ),
        Track::KingsCourt => (
            "King's Court",
            "Messenger Raven",
            "How many starred orders each house may use. The holder of the Raven may exchange an \
             order after the reveal.",
        ),
    }
}
