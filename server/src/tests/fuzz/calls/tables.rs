//! Laying tables, and who sits at them.

use super::super::values::Kind::{
    InvitationOrNone, Name, Number, One, Plain, Seat, Table, TableWhere, TableWords,
};
use super::{By, Call, rare, writes};

/// People are still taking seats there.
const GATHERING: &str = "status = 'gathering'";

/// Everybody is there, and some have not said yet that it may begin.
const FULL: &str = "status = 'gathering' AND id NOT IN \
                    (SELECT table_id FROM seat WHERE holder = 'nobody')";

pub const CALLS: &[Call] = &[
    rare(
        "create_table",
        &[
            ("name", Plain),
            ("players", Number(3, 6)),
            ("audience", One(&["open", "invited"])),
            ("setup[houses]", One(&["Chosen", "Drawn"])),
            (
                "pace[kind]",
                One(&["unlimited", "live", "correspondence", "fixed"]),
            ),
            ("press", One(&["full", "pairs", "public", "none"])),
            ("planning_only", One(&["true", "false"])),
            ("masks", One(&["none", "until_end", "for_ever"])),
            ("delay", One(&["none", "round"])),
            ("stakes", One(&["friendly", "rated"])),
            ("terms[description]", Plain),
        ],
    )
    .by(By::Anybody),
    rare("practice", &[("house", Number(0, 5))]),
    rare(
        "together",
        &[("houses[0]", Number(0, 2)), ("houses[1]", Number(3, 5))],
    ),
    writes("rematch", &[("table", TableWhere("status = 'over'"))]),
    writes(
        "take_seat",
        &[
            ("table", TableWhere(GATHERING)),
            ("seat", Seat),
            ("invitation", InvitationOrNone),
        ],
    )
    .by(By::Anybody),
    writes(
        "share_seat",
        &[("table", TableWhere(GATHERING)), ("seat", Seat)],
    ),
    rare(
        "give_up_seat",
        &[("table", TableWhere(GATHERING)), ("seat", Seat)],
    ),
    rare("leave_table", &[("table", TableWhere(GATHERING))]),
    writes("confirm_seat", &[("table", TableWhere(FULL))]),
    rare(
        "seat_computer",
        &[("table", TableWhere(GATHERING)), ("seat", Seat)],
    )
    .by(By::Owner),
    writes(
        "unseat_computer",
        &[("table", TableWhere(GATHERING)), ("seat", Seat)],
    )
    .by(By::Owner),
    writes(
        "replace_seat",
        &[
            (
                "table",
                TableWhere("id IN (SELECT table_id FROM seat WHERE absent_since NOT NULL)"),
            ),
            ("seat", Seat),
            ("invitation", InvitationOrNone),
        ],
    )
    .by(By::Anybody),
    rare("offer_seat", &[("table", Table), ("seat", Seat)]),
    writes("return_to_seat", &[("table", Table), ("seat", Seat)]),
    rare("hand_over_seat", &[("table", Table), ("seat", Seat)]),
    writes(
        "set_table_words",
        &[
            ("table", TableWhere(GATHERING)),
            ("description", TableWords),
            ("house_rules", TableWords),
        ],
    )
    .by(By::Owner),
    writes(
        "invite_by_name",
        &[("table", TableWhere(GATHERING)), ("name", Name)],
    )
    .by(By::Owner),
    writes(
        "send_away",
        &[
            ("table", TableWhere(GATHERING)),
            ("seat", Seat),
            ("words", Plain),
        ],
    )
    .by(By::Owner),
    rare("close_table", &[("table", TableWhere(GATHERING))]).by(By::Owner),
    writes(
        "decline_invitation",
        &[("table", TableWhere("id IN (SELECT table_id FROM guest)"))],
    )
    .by(By::Invited),
    writes(
        "block_inviter",
        &[("table", TableWhere("id IN (SELECT table_id FROM guest)"))],
    )
    .by(By::Invited),
];
