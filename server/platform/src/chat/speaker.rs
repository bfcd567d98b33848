//! The one who speaks, kept beyond the request: what has begun is done to its end.

use tabletop::Seat;

use super::Who;
use crate::{Error, TableId, UserId};

pub struct Speaker {
    pub user: UserId,
    pub table: TableId,
    seat: Option<Seat>,
    invitation: Option<String>,
}

impl Speaker {
    /// Returns the speaker, who needs an account.
    ///
    /// # Errors
    /// [`Error::NotSeated`].
    pub fn of(who: Who<'_>) -> Result<Self, Error> {
        Ok(Self {
            user: who.user.ok_or(Error::NotSeated)?,
            table: who.table,
            seat: who.seat,
            invitation: who.invitation.map(ToOwned::to_owned),
        })
    }

    pub fn who(&self) -> Who<'_> {
        Who {
            user: Some(self.user),
            table: self.table,
            seat: self.seat,
            invitation: self.invitation.as_deref(),
        }
    }
}
