//! Every option with its values, the usual one first.

use crate::language::Words;

/// One option; `field` is its name in the rules' set-up.
#[derive(Clone, Copy, Debug)]
pub struct Choice {
    pub field: &'static str,
    pub legend: Words,
    pub values: &'static [Named],
}

/// A value as the rules write it, its name, what it means, and how a list of tables tells it.
#[derive(Clone, Copy, Debug)]
pub struct Named {
    pub value: &'static str,
    pub name: Words,
    pub note: Words,
    pub told: Words,
}

const fn named(value: &'static str, name: Words, note: Words, told: Words) -> Named {
    Named {
        value,
        name,
        note,
        told,
    }
}

const fn choice(field: &'static str, legend: Words, values: &'static [Named]) -> Choice {
    Choice {
        field,
        legend,
        values,
    }
}

const NONE: Words = words!("" | "");

/// What every table should think about.
pub const MAIN: &[Choice] = &[
    choice(
        "houses",
        words!("Houses" | "Häuser"),
        &[
            named(
                "Chosen",
                words!("Chosen" | "Gewählt"),
                words!("Everybody takes a house" | "Alle nehmen sich ein Haus"),
                words!("houses chosen" | "Häuser gewählt"),
            ),
            named(
                "Drawn",
                words!("Drawn" | "Gelost"),
                words!("By chance when the table is full" | "Per Los, wenn der Tisch voll ist"),
                words!("houses drawn" | "Häuser gelost"),
            ),
        ],
    ),
    choice(
        "tides_of_battle",
        words!("Tides of Battle" | "Gezeiten der Schlacht"),
        &[
            named(
                "Off",
                words!("Without" | "Ohne"),
                words!("Battles can be reckoned" | "Kämpfe lassen sich berechnen"),
                NONE,
            ),
            named(
                "On",
                words!("With" | "Mit"),
                words!("Each side draws a card in battle" | "Jede Seite zieht im Kampf eine Karte"),
                words!("Tides of Battle" | "Gezeiten der Schlacht"),
            ),
        ],
    ),
    choice(
        "consolidation",
        words!("Consolidating power" | "Machtzuwachs"),
        &[
            named(
                "ByHand",
                words!("By hand" | "Von Hand"),
                words!(
                    "One order at a time, in turn order" | "Ein Befehl nach dem anderen, reihum"
                ),
                NONE,
            ),
            named(
                "Automatic",
                words!("By itself" | "Von selbst"),
                words!(
                    "Fewer clicks; good by correspondence"
                        | "Weniger Klicks; gut für lange Partien"
                ),
                words!("power by itself" | "Machtzuwachs von selbst"),
            ),
        ],
    ),
    choice(
        "final_tiebreak",
        words!("Equal at the end" | "Gleichstand am Ende"),
        &[
            named(
                "Rulebook",
                words!("As the rulebook" | "Wie im Regelheft"),
                words!(
                    "Strongholds, supply, power, Iron Throne"
                        | "Festungen, Vorrat, Machtmarker, Eiserner Thron"
                ),
                NONE,
            ),
            named(
                "Faq2",
                words!("As the FAQ" | "Wie in den FAQ"),
                words!("Land areas, supply, Iron Throne" | "Landgebiete, Vorrat, Eiserner Thron"),
                words!("tie-break of the FAQ" | "Gleichstand nach FAQ"),
            ),
        ],
    ),
];

