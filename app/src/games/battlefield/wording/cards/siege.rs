//! Siege cards in German.

/// Name and text, by the id in the data.
pub fn german(id: &str) -> Option<(&'static str, &'static str)> {
    Some(match id {
        "ladders" => (
            "Sturmleitern",
            "In dieser Runde haben Nahkampfangriffe einer eigenen Einheit auf Burgmauern 2 Würfel \
             mehr.",
        ),
        "ram" => (
            "Rammbock",
            "Ein Nahkampfangriff auf eine Burgmauer, der mindestens 1 Wunde verursacht, verursacht \
             2 mehr.",
        ),
        "pitch" => (
            "Brennendes Pech",
            "Eine Burgmauer schießt in dieser Runde nicht.",
        ),
        "sappers" => ("Mineure", "Eine Burgmauer erleidet 2 Wunden."),
        "supply" => ("Nachschub", "Eine eigene Einheit heilt W3 Wunden."),
        "second_wave" => (
            "Zweite Welle",
            "In dieser Runde darf eine Einheit, die zurückkehrt, bis zu 6 Zoll vor deiner \
             Aufstellungszone stehen.",
        ),
        "hot_oil" => (
            "Siedendes Öl",
            "Eine Einheit, die eine Burgmauer im Nahkampf angegriffen hat, erleidet W3 Wunden.",
        ),
        "sortie" => (
            "Ausfall",
            "Eine Einheit, die höchstens 3 Zoll von einer Burgmauer aktiviert wird, erhält in \
             diesem Zug +1 auf Trefferwürfe.",
        ),
        "mason" => (
            "Maurer",
            "Eine Burgmauer, die noch steht, stellt 2 Wunden wieder her.",
        ),
        "stones" => (
            "Steinhagel",
            "Ein Feind, der höchstens 6 Zoll von einer Burgmauer steht, erleidet 2 Treffer.",
        ),
        "reserves" => (
            "Verborgene Reserven",
            "Eine Einheit der Reserve darf schon ab Runde 2 kommen.",
        ),
        "oath" => (
            "Schwur der Verteidiger",
            "Eine Einheit, die höchstens 6 Zoll von einer Burgmauer steht, besteht den Test, den \
             sie gerade gewürfelt hat.",
        ),
        _ => return None,
    })
}
