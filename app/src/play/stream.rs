//! The server's end of the table's stream: after each change, this viewer's own page, and what is
//! said to this viewer. What is said to others leaves no trace in it.

use super::{
    TablePage,
    onlookers::{Fresh, View},
};
use crate::{
    chat::ChatNews,
    language::{Language, asked, speaking},
    packed::Written,
    server::{AppState, session_token},
};
use axum::{
    Extension,
    extract::{Path, Query, State},
    http::{HeaderMap, StatusCode, header::CACHE_CONTROL},
    response::{
        IntoResponse, Response, Sse,
        sse::{Event, KeepAlive},
    },
};
use futures::Stream;
use platform::{
    ChatNotice, Notice, TableId, UserId,
    accounts::{self, Visitor},
    chat::{self, SharedNews, Who},
    tables::{self, Look},
};
use serde::Deserialize;
use std::{convert::Infallible, sync::Arc};
use tabletop::Seat;
use tokio::sync::broadcast::{Receiver, error::RecvError};

#[derive(Deserialize)]
pub struct Follow {
    /// The page the browser already has.
    since: i64,
    invitation: Option<String>,
    /// The seat that looks, of one's own.
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
    /// The page that this stream has sent last.
    sent: Option<Arc<Written>>,
    news: Receiver<Notice>,
    lines: Receiver<ChatNotice>,
    /// The lines that are said in private to the seat that looks.
    lines_to_seat: Option<(Seat, Receiver<ChatNotice>)>,
    /// The time when what was said was last looked through, in milliseconds since 1970.
    heard: i64,
    /// True if what was said is still to be looked for.
    behind: bool,
    language: Language,
}

/// `GET /tables/{id}/stream`: sends the viewer's page after each change since `Last-Event-ID`, or
/// since `since`. Ends when the hub is closed, and with the first change after the session has ended:
/// nothing more is sent then.
pub async fn stream(
    State(state): State<AppState>,
    Path(id): Path<String>,
    Query(follow): Query<Follow>,
    visitor: Option<Extension<Visitor>>,
    headers: HeaderMap,
) -> Response {
    let Ok(table) = id.parse::<TableId>() else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let news = state.platform.hub().follow(table);
    let lines = state.platform.hub().listen(table);
    let heard = state.platform.now();
    let token = session_token(&headers, state.cookies);
    let viewer = visitor.map(|it| it.user.id);
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
        sent: None,
        news,
        lines,
        lines_to_seat: None,
        heard,
        behind: false,
        language,
    };
    let Ok(first) = watcher.page(None).await else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let sse = Sse::new(watcher.events(first)).keep_alive(KeepAlive::default());
    ([(CACHE_CONTROL, "no-store")], sse).into_response()
}

/// The content of an event of the stream.
enum Message {
    /// A page, whole where the stream has sent none before.
    Page(Arc<Fresh>, Option<Arc<Written>>),
    /// The lines that were said; `None` if one has to look.
    Chat(Option<Arc<SharedNews>>),
}

impl Message {
    fn event(&self) -> Option<Event> {
        match self {
            Self::Page(fresh, before) => {
                let event = Event::default().id(fresh.page().seq.to_string());
                return Some(event.data(fresh.since(before.as_ref())));
            }
            // Without an id: after a lost connection the page asks anew what was said.
            Self::Chat(None) => Event::default().event("chat").json_data(()),
            Self::Chat(Some(heard)) => {
                let event = Event::default().event("chat");
                return Some(event.data(heard.sent(written)));
            }
        }
        .ok()
    }
}

/// As the page reads it.
fn written(news: &chat::News) -> String {
    let news = ChatNews::from(news.clone());
    serde_json::to_string(&news).expect("numbers, words and lists of them")
}

/// Returns what is said next, to all or to the seat.
async fn either(
    all: &mut Receiver<ChatNotice>,
    seat: &mut Option<(Seat, Receiver<ChatNotice>)>,
) -> Result<ChatNotice, RecvError> {
    let Some((_, seat)) = seat else {
        return all.recv().await;
    };
    tokio::select! {
        line = all.recv() => line,
        line = seat.recv() => line,
    }
}

impl Watcher {
    fn events(self, first: Arc<Fresh>) -> impl Stream<Item = Result<Event, Infallible>> {
        let first = (first.page().seq > self.seen).then(|| Message::Page(first, None));
        futures::stream::unfold((self, first), |(mut watcher, first)| async move {
            let message = match first {
                Some(message) => message,
                None if std::mem::take(&mut watcher.behind) => Message::Chat(None),
                None => watcher.next().await?,
            };
            if let Message::Page(fresh, _) = &message {
                let page = fresh.page();
                watcher.seen = page.seq;
                watcher.sent = Some(fresh.written());
                // With the round comes what was said in it.
                watcher.behind |= page.is_late();
            }
            let event = message.event()?;
            Some((Ok(event), (watcher, None)))
        })
    }

