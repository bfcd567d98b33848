//! The people on the seats, until the game begins.

use tabletop::Seat;

use super::admission::Standing;
use super::change::{After, change};
use crate::entities::seat::{self, Holder};
use crate::entities::table;
use crate::tables::model::{Masks, Stakes, Status};
use crate::tables::visibility::{has_link, may_see};
use crate::{Error, Platform, TableId, UserId};

/// Sits down, or moves to another free seat and gives up what one had. The game begins by itself
/// with the last seat taken.
///
/// # Errors
/// [`Error::NoSuchTable`] (also without the invitation a table needs), [`Error::NoSuchSeat`],
/// [`Error::SeatTaken`], [`Error::SeatKept`], [`Error::AlreadyStarted`], [`Error::SentAway`], [`Error::Unreliable`],
/// [`Error::KnowsTooMuch`] for moderators who have read what is said there; [`Error::NeedsAccount`] and
/// [`Error::Rated`] for guests.
pub async fn take_seat(
    platform: &Platform,
    user: UserId,
    table: TableId,
    seat: Seat,
    invitation: Option<&str>,
) -> Result<(), Error> {
    change(platform, user, table, taking(user, seat, invitation)).await
}

/// Returns what taking a seat changes, for [`change`].
pub fn taking(
    user: UserId,
    seat: Seat,
    invitation: Option<&str>,
) -> impl FnOnce(&mut table::Model, &mut [seat::Model], Standing) -> Result<After, Error> + Send + use<>
{
    let invitation = invitation.map(ToOwned::to_owned);
    move |table, seats, standing| {
        let may_see = may_see(table, seats, Some(user), invitation.as_deref());
        if !may_see && !standing.invited() {
            return Err(Error::NoSuchTable);
        }
        let Some(wanted) = free(table, seats, seat, user)? else {
            return Ok(After::Same);
        };
        let sits = seats.iter().any(|it| it.user_id == Some(user));
        standing.unknowing()?;
        if !sits && table.owner != user {
            standing.admit(table)?;
            standing.admit_guest(table, has_link(table, invitation.as_deref()))?;
        }
        standing.leave_kept(seat)?;
        for old in seats.iter_mut().filter(|it| it.user_id == Some(user)) {
            hold(old, Holder::Nobody, None);
        }
        hold(&mut seats[wanted], Holder::Person, Some(user));
        Ok(After::Changed)
    }
}

/// Takes one more seat for somebody who plays on the same device. At an open table only its owner
/// may: a stranger could take them all. At an anonymous table nobody may: how many people play
/// would tell who has several.
///
/// # Errors
/// [`Error::NoSuchTable`], [`Error::NotSeated`], [`Error::NotOwner`], [`Error::Masked`], [`Error::Rated`],
/// [`Error::NoSuchSeat`],
/// [`Error::SeatTaken`], [`Error::SeatKept`], [`Error::AlreadyStarted`].
pub async fn share_seat(
    platform: &Platform,
    user: UserId,
    table: TableId,
    seat: Seat,
) -> Result<(), Error> {
    change(platform, user, table, move |table, seats, standing| {
        if !may_see(table, seats, Some(user), None) {
            return Err(Error::NoSuchTable);
        }
        if seats.iter().all(|it| it.user_id != Some(user)) {
            return Err(Error::NotSeated);
        }
        if table.masks != Masks::None {
            return Err(Error::Masked);
        }
        if table.stakes == Stakes::Rated {
            return Err(Error::Rated);
        }
        if table.open && table.owner != user {
            return Err(Error::NotOwner);
        }
        let Some(wanted) = free(table, seats, seat, user)? else {
            return Ok(After::Same);
        };
        standing.leave_kept(seat)?;
        hold(&mut seats[wanted], Holder::Person, Some(user));
        Ok(After::Changed)
    })
    .await
}

/// Gives up one of one's seats before the game begins; with the last of them one leaves.
///
/// # Errors
/// As [`leave`].
pub async fn give_up_seat(
    platform: &Platform,
    user: UserId,
    table: TableId,
    seat: Seat,
) -> Result<(), Error> {
    get_up(platform, user, table, Some(seat)).await
}

