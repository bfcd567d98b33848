//! Abilities of attachments and NCUs in German.

/// Name and text, by the id in the data.
#[expect(clippy::too_many_lines, reason = "a table: one row an ability")]
pub fn german(id: &str) -> Option<(&'static str, &'static str)> {
    Some(match id {
        "harry_them" => (
            "Setzt ihnen zu",
            "Zu Beginn eines feindlichen Zuges verschiebt sich eine eigene Einheit in kurzer \
             Reichweite um bis zu 3 Zoll.",
        ),
        "swift_retreat" => (
            "Schneller Rückzug",
            "Nach einem feindlichen Nahkampfangriff auf diese Einheit macht sie einen freien \
             Rückzug.",
        ),
        "reckless_heroism" => (
            "Tollkühn",
            "Vor dem Sturmwurf: Die Einheit erleidet W3 Wunden, und der Würfel zählt als 6.",
        ),
        "furious_charge" => (
            "Wütender Sturm",
            "Eine Einheit, die diese bestürmt, wird verwundbar.",
        ),
        "martial_training" => (
            "Waffenübung",
            "Bei einem Nahkampfangriff dieser Einheit wird der Verteidiger verwundbar.",
        ),
        "fury_unleashed" => (
            "Entfesselter Zorn",
            "Ein Nahkampfangriff darf 2 Angriffswürfel mehr und „Grausam“ erhalten; danach \
             erleidet die Einheit W3 Wunden.",
        ),
        "duelist" => (
            "Riposte",
            "Wird die Einheit im Nahkampf angegriffen, fügt jeder Fehlwurf dem Angreifer nach dem \
             Angriff 1 Treffer zu.",
        ),
        "stalwart" => ("Standhaft", "+2 auf Moralwürfe."),
        "unstoppable_fury" => (
            "Unaufhaltsamer Zorn",
            "Wem diese Einheit einen Sturmangriff ansagt, der wird panisch, auch wenn der \
             Sturmangriff misslingt.",
        ),
        "inhuman_strength" => (
            "Unmenschliche Kraft",
            "Nahkampfangriffe dieser Einheit haben 2 Würfel mehr und „Rüstungsbrecher“.",
        ),
        "uncontrolled_rage" => (
            "Blinde Wut",
            "Ist ein Sturmangriff möglich, macht die Einheit einen Moraltest. Besteht sie ihn \
             nicht, muss sie den nächsten möglichen Feind angreifen; der Würfel zählt als 6.",
        ),
        "at_any_cost" => (
            "Um jeden Preis",
            "Reicht ihr Panikwurf nicht, darf die Einheit 1 Wunde erleiden und besteht den Test \
             dann doch, auch wenn diese Wunde den Hauptmann kostet.",
        ),
        "cut_them_down" => (
            "Niedermachen",
            "Ein an diese Einheit gebundener Feind, der einen Paniktest nicht besteht, erleidet 2 \
             Wunden mehr; mehrere solche Einheiten zählen zusammen.",
        ),
        "adaptive_tactics" => (
            "Wendige Taktik",
            "Ist die Einheit gebunden, darfst du bei einem gebundenen Feind jeden Zustandsmarker \
             einsetzen, als wäre er ein anderer.",
        ),
        "pursuit" => (
            "Verfolgung",
            "Beim Vorstürmen darf das freie Manöver dieser Einheit W3 Zoll weiter gehen.",
        ),
        "dauntless" => (
            "Unverzagt",
            "Heilt nach einem bestandenen Moraltest 1 Wunde.",
        ),
        "influence_catelyn" => (
            "Einfluss",
            "Besetzt sie eine Zone, lege sie bis zum Rundenende an eine Kampfeinheit. Diese verliert \
             sofort 1 Zustandsmarker deiner Wahl; eine eigene Einheit greift dann mit ihrer besten \
             Würfelzeile an.",
        ),
        "little_bird" => (
            "Vögelchen",
            "Besetzt sie eine Zone, darfst du statt deren Wirkung eine Taktikkarte aus deinem \
             Ablagestapel zurücknehmen.",
        ),
        "influence_cersei" => (
            "Einfluss",
            "Besetzt sie eine Zone, lege sie bis zum Rundenende an eine Kampfeinheit. Ein Feind \
             erhält -2 auf Moralwürfe; hältst du dabei die Krone, wird er auch panisch.",
        ),
        "full_hand" => (
            "Pläne in Plänen",
            "Deine Hand wird auf 4 statt 3 Taktikkarten aufgefüllt, und du beginnst mit 4 Karten.",
        ),
        "rains" => (
            "Der Wille des alten Löwen",
            "Einmal je Partie, zu Beginn eines beliebigen Zuges: Ein Feind wird panisch, einer \
             verwundbar, einer macht einen Paniktest; es darf derselbe sein.",
        ),
        "maester_tokens" => (
            "Leises Gift",
            "Beginnt mit 3 Zählern. Wird er aktiviert, darf einer eingesetzt werden: Ein Feind \
             wird geschwächt.",
        ),
        "swap_zone" => (
            "Eine andere Leiter",
            "Statt der Wirkung der besetzten Zone darf die einer anderen Zone gelten (das zählt \
             nicht als diese Zone).",
        ),
        "little_birds" => (
            "Geflüster",
            "Wirkt die eigene Fähigkeit einer feindlichen NCU, die eine Zone besetzt, wirf einen \
             Würfel: Ab 4 bleibt die Fähigkeit ohne Wirkung (nicht die Zone).",
        ),
        "rumours" => (
            "Gerüchte vom Schinden",
            "Beginnt mit 3 Zählern. Wird er aktiviert, darf einer eingesetzt werden: Ein Feind \
             wird panisch.",
        ),
        _ => return None,
    })
}
