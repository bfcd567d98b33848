//! Mail, webhooks, browsers that are told, and the links in mails.

use super::super::values::Kind::{
    Hour, Mail, Number, One, Own, OwnPassword, Seq, Token, TokenOf, Webhook, Zone,
};
use super::{By, Call, reads, writes};

pub const CALLS: &[Call] = &[
    reads("my_notices", &[]).by(By::Anybody),
    writes(
        "save_notices",
        &[
            ("told[0]", One(&["mail turn", "mail reminder", "push turn"])),
            ("when[0]", One(&["turn now", "talk digest"])),
            ("from", Hour),
            ("until", Hour),
            ("at", Hour),
            ("zone", Zone),
        ],
    ).by(By::Anybody),
    writes(
        "set_mail",
        &[("mail", Mail), ("account_password", OwnPassword)],
    ).by(By::Anybody),
    writes("add_webhook", &[("address", Webhook)]).by(By::Anybody),
    writes(
        "add_device",
        &[
            ("endpoint", Webhook),
            (
                "p256dh",
                One(&[
                    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
                ]),
            ),
            ("auth", One(&["BTBZMqHH6r4Tts7J_aSIgg"])),
        ],
    ).by(By::Anybody),
    writes("forget_target", &[("target", Own("target"))]).by(By::Anybody),
    writes(
        "try_way",
        &[
            ("channel", One(&["mail", "push", "webhook"])),
            ("target", Own("target")),
        ],
    ).by(By::Anybody),
    writes("follow_notice", &[("token", Token)]),
    writes(
        "answer_notice",
        &[("token", Token), ("seq", Seq), ("answer", Number(0, 2))],
    ),
    reads("read_notice", &[("token", Token)]),
    writes("confirm_address", &[("token", TokenOf("address"))]),
    writes("end_mail", &[("token", Token)]),
    writes("mail_again", &[("token", Token)]),
    writes("block_by_link", &[("token", TokenOf("invited"))]),
];
