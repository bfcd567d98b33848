//! Laying tables, and who sits at them.

use super::super::values::Kind::{
    self, InvitationOrNone, JoinWords, Name, Number, One, Own, Plain, Seat, Table, TableWhere,
    TableWords, Zone,
};
use super::{By, Call, rare, reads, writes};

/// People are still taking seats there.
const GATHERING: &str = "status = 'gathering'";

/// Everybody is there, and some have not said yet that it may begin.
const FULL: &str = "status = 'gathering' AND id NOT IN \
                    (SELECT table_id FROM seat WHERE holder = 'nobody')";

/// A seat of a table.
const SEAT: &[(&str, Kind)] = &[("table", Table), ("seat", Seat)];

/// A seat that can still be taken and left.
const GATHERING_SEAT: &[(&str, Kind)] = &[("table", TableWhere(GATHERING)), ("seat", Seat)];

/// A table to which somebody is invited.
const INVITED: &[(&str, Kind)] = &[("table", TableWhere("id IN (SELECT table_id FROM guest)"))];

/// The levels at which the computer plays.
const LEVELS: &[&str] = &["beginner", "steady", "random"];

/// The form that opens a table, or is kept as a template.
const NEW_TABLE: &[(&str, Kind)] = &[
    ("name", Plain),
    ("players", Number(3, 6)),
    ("audience", One(&["open", "invited"])),
    ("setup[westeros][houses]", One(&["Chosen", "Drawn"])),
    (
        "pace[kind]",
        One(&["unlimited", "live", "correspondence", "fixed"]),
    ),
    ("chat", One(&["full", "pairs", "public", "none"])),
    ("planning_only", One(&["true", "false"])),
    ("masks", One(&["none", "until_end", "for_ever"])),
    ("delay", One(&["none", "round"])),
    ("stakes", One(&["friendly", "rated"])),
    ("terms[admission]", One(&["Everybody", "Accounts"])),
    ("terms[description]", Plain),
    ("level", One(LEVELS)),
    ("pace[weekdays]", One(&["true", "false"])),
    ("pace[weekdays_zone]", Zone),
    ("template", Plain),
    ("invite[0]", Name),
    ("sit", One(&["true", "false"])),
];

pub const CALLS: &[Call] = &[
    rare("create_table", NEW_TABLE).by(By::Anybody),
    rare("save_template", NEW_TABLE).by(By::Anybody),
    writes("delete_template", &[("id", Own("template"))]).by(By::Anybody),
    reads("my_templates", &[]).by(By::Anybody),
    rare(
        "save_army",
        &[
            ("name", Plain),
            ("size", Number(0, 60)),
            (
                "army",
                One(&["stark-sworn_swords*robb_wolf_lord", "stark", "x-*", ""]),
            ),
        ],
    )
    .by(By::Anybody),
    writes("delete_army", &[("id", Own("saved_list"))]).by(By::Anybody),
    reads("my_armies", &[]).by(By::Anybody),
    reads("hosted_games", &[]).by(By::Anybody),
    rare(
        "practice",
        &[("house", Number(0, 5)), ("level", One(LEVELS))],
    ),
    rare(
        "together",
        &[
            ("houses[0]", Number(0, 2)),
            ("houses[1]", Number(3, 5)),
            ("level", One(LEVELS)),
        ],
    ),
    rare(
        "skirmish",
        &[
            ("size", Number(0, 60)),
            ("level", One(LEVELS)),
            ("army", One(&["stark", "lannister", "neutral", ""])),
            ("set_up", One(&["", "own"])),
        ],
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
    rare(
        "take_seat_as_guest",
        &[
            ("table", TableWhere(GATHERING)),
            ("seat", Seat),
            ("invitation", InvitationOrNone),
            ("name", Name),
        ],
    )
    .by(By::Anybody),
    writes("share_seat", GATHERING_SEAT),
    rare("give_up_seat", GATHERING_SEAT),
    rare("leave_table", &[("table", TableWhere(GATHERING))]),
    writes("confirm_seat", &[("table", TableWhere(FULL))]),
    rare("seat_computer", GATHERING_SEAT).by(By::Owner),
    rare("seat_computers", &[("table", TableWhere(GATHERING))]).by(By::Owner),
    writes("unseat_computer", GATHERING_SEAT).by(By::Owner),
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
    rare("offer_seat", SEAT),
    writes("return_to_seat", SEAT),
    rare("hand_over_seat", SEAT),
    rare("concede", SEAT),
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
    writes("renew_invitation", &[("table", TableWhere(GATHERING))]).by(By::Owner),
    reads(
        "join_by_words",
        &[("table", TableWhere(GATHERING)), ("words", JoinWords)],
    )
    .by(By::Anybody),
    writes("decline_invitation", INVITED).by(By::Invited),
    writes("block_inviter", INVITED).by(By::Invited),
];
