//! The listener: which channels somebody may read, and from when on.

use std::collections::HashMap;

use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter};
use tabletop::Seat;

use super::rules::{ChatRules, Stage};
use super::unheard::unheard;
use super::{Audience, Muting, Who};
use crate::damage::damaged;
use crate::entities::read_mark::NO_SEAT;
use crate::entities::table::Status;
use crate::entities::{private_channel, seat, table};
use crate::tables::{admits, consult, game_of, horizon};
use crate::{Error, Platform, TableId, UserId};

/// Somebody at a table, with what they may hear.
pub struct Listener {
    pub table: table::Model,
    pub user: Option<UserId>,
    pub seat: Option<Seat>,
    /// The revision with which they sat down.
    since: i64,
    /// The last revision that they may know of, at a table that onlookers see late.
    horizon: Option<i64>,
    /// True if they hold any seat here.
    seated: bool,
    /// The number of seats at the table.
    seats: usize,
    muted: HashMap<UserId, Muting>,
    /// The number of the last line of the hall that they have read, if they stand for all who have read as far.
    read: Option<i64>,
}

impl Listener {
    /// Everybody who looks on with an account, wants to hear everybody, and has read the hall so far.
    ///
    /// # Errors
    /// [`Error::NoSuchTable`] where not everybody may see the table.
    pub async fn onlooker(
        db: &impl ConnectionTrait,
        table: TableId,
        read: i64,
    ) -> Result<Self, Error> {
        let nobody = Who {
            user: None,
            table,
            seat: None,
            invitation: None,
        };
        let read = Some(read);
        Ok(Self {
            read,
            ..Self::find(db, nobody).await?
        })
    }

    /// # Errors
    /// [`Error::NoSuchTable`], [`Error::NotSeated`] for a seat that is not theirs.
    pub async fn find(db: &impl ConnectionTrait, who: Who<'_>) -> Result<Self, Error> {
        let table = table::Entity::find_by_id(who.table).one(db).await?;
        let table = table.ok_or(Error::NoSuchTable)?;
        let seats = seat::of(db, table.id).await?;
        if !admits(db, &table, &seats, (who.user, who.invitation)).await? {
            return Err(Error::NoSuchTable);
        }
        let mine = seat::held(&seats, who.user);
        let seat = seat::looking(&mine, who.seat)?;
        let own = seats.iter().find(|it| Some(it.number()) == seat);
        let muted = unheard(db, &table, who.user).await?;
        let horizon = horizon(db, (&table, &seats), who.user).await?;
        Ok(Self {
            since: own.map_or(0, |it| it.since),
            horizon,
            seated: !mine.is_empty(),
            seats: seats.len(),
            user: who.user,
            table,
            seat,
            muted,
            read: None,
        })
    }

    /// The channel of this name, if it is theirs to read. Whether anything was ever said there
    /// makes no difference.
    ///
    /// # Errors
    /// [`Error::NoSuchChannel`].
    pub fn channel(&self, name: &str) -> Result<Audience, Error> {
        let named = name.parse::<Audience>().ok();
        named
            .filter(|it| self.belongs(it))
            .ok_or(Error::NoSuchChannel)
    }

    /// Tells whether they may read there.
    pub fn belongs(&self, to: &Audience) -> bool {
        match to {
            Audience::Hall => true,
            Audience::Gallery => {
                self.user.is_some() && (!self.seated || self.table.status == Status::Over)
            }
            Audience::Seats(seats) => {
                let real = seats.iter().all(|it| usize::from(it.0) < self.seats);
                real && self.seat.is_some_and(|it| seats.contains(&it))
            }
        }
    }

    /// All channels of theirs where something may have been said: the hall, the gallery, and
    /// those of their seat.
    pub async fn channels(&self, db: &impl ConnectionTrait) -> Result<Vec<Audience>, Error> {
        let mut all = vec![Audience::Hall, Audience::Gallery];
        all.retain(|it| self.belongs(it));
        let private = private_channel::Entity::find()
            .filter(private_channel::Column::TableId.eq(self.table.id))
            .filter(private_channel::Column::Seat.eq(self.key()))
            .all(db)
            .await?;
        for row in private {
            let audience = row.audience.parse::<Audience>();
            all.push(audience.map_err(|_| damaged("a channel has no name"))?);
        }
        Ok(all)
    }

    /// Returns how far they have read, where no row says it.
    pub const fn read(&self) -> Option<i64> {
        self.read
    }

    /// The revision from which on they hear what is said in private.
    pub const fn since(&self) -> i64 {
        self.since
    }

    /// The revision from which on they do not hear yet what is said in the hall.
    pub const fn horizon(&self) -> Option<i64> {
        self.horizon
    }

    /// Returns those whose private lines do not reach them.
    pub fn blocked(&self) -> Vec<UserId> {
        let blocked = self.muted.iter().filter(|(_, how)| **how == Muting::Block);
        blocked.map(|(id, _)| *id).collect()
    }

    /// Returns those whose lines are folded away.
    pub fn muted(&self) -> Vec<UserId> {
        self.muted.keys().copied().collect()
    }

    /// Tells whether this author's words are folded away.
    pub fn mutes(&self, by: UserId) -> bool {
        self.muted.contains_key(&by)
    }

    /// Tells whether they have said it themselves, in the seat they look as.
    pub fn is_mine(&self, by: UserId, seat: Option<i16>) -> bool {
        self.user == Some(by) && seat.is_none_or(|it| it == self.key())
    }

    /// Every seat of the table.
    pub fn all_seats(&self) -> Vec<Seat> {
        (0..u8::MAX).map(Seat).take(self.seats).collect()
    }

    /// The seat as keys hold it.
    pub fn key(&self) -> i16 {
        self.seat.map_or(NO_SEAT, |it| it.0.into())
    }

    /// Checks that they may speak there now.
    ///
    /// # Errors
    /// [`Error::NotSeated`], [`Error::Silent`], [`Error::NotNow`].
    pub fn permit(&self, platform: &Platform, to: &Audience) -> Result<(), Error> {
        let speaks = match to {
            Audience::Gallery => self.user.is_some() && !self.seated,
            Audience::Hall | Audience::Seats(_) => self.seat.is_some(),
        };
        if !speaks {
            return Err(Error::NotSeated);
        }
        let planning = match &self.table.state {
            Some(state) if self.table.status == Status::Running => {
                let game = game_of(platform, &self.table)?;
                consult(&self.table.kind, || game.planning(&state.0))?
            }
            _ => false,
        };
        let stage = Stage::of(&self.table, planning);
        ChatRules::of(&self.table).permit(stage, to)
    }
}
