//! The requests of the page to the server.

use super::{At, ChatPage, Found, Line, Lines, Mark, Muting, Note, ProposalAnswer};
use crate::Error;
#[cfg(feature = "ssr")]
use crate::server::{self, Outcome};
use leptos::prelude::*;
#[cfg(feature = "ssr")]
use platform::chat::{self, NewLine, Who};

#[cfg(feature = "ssr")]
impl At {
    /// Returns the person who asks, at this table.
    fn who(&self) -> Result<Who<'_>, Error> {
        Ok(Who {
            user: server::visitor().map(|it| it.user.id),
            table: self.table.parse().map_err(|_| Error::NotFound)?,
            seat: self.seat.map(tabletop::Seat),
            invitation: self.invitation.as_deref(),
        })
    }

    /// The same for what needs somebody.
    fn somebody(&self) -> Result<Who<'_>, Error> {
        server::signed_in()?;
        self.who()
    }
}

/// The channels that one may read, with what is unread in them.
#[server(endpoint = "chat")]
pub async fn load_chat(at: At) -> Result<ChatPage, Error> {
    let chat = chat::page(&server::platform(), at.who()?).await;
    chat.or_refuse().map(ChatPage::from)
}

/// The last lines of a channel, or those before a line; fewer than fifty only at the beginning.
#[server(endpoint = "chat_lines")]
pub async fn load_lines(at: At, channel: String, before: Option<String>) -> Result<Lines, Error> {
    let platform = server::platform();
    let lines = chat::lines(&platform, at.who()?, &channel, before.as_deref()).await;
    let all = lines.or_refuse()?.into_iter().map(Line::from).collect();
    Ok(Lines { all })
}

/// Says something. `id` is made by the page; the same line again is said once.
#[server(endpoint = "say")]
pub async fn say(
    at: At,
    channel: String,
    id: String,
    text: String,
    quote: Option<String>,
) -> Result<Line, Error> {
    let new = NewLine { id, text, quote };
    let line = chat::say(&server::platform(), at.somebody()?, &channel, new).await;
    line.or_refuse().map(Line::from)
}

/// Puts other words in the place of what one has just said; the line as it is then.
#[server(endpoint = "edit_line")]
pub async fn edit_line(at: At, channel: String, line: String, text: String) -> Result<Line, Error> {
    let (platform, of) = (server::platform(), (&*channel, &*line));
    let line = chat::edit(&platform, at.somebody()?, of, &text).await;
    line.or_refuse().map(Line::from)
}

/// Proposes a plan, the game's own JSON; words may go with it.
#[server(endpoint = "propose")]
pub async fn propose(
    at: At,
    channel: String,
    id: String,
    text: String,
    plan: String,
) -> Result<Line, Error> {
    let quote = None;
    let new = (NewLine { id, text, quote }, plan);
    let line = chat::propose(&server::platform(), at.somebody()?, &channel, new).await;
    line.or_refuse().map(Line::from)
}

/// Accepts, declines or withdraws the plan that came with a line; the line as it is then.
#[server(endpoint = "answer_proposal")]
pub async fn answer_proposal(
    at: At,
    channel: String,
    line: String,
    answer: ProposalAnswer,
) -> Result<Line, Error> {
    let (platform, to) = (server::platform(), (&*channel, &*line));
    let line = chat::answer_proposal(&platform, at.somebody()?, to, answer).await;
    line.or_refuse().map(Line::from)
}

/// Marks a line as read, with all before it, or as unread, with all after it.
#[server(endpoint = "chat_mark")]
pub async fn mark_line(at: At, channel: String, line: String, mark: Mark) -> Result<(), Error> {
    let platform = server::platform();
    chat::mark(&platform, at.somebody()?, (&channel, &line), mark)
        .await
        .or_refuse()
}

/// Returns what was said with these words in it, wherever one may read it.
#[server(endpoint = "chat_search")]
pub async fn search_chat(at: At, words: String) -> Result<Vec<Found>, Error> {
    let found = chat::search(&server::platform(), at.somebody()?, &words).await;
    Ok(found.or_refuse()?.into_iter().map(Found::from).collect())
}

/// One's own notes, the first round first.
#[server(endpoint = "notes")]
pub async fn load_notes(at: At) -> Result<Vec<Note>, Error> {
    let notes = chat::notes(&server::platform(), at.somebody()?).await;
    Ok(notes.or_refuse()?.into_iter().map(Note::from).collect())
}

/// Writes the note of a round anew.
#[server(endpoint = "write_note")]
pub async fn write_note(at: At, chapter: u32, text: String) -> Result<(), Error> {
    let platform = server::platform();
    chat::write_note(&platform, at.somebody()?, chapter, &text)
        .await
        .or_refuse()
}

/// Does not want to hear the author of a line any more.
#[server(endpoint = "mute")]
pub async fn mute_author(at: At, channel: String, line: String, how: Muting) -> Result<(), Error> {
    let platform = server::platform();
    chat::mute(&platform, at.somebody()?, (&channel, &line), how)
        .await
        .or_refuse()
}

/// Hears somebody again.
#[server(endpoint = "hear_again")]
pub async fn hear_again(id: String) -> Result<(), Error> {
    let user = server::signed_in()?.user.id;
    chat::hear_again(&server::platform(), user, &id)
        .await
        .or_refuse()
}

/// Complains about a line to those who run the place.
#[server(endpoint = "report")]
pub async fn report(at: At, channel: String, line: String, words: String) -> Result<(), Error> {
    let platform = server::platform();
    chat::report(&platform, at.somebody()?, (&channel, &line), &words)
        .await
        .or_refuse()
}
