//! Tactics cards of House Stark in German.

/// Text and bonus, by the id in the data.
pub fn german(id: &str) -> Option<(&'static str, &'static str)> {
    Some(match id {
        "northern_ferocity" => (
            "Ein eigener Nahkampfangriff erhält „Rüstungsbrecher“; mit nur noch einer Reihe auch \
             „Grausam“.",
            "Der Verteidiger wird verwundbar.",
        ),
        "devastating_impact" => (
            "Vor dem Sturmwurf: Gelingt der Sturmangriff, wird sein Ziel panisch.",
            "Der Sturmwürfel darf neu gewürfelt werden.",
        ),
        "direwolfs_fervor" => (
            "Eine eigene Einheit, die aktiviert wird, heilt 1 Wunde und 1 weitere für jede \
             verlorene Reihe.",
            "Ihre Angriffe erhalten in diesem Zug +1 auf Trefferwürfe.",
        ),
        "sudden_charge" => (
            "Nach Manöver oder Marsch einer eigenen ungebundenen Einheit: Sie dreht sich oder \
             macht, wenn sie keine Reihe verloren hat, einen Sturmangriff ohne Sturmbonus.",
            "Der Sturmangriff behält seinen Sturmbonus.",
        ),
        "swift_advance" => (
            "Eine eigene Einheit verschiebt sich um bis zu 2 Zoll.",
            "Stattdessen macht sie ein freies Manöver von bis zu 3 Zoll.",
        ),
        "north_remembers" => (
            "Vernichtet eine feindliche Einheit eine deiner Einheiten, lege diese Karte an sie an: \
             Angriffe deiner Seite gegen sie erhalten +1 auf Trefferwürfe.",
            "Sie wird außerdem verwundbar.",
        ),
        "winter_is_coming" => (
            "Wähle: Die Seite der bestürmten Einheit nutzt bis zum Ende des Zuges weder \
             Taktikkarten noch Befehle; oder dein Angriff nutzt seine beste Würfelzeile.",
            "Beides gilt.",
        ),
        "hit_and_run" => (
            "Nach einem eigenen Nahkampfangriff macht der Angreifer einen freien Rückzug.",
            "",
        ),
        "tactical_retreat" => (
            "Nach einem feindlichen Nahkampfangriff macht der Verteidiger einen freien Rückzug.",
            "",
        ),
        "superior_positioning" => (
            "Ein Sturmangriff auf die Front einer eigenen Einheit ist bei einem Wurf von 3 oder \
             weniger ungeordnet.",
            "",
        ),
        "berserker_tactics" => (
            "Bei einem eigenen Nahkampfangriff darf der Angreifer bis zu 3 Wunden erleiden; der \
             Angriff verursacht ebenso viele mehr.",
            "",
        ),
        "lash_out" => (
            "Überlebt der Verteidiger einen Nahkampfangriff, erleidet der Angreifer 2 Wunden für \
             jede Reihe, die der Verteidiger verloren hat.",
            "",
        ),
        "last_stand" => (
            "Bevor eine vernichtete eigene Einheit vom Tisch kommt, macht sie mit ihrer besten \
             Würfelzeile einen Nahkampfangriff auf einen Feind, an den sie gebunden war.",
            "",
        ),
        _ => return None,
    })
}