/// Readings of what the rulebook leaves open.
pub const ADVANCED: &[Choice] = &[
    choice(
        "lannister_port_ship",
        words!("Lannister's ship in port" | "Lannisters Schiff im Hafen"),
        &[
            named(
                "FromFourPlayers",
                words!("From four players on" | "Ab vier Häusern"),
                NONE,
                NONE,
            ),
            named(
                "On",
                words!("Always" | "Immer"),
                NONE,
                words!("Lannister's ship always" | "Lannisters Schiff immer"),
            ),
            named(
                "Off",
                words!("Never" | "Nie"),
                NONE,
                words!("no ship for Lannister" | "kein Schiff für Lannister"),
            ),
        ],
    ),
    choice(
        "tides_reshuffle",
        words!("Tides of Battle cards are shuffled" | "Die Gezeitenkarten werden gemischt"),
        &[
            named(
                "EachCombat",
                words!("Before each battle" | "Vor jedem Kampf"),
                NONE,
                NONE,
            ),
            named(
                "WhenEmpty",
                words!("When the deck is empty" | "Wenn der Stapel leer ist"),
                NONE,
                words!("Tides shuffled when empty" | "Gezeiten erst leer gemischt"),
            ),
        ],
    ),
    choice(
        "tides_blade",
        words!("The Blade beside Tides of Battle" | "Das Schwert neben den Gezeiten"),
        &[
            named(
                "AfterRevealAllowed",
                words!(
                    "Another card, or 1 strength after the reveal"
                        | "Andere Karte oder 1 Stärke nach dem Aufdecken"
                ),
                NONE,
                NONE,
            ),
            named(
                "RedrawOnly",
                words!("Another card only" | "Nur eine andere Karte"),
                NONE,
                words!("the Blade only redraws" | "Schwert nur für eine andere Karte"),
            ),
        ],
    ),
    choice(
        "winter_is_coming",
        words!("Winter is Coming is replaced" | "„Der Winter naht“ wird ersetzt"),
        &[
            named(
                "AtReveal",
                words!("As soon as it is seen" | "Sobald sie zu sehen ist"),
                NONE,
                NONE,
            ),
            named(
                "AtResolution",
                words!("When its deck is due" | "Wenn ihr Stapel an der Reihe ist"),
                NONE,
                words!("Winter replaced when due" | "Winter erst an der Reihe ersetzt"),
            ),
        ],
    ),
    choice(
        "dark_wings",
        words!(
            "Power from Dark Wings, Dark Words"
                | "Machtmarker durch „Dunkle Schwingen, dunkle Worte“"
        ),
        &[
            named(
                "CrownsOnly",
                words!("For crowns" | "Für Kronen"),
                NONE,
                NONE,
            ),
            named(
                "CrownsAndPorts",
                words!("For crowns and ports" | "Für Kronen und Häfen"),
                NONE,
                words!("Dark Wings pays for ports" | "Dunkle Schwingen auch für Häfen"),
            ),
        ],
    ),
    choice(
        "wildling_tie",
        words!(
            "Equal bids against wildlings are decided"
                | "Gleiche Gebote gegen die Wildlinge werden entschieden"
        ),
        &[
            named(
                "BeforeCard",
                words!("Before the card is seen" | "Bevor die Karte bekannt ist"),
                NONE,
                NONE,
            ),
            named(
                "AfterCard",
                words!("After the card is seen" | "Wenn die Karte bekannt ist"),
                NONE,
                words!("wildling ties after the card" | "Gleichstand nach der Wildlingskarte"),
            ),
        ],
    ),
    choice(
        "arianne_power_token",
        words!(
            "Where Arianne loses, a power token there" | "Wo Arianne verliert, ist ein Machtmarker"
        ),
        &[
            named("Removed", words!("Leaves the map" | "Verloren"), NONE, NONE),
            named(
                "Stays",
                words!("Stays" | "Weiter dort"),
                NONE,
                words!("Arianne's token stays" | "Ariannes Marker bleibt"),
            ),
        ],
    ),
    choice(
        "attack_supply",
        words!(
            "Attackers count for supply where they attack"
                | "Angreifer zählen für den Vorrat dort, wo sie angreifen"
        ),
        &[
            named("Counted", words!("Yes" | "Ja"), NONE, NONE),
            named(
                "Ignored",
                words!("No" | "Nein"),
                NONE,
                words!("attacks need no supply" | "Angriffe brauchen keinen Vorrat"),
            ),
        ],
    ),
    choice(
        "beaten_attacker",
        words!(
            "Attackers who come back beyond supply"
                | "Angreifer, die über den Vorrat hinaus zurückkehren"
        ),
        &[
            named(
                "DestroysExcess",
                words!("Lose what is too much" | "Verlieren, was zu viel ist"),
                NONE,
                NONE,
            ),
            named(
                "Ignored",
                words!("Stay as they are" | "Bleiben, wie sie sind"),
                NONE,
                words!("beaten attackers stay" | "geschlagene Angreifer bleiben"),
            ),
        ],
    ),
    choice(
        "support_scope",
        words!(
            "A house with several Support orders may help"
                | "Ein Haus mit mehreren Unterstützungen darf helfen"
        ),
        &[
            named(
                "PerOrder",
                words!("Both sides, order by order" | "Beiden Seiten, Befehl für Befehl"),
                NONE,
                NONE,
            ),
            named(
                "PerHouse",
                words!("One side only" | "Nur einer Seite"),
                NONE,
                words!("support for one side" | "Unterstützung für eine Seite"),
            ),
        ],
    ),
    choice(
        "siege_casualty",
        words!("Siege engines named as casualties" | "Belagerungsmaschinen als Verluste"),
        &[
            named("Allowed", words!("Allowed" | "Erlaubt"), NONE, NONE),
            named(
                "Forbidden",
                words!("Not allowed" | "Nicht erlaubt"),
                NONE,
                words!(
                    "no siege engines as casualties" | "keine Belagerungsmaschinen als Verluste"
                ),
            ),
        ],
    ),
    choice(
        "over_removal",
        words!("Destroying more than supply asks for" | "Mehr vernichten, als der Vorrat verlangt"),
        &[
            named(
                "Forbidden",
                words!("Not allowed" | "Nicht erlaubt"),
                NONE,
                NONE,
            ),
            named(
                "Allowed",
                words!("Allowed" | "Erlaubt"),
                NONE,
                words!("units may be given up" | "Einheiten dürfen aufgegeben werden"),
            ),
        ],
    ),
];
