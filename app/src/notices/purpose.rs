//! The purpose of the link of an email.

use crate::Error;
use leptos::prelude::*;
pub use model::Inviter;
use serde::{Deserialize, Serialize};

/// The purpose of the link of this page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Purpose {
    /// Lets that person in, who is not signed in here.
    Table {
        name: String,
        inviter: Option<Inviter>,
    },
    /// Asks its person something that has two answers.
    Question(Asking),
    /// Lets that person in; what it asked is settled meanwhile.
    Gone { name: String },
    /// Does nothing any more; the table is still there.
    Spent { table: String },
    /// The address is that person's; whether that is settled, and the path of the table to which they go
    /// back then.
    Address {
        name: String,
        done: bool,
        table: Option<String>,
    },
    /// A new password for that person.
    Recovery { name: String },
    /// No more mail; whether that is settled.
    End { done: bool },
    /// No more mail that strangers can cause; whether that is settled.
    Refuse { done: bool },
}

/// A question with two answers, in words: those of the server, as its page keeps one language.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Choice {
    /// The name of the seat that is asked.
    pub seat: String,
    /// The words for how far the game is.
    pub when: String,
    pub ask: String,
    /// Each answer, and what it does.
    pub answers: Vec<(String, String)>,
}

/// The question as the page shows it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Asking {
    pub choice: Choice,
    /// The table's address.
    pub table: String,
    pub name: String,
    /// The time that is left, where a clock runs.
    pub due: Option<Due>,
    /// The table's revision.
    pub seq: i64,
    /// True if the person of the link is signed in here.
    pub here: bool,
}

/// Until when there is time for an answer; instants are milliseconds since 1970.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Due {
    /// The time at which the clock answers.
    pub at: i64,
    /// The time that the clocks show.
    pub now: i64,
    /// True if they stand.
    pub stopped: bool,
}

/// Returns what the link is for; whoever is signed in as its person goes on to the table at once.
#[server(endpoint = "read_notice")]
pub async fn read_notice(token: String) -> Result<Purpose, Error> {
    use crate::server::{self, Outcome};
    use platform::notices::{self, Link};
    let platform = server::platform();
    match notices::look(&platform, &token).await {
        // No link to a table.
        Err(platform::Error::BadLink) => {}
        way => return at_table(way.or_refuse()?).await,
    }
    let link = notices::open(&platform, &token).or_refuse()?;
    let done = notices::is_done(&platform, &link).await.or_refuse()?;
    Ok(match link {
        Link::Table { .. } => return Err(Error::Refused(crate::Reason::BadLink)),
        Link::Address { user, .. } => Purpose::Address {
            name: name(user).await?,
            done,
            table: if done { joined(user).await? } else { None },
        },
        Link::Recovery { user, .. } => Purpose::Recovery {
            name: name(user).await?,
        },
        Link::Unsubscribe { .. } => Purpose::End { done },
        Link::Refuse { .. } => Purpose::Refuse { done },
    })
}

/// Returns the table for which somebody has made their account, as this browser remembers it, or else the one
/// at which they wait for others. Nobody but them is told: a link that was used may be in anybody's hands.
#[cfg(feature = "ssr")]
pub async fn joined(user: platform::UserId) -> Result<Option<String>, Error> {
    use crate::server::{self, Outcome};
    use platform::tables::{self, Status};
    if !is_here(user) {
        return Ok(None);
    }
    if let Some(path) = server::joining(user) {
        return Ok(Some(path));
    }
    let theirs = tables::mine(&server::platform(), user).await.or_refuse()?;
    let latest = theirs.iter().find(|it| it.status == Status::Gathering);
    Ok(latest.map(|it| format!("/tables/{}", it.id)))
}

/// Returns true where this person is signed in.
#[cfg(feature = "ssr")]
fn is_here(user: platform::UserId) -> bool {
    crate::server::visitor().is_some_and(|it| it.user.id == user)
}

/// Returns where a link to a table leads; who is signed in as its person goes on to the table at once, unless the link
/// asks something.
#[cfg(feature = "ssr")]
async fn at_table(way: platform::notices::TableLink) -> Result<Purpose, Error> {
    use crate::server::{self, Outcome};
    use platform::notices::LinkState;
    let here = is_here(way.user);
    let table = format!("/tables/{}", way.table);
    let question = match way.state {
        LinkState::Question(it) => it,
        LinkState::Entry | LinkState::Closed | LinkState::Spent if here => {
            leptos_axum::redirect(&table);
            return Ok(Purpose::Spent { table });
        }
        LinkState::Spent => return Ok(Purpose::Spent { table }),
        ref state @ (LinkState::Entry | LinkState::Closed) => {
            let name = name(way.user).await?;
            return Ok(match state {
                LinkState::Closed => Purpose::Gone { name },
                _ => Purpose::Table {
                    inviter: inviter(way.user, way.table).await?,
                    name,
                },
            });
        }
    };
    let either = question.either.ok_or(Error::NotFound)?;
    let now = server::platform().now();
    Ok(Purpose::Question(Asking {
        choice: crate::games::choice(&question.kind, &either).or_refuse()?,
        table,
        name: question.name,
        due: question.due.map(|at| Due {
            at,
            now: question.paused_at.unwrap_or(now),
            stopped: question.paused_at.is_some(),
        }),
        seq: question.seq,
        here,
    }))
}

/// Returns who invites the person of a link to a table, if they have not sat down there.
#[cfg(feature = "ssr")]
async fn inviter(
    user: platform::UserId,
    table: platform::TableId,
) -> Result<Option<Inviter>, Error> {
    use crate::server::{self, Outcome};
    let found = platform::tables::inviter(&server::platform(), user, table)
        .await
        .or_refuse()?;
    Ok(found)
}

/// Returns what the person of a link is called.
#[cfg(feature = "ssr")]
async fn name(user: platform::UserId) -> Result<String, Error> {
    use crate::server::{self, Outcome};
    let person = platform::accounts::person(&server::platform(), user)
        .await
        .or_refuse()?;
    Ok(person.map(|it| it.name).unwrap_or_default())
}
