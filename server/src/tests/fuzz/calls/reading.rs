//! Lists, lessons and the rules.

use super::super::values::Kind::{Name, Number, One, Plain};
use super::{Call, reads};

pub const CALLS: &[Call] = &[
    reads(
        "lobby",
        &[
            ("filter[seats]", Number(0, 6)),
            ("filter[chat]", One(&["full", "public"])),
            ("filter[fitting]", One(&["true", "false"])),
        ],
    ),
    reads("my_summons", &[]),
    reads("awaited", &[]),
    reads(
        "panicked",
        &[("shown", Plain), ("make", Plain), ("place", Plain)],
    ),
    reads("under_way", &[]),
    reads("front_tables", &[]),
    reads(
        "archive",
        &[
            ("search[player]", Name),
            ("search[find]", Name),
            ("search[mine]", Number(0, 1)),
            ("search[game]", One(&["westeros", "chess"])),
            ("search[players]", Number(0, 6)),
            ("search[after]", Plain),
        ],
    ),
    reads(
        "leaderboard",
        &[("few", One(&["true", "false"])), ("page", Number(0, 9))],
    ),
    reads(
        "lesson",
        &[
            ("number", Number(1, 8)),
            ("answers", One(&["[]", "{}", "[[]]"])),
            ("language", One(&["English", "German"])),
            (
                "game",
                One(&["", "westeros", "battlefield", "duel", "chess"]),
            ),
        ],
    ),
    reads(
        "lessons",
        &[
            ("language", One(&["English", "German"])),
            (
                "game",
                One(&["", "westeros", "battlefield", "duel", "chess"]),
            ),
        ],
    ),
    reads("tour", &[("language", One(&["English", "German"]))]),
    reads(
        "rules",
        &[
            ("chapter", One(&["combat", "supply", "nothing"])),
            ("language", One(&["English", "German"])),
        ],
    ),
    reads(
        "battle_rules",
        &[
            ("chapter", One(&["charge", "moving", "nothing"])),
            ("language", One(&["English", "German"])),
        ],
    ),
    reads(
        "find_entries",
        &[
            ("q", One(&["wolf", "rank", "%"])),
            ("language", One(&["English", "German"])),
        ],
    ),
    reads(
        "find_rules",
        &[
            ("q", One(&["port", "raven", "%"])),
            ("language", One(&["English", "German"])),
        ],
    ),
];
