//! Changing what one has just said.

use sea_orm::{
    ActiveModelTrait, ColumnTrait, EntityTrait, PaginatorTrait, QueryFilter, QuerySelect, Set,
    Unchanged,
};

use super::audible::find;
use super::lines::shown;
use super::listener::Listener;
use super::proposals::came_with;
use super::say::written;
use super::{Line, Speaker, Who};
use crate::database::Transaction;
use crate::entities::{Secret, line, line_version};
use crate::spawn_detached;
use crate::time::MINUTE;
use crate::{ChatNotice, Error, Platform};

/// So long after a line was said its words can be changed.
pub const EDITABLE: i64 = MINUTE;

/// Puts other words in the place of what one has just said. What stood there is kept for moderators, who
/// read it where the line was reported; everybody else who may read the line sees the new words, with the
/// mark that they were changed, and nobody is sent a notice. The same words again change nothing. Editing
/// is speaking: it is allowed where and when that is.
///
/// # Errors
/// [`Error::NoSuchTable`], [`Error::NotSeated`], [`Error::NoSuchChannel`], [`Error::NoSuchLine`],
/// [`Error::NotYourLine`], [`Error::PlanStays`] for a line that brings a plan,
/// [`Error::TooLateToEdit`], [`Error::Silent`], [`Error::NotNow`], [`Error::Invalid`] for the text.
pub async fn edit(
    platform: &Platform,
    who: Who<'_>,
    (channel, line): (&str, &str),
    text: &str,
) -> Result<Line, Error> {
    let change = Change {
        speaker: Speaker::of(who)?,
        channel: channel.to_owned(),
        line: line.to_owned(),
        text: written(text, 1)?,
    };
    let platform = platform.clone();
    spawn_detached(async move { change.make(&platform).await }).await
}

struct Change {
    speaker: Speaker,
    channel: String,
    line: String,
    text: String,
}

impl Change {
    async fn make(&self, platform: &Platform) -> Result<Line, Error> {
        let tx = platform.database().write().await?;
        let listener = Listener::find(&tx, self.speaker.who()).await?;
        let audience = listener.channel(&self.channel)?;
        let line = find(&tx, &listener, &audience, &self.line).await?;
        if !listener.is_mine(line.by, line.seat) {
            return Err(Error::NotYourLine);
        }
        if !came_with(&tx, &line, None).await? {
            return Err(Error::PlanStays);
        }
        let key = (line.table_id, line.audience.clone(), line.number);
        let line = line::Entity::find_by_id(key).lock_exclusive();
        let line = line.one(&tx).await?.ok_or(Error::NoSuchLine)?;
        let changes = line.text.0 != self.text;
        let now = platform.now();
        if changes && now - line.at > EDITABLE {
            return Err(Error::TooLateToEdit);
        }
        listener.permit(platform, &audience)?;
        let number = line.number;
        let line = if changes {
            keep_words(&tx, &line, now).await?;
            let row = line::ActiveModel {
                table_id: Unchanged(line.table_id),
                audience: Unchanged(line.audience),
                number: Unchanged(number),
                text: Set(Secret(self.text.clone())),
                edited_at: Set(Some(now)),
                ..Default::default()
            };
            row.update(&tx).await?
        } else {
            line
        };
        let mut lines = shown(&tx, &listener, &audience, vec![line]).await?;
        let line = lines.pop().ok_or(Error::NoSuchLine)?;
        let notice = changes.then_some(ChatNotice {
            table: self.speaker.table,
            audience,
            number,
        });
        platform.hub().commit(tx, notice).await?;
        Ok(line)
    }
}

/// Keeps what a line says, before it says something else.
async fn keep_words(tx: &Transaction, line: &line::Model, now: i64) -> Result<(), Error> {
    let before = line_version::Entity::find()
        .filter(line_version::Column::TableId.eq(line.table_id))
        .filter(line_version::Column::Audience.eq(&line.audience))
        .filter(line_version::Column::Number.eq(line.number))
        .count(tx)
        .await?;
    let row = line_version::ActiveModel {
        table_id: Set(line.table_id),
        audience: Set(line.audience.clone()),
        number: Set(line.number),
        version: Set(i32::try_from(before + 1).map_err(Error::internal)?),
        text: Set(line.text.clone()),
        until: Set(now),
    };
    row.insert(tx).await?;
    Ok(())
}
