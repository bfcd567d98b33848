//! Saying something.

use std::collections::BTreeSet;

use sea_orm::{ActiveModelTrait, ColumnTrait, EntityTrait, QueryFilter, Set};
use tabletop::Seat;

use super::audible::find;
use super::lines::shown;
use super::listener::Listener;
use super::proposals::{came_with, judge, propose as store_plan};
use super::unheard::deaf;
use super::{Audience, Line, MOST, NewLine, Speaker, Who};
use crate::database::Transaction;
use crate::entities::{Secret, channel, line, private_channel, seat, table};
use crate::notices::{About, Category, enqueue, enqueue_in_private};
use crate::spawn_detached;
use crate::text::{check_length, is_invisible};
use crate::{ChatNotice, Error, Field, Platform, UserId};

/// Says something in a channel; the first line opens it. The same line again is said once, and
/// returned again, whatever has changed meanwhile.
///
/// Nobody else's table, page or stream changes by it: only those who belong to the channel hear of
/// it, and the table's lock and revision are not touched.
///
/// # Errors
/// [`Error::NoSuchTable`], [`Error::NotSeated`], [`Error::NoSuchChannel`], [`Error::Silent`],
/// [`Error::NotNow`], [`Error::NoSuchLine`] for the quote, [`Error::Invalid`] for the text,
/// [`Error::Malformed`] for the id.
pub async fn say(
    platform: &Platform,
    who: Who<'_>,
    channel: &str,
    new: NewLine,
) -> Result<Line, Error> {
    speak(platform, who, channel, (new, None)).await
}

/// The same with a plan, the game's own JSON; its line needs no words then.
///
/// # Errors
/// As [`say`]; besides [`Error::NotRunning`], [`Error::TooLarge`], [`Error::TooManyProposals`],
/// [`Error::Malformed`] and [`Error::Illegal`] for the plan.
pub async fn propose(
    platform: &Platform,
    who: Who<'_>,
    channel: &str,
    (new, plan): (NewLine, String),
) -> Result<Line, Error> {
    speak(platform, who, channel, (new, Some(plan))).await
}

async fn speak(
    platform: &Platform,
    who: Who<'_>,
    channel: &str,
    (new, plan): (NewLine, Option<String>),
) -> Result<Line, Error> {
    let speaker = Speaker::of(who)?;
    if new.id.len() != 32 || !new.id.bytes().all(|it| it.is_ascii_hexdigit()) {
        return Err(Error::Malformed);
    }
    let new = NewLine {
        text: written(&new.text, usize::from(plan.is_none()))?,
        ..new
    };
    let speech = Speech {
        speaker,
        channel: channel.to_owned(),
        new,
        plan,
    };
    let platform = platform.clone();
    spawn_detached(async move { speech.give(&platform).await }).await
}

/// Returns what somebody has written, without what shows nothing or turns the text around; line breaks and joined signs
/// stay.
///
/// # Errors
/// [`Error::Invalid`].
pub fn written(text: &str, least: usize) -> Result<String, Error> {
    // Nothing longer needs to be looked at.
    if text.len() > 16 * MOST {
        check_length(Field::Line, text, 0, MOST)?;
    }
    let joins = |it: char| matches!(it, '\n' | '\u{200c}' | '\u{200d}' | '\u{fe0e}' | '\u{fe0f}');
    let kept: String = text
        .replace("\r\n", "\n")
        .chars()
        .filter(|&it| joins(it) || !is_invisible(it))
        .collect();
    let kept = kept.trim();
    check_length(Field::Line, kept, least, MOST)?;
    Ok(kept.to_owned())
}

struct Speech {
    speaker: Speaker,
    channel: String,
    new: NewLine,
    plan: Option<String>,
}

impl Speech {
    async fn give(&self, platform: &Platform) -> Result<Line, Error> {
        let tx = platform.database().write().await?;
        let listener = Listener::find(&tx, self.speaker.who()).await?;
        let audience = listener.channel(&self.channel)?;
        // Others who speak here wait from now on: the same line, sent twice, is found.
        let number = channel::next(&tx, (self.speaker.table, &self.channel)).await?;
        if let Some(line) = self.stored_before(&tx, &listener).await? {
            let number = line.number;
            let line = shown_to(platform, &tx, (&listener, &audience), line).await?;
            // Whoever stored it may not have known that it was, and nobody heard of it.
            platform.hub().tell(self.notice(audience, number));
            return Ok(line);
        }
        listener.permit(platform, &audience)?;
        if let Some(quote) = &self.new.quote {
            find(&tx, &listener, &audience, quote).await?;
        }
        let row = line::ActiveModel {
            table_id: Set(self.speaker.table),
            audience: Set(self.channel.clone()),
            number: Set(number),
            id: Set(self.new.id.clone()),
            seat: Set(listener.seat.map(|it| it.0.into())),
            by: Set(self.speaker.user),
            text: Set(Secret(self.new.text.clone())),
            quote: Set(self.new.quote.clone()),
            seq: Set(listener.table.seq),
            at: Set(platform.now()),
            edited_at: Set(None),
        };
        let line = row.insert(&tx).await?;
        if let (1, Audience::Seats(seats)) = (number, &audience) {
            self.open(&tx, seats).await?;
        }
        if let Some(plan) = &self.plan {
            store_plan(platform, &tx, (&listener, &audience), (&line, plan)).await?;
        }
        let line = shown_to(platform, &tx, (&listener, &audience), line).await?;
        self.tell(&tx, &listener.table, &audience, platform.now())
            .await?;
        let notice = self.notice(audience, number);
        platform.hub().commit(tx, [notice]).await?;
        Ok(line)
    }

