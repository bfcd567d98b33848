//! The calls that somebody may make whom a link from an email has let in: to play, and to talk. An email may be read by
//! others, so it opens nothing of the account and gives no seat away, and whatever is not named here is refused.

use app::{Error, Reason};
use axum::{
    Json,
    body::Body,
    extract::Request,
    http::{Response, StatusCode, header::ACCEPT},
    middleware::Next,
    response::{IntoResponse, Redirect},
};
use platform::accounts::Visitor;

/// The functions of a table and what is read there, and those that anybody may call, signed in or
/// not. What shows, changes or gives away what is a person's elsewhere is absent on purpose: the
/// address, ways of being told, sessions, wishes, nights, names, whom they do not hear, seats, tables
/// that they own.
pub const MAY: &[&str] = &[
    "answer",
    "answer_notice",
    "answer_proposal",
    "archive",
    "ask_recovery",
    "awaited",
    "battle_rules",
    "block_by_link",
    "cast_vote",
    "chat",
    "chat_lines",
    "chat_mark",
    "chat_search",
    "chronicle",
    "confirm_address",
    "confirm_seat",
    "decline_invitation",
    "draft",
    "edit_line",
    "end_mail",
    "find_entries",
    "find_rules",
    "follow_notice",
    "front_tables",
    "go_on",
    "guest_of_link",
    "hosted_games",
    "join_by_words",
    "keep",
    "leaderboard",
    "lesson",
    "lessons",
    "lobby",
    "mail_again",
    "moment",
    "my_summons",
    "notes",
    "panicked",
    "person",
    "practice",
    "propose",
    "read_notice",
    "recover",
    "rematch",
    "replace_seat",
    "return_as_guest",
    "return_to_seat",
    "rules",
    "save_standing",
    "say",
    "seen",
    "share_seat",
    "sign_in",
    "sign_out",
    "sign_up",
    "skirmish",
    "speak",
    "standing",
    "table",
    "take_seat",
    "together",
    "tour",
    "under_way",
    "undo",
    "write_note",
];

/// Refuses what a short stay is not for.
pub async fn only_playing(request: Request, next: Next) -> Response<Body> {
    let brief = request
        .extensions()
        .get::<Visitor>()
        .is_some_and(|it| it.brief);
    let function = request.uri().path().strip_prefix("/api/");
    if !brief || function.is_none_or(|it| MAY.contains(&it)) {
        return next.run(request).await;
    }
    let accepted = request
        .headers()
        .get(ACCEPT)
        .and_then(|it| it.to_str().ok());
    if accepted.is_some_and(|it| it.contains("text/html")) {
        // A form of a page without a script.
        return Redirect::to("/account").into_response();
    }
    let refused = Json(Error::Refused(Reason::BriefStay));
    (StatusCode::UNPROCESSABLE_ENTITY, refused).into_response()
}
