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

/// Tells what happens in this phase, for newcomers.
pub fn explain_phase(phase: Phase) -> &'static str {
    match phase {
        Phase::Westeros => word!(
            "Three event cards are revealed and resolved."
                | "Drei Ereigniskarten werden aufgedeckt und ausgeführt."
        ),
        Phase::Planning => word!(
            "Everyone places one order, face down, in each area with their own units. When all \
             are ready, all orders are revealed together."
                | "Alle legen in jedes Gebiet mit eigenen Einheiten verdeckt einen Befehl. Sind \
                   alle bereit, werden alle Befehle gemeinsam aufgedeckt."
        ),
        Phase::MessengerRaven => word!(
            "The house in first place on the King's Court track may swap one of its orders, now \
             that all are known, or look at the top wildling card."
                | "Wer am Königshof auf Platz 1 steht, darf jetzt, da alle Befehle bekannt sind, \
                   einen eigenen tauschen oder die oberste Wildlingskarte ansehen."
        ),
        Phase::Raid => word!(
            "In turn order, each house resolves one Raid order at a time until none is left. A \
             raid removes an enemy order next to it."
                | "In Zugreihenfolge führt jedes Haus einen Überfall aus, immer wieder, bis \
                   keiner mehr liegt. Ein Überfall entfernt einen feindlichen Befehl im \
                   Nachbargebiet."
        ),
        Phase::March => word!(
            "In turn order, each house resolves one March order at a time until none is left. \
             Units entering an area that another house or a neutral force holds must fight for \
             it."
                | "In Zugreihenfolge führt jedes Haus einen Marschbefehl aus, immer wieder, bis \
                   keiner mehr liegt. Wer ein Gebiet betritt, das ein anderes Haus oder eine \
                   neutrale Streitmacht hält, kämpft darum."
        ),
        Phase::ConsolidatePower => word!(
            "In turn order, each house resolves its Consolidate Power orders: each gains 1 \
             power, and 1 more for each crown in the area."
                | "In Zugreihenfolge führt jedes Haus seinen Machtzuwachs aus: Jeder bringt 1 \
                   Machtmarker und 1 weiteren für jede Krone des Gebiets."
        ),
        Phase::CleanUp => word!(
            "The remaining orders return to their houses, and the round ends."
                | "Die übrigen Befehle gehen an ihre Häuser zurück, und die Runde endet."
        ),
        Phase::GameOver => word!(
            "The house with the most castles and strongholds wins. Whoever holds 7 wins at once."
                | "Es gewinnt das Haus mit den meisten Burgen und Festungen. Wer 7 hält, gewinnt \
                   sofort."
        ),
    }
}
