//! From a table to the rules of the game that is played there.

use super::{record::Invited, unseen::table_of};
use crate::{games, server::AppState};
use axum::{
    Extension,
    extract::{Path, Query, State},
    http::StatusCode,
    response::Redirect,
};
use platform::{
    accounts::Visitor,
    tables::{self, Look},
};

/// `GET /tables/{id}/rules`: to the contents of the rules. The header of a page is sent before it is known
/// what is played there. Whoever may not see the table, by themselves or by its invitation, is led to the
/// rules of the first game, as where there is none.
pub async fn rules(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Query(Invited { invitation }): Query<Invited>,
    visitor: Option<Extension<Visitor>>,
) -> Result<Redirect, StatusCode> {
    let table = table_of(&id)?;
    let viewer = visitor.map(|it| it.user.id);
    let look = Look {
        invitation: invitation.as_deref(),
        since: Some(i64::MAX),
        seat: None,
    };
    let page = tables::page(&state.platform, viewer, table, look).await;
    let kind = page.map(|it| it.listing.kind).ok();
    Ok(Redirect::to(&games::rules_of(kind.as_deref())))
}
