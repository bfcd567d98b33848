//! The calls by which people talk, note and report.

use super::super::values::Kind::{
    At, Channel, Line, LineOrNone, Muted, NewLine, Number, One, OwnWords, Plan, PrivateWords,
    Proposal, Report, ReportWords,
};
use super::{By, Call, reads, repeats, writes};

pub const CALLS: &[Call] = &[
    repeats(
        "say",
        &[
            ("at", At),
            ("channel", Channel),
            ("id", NewLine),
            ("text", PrivateWords),
            ("quote", LineOrNone),
        ],
    ),
    repeats(
        "propose",
        &[
            ("at", At),
            ("channel", Channel),
            ("id", NewLine),
            ("text", PrivateWords),
            ("plan", Plan),
        ],
    ),
    writes(
        "edit_line",
        &[
            ("at", At),
            ("channel", Channel),
            ("line", Line),
            ("text", PrivateWords),
        ],
    ),
    writes(
        "answer_proposal",
        &[
            ("at", At),
            ("channel", Channel),
            ("line", Proposal),
            ("answer", One(&["Accept", "Decline", "Withdraw"])),
        ],
    ),
    writes(
        "chat_mark",
        &[
            ("at", At),
            ("channel", Channel),
            ("line", Line),
            ("mark", One(&["Read", "Unread"])),
        ],
    ),
    reads("chat", &[("at", At)]),
    reads(
        "chat_lines",
        &[("at", At), ("channel", Channel), ("before", LineOrNone)],
    ),
    reads(
        "chat_search",
        &[
            ("at", At),
            ("words", One(&["zq", "the", "castle", "%", "_"])),
        ],
    ),
    writes(
        "write_note",
        &[("at", At), ("chapter", Number(0, 12)), ("text", OwnWords)],
    ),
    reads("notes", &[("at", At)]),
    writes(
        "mute",
        &[
            ("at", At),
            ("channel", Channel),
            ("line", Line),
            ("how", One(&["Mute", "Block"])),
        ],
    ),
    writes("hear_again", &[("id", Muted)]).by(By::Anybody),
    reads("my_blocked", &[]).by(By::Anybody),
    writes("unblock", &[("id", Muted)]).by(By::Anybody),
    writes(
        "report",
        &[
            ("at", At),
            ("channel", Channel),
            ("line", Line),
            ("words", ReportWords),
        ],
    ),
    reads("reports", &[]).by(By::Moderator),
    writes("open_report", &[("report", Report)]).by(By::Moderator),
    reads("opened_report", &[("report", Report)]).by(By::Moderator),
    writes(
        "resolve_report",
        &[("report", Report), ("note", ReportWords)],
    )
    .by(By::Moderator),
];
