//! Objective cards in German.

/// Name and text, by the id in the data.
pub fn german(id: &str) -> Option<(&'static str, &'static str)> {
    Some(match id {
        "healing_springs" => (
            "Heilquellen",
            "Wird der Marker gewertet, heilt eine eigene Einheit im Umkreis von 12 Zoll um den \
             Halter 1 Wunde und 1 weitere für jede verlorene Reihe.",
        ),
        "crossroads" => (
            "Kreuzweg",
            "Wird der Marker gewertet, darf sich eine eigene Einheit im Umkreis von 12 Zoll um den \
             Halter um bis zu 3 Zoll verschieben.",
        ),
        "gallows" => (
            "Galgen",
            "Wird der Marker gewertet, wird ein Feind im Umkreis von 12 Zoll um den Halter panisch.",
        ),
        "watchtower" => (
            "Wachturm",
            "Wird der Marker gewertet, wird ein Feind im Umkreis von 12 Zoll um den Halter \
             verwundbar.",
        ),
        "courier_post" => (
            "Botenstation",
            "Wer den Marker hält, hat eine Handkarte mehr.",
        ),
        "smithy" => (
            "Schmiede",
            "Nahkampfangriffe des Halters haben „Rüstungsbrecher“.",
        ),
        "burnt_village" => (
            "Verbranntes Dorf",
            "Nahkampfangriffe des Halters haben „Grausam“.",
        ),
        "butts" => (
            "Schießscheiben",
            "Nahkampfangriffe des Halters haben „Präzision“.",
        ),
        "marshy_ford" => (
            "Sumpfige Furt",
            "Greift der Halter im Nahkampf an, wird der Verteidiger zuvor geschwächt.",
        ),
        "old_banner" => (
            "Altes Banner",
            "Der Halter greift immer mit seiner besten Würfelzeile an.",
        ),
        _ => return None,
    })
}
