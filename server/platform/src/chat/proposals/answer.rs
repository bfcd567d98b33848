//! Answering a plan, and withdrawing it.

use ::model::ProposalAnswer;
use sea_orm::sea_query::OnConflict;
use sea_orm::{ActiveModelTrait, ColumnTrait, EntityTrait, QueryFilter, QuerySelect, Set};
use tabletop::Seat;

use super::super::audible::find;
use super::super::lines::shown;
use super::super::listener::Listener;
use super::super::{Line, Speaker, Who};
use super::{at, judge, key, now};
use crate::database::Transaction;
use crate::entities::proposal_answer::{self, Reply};
use crate::entities::{line, proposal};
use crate::spawn_detached;
use crate::{ChatNotice, Error, Platform};

/// Answers the plan that came with a line; the same again changes nothing. What was accepted stays
/// so. Answering is speaking: it is allowed where and when that is. Those who belong to the channel
/// hear of it as of a line, but nobody is sent a notice.
///
/// # Errors
/// [`Error::NoSuchTable`], [`Error::NotSeated`], [`Error::NoSuchChannel`], [`Error::Silent`],
/// [`Error::NotNow`], [`Error::NoSuchLine`], also for one without a plan; [`Error::NotYours`] for
/// an answer to oneself or a withdrawal of another's; [`Error::ProposalClosed`] when the round is
/// over, it was withdrawn, or was accepted already.
pub async fn answer_proposal(
    platform: &Platform,
    who: Who<'_>,
    (channel, line): (&str, &str),
    answer: ProposalAnswer,
) -> Result<Line, Error> {
    let call = Call {
        speaker: Speaker::of(who)?,
        channel: channel.to_owned(),
        line: line.to_owned(),
        answer,
    };
    let platform = platform.clone();
    spawn_detached(async move { call.give(&platform).await }).await
}

struct Call {
    speaker: Speaker,
    channel: String,
    line: String,
    answer: ProposalAnswer,
}

impl Call {
    async fn give(&self, platform: &Platform) -> Result<Line, Error> {
        let tx = platform.database().write().await?;
        let listener = Listener::find(&tx, self.speaker.who()).await?;
        let audience = listener.channel(&self.channel)?;
        let seat = listener.seat.ok_or(Error::NotSeated)?;
        let line = find(&tx, &listener, &audience, &self.line).await?;
        let row = at(line.table_id, &line.audience, line.number);
        let row = row.lock_exclusive().one(&tx).await?;
        let row = row.ok_or(Error::NoSuchLine)?;
        listener.permit(platform, &audience)?;
        let open = now(&tx, &listener).await? == Some(row.chapter);
        let changed = self.write(&tx, (&line, row, open), (seat, platform.now()));
        let changed = changed.await?;
        let number = line.number;
        let mut lines = shown(&tx, &listener, &audience, vec![line]).await?;
        judge(platform, &tx, &listener, &mut lines).await?;
        let line = lines.pop().ok_or(Error::NoSuchLine)?;
        let notice = changed.then_some(ChatNotice {
            table: self.speaker.table,
            audience,
            number,
        });
        platform.hub().commit(tx, notice).await?;
        Ok(line)
    }

    /// Writes the answer, and tells whether anything has changed by it.
    async fn write(
        &self,
        tx: &Transaction,
        (line, row, open): (&line::Model, proposal::Model, bool),
        (seat, at): (Seat, i64),
    ) -> Result<bool, Error> {
        let replies = replies(tx, &row).await?;
        let own = row.seat == key(seat);
        if own != (self.answer == ProposalAnswer::Withdraw) {
            return Err(Error::NotYours);
        }
        let before = replies.iter().find(|it| it.seat == key(seat));
        let before = before.map(|it| it.reply);
        let accepted = replies.iter().any(|it| it.reply == Reply::Accepted);
        let reply = match self.answer {
            ProposalAnswer::Withdraw if row.withdrawn_at.is_some() => return Ok(false),
            ProposalAnswer::Withdraw if !open || accepted => return Err(Error::ProposalClosed),
            ProposalAnswer::Withdraw => None,
            ProposalAnswer::Accept => Some(Reply::Accepted),
            ProposalAnswer::Decline => Some(Reply::Declined),
        };
        if reply.is_some() && reply == before {
            return Ok(false);
        }
        if row.withdrawn_at.is_some() || !open || before == Some(Reply::Accepted) {
            return Err(Error::ProposalClosed);
        }
        if let Some(reply) = reply {
            self.put(tx, line, (seat, at), reply).await?;
        }
        let withdrawn = reply.is_none().then_some(at);
        let mut row: proposal::ActiveModel = row.into();
        row.withdrawn_at = Set(withdrawn);
        row.changed_at = Set(at);
        row.update(tx).await?;
        Ok(true)
    }

    async fn put(
        &self,
        tx: &Transaction,
        line: &line::Model,
        (seat, at): (Seat, i64),
        reply: Reply,
    ) -> Result<(), Error> {
        use proposal_answer::Column as C;
        let row = proposal_answer::ActiveModel {
            table_id: Set(line.table_id),
            audience: Set(line.audience.clone()),
            number: Set(line.number),
            seat: Set(key(seat)),
            by: Set(self.speaker.user),
            reply: Set(reply),
            at: Set(at),
        };
        let anew = OnConflict::columns([C::TableId, C::Audience, C::Number, C::Seat])
            .update_columns([C::By, C::Reply, C::At])
            .to_owned();
        proposal_answer::Entity::insert(row)
            .on_conflict(anew)
            .exec_without_returning(tx)
            .await?;
        Ok(())
    }
}

async fn replies(
    tx: &Transaction,
    row: &proposal::Model,
) -> Result<Vec<proposal_answer::Model>, Error> {
    let replies = proposal_answer::Entity::find()
        .filter(proposal_answer::Column::TableId.eq(row.table_id))
        .filter(proposal_answer::Column::Audience.eq(&row.audience))
        .filter(proposal_answer::Column::Number.eq(row.number));
    Ok(replies.all(tx).await?)
}
