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
    pub brief: Words,
}

const fn named(value: &'static str, name: Words, note: Words, brief: Words) -> Named {
    Named {
        value,
        name,
        note,
        brief,
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

/// The values that spare people a day's wait where nothing depends on their answer, by their fields.
pub const FOR_DAYS: &[(&str, &str)] = &[("consolidation", "Automatic")];

/// The choices that every table should think about.
pub const MAIN: &[Choice] = &[
    choice(
        "houses",
        words!("Houses" | "Häuser"),
        &[
            named(
                "Chosen",
                words!("Chosen" | "Gewählt"),
                words!("Everyone picks a house" | "Alle wählen ein Haus"),
                words!("everyone picks a house" | "Haus nach Wahl"),
            ),
            named(
                "Drawn",
                words!("Drawn" | "Gelost"),
                words!("At random, once the table is full" | "Per Los, wenn der Tisch voll ist"),
                words!("houses by lot" | "Häuser gelost"),
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
                words!("Battles are predictable" | "Kämpfe lassen sich berechnen"),
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
                words!("Manual" | "Von Hand"),
                words!(
                    "One order at a time, in turn order"
                        | "Ein Befehl nach dem anderen, in \
                         Zugreihenfolge"
                ),
                NONE,
            ),
            named(
                "Automatic",
                words!("Automatic" | "Automatisch"),
                words!(
                    "Fewer clicks; good by correspondence"
                        | "Weniger Klicks; gut für lange Partien"
                ),
                words!("automatic power" | "Machtzuwachs automatisch"),
            ),
        ],
    ),
    choice(
        "final_tiebreak",
        words!("Final tie-break" | "Gleichstand am Ende"),
        &[
            named(
                "Rulebook",
                words!("As in the rulebook" | "Wie im Regelheft"),
                words!(
                    "Strongholds, supply, power, Iron Throne"
                        | "Festungen, Vorrat, Machtmarker, Eiserner Thron"
                ),
                NONE,
            ),
            named(
                "Faq2",
                words!("As in the FAQ" | "Wie in den FAQ"),
                words!("Land areas, supply, Iron Throne" | "Landgebiete, Vorrat, Eiserner Thron"),
                words!("FAQ tie-break" | "Gleichstand nach FAQ"),
            ),
        ],
    ),
];

/// Readings of what the rulebook leaves open.
pub const ADVANCED: &[Choice] = &[
    choice(
        "lannister_port_ship",
        words!("Lannister's ship in port" | "Lennisters Schiff im Hafen"),
        &[
            named(
                "FromFourPlayers",
                words!("With four or more players" | "Ab vier Häusern"),
                NONE,
                NONE,
            ),
            named(
                "On",
                words!("Always" | "Immer"),
                NONE,
                words!("Lannister's ship always" | "Lennisters Schiff immer"),
            ),
            named(
                "Off",
                words!("Never" | "Nie"),
                NONE,
                words!("no ship for Lannister" | "kein Schiff für Lennister"),
            ),
        ],
    ),
    choice(
        "tides_reshuffle",
        words!("Shuffle Tides of Battle cards" | "Die Gezeitenkarten werden gemischt"),
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
        words!("The Blade with Tides of Battle" | "Die Klinge bei den Gezeiten"),
        &[
            named(
                "AfterRevealAllowed",
                words!(
                    "Another card, or +1 strength after the reveal"
                        | "Andere Karte oder +1 Stärke nach dem Aufdecken"
                ),
                NONE,
                NONE,
            ),
            named(
                "RedrawOnly",
                words!("Another card only" | "Nur eine andere Karte"),
                NONE,
                words!("the Blade only redraws" | "Klinge: nur andere Karte"),
            ),
        ],
    ),
    choice(
        "winter_is_coming",
        words!("Winter is Coming is replaced" | "„Der Winter naht“ wird ersetzt"),
        &[
            named(
                "AtReveal",
                words!("As soon as it's revealed" | "Sobald sie zu sehen ist"),
                NONE,
                NONE,
            ),
            named(
                "AtResolution",
                words!("When its deck is resolved" | "Wenn ihr Stapel dran ist"),
                NONE,
                words!("Winter replaced in turn" | "Winter später ersetzt"),
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
            "Tied bids against wildlings are settled"
                | "Gleiche Gebote gegen die Wildlinge werden entschieden"
        ),
        &[
            named(
                "BeforeCard",
                words!("Before the card is revealed" | "Vor dem Aufdecken der Karte"),
                NONE,
                NONE,
            ),
            named(
                "AfterCard",
                words!("After the card is revealed" | "Nach dem Aufdecken der Karte"),
                NONE,
                words!("wildling ties after the reveal" | "Gleichstand nach der Wildlingskarte"),
            ),
        ],
    ),
    choice(
        "arianne_power_token",
        words!(
            "If Arianne loses, a power token there" | "Verliert Arianne, ist ein Machtmarker dort"
        ),
        &[
            named("Removed", words!("Is removed" | "verloren"), NONE, NONE),
            named(
                "Stays",
                words!("Stays" | "weiter da"),
                NONE,
                words!("Arianne's token stays" | "Ariannes Marker bleibt"),
            ),
        ],
    ),
    choice(
        "attack_supply",
        words!(
            "Attackers count toward supply in the area they attack"
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
            "Attackers who retreat and exceed supply"
                | "Angreifer, für deren Rückkehr der Vorrat nicht reicht"
        ),
        &[
            named(
                "DestroysExcess",
                words!("Lose the excess units" | "Verlieren überzählige Einheiten"),
                NONE,
                NONE,
            ),
            named(
                "Ignored",
                words!("Lose nothing" | "Verlieren nichts"),
                NONE,
                words!("no supply loss for attackers" | "keine Verluste bei der Rückkehr"),
            ),
        ],
    ),
    choice(
        "support_scope",
        words!(
            "A house with several Support orders may support"
                | "Ein Haus mit mehreren Unterstützungsbefehlen darf helfen"
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
        words!("Siege engines as casualties" | "Belagerungsmaschinen als Verluste"),
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
        words!(
            "Destroying more units than supply requires"
                | "Mehr vernichten, als der Vorrat verlangt"
        ),
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
                words!("extra units may be destroyed" | "mehr vernichten erlaubt"),
            ),
        ],
    ),
];
