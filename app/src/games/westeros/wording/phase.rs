//! Names of the phases, and what happens in them.

use westeros::Phase;

pub fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Westeros => "Westeros",
        Phase::Planning => word!("Planning" | "Planung"),
        Phase::MessengerRaven => word!("Messenger Raven" | "Botenrabe"),
        Phase::Raid => word!("Raids" | "Überfälle"),
        Phase::March => word!("Marches" | "Märsche"),
        Phase::ConsolidatePower => word!("Consolidate Power" | "Machtzuwachs"),
        Phase::CleanUp => word!("Clean up" | "Aufräumen"),
        Phase::GameOver => word!("End of the game" | "Ende der Partie"),
    }
}

/// What happens in this phase, for newcomers.
pub fn explain_phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Westeros => word!(
            "Three cards tell what befalls the realm this round."
                | "Drei Karten sagen, was dem Reich in dieser Runde widerfährt."
        ),
        Phase::Planning => word!(
            "Everybody lays one order, face down, in each area with own units. When all are \
             ready, the orders are turned up together."
                | "Alle legen in jedes Gebiet mit eigenen Einheiten verdeckt einen Befehl. Sind \
                   alle bereit, werden die Befehle gemeinsam aufgedeckt."
        ),
        Phase::MessengerRaven => word!(
            "Who stands first on the King's Court track may exchange one of the own orders, now \
             that all of them are known, or look at the wildlings' next card."
                | "Wer am Königshof vorn steht, darf einen eigenen Befehl tauschen, nun da alle \
                   bekannt sind, oder die nächste Karte der Wildlinge ansehen."
        ),
        Phase::Raid => word!(
            "In the order of the Iron Throne, each house resolves one Raid order, round and round \
             until none is left. A raid removes an enemy's order next to it."
                | "In der Reihenfolge des Eisernen Throns führt jedes Haus einen Überfall aus, \
                   reihum, bis keiner mehr liegt. Ein Überfall entfernt einen feindlichen Befehl \
                   nebenan."
        ),
        Phase::March => word!(
            "In the order of the Iron Throne, each house resolves one March order, round and round \
             until none is left. Who enters an area that another house or a neutral force holds, \
             fights for it."
                | "In der Reihenfolge des Eisernen Throns führt jedes Haus einen Marschbefehl aus, \
                   reihum, bis keiner mehr liegt. Wer ein Gebiet betritt, das ein anderes Haus oder \
                   eine neutrale Streitmacht hält, kämpft darum."
        ),
        Phase::ConsolidatePower => word!(
            "In the order of the Iron Throne, each house turns its Consolidate Power orders into \
             power: 1, and 1 more for each crown of the area."
                | "In der Reihenfolge des Eisernen Throns macht jedes Haus aus Machtzuwachs \
                   Machtmarker: 1, und 1 mehr für jede Krone des Gebiets."
        ),
        Phase::CleanUp => word!(
            "The orders that are left go back to their houses, and the round ends."
                | "Die übrigen Befehle kehren zu ihren Häusern zurück, und die Runde endet."
        ),
        Phase::GameOver => word!(
            "The house with most castles and strongholds wins. Who holds 7 wins at once."
                | "Es gewinnt das Haus mit den meisten Burgen und Festungen. Wer 7 hält, gewinnt \
                   sofort."
        ),
    }
}
