//! The server's end of the table's stream: after each change, this viewer's own page.

use super::TablePage;
use crate::{
    language::{Language, asked, speaking},
    server::{AppState, session_token},
};
use axum::{
    extract::{Path, Query, State},
    http::{HeaderMap, StatusCode, header::CACHE_CONTROL},
    response::{
        IntoResponse, Response, Sse,
        sse::{Event, KeepAlive},
    },
};
use futures::Stream;
use platform::{
    Notice, Platform, TableId, UserId, accounts,
    tables::{self, Look},
};
use serde::Deserialize;
use std::convert::Infallible;
use tabletop::Seat;
use tokio::sync::broadcast::{Receiver, error::RecvError};

#[derive(Deserialize)]
pub struct Follow {
    /// The page the browser already has.
    since: i64,
    invitation: Option<String>,
    /// Which of one's seats looks.
    seat: Option<u8>,
}

/// One open stream.
struct Watcher {
    state: AppState,
    table: TableId,
    token: Option<String>,
    viewer: Option<UserId>,
    invitation: Option<String>,
    seat: Option<Seat>,
    seen: i64,
    news: Receiver<Notice>,
    language: Language,
}

/// `GET /tables/{id}/stream`: sends the viewer's page after each change since `Last-Event-ID`, or
/// since `since`. Ends when the server closes, and with
/// the first change after the session has ended: nothing more is sent then.
pub async fn stream(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Query(follow): Query<Follow>,
    headers: HeaderMap,
) -> Response {
    let Ok(table) = id.parse::<TableId>() else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let news = state.platform.hub().subscribe();
    let token = session_token(&headers, state.cookies);
    let viewer = viewer(&state.platform, token.as_deref()).await;
    let last = headers
        .get("last-event-id")
        .and_then(|it| it.to_str().ok()?.parse().ok());
    let seen = last.unwrap_or(follow.since);
    let invitation = follow.invitation;
    let seat = follow.seat.map(Seat);
    let language = asked(&headers);
    let mut watcher = Watcher {
        state,
        table,
        token,
        viewer,
        invitation,
        seat,
        seen,
        news,
        language,
    };
    let Ok(first) = watcher.page().await else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let closing = watcher.state.closing.clone();
    let events = futures::StreamExt::take_until(watcher.events(first), closing.cancelled_owned());
    let sse = Sse::new(events).keep_alive(KeepAlive::default());
    ([(CACHE_CONTROL, "no-store")], sse).into_response()
}

async fn viewer(platform: &Platform, token: Option<&str>) -> Option<UserId> {
    let visitor = accounts::who(platform, token?).await.ok()??;
    Some(visitor.user.id)
}

impl Watcher {
    fn events(self, first: TablePage) -> impl Stream<Item = Result<Event, Infallible>> {
        let first = (first.seq > self.seen).then_some(first);
        futures::stream::unfold((self, first), |(mut watcher, first)| async move {
            let page = match first {
                Some(page) => page,
                None => watcher.next().await?,
            };
            watcher.seen = page.seq;
            let event = Event::default()
                .id(page.seq.to_string())
                .json_data(&page)
                .ok()?;
            Some((Ok(event), (watcher, None)))
        })
    }

    /// Waits for the next change that this viewer has not seen.
    async fn next(&mut self) -> Option<TablePage> {
        loop {
            match self.news.recv().await {
                Ok(notice) if notice.table != self.table || notice.seq <= self.seen => {}
                // Having missed some notices is no loss: the page holds everything since `seen`.
                Ok(_) | Err(RecvError::Lagged(_)) => {
                    if viewer(&self.state.platform, self.token.as_deref()).await != self.viewer {
                        return None;
                    }
                    let page = self.page().await.ok()?;
                    if page.seq > self.seen {
                        return Some(page);
                    }
                }
                Err(RecvError::Closed) => return None,
            }
        }
    }

    async fn page(&mut self) -> Result<TablePage, platform::Error> {
        let look = Look {
            invitation: self.invitation.as_deref(),
            since: Some(self.seen),
            seat: self.seat,
        };
        let page = tables::page(&self.state.platform, self.viewer, self.table, look).await?;
        speaking(self.language, || TablePage::try_from(page))
    }
}
