//! The requests of the pages of moderators to the server. A link from an email is not enough for any of it.

use crate::Error;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};
#[cfg(feature = "ssr")]
use {
    crate::{
        chat::called,
        games,
        server::{self, Outcome},
    },
    platform::chat,
};

/// A report in the list. It does not say who talked to whom.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReportRow {
    pub id: String,
    pub table_name: String,
    /// Milliseconds since 1970.
    pub at: i64,
    /// True if the visitor has opened it.
    pub opened: bool,
    pub resolved: bool,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reports {
    pub rows: Vec<ReportRow>,
    /// The server's clock.
    pub now: i64,
}

/// A report that the visitor has opened: everything as it was when it was reported.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Opened {
    pub id: String,
    /// The path of the table; `None` where it is there no longer.
    pub table: Option<String>,
    pub table_name: String,
    pub description: Words,
    pub house_rules: Words,
    pub channel: Channel,
    pub by: String,
    pub about: String,
    pub words: String,
    pub lines: Vec<ReportedLine>,
    /// Milliseconds since 1970.
    pub at: i64,
    /// All that moderators have noted on it, the oldest first.
    pub notes: Vec<Note>,
    /// The server's clock.
    pub now: i64,
}

/// Somebody's words, as they were, and what has become of them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Words {
    pub then: String,
    pub since: Since,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Since {
    Same,
    /// These are the words now.
    Edited(String),
    Gone,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Channel {
    Hall,
    Gallery,
    /// The names of the seats.
    Private(Vec<String>),
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ReportedLine {
    /// The name of the seat; `None` for a spectator.
    pub seat: Option<String>,
    pub name: String,
    pub text: Words,
    /// The line's earlier words, the oldest first.
    pub earlier: Vec<String>,
    /// The promises of the plan that came with it, in words.
    pub promises: Vec<String>,
    /// Milliseconds since 1970.
    pub at: i64,
    /// True if this is the line that was complained about.
    pub in_question: bool,
}

/// A moderator's note on what came of a report.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Note {
    pub by: String,
    pub text: String,
    /// Milliseconds since 1970.
    pub at: i64,
}

/// The reports that the visitor may deal with.
#[server(endpoint = "reports")]
pub async fn load_reports() -> Result<Reports, Error> {
    let user = server::with_whole_account()?.user.id;
    let platform = server::platform();
    let rows = chat::reports(&platform, user).await.or_refuse()?;
    let row = |it: chat::ReportRow| ReportRow {
        id: it.id,
        table_name: it.table_name,
        at: it.at,
        opened: it.opened,
        resolved: it.resolved_at.is_some(),
    };
    Ok(Reports {
        rows: rows.into_iter().map(row).collect(),
        now: platform.now(),
    })
}

/// Opens a report; that the visitor did so stays written down.
#[server(endpoint = "open_report")]
pub async fn open_report(report: String) -> Result<(), Error> {
    let user = server::with_whole_account()?.user.id;
    chat::open_report(&server::platform(), user, &report)
        .await
        .or_refuse()?;
    leptos_axum::redirect(&format!("/reports/{report}"));
    Ok(())
}

/// A report that the visitor has opened before.
#[server(endpoint = "opened_report")]
pub async fn load_report(report: String) -> Result<Opened, Error> {
    let user = server::with_whole_account()?.user.id;
    let platform = server::platform();
    let found = chat::opened_report(&platform, user, &report)
        .await
        .or_refuse()?;
    let table = &found.table;
    let label = |seat: tabletop::Seat| games::seat_label(&table.kind, &table.setup, seat.0);
    let line = |it: &chat::ReportedLine| ReportedLine {
        seat: it.seat.map(label),
        name: name(&it.name),
        text: words((&it.text, &it.since)),
        earlier: it.earlier.clone(),
        promises: it
            .plan
            .as_ref()
            .map_or_else(Vec::new, |plan| games::promises(&table.kind, plan)),
        at: it.at,
        in_question: it.in_question,
    };
    let note = |it: chat::ReportNote| Note {
        by: called(it.by),
        text: it.text,
        at: it.at,
    };
    Ok(Opened {
        channel: match &found.audience {
            chat::Audience::Hall => Channel::Hall,
            chat::Audience::Gallery => Channel::Gallery,
            chat::Audience::Seats(seats) => {
                Channel::Private(seats.iter().copied().map(label).collect())
            }
        },
        lines: found.lines.iter().map(line).collect(),
        table: (!table.gone).then(|| format!("/tables/{}", table.id)),
        description: words((&table.description.0, &table.description.1)),
        house_rules: words((&table.house_rules.0, &table.house_rules.1)),
        table_name: table.name.clone(),
        id: found.id,
        by: name(&found.by),
        about: name(&found.about),
        words: found.words,
        at: found.at,
        notes: found.notes.into_iter().map(note).collect(),
        now: platform.now(),
    })
}

/// Returns the name that somebody had when it was reported, and the one they have now where that is
/// another.
#[cfg(feature = "ssr")]
fn name(it: &chat::ReportedName) -> String {
    let then = called(it.then.clone());
    match it.now.clone() {
        Some(now) => say!("{then} (now {now})" | "{then} (jetzt {now})"),
        None => then,
    }
}

#[cfg(feature = "ssr")]
fn words((then, since): (&str, &chat::Since)) -> Words {
    Words {
        then: then.to_owned(),
        since: match since {
            chat::Since::Same => Since::Same,
            chat::Since::Edited(now) => Since::Edited(now.clone()),
            chat::Since::Gone => Since::Gone,
        },
    }
}

/// Notes down what came of a report.
#[server(endpoint = "resolve_report")]
pub async fn resolve_report(report: String, note: String) -> Result<(), Error> {
    let user = server::with_whole_account()?.user.id;
    chat::resolve_report(&server::platform(), user, &report, &note)
        .await
        .or_refuse()?;
    leptos_axum::redirect(&format!("/reports/{report}"));
    Ok(())
}
