//! Abilities of attacks and units in German.

/// Name and text, by the id in the data.
#[expect(clippy::too_many_lines, reason = "a table: one row an ability")]
pub fn german(id: &str) -> Option<(&'static str, &'static str)> {
    Some(match id {
        "sundering" => (
            "Rüstungsbrecher",
            "Verteidigungswürfe gegen diesen Angriff erhalten -1.",
        ),
        "vicious" => (
            "Grausam",
            "Der Panikwurf, den dieser Angriff auslöst, erhält -2.",
        ),
        "critical_blow" => (
            "Wuchtiger Schlag",
            "Jede gewürfelte 6 beim Angriff zählt als zwei Treffer.",
        ),
        "precision" => (
            "Präzision",
            "Jede gewürfelte 6 beim Angriff ist ein Treffer, der sich nicht abwehren lässt.",
        ),
        "no_saves" => (
            "Unabwendbar",
            "Gegen diesen Angriff wird nicht verteidigt: Es gibt keine Verteidigungswürfel.",
        ),
        "indirect" => (
            "Indirekt",
            "Andere Einheiten versperren diesem Angriff nicht die Sicht.",
        ),
        "stark_fury" => (
            "Zorn der Starks",
            "Im Nahkampf darf die Einheit +1 auf Trefferwürfe und „Wuchtiger Schlag“ nehmen. Dann \
             erleidet sie nach dem Angriff W3 Wunden, außer sie hat nur noch eine Reihe.",
        ),
        "berserk" => (
            "Berserkerrausch",
            "Mit weniger Reihen mehr Würfel, wie das Profil sie nennt; sonst keine Wirkung.",
        ),
        "outrider_maneuver" => (
            "Schnelle Reiter",
            "Vor der Wahl der Aktion darf die Einheit ein freies Manöver von bis zu 3 Zoll machen.",
        ),
        "cav3" => ("Reiterei", "Jedes Modell verträgt 3 Wunden."),
        "beast4" => ("Mächtiges Wesen", "Das Modell verträgt 4 Wunden."),
        "beast_rush" => (
            "Schattenwolf",
            "Vor der Wahl der Aktion darf die Einheit ein freies Manöver machen.",
        ),
        "disrupt" => (
            "Störer",
            "Feinde, die an diese Einheit gebunden sind, erhalten -1 auf Trefferwürfe.",
        ),
        "shield_wall" => (
            "Schildwall",
            "Bei einem Nahkampfangriff auf Front oder Flanke wehrt die Einheit für jede \
             verbliebene Reihe einen weiteren Treffer ab.",
        ),
        "stubborn" => (
            "Zähe Beharrlichkeit",
            "Nach einem bestandenen Paniktest erleidet ein gebundener Feind 1 Wunde.",
        ),
        "executioner" => (
            "Henkershieb",
            "Nur gewürfelte Sechsen wehren Treffer dieses Angriffs ab.",
        ),
        "lann_supremacy" => (
            "Überlegenheit des Löwen",
            "Besteht die Einheit den Paniktest nach einem Angriff, macht der Angreifer einen \
             Paniktest mit -2.",
        ),
        "set_for_charge" => (
            "Auf Sturm gefasst",
            "Wird die ungebundene Einheit an der Front bestürmt, macht sie einen Nahkampfangriff \
             auf den Angreifer, bevor dieser angreift.",
        ),
        "prey_on_fear" => (
            "Angst als Beute",
            "Besteht ein gebundener Feind einen Paniktest nicht, heilt diese Einheit 2 Wunden.",
        ),
        "lance_hits" => (
            "Lanze",
            "Im Sturmangriff ein automatischer Treffer mehr für jede verbliebene Reihe.",
        ),
        "crossbow_short" => (
            "Nahe Salve",
            "Gegen Ziele in kurzer Reichweite dürfen Angriffswürfel neu gewürfelt werden.",
        ),
        "horrific_visage" => (
            "Schreckensgestalt",
            "Wer diese Einheit im Nahkampf angreifen will, macht zuerst einen Paniktest mit -1 \
             für jede verbliebene Reihe dieser Einheit.",
        ),
        "cleave" => (
            "Spaltende Hiebe",
            "Keine Verteidigungswürfel; im Sturmangriff außerdem „Wuchtiger Schlag“.",
        ),
        "intimidating" => (
            "Einschüchternd",
            "Gebundene Feinde erhalten -1 auf Moralwürfe und erleiden 1 Wunde mehr, wenn sie einen \
             Paniktest nicht bestehen.",
        ),
        "ruthless" => (
            "Gnadenlos",
            "Gegen einen Feind, der in dieser Runde noch nicht aktiviert wurde: Angriffswürfel \
             dürfen neu gewürfelt werden, und der Feind wird verwundbar.",
        ),
        "charging_volley" => (
            "Salve im Sturm",
            "Vor ihrem Sturmangriff macht die Einheit einen freien Fernkampfangriff auf das Ziel, \
             ohne Verschieben; Reichweite und Sicht sind nötig wie sonst.",
        ),
        "coin_attack" => (
            "Für Gold",
            "Besetzt eine NCU deiner Seite „Reichtum“, darf statt der Wirkung der Zone eine \
             Einheit mit dieser Fähigkeit einen Angriff machen.",
        ),
        "counterstrike" => (
            "Gegenschlag",
            "Wird die Einheit im Nahkampf angegriffen, fügt jeder Fehlwurf dem Angreifer nach dem \
             Angriff 1 Treffer zu.",
        ),
        "flail" => (
            "Kriegsflegel",
            "Im Sturmangriff erhält der Angriff „Wuchtiger Schlag“.",
        ),
        _ => return None,
    })
}
