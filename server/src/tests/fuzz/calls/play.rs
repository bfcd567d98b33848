//! The calls about a running game: questions and their answers, the past, what is prepared.

use super::super::values::Kind::{
    Action, Decision, InvitationOrNone, One, OwnWords, Perspective, Seat, SeatOrNone, Seq,
    Standing, Table, Version,
};
use super::{Call, reads, repeats, writes};

pub const CALLS: &[Call] = &[
    repeats(
        "answer",
        &[
            ("table", Table),
            ("decision", Decision),
            ("action", Action),
            ("seat", Seat),
            ("since", Seq),
        ],
    ),
    writes(
        "undo",
        &[
            ("table", Table),
            ("entry", Seq),
            ("seat", Seat),
            ("since", Seq),
        ],
    ),
    repeats("go_on", &[("table", Table), ("entry", Seq), ("seat", Seat)]),
    reads(
        "table",
        &[
            ("id", Table),
            ("invitation", InvitationOrNone),
            ("since", Seq),
            ("seat", SeatOrNone),
        ],
    ),
    reads(
        "moment",
        &[
            ("table", Table),
            ("invitation", InvitationOrNone),
            ("seq", Seq),
            ("perspective", Perspective),
        ],
    ),
    reads(
        "chronicle",
        &[("table", Table), ("invitation", InvitationOrNone)],
    ),
    writes("seen", &[("table", Table), ("seq", Seq)]),
    reads("standing", &[("table", Table), ("seat", Seat)]),
    repeats(
        "save_standing",
        &[
            ("table", Table),
            ("seat", Seat),
            ("version", Version("standing")),
            ("content", Standing),
        ],
    )
    .unless("StandingChanged"),
    reads("draft", &[("table", Table), ("seat", Seat)]),
    repeats(
        "keep",
        &[
            ("table", Table),
            ("seat", Seat),
            ("draft[decision]", Decision),
            ("draft[content]", OwnWords),
            ("draft[version]", Version("draft")),
            ("begun", Action),
        ],
    ),
    writes(
        "cast_vote",
        &[
            ("table", Table),
            (
                "motion",
                One(&["Extend", "Pause", "Resume", "Draw", "Cancel"]),
            ),
            ("voice", One(&["yes", "no"])),
        ],
    ),
    writes(
        "cast_vote",
        &[
            ("table", Table),
            ("motion[Remove]", Seat),
            ("voice", One(&["yes", "no"])),
        ],
    ),
];
