//! Tactics cards of House Lannister in German.

/// Text and bonus, by the id in the data.
pub fn german(id: &str) -> Option<(&'static str, &'static str)> {
    Some(match id {
        "intrigue" => (
            "Eine feindliche NCU, die aktiviert wird, verliert ihre Fähigkeiten bis zum Ende der \
             Runde.",
            "Ein Feind wird geschwächt.",
        ),
        "pays_debts" => (
            "Nach einem feindlichen Angriff auf eine eigene Einheit wird der Angreifer panisch.",
            "Er wird außerdem geschwächt.",
        ),
        "hear_me_roar" => (
            "Ein Feind erhält auf den Moraltest, der ihm bevorsteht, -1 und weitere -1 für jede \
             verlorene Reihe.",
            "Er wird zuvor panisch.",
        ),
        "paid_mutiny" => (
            "Ein Feind, der aktiviert wird, macht einen Moraltest. Besteht er ihn nicht, erleidet er \
             W3 Wunden, und seine Aktivierung endet.",
            "Der Test hat -2.",
        ),
        "fealty" => (
            "Besteht ein Feind einen Paniktest nicht, heilt eine eigene Einheit in langer Reichweite so \
             viele Wunden, wie er dabei verloren hat, höchstens 3.",
            "Höchstens 4, und der Feind erleidet 1 Wunde mehr.",
        ),
        "counterplot" => (
            "Spielt ein Feind eine Taktikkarte, wirf einen Würfel: Ab 3 bleibt die Karte ohne \
             Wirkung und wird abgelegt.",
            "Schon ab 2.",
        ),
        "subjugation" => (
            "Eine feindliche Einheit, die aktiviert wird, verliert bis zum Ende ihrer Aktivierung \
             alle Fähigkeiten, die nicht angeboren sind.",
            "Stattdessen bis zum Ende der Runde.",
        ),
        "renown" => (
            "Eine eigene Einheit in langer Reichweite von Jaimes Einheit besteht den Moraltest, \
             den sie gerade gewürfelt hat.",
            "",
        ),
        "prowess" => (
            "Jaimes Einheit greift mit ihrer besten Würfelzeile an, und der Verteidiger wird \
             verwundbar.",
            "",
        ),
        "infamy" => (
            "Ein Feind, der in langer Reichweite von Jaimes Einheit aktiviert wird, wird panisch und \
             macht einen Paniktest.",
            "",
        ),
        "fury" => (
            "Ein eigener Nahkampfangriff erhält „Rüstungsbrecher“ und „Grausam“; eine Einheit von \
             House Clegane auch 2 Würfel mehr.",
            "",
        ),
        "assault_orders" => (
            "Statt der Wirkung der besetzten Zone macht eine eigene Einheit einen Nahkampfangriff.",
            "",
        ),
        "price_of_failure" => (
            "Alle Würfel eines eigenen Nahkampfangriffs treffen; wird der Verteidiger nicht \
             vernichtet, wird der Angreifer panisch und verwundbar.",
            "",
        ),
        _ => return None,
    })
}
