//! Tactics cards of the Neutrals in German.

/// Text and bonus, by the id in the data.
pub fn german(id: &str) -> Option<(&'static str, &'static str)> {
    Some(match id {
        "bribery" => (
            "Eine feindliche Einheit verliert bis zum Ende der Runde ihre eigenen Fähigkeiten; die \
             ihrer Begleiter bleiben.",
            "Sie wird außerdem geschwächt.",
        ),
        "surprise" => (
            "Bis zum Ende des Zuges dürfen Gegner keine Taktikkarten spielen; Karten, die schon \
             wirken, bleiben.",
            "Ziehe 1 Karte.",
        ),
        "planning" => (
            "Wähle: Dieser Angriff erhält 1 automatischen Treffer, oder der Verteidiger wehrt 1 \
             Treffer mehr ab.",
            "Zwei statt einem.",
        ),
        "adaptive" => (
            "Lege einen Zustandsmarker auf eine feindliche Einheit.",
            "Du darfst außerdem einen Marker auf eine andere Einheit verschieben.",
        ),
        "worth_the_risk" => (
            "Würfle beliebige Würfel eines eigenen Moraltests neu; wird er bestanden, heilt die \
             Einheit 2 Wunden.",
            "",
        ),
        "meticulous" => (
            "Am Ende einer Runde: Suche in deinem Stapel eine Karte deines Kommandanten, nimm sie \
             auf die Hand und mische.",
            "",
        ),
        "spoils" => (
            "Vernichtet eine eigene Einheit einen Feind, heilt sie 2 Wunden, und ihre Angriffe \
             erhalten bis zum Ende der Runde +1 auf Trefferwürfe.",
            "",
        ),
        "blades" => (
            "Ist der Verteidiger panisch, dürfen die Angriffswürfel neu gewürfelt werden.",
            "",
        ),
        "cruel" => (
            "Ein eigener Nahkampfangriff nutzt die beste Würfelzeile; wird der Verteidiger nicht \
             vernichtet, macht der Angreifer einen Paniktest mit -3.",
            "",
        ),
        "games" => (
            "Zu Beginn eines feindlichen Zuges wählt, wer am Zug ist: Zwei seiner Einheiten deiner \
             Wahl werden panisch; oder eine seiner gebundenen Einheiten deiner Wahl erleidet 3 \
             Treffer.",
            "",
        ),
        _ => return None,
    })
}