    /// Waits for the next thing that concerns this viewer.
    async fn next(&mut self) -> Option<Message> {
        loop {
            tokio::select! {
                notice = self.news.recv() => {
                    let notice = match notice {
                        Ok(notice) if notice.seq <= self.seen => continue,
                        Ok(notice) => Some(notice),
                        // Having missed some is no loss: the page holds everything since `seen`.
                        Err(RecvError::Lagged(_)) => None,
                        Err(RecvError::Closed) => return None,
                    };
                    let fresh = self.page(notice).await.ok()?;
                    // Where nothing is new to this viewer the stream does not even end: at a table
                    // that onlookers see late that would tell of the present.
                    if fresh.page().seq > self.seen {
                        if !self.is_still_there().await {
                            return None;
                        }
                        return Some(Message::Page(fresh, self.sent.take()));
                    }
                }
                line = either(&mut self.lines, &mut self.lines_to_seat) => {
                    let line = match line {
                        Ok(line) => Some(line),
                        Err(RecvError::Lagged(_)) => None,
                        Err(RecvError::Closed) => return None,
                    };
                    if let Some(news) = self.hear(line).await {
                        return Some(Message::Chat(news));
                    }
                }
            }
        }
    }

    /// Returns what this viewer learns of something that was said, or of what was missed; mostly nothing. Even that the
    /// stream ends is news: a session that is over ends it with the next change.
    async fn hear(&mut self, line: Option<ChatNotice>) -> Option<Option<Arc<SharedNews>>> {
        if !self.is_still_there().await {
            return None;
        }
        let platform = self.state.platform.clone();
        let now = platform.now();
        let news = match line {
            Some(line) => Some(
                Box::pin(chat::heard(&platform, self.who(), &line))
                    .await
                    .ok()??,
            ),
            None => Box::pin(chat::has_news(&platform, self.who(), self.heard))
                .await
                .ok()?
                .then_some(None)?,
        };
        self.heard = now;
        Some(news)
    }

    async fn is_still_there(&self) -> bool {
        let (Some(viewer), Some(token)) = (self.viewer, &self.token) else {
            // Nobody's session can end.
            return self.viewer.is_none();
        };
        let present = accounts::present(&self.state.platform, token).await;
        present.is_ok_and(|it| it == Some(viewer))
    }

    /// This viewer's page, after the change of which this notice tells.
    async fn page(&mut self, notice: Option<Notice>) -> Result<Arc<Fresh>, platform::Error> {
        let nobody = self.viewer.is_none() && self.seat.is_none();
        let Some(notice) = notice.filter(|_| nobody) else {
            // In a place of its own: an open stream, which mostly waits, takes room for all it ever does.
            let fresh = Box::pin(self.own_page()).await?;
            self.sit(fresh.page().my_seat.map(Seat)).await;
            return Ok(fresh);
        };
        let view = View {
            notice,
            seen: self.seen,
            invitation: self.invitation.clone(),
            language: self.language,
        };
        let now = self.state.platform.now();
        let make = || Box::pin(self.own_page());
        Box::pin(self.state.onlookers.page((view, now), make)).await
    }

    async fn own_page(&self) -> Result<Arc<Fresh>, platform::Error> {
        let look = Look {
            invitation: self.invitation.as_deref(),
            since: Some(self.seen),
            seat: self.seat,
        };
        let page = tables::page(&self.state.platform, self.viewer, self.table, look).await?;
        let page = speaking(self.language, || TablePage::try_from(page))?;
        Ok(Arc::new(Fresh::new(page)?))
    }

    /// Listens as this seat from now on, and looks whether anything was said to it meanwhile.
    async fn sit(&mut self, seat: Option<Seat>) {
        if self.lines_to_seat.as_ref().map(|it| it.0) == seat {
            return;
        }
        let platform = &self.state.platform;
        self.lines_to_seat = seat.map(|it| (it, platform.hub().listen_as(self.table, it)));
        if seat.is_some() {
            let missed = Box::pin(chat::has_news(platform, self.who(), self.heard)).await;
            self.behind |= missed.unwrap_or(true);
        }
    }

    fn who(&self) -> Who<'_> {
        Who {
            user: self.viewer,
            table: self.table,
            seat: self.seat,
            invitation: self.invitation.as_deref(),
        }
    }
}
