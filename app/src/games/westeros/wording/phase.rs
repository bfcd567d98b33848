//! Names of the phases, and what happens in them.

use westeros::Phase;

pub const fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Westeros => "Westeros",
        Phase::Planning => "Planning",
        Phase::MessengerRaven => "Messenger Raven",
        Phase::Raid => "Raids",
        Phase::March => "Marches",
        Phase::ConsolidatePower => "Consolidate Power",
        Phase::CleanUp => "Clean up",
        Phase::GameOver => "End of the game",
    }
}

/// What happens in this phase, for newcomers.
pub const fn explain_phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Westeros => "Three cards tell what befalls the realm this round.",
        Phase::Planning => {
            "Everybody lays one order, face down, in each area with own units. When all are \
             ready, the orders are turned up together."
        }
        Phase::MessengerRaven => {
            "Who stands first on the King's Court track may exchange one of the own orders, now \
             that all of them are known, or look at the wildlings' next card."
        }
        Phase::Raid => {
            "In the order of the Iron Throne, each house resolves one Raid order, round and round \
             until none is left. A raid removes an enemy's order next to it."
        }
        Phase::March => {
            "In the order of the Iron Throne, each house resolves one March order, round and round \
             until none is left. Who enters an area that another house or a neutral force holds, \
             fights for it."
        }
        Phase::ConsolidatePower => {
            "In the order of the Iron Throne, each house turns its Consolidate Power orders into \
             power: 1, and 1 more for each crown of the area."
        }
        Phase::CleanUp => "The orders that are left go back to their houses, and the round ends.",
        Phase::GameOver => {
            "The house with most castles and strongholds wins. Who holds 7 wins at once."
        }
    }
}
