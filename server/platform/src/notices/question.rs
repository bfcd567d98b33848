//! Answering from an email: what its link asks, and what it does when somebody answers there.
//!
//! Looking changes nothing. The answer goes the way of all others, and only then the link
//! is spent: whoever dies in between finds the question closed, and nothing is lost.

use tabletop::DecisionId;

use super::Link;
use super::links::{Opened, addressee, authentic, opened, spend, unspent};
use crate::accounts::{Device, SignedIn, lock_account, start_brief};
use crate::database::Transaction;
use crate::tables::{self, Actor, Question};
use crate::{Error, Platform, TableId, UserId};

/// The link of an email to a table.
pub struct TableLink {
    pub user: UserId,
    pub table: TableId,
    pub state: LinkState,
}

/// The use that the link still has.
pub enum LinkState {
    /// It asks something that has two answers.
    Question(Question),
    /// It lets its person in, whatever is asked there.
    Entry,
    /// It lets in; what it asked is open no more, or not to this person.
    Closed,
    /// Nothing: it was used, is too old, or the address or the password is another.
    Spent,
}

/// The outcome of an answer.
pub enum Answered {
    /// It is given; and the person is let in, if that was wanted.
    Given(Option<SignedIn>),
    /// The table has gone on since its question was shown. The link is as good as before.
    Moved,
    /// There is nothing to answer any more.
    Closed,
}

/// Returns what a link to a table is good for.
///
/// # Errors
/// [`Error::BadLink`] for what is no link of ours to a table.
pub async fn look(platform: &Platform, token: &str) -> Result<TableLink, Error> {
    let link = authentic(platform, token)?.link;
    let Link::Table {
        user,
        table,
        decision,
        ..
    } = link
    else {
        return Err(Error::BadLink);
    };
    let way = |state| TableLink { user, table, state };
    let Ok(opened) = opened(platform, token) else {
        return Ok(way(LinkState::Spent));
    };
    match usable(platform, &opened).await {
        Ok(()) => {}
        Err(Error::BadLink) => return Ok(way(LinkState::Spent)),
        Err(error) => return Err(error),
    }
    let Some(decision) = decision.and_then(|it| u32::try_from(it).ok()) else {
        return Ok(way(LinkState::Entry));
    };
    let question = tables::question(platform, user, (table, DecisionId(decision))).await?;
    Ok(way(match question {
        Some(it) if it.either.is_some() => LinkState::Question(it),
        Some(_) => LinkState::Entry,
        None => LinkState::Closed,
    }))
}

/// Gives one of the two answers that the link offered when the table was at the revision `seen`,
/// and uses the link up. With a `device` its person is let in there as well.
///
/// # Errors
/// [`Error::BadLink`] when the link is not good for anything, [`Error::Malformed`] for a third
/// answer, and what [`tables::answer`] refuses although the question is open.
pub async fn answer(
    platform: &Platform,
    token: &str,
    (seen, which): (i64, usize),
    device: Option<Device>,
) -> Result<Answered, Error> {
    let way = look(platform, token).await?;
    let question = match way.state {
        LinkState::Question(it) => it,
        LinkState::Spent => return Err(Error::BadLink),
        LinkState::Entry | LinkState::Closed => return Ok(Answered::Closed),
    };
    let opened = opened(platform, token)?;
    let Link::Table {
        decision: Some(decision),
        ..
    } = opened.link
    else {
        return Ok(Answered::Closed);
    };
    let decision = DecisionId(u32::try_from(decision).map_err(Error::internal)?);
    let both = question.either.map(|it| it.answers);
    let action = both.into_iter().flatten().nth(which);
    let action = action.ok_or(Error::Malformed)?;
    let actor = Actor::Person(way.user, question.seat);
    let to = (actor, way.table, decision);
    match tables::answer_as_seen(platform, to, (seen, action)).await {
        Ok(Some(_)) => {}
        Ok(None) => return Ok(Answered::Moved),
        Err(Error::Closed | Error::NotYours | Error::NotSeated | Error::NotRunning) => {
            return Ok(Answered::Closed);
        }
        Err(error) => return Err(error),
    }
    let tx = platform.database().write().await?;
    let let_in = use_up(&tx, platform, (&opened, device)).await?;
    tx.commit().await?;
    tracing::info!(user = %way.user, table = %way.table, "answered by a mailed link");
    Ok(Answered::Given(let_in))
}

async fn usable(platform: &Platform, opened: &Opened) -> Result<(), Error> {
    let tx = platform.database().snapshot().await?;
    addressee(&tx, &opened.link).await?;
    unspent(&tx, opened).await?;
    tx.commit().await?;
    Ok(())
}

async fn use_up(
    tx: &Transaction,
    platform: &Platform,
    (opened, device): (&Opened, Option<Device>),
) -> Result<Option<SignedIn>, Error> {
    lock_account(tx, opened.link.user()).await?;
    let person = addressee(tx, &opened.link).await?;
    match spend(tx, opened).await {
        Ok(()) => {}
        // Pressed twice: the answer is given, and whoever was first is let in.
        Err(Error::BadLink) => return Ok(None),
        Err(error) => return Err(error),
    }
    let Some(device) = device else {
        return Ok(None);
    };
    let token = start_brief(tx, platform.now(), person.id, &device).await?;
    Ok(Some(SignedIn {
        user: person.into(),
        token,
    }))
}