    const fn notice(&self, audience: Audience, number: i64) -> ChatNotice {
        ChatNotice {
            table: self.speaker.table,
            audience,
            number,
        }
    }

    /// The channel begins for all who belong to it.
    async fn open(&self, tx: &Transaction, seats: &[Seat]) -> Result<(), Error> {
        let rows = seats.iter().map(|seat| private_channel::ActiveModel {
            table_id: Set(self.speaker.table),
            seat: Set(seat.0.into()),
            audience: Set(self.channel.clone()),
        });
        let all = private_channel::Entity::insert_many(rows);
        all.exec_without_returning(tx).await?;
        Ok(())
    }

    /// Notices for those who are meant, unless they do not want to hear the speaker. Where it was
    /// said, and by whom, is in none of them.
    async fn tell(
        &self,
        tx: &Transaction,
        table: &table::Model,
        audience: &Audience,
        now: i64,
    ) -> Result<(), Error> {
        let meant = |seat: &seat::Model| match audience {
            Audience::Hall => true,
            Audience::Gallery => false,
            Audience::Seats(seats) => seats.contains(&seat.number()),
        };
        let seats = seat::of(tx, self.speaker.table).await?;
        let people = seats.iter().filter(|it| meant(it));
        let mut people: BTreeSet<UserId> = people.filter_map(|it| it.user_id).collect();
        people.remove(&self.speaker.user);
        let deaf = deaf(tx, table, self.speaker.user).await?;
        people.retain(|it| !deaf.contains(it));
        let about = About {
            category: Category::Chat,
            table: self.speaker.table,
            seq: None,
            decision: None,
            until: None,
            due_at: now,
            now,
        };
        match audience {
            Audience::Hall | Audience::Gallery => enqueue(tx, &people, about).await,
            Audience::Seats(_) => enqueue_in_private(tx, &people, about).await,
        }
    }

    /// This very line, if it has been said already. An id that stands for another one is refused
    /// like one that cannot be read: that other line may lie before the speaker's time.
    async fn stored_before(
        &self,
        tx: &Transaction,
        listener: &Listener,
    ) -> Result<Option<line::Model>, Error> {
        let same = line::Entity::find()
            .filter(line::Column::TableId.eq(self.speaker.table))
            .filter(line::Column::Audience.eq(&*self.channel))
            .filter(line::Column::Id.eq(&*self.new.id));
        let Some(line) = same.one(tx).await? else {
            return Ok(None);
        };
        let mine = listener.is_mine(line.by, line.seat);
        // What was changed meanwhile stays so.
        let same = line.edited_at.is_some() || line.text.0 == self.new.text;
        let same = same && line.quote == self.new.quote;
        if mine && same && came_with(tx, &line, self.plan.as_deref()).await? {
            Ok(Some(line))
        } else {
            Err(Error::Malformed)
        }
    }
}

async fn shown_to(
    platform: &Platform,
    tx: &Transaction,
    (listener, audience): (&Listener, &Audience),
    line: line::Model,
) -> Result<Line, Error> {
    let mut lines = shown(tx, listener, audience, vec![line]).await?;
    judge(platform, tx, listener, &mut lines).await?;
    lines.pop().ok_or(Error::NoSuchLine)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Problem;

    #[test]
    fn what_is_written_keeps_its_lines_and_loses_what_deceives() {
        assert_eq!(written(" a\r\nb\u{202e} \u{7}c ", 1).unwrap(), "a\nb c");
        assert_eq!(written("👩\u{200d}🚀", 1).unwrap(), "👩\u{200d}🚀");
        let refused = |text: &str| match written(text, 1) {
            Err(Error::Invalid { problem, .. }) => Some(problem),
            _ => None,
        };
        assert_eq!(refused(" \u{200b} "), Some(Problem::TooShort));
        assert_eq!(refused(&"ä".repeat(MOST + 1)), Some(Problem::TooLong));
        assert_eq!(refused(&"ä".repeat(MOST)), None);
        assert_eq!(refused(&"a".repeat(100_000)), Some(Problem::TooLong));
    }
}
