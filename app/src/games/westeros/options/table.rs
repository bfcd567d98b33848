//! Every option with its values, the usual one first.

/// One option; `field` is its name in the rules' set-up.
#[derive(Clone, Copy, Debug)]
pub struct Choice {
    pub field: &'static str,
    pub legend: &'static str,
    pub values: &'static [Named],
}

/// A value as the rules write it, its name, what it means, and how a list of tables tells it.
#[derive(Clone, Copy, Debug)]
pub struct Named {
    pub value: &'static str,
    pub name: &'static str,
    pub note: &'static str,
    pub told: &'static str,
}

const fn named(
    value: &'static str,
    name: &'static str,
    note: &'static str,
    told: &'static str,
) -> Named {
    Named {
        value,
        name,
        note,
        told,
    }
}

const fn choice(field: &'static str, legend: &'static str, values: &'static [Named]) -> Choice {
    Choice {
        field,
        legend,
        values,
    }
}

/// What every table should think about.
pub const MAIN: &[Choice] = &[
    choice(
        "houses",
        "Houses",
        &[
            named(
                "Chosen",
                "Chosen",
                "Everybody takes a house",
                "houses chosen",
            ),
            named(
                "Drawn",
                "Drawn",
                "By chance when the table is full",
                "houses drawn",
            ),
        ],
    ),
    choice(
        "tides_of_battle",
        "Tides of Battle",
        &[
            named("Off", "Without", "Battles can be reckoned", ""),
            named(
                "On",
                "With",
                "Each side draws a card in battle",
                "Tides of Battle",
            ),
        ],
    ),
    choice(
        "consolidation",
        "Consolidating power",
        &[
            named(
                "ByHand",
                "By hand",
                "One order at a time, in turn order",
                "",
            ),
            named(
                "Automatic",
                "By itself",
                "Fewer clicks; good by correspondence",
                "power by itself",
            ),
        ],
    ),
    choice(
        "final_tiebreak",
        "Equal at the end",
        &[
            named(
                "Rulebook",
                "As the rulebook",
                "Strongholds, supply, power, Iron Throne",
                "",
            ),
            named(
                "Faq2",
                "As the FAQ",
                "Land areas, supply, Iron Throne",
                "tie-break of the FAQ",
            ),
        ],
    ),
];

/// Readings of what the rulebook leaves open.
pub const ADVANCED: &[Choice] = &[
    choice(
        "lannister_port_ship",
        "Lannister's ship in port",
        &[
            named("FromFourPlayers", "From four players on", "", ""),
            named("On", "Always", "", "Lannister's ship always"),
            named("Off", "Never", "", "no ship for Lannister"),
        ],
    ),
    choice(
        "tides_reshuffle",
        "Tides of Battle cards are shuffled",
        &[
            named("EachCombat", "Before each battle", "", ""),
            named(
                "WhenEmpty",
                "When the deck is empty",
                "",
                "Tides shuffled when empty",
            ),
        ],
    ),
    choice(
        "tides_blade",
        "The Blade beside Tides of Battle",
        &[
            named(
                "AfterRevealAllowed",
                "Another card, or 1 strength after the reveal",
                "",
                "",
            ),
            named(
                "RedrawOnly",
                "Another card only",
                "",
                "the Blade only redraws",
            ),
        ],
    ),
    choice(
        "winter_is_coming",
        "Winter is Coming is replaced",
        &[
            named("AtReveal", "As soon as it is seen", "", ""),
            named(
                "AtResolution",
                "When its deck is due",
                "",
                "Winter replaced when due",
            ),
        ],
    ),
    choice(
        "dark_wings",
        "Power from Dark Wings, Dark Words",
        &[
            named("CrownsOnly", "For crowns", "", ""),
            named(
                "CrownsAndPorts",
                "For crowns and ports",
                "",
                "Dark Wings pays for ports",
            ),
        ],
    ),
    choice(
        "wildling_tie",
        "Equal bids against wildlings are decided",
        &[
            named("BeforeCard", "Before the card is seen", "", ""),
            named(
                "AfterCard",
                "After the card is seen",
                "",
                "wildling ties after the card",
            ),
        ],
    ),
    choice(
        "arianne_power_token",
        "Where Arianne loses, a power token there",
        &[
            named("Removed", "Leaves the map", "", ""),
            named("Stays", "Stays", "", "Arianne's token stays"),
        ],
    ),
    choice(
        "attack_supply",
        "Attackers count for supply where they attack",
        &[
            named("Counted", "Yes", "", ""),
            named("Ignored", "No", "", "attacks need no supply"),
        ],
    ),
    choice(
        "beaten_attacker",
        "Attackers who come back beyond supply",
        &[
            named("DestroysExcess", "Lose what is too much", "", ""),
            named("Ignored", "Stay as they are", "", "beaten attackers stay"),
        ],
    ),
    choice(
        "support_scope",
        "A house with several Support orders may help",
        &[
            named("PerOrder", "Both sides, order by order", "", ""),
            named("PerHouse", "One side only", "", "support for one side"),
        ],
    ),
    choice(
        "siege_casualty",
        "Siege engines named as casualties",
        &[
            named("Allowed", "Allowed", "", ""),
            named(
                "Forbidden",
                "Not allowed",
                "",
                "no siege engines as casualties",
            ),
        ],
    ),
    choice(
        "over_removal",
        "Destroying more than supply asks for",
        &[
            named("Forbidden", "Not allowed", "", ""),
            named("Allowed", "Allowed", "", "units may be given up"),
        ],
    ),
];
