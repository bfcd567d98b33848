//! Getting in, and what belongs to an account.

use super::super::values::Kind::{
    Date, Hour, Mail, Name, Number, One, Own, OwnMail, OwnName, OwnPassword, Password, Plain,
    TokenOf, Zone,
};
use super::{By, Call, rare, reads, writes};

pub const CALLS: &[Call] = &[
    rare(
        "sign_up",
        &[
            ("name", Name),
            ("password", Password),
            ("mail", Mail),
            ("next", Plain),
            ("zone", Zone),
        ],
    ),
    rare(
        "sign_in",
        &[
            ("name", OwnName),
            ("password", OwnPassword),
            ("next", Plain),
            ("zone", Zone),
        ],
    ),
    rare("sign_out", &[]),
    rare("end_session", &[("session", Own("session"))]).by(By::Anybody),
    rare("rename", &[("name", Name)]).by(By::Anybody),
    rare(
        "change_password",
        &[("old_password", OwnPassword), ("password", Password)],
    )
    .by(By::Anybody),
    Call {
        often: 1,
        ..rare(
            "delete_account",
            &[("name", OwnName), ("password", OwnPassword)],
        )
    },
    rare("ask_recovery", &[("mail", OwnMail)]),
    rare(
        "recover",
        &[("token", TokenOf("password")), ("password", Password)],
    ),
    rare("return_as_guest", &[("token", Plain), ("next", Plain)]),
    reads("guest_of_link", &[("token", Plain)]),
    reads("own_link", &[]).by(By::Anybody),
    reads("my_account", &[]).by(By::Anybody),
    reads("my_reliability", &[]).by(By::Anybody),
    reads("my_absences", &[]).by(By::Anybody),
    writes(
        "keep_night",
        &[("zone", Zone), ("from", Hour), ("until", Hour)],
    )
    .by(By::Anybody),
    writes(
        "go_on_vacation",
        &[("start", Date), ("days", Number(0, 12))],
    )
    .by(By::Anybody),
    writes("come_back", &[("vacation", Own("vacation"))]).by(By::Anybody),
    writes(
        "wish_forced_answers",
        &[("answers", One(&["ByTheGame", "Asked"]))],
    )
    .by(By::Anybody),
    writes(
        "choose_arms",
        &[
            ("division", Number(0, 6)),
            ("ground", Number(0, 8)),
            ("second", Number(0, 8)),
            ("charge", Number(0, 16)),
        ],
    )
    .by(By::Anybody),
    reads("person", &[("name", Name)]),
    writes("favor", &[("name", Name)]).by(By::Anybody),
    writes(
        "unfavor",
        &[("name", Name), ("listed", One(&["true", "false"]))],
    )
    .by(By::Anybody),
    reads("my_favorites", &[]).by(By::Anybody),
    rare("make_calendar", &[]).by(By::Anybody),
    rare("end_calendar", &[]).by(By::Anybody),
    writes(
        "speak",
        &[("language", One(&["en", "de", "xx"])), ("next", Plain)],
    ),
];
