//! The routes by the limits that they have.

/// The purpose of a request, as far as its limit is concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Makes an account.
    SigningUp,
    /// Makes a guest of those who have no session.
    Trying,
    /// Lets somebody in, or does what a mailed link says.
    Entering,
    /// Lays tables, sends mail, changes the account.
    Arranging,
    /// Answers the game.
    Answering,
    /// Changes something else: each writes, and many wake all who look at a table.
    Changing,
    /// Says, proposes, notes or marks something.
    Speaking,
    /// Reads what costs the rules or the database more than a page.
    LookingBack,
    /// Asks for a picture that takes a processor for a while.
    Picturing,
    /// Everything of one's own as a file.
    Exporting,
    /// Tells of a fault of the client.
    Telling,
    /// Asks how the server is.
    Probing,
    /// Reads: pages, streams, and whatever the table below does not name.
    Reading,
    /// Asks whether the server lives, which costs it nothing else.
    Living,
    /// A file that was built.
    File,
}

/// Every server function, and the routes beside the pages. [`Kind::of`] reads no other list.
pub const ROUTES: [(Kind, &[&str]); 13] = [
    (Kind::SigningUp, &["/api/sign_up"]),
    (
        Kind::Trying,
        &[
            "/api/practice",
            "/api/skirmish",
            "/api/together",
            "/api/take_seat_as_guest",
        ],
    ),
    (
        Kind::Entering,
        &[
            "/api/sign_in",
            "/api/follow_notice",
            "/api/answer_notice",
            "/api/confirm_address",
            "/api/end_mail",
            "/api/mail_again",
            "/api/block_by_link",
            "/api/ask_recovery",
            "/api/recover",
            "/api/return_as_guest",
            "/notice/end/{token}",
        ],
    ),
    (
        Kind::Arranging,
        &[
            "/api/rematch",
            "/api/create_table",
            "/api/save_template",
            "/api/save_army",
            "/api/make_calendar",
            "/api/set_mail",
            "/api/add_webhook",
            "/api/add_device",
            "/api/try_way",
            "/api/change_password",
            "/api/rename",
            "/api/delete_account",
        ],
    ),
    // A lesson's answers, too: nothing is stored of them, but the rules play them.
    (
        Kind::Answering,
        // What is drafted or stored replaces what was.
        &[
            "/api/answer",
            "/api/undo",
            "/api/go_on",
            "/api/lesson",
            "/api/keep",
            "/api/save_standing",
        ],
    ),
    (
        Kind::Changing,
        &[
            "/api/cast_vote",
            "/api/go_on_vacation",
            "/api/come_back",
            "/api/keep_night",
            "/api/invite_by_name",
            "/api/decline_invitation",
            "/api/block_inviter",
            "/api/unblock",
            "/api/send_away",
            "/api/renew_invitation",
            "/api/set_table_words",
            "/api/close_table",
            "/api/take_seat",
            "/api/share_seat",
            "/api/give_up_seat",
            "/api/leave_table",
            "/api/confirm_seat",
            "/api/seat_computer",
            "/api/seat_computers",
            "/api/unseat_computer",
            "/api/offer_seat",
            "/api/return_to_seat",
            "/api/replace_seat",
            "/api/hand_over_seat",
            "/api/concede",
            "/api/save_notices",
            "/api/forget_target",
            "/api/wish_forced_answers",
            "/api/choose_arms",
            "/api/delete_template",
            "/api/delete_army",
            "/api/end_calendar",
            "/api/favor",
            "/api/unfavor",
            "/api/open_report",
            "/api/resolve_report",
            "/api/end_session",
            "/api/sign_out",
        ],
    ),
    (
        Kind::Speaking,
        &[
            "/api/say",
            "/api/edit_line",
            "/api/propose",
            "/api/answer_proposal",
            "/api/write_note",
            "/api/mute",
            "/api/hear_again",
            "/api/report",
        ],
    ),
    (
        Kind::LookingBack,
        &[
            "/api/moment",
            "/api/chronicle",
            "/api/seen",
            "/api/archive",
            "/api/leaderboard",
            "/api/person",
            "/api/draft",
            "/api/chat",
            "/api/chat_mark",
            "/api/chat_lines",
            "/api/chat_search",
            "/api/notes",
            "/tables/{id}/record",
            "/tables/{id}/board.svg",
            "/calendar/{file}",
        ],
    ),
    (Kind::Picturing, &["/army.png", "/tables/{id}/picture.png"]),
    (Kind::Exporting, &["/account/export"]),
    (Kind::Telling, &["/api/panicked"]),
    (Kind::Probing, &["/readyz", "/metrics"]),
    (
        Kind::Reading,
        &[
            "/api/awaited",
            "/api/battle_rules",
            "/api/find_entries",
            "/api/find_rules",
            "/api/front_tables",
            "/api/lessons",
            "/api/lobby",
            "/api/my_absences",
            "/api/my_account",
            "/api/my_blocked",
            "/api/my_favorites",
            "/api/my_reliability",
            "/api/my_notices",
            "/api/my_summons",
            "/api/my_templates",
            "/api/my_armies",
            "/api/hosted_games",
            // Wrong words are counted apart, so that right ones take nothing from who signs in there.
            "/api/join_by_words",
            "/api/opened_report",
            "/api/own_link",
            "/api/guest_of_link",
            "/api/read_notice",
            "/api/reports",
            "/api/rules",
            "/api/speak",
            "/api/standing",
            "/api/table",
            "/api/tour",
            "/api/under_way",
            "/march.svg",
            "/skirmish.svg",
            "/tables/{id}/invitation.svg",
            "/tables/{id}/rules",
            "/tables/{id}/stream",
        ],
    ),
];

impl Kind {
    /// Returns the purpose of a route: the pages, and what is at no route, are read.
    pub fn of(route: &str) -> Self {
        if route == "/healthz" {
            return Self::Living;
        }
        let named = ROUTES.iter().find(|(_, paths)| paths.contains(&route));
        named.map_or(Self::Reading, |(kind, _)| *kind)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use leptos::server_fn::axum::server_fn_paths;
    use std::collections::BTreeSet;

    #[test]
    fn every_server_function_is_named_once_and_no_other() {
        let named: Vec<&str> = ROUTES
            .iter()
            .flat_map(|(_, paths)| *paths)
            .copied()
            .collect();
        let functions: BTreeSet<&str> = server_fn_paths().map(|(path, _)| path).collect();
        let once: BTreeSet<&str> = named.iter().copied().collect();
        assert_eq!(once.len(), named.len(), "no route is named twice");
        let calls: BTreeSet<&str> = once
            .into_iter()
            .filter(|it| it.starts_with("/api/"))
            .collect();
        assert_eq!(calls, functions);
    }
}