/// Gets up before the game begins. When the owner goes, the next person seated owns the table;
/// when nobody is left, the table goes away.
///
/// # Errors
/// [`Error::NoSuchTable`], [`Error::NotSeated`], [`Error::AlreadyStarted`].
pub async fn leave(platform: &Platform, user: UserId, table: TableId) -> Result<(), Error> {
    get_up(platform, user, table, None).await
}

/// From one seat, or from all.
async fn get_up(
    platform: &Platform,
    user: UserId,
    table: TableId,
    seat: Option<Seat>,
) -> Result<(), Error> {
    change(platform, user, table, move |table, seats, _| {
        if !may_see(table, seats, Some(user), None) {
            return Err(Error::NoSuchTable);
        }
        let owned = table.owner == user;
        let mut left = 0;
        for mine in seats.iter_mut().filter(|it| it.user_id == Some(user)) {
            if seat.is_none_or(|it| it == mine.number()) {
                hold(mine, Holder::Nobody, None);
                left += 1;
            }
        }
        if left == 0 && (seat.is_some() || !owned) {
            return Err(Error::NotSeated);
        }
        gathering(table)?;
        if owned && seats.iter().all(|it| it.user_id != Some(user)) {
            match seats.iter().find_map(|it| it.user_id) {
                Some(next) => table.owner = next,
                None => return Ok(After::Gone),
            }
        }
        Ok(After::Changed)
    })
    .await
}

/// Gives a free seat to the computer.
///
/// # Errors
/// [`Error::NoSuchTable`], [`Error::NotOwner`], [`Error::NoSuchSeat`], [`Error::SeatTaken`],
/// [`Error::AlreadyStarted`], [`Error::Rated`].
pub async fn seat_computer(
    platform: &Platform,
    owner: UserId,
    table: TableId,
    seat: Seat,
) -> Result<(), Error> {
    hand(platform, owner, table, (seat, Holder::Computer)).await
}

/// Takes a seat from the computer again.
///
/// # Errors
/// As [`seat_computer`]; [`Error::SeatTaken`] when a person sits there.
pub async fn unseat_computer(
    platform: &Platform,
    owner: UserId,
    table: TableId,
    seat: Seat,
) -> Result<(), Error> {
    hand(platform, owner, table, (seat, Holder::Nobody)).await
}

/// Hands a seat on which nobody's person sits to the computer or to nobody.
async fn hand(
    platform: &Platform,
    owner: UserId,
    table: TableId,
    (seat, to): (Seat, Holder),
) -> Result<(), Error> {
    change(platform, owner, table, move |table, seats, _| {
        if !may_see(table, seats, Some(owner), None) {
            return Err(Error::NoSuchTable);
        }
        if table.owner != owner {
            return Err(Error::NotOwner);
        }
        gathering(table)?;
        let wanted = find(seats, seat)?;
        match seats[wanted].holder {
            Holder::Person => Err(Error::SeatTaken),
            same if same == to => Ok(After::Same),
            Holder::Nobody | Holder::Computer
                if to == Holder::Computer && table.stakes == Stakes::Rated =>
            {
                Err(Error::Rated)
            }
            Holder::Nobody | Holder::Computer => {
                hold(&mut seats[wanted], to, None);
                Ok(After::Changed)
            }
        }
    })
    .await
}

fn gathering(table: &table::Model) -> Result<(), Error> {
    match table.status {
        Status::Gathering => Ok(()),
        Status::Running | Status::Over => Err(Error::AlreadyStarted),
    }
}

/// Returns where the wanted seat is, if it can be taken; `None` if it is theirs already.
fn free(
    table: &table::Model,
    seats: &[seat::Model],
    seat: Seat,
    user: UserId,
) -> Result<Option<usize>, Error> {
    gathering(table)?;
    let wanted = find(seats, seat)?;
    if seats[wanted].user_id == Some(user) {
        return Ok(None);
    }
    match seats[wanted].holder {
        Holder::Nobody => Ok(Some(wanted)),
        Holder::Person | Holder::Computer => Err(Error::SeatTaken),
    }
}

fn find(seats: &[seat::Model], seat: Seat) -> Result<usize, Error> {
    seats
        .iter()
        .position(|it| it.number() == seat)
        .ok_or(Error::NoSuchSeat)
}

fn hold(seat: &mut seat::Model, holder: Holder, user: Option<UserId>) {
    seat.holder = holder;
    seat.user_id = user;
    seat.unconfirm();
}
