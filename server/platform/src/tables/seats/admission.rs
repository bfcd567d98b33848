//! Admission to the seats of a table.

use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, PaginatorTrait, QueryFilter};
use tabletop::Seat;

use super::kept::kept_for_others;
use crate::accounts::{Reliability, levels};
use crate::chat::has_read;
use crate::entities::guest::{self, Welcome};
use crate::entities::{seat, table, user};
use crate::tables::model::{Admission, Stakes};
use crate::{Error, TableId, UserId};

/// The standing of somebody who wants to sit down.
#[derive(Clone, Debug)]
pub struct Standing {
    welcome: Option<Welcome>,
    level: Reliability,
    /// Has no account.
    guest: bool,
    /// Has read as a moderator what is said there.
    knows: bool,
    /// Seats that are kept for others.
    kept: Vec<Seat>,
}

impl Standing {
    pub async fn of(
        db: &impl ConnectionTrait,
        (table, user): (TableId, UserId),
        at: (&[seat::Model], i64),
    ) -> Result<Self, Error> {
        let mut levels = levels(db, std::iter::once(user)).await?;
        let row = guest::Entity::find_by_id((table, user)).one(db).await?;
        let person = user::Entity::find_by_id(user).one(db).await?;
        Ok(Self {
            welcome: row.map(|it| it.welcome),
            level: levels.remove(&user).unwrap_or_default(),
            guest: person.is_none_or(|it| it.password.is_none()),
            knows: has_read(db, table, user).await?,
            kept: kept_for_others(db, (table, Some(user)), at).await?,
        })
    }

    /// The same, or that of somebody who was sent away.
    pub fn unless(self, sent_away: bool) -> Self {
        let gone = sent_away.then_some(Welcome::Gone);
        Self {
            welcome: gone.or(self.welcome),
            ..self
        }
    }

    pub fn invited(&self) -> bool {
        self.welcome == Some(Welcome::Invited)
    }

    /// Refuses those who know more than players may.
    pub fn unknowing(&self) -> Result<(), Error> {
        if self.knows {
            return Err(Error::KnowsTooMuch);
        }
        Ok(())
    }

    /// Refuses a seat that is kept for somebody else.
    pub fn leave_kept(&self, seat: Seat) -> Result<(), Error> {
        if self.kept.contains(&seat) {
            return Err(Error::SeatKept);
        }
        Ok(())
    }

    /// Refuses guests where the table is for accounts, and where nobody has called them: strangers
    /// with just a name could take all seats of the lobby.
    pub fn admit_guest(&self, table: &table::Model, linked: bool) -> Result<(), Error> {
        let called = linked || self.invited();
        match (table.stakes, table.admission) {
            _ if !self.guest => Ok(()),
            (Stakes::Rated, _) => Err(Error::Rated),
            (Stakes::Friendly, Admission::Everybody) if called => Ok(()),
            (Stakes::Friendly, Admission::Everybody | Admission::Accounts) => {
                Err(Error::NeedsAccount)
            }
        }
    }

    /// Refuses those who may not sit down here. Whom the owner has invited by name, the owner knows.
    pub fn admit(&self, table: &table::Model) -> Result<(), Error> {
        match self.welcome {
            Some(Welcome::SentAway | Welcome::Gone) => Err(Error::SentAway),
            Some(Welcome::Declined) | None if self.level < table.least => Err(Error::Unreliable),
            Some(Welcome::Invited | Welcome::Declined) | None => Ok(()),
        }
    }
}

/// Returns true where the owner of the table has sent one of these people away.
pub async fn sent_away(
    db: &impl ConnectionTrait,
    table: TableId,
    people: Vec<UserId>,
) -> Result<bool, Error> {
    if people.is_empty() {
        return Ok(false);
    }
    let rows = guest::Entity::find()
        .filter(guest::Column::TableId.eq(table))
        .filter(guest::Column::UserId.is_in(people))
        .filter(guest::Column::Welcome.is_in([Welcome::SentAway, Welcome::Gone]));
    Ok(rows.count(db).await? > 0)
}
