//! The actions of the owner of a table until the game begins.

use tabletop::Seat;

use super::change::{After, change};
use crate::entities::seat::{self, Holder};
use crate::entities::table;
use crate::tables::model::Status;
use crate::tables::model::{MAX_DESCRIPTION, MAX_HOUSE_RULES, MAX_WORDS};
use crate::tables::visibility::may_see;
use crate::text::{check_length, invalid, is_invisible};
use crate::{Error, Field, Platform, Problem, TableId, UserId};

/// Writes what the table is about, and what its people have agreed on beside the rules.
///
/// # Errors
/// [`Error::Invalid`], [`Error::NoSuchTable`], [`Error::NotOwner`], [`Error::AlreadyStarted`].
pub async fn set_words(
    platform: &Platform,
    owner: UserId,
    table: TableId,
    (description, house_rules): (&str, &str),
) -> Result<(), Error> {
    let description = plain(description, MAX_DESCRIPTION)?;
    let house_rules = plain(house_rules, MAX_HOUSE_RULES)?;
    change(platform, owner, table, move |table, seats, _| {
        owns(table, seats, owner)?;
        if table.description == description && table.house_rules == house_rules {
            return Ok(After::Same);
        }
        table.description = description;
        table.house_rules = house_rules;
        // Whoever was ready has agreed to something else. Behind masks the owner's mark goes too:
        // the only one that stays would be theirs.
        let keeps = Some(owner).filter(|_| !table.masked());
        for seat in seats.iter_mut() {
            if keeps.is_none() || seat.user_id != keeps {
                seat.unconfirm();
            }
        }
        Ok(After::Changed)
    })
    .await
}

/// Frees the seats of whoever sits on this one. They are told why, and may not sit down here again
/// unless they are invited by name.
///
/// # Errors
/// [`Error::Invalid`], [`Error::NoSuchTable`], [`Error::NotOwner`], [`Error::AlreadyStarted`],
/// [`Error::NoSuchSeat`] also where nobody else sits.
pub async fn send_away(
    platform: &Platform,
    owner: UserId,
    table: TableId,
    (seat, words): (Seat, &str),
) -> Result<(), Error> {
    let words = plain(words, MAX_WORDS)?;
    change(platform, owner, table, move |table, seats, _| {
        owns(table, seats, owner)?;
        let held = seats.iter().find(|it| it.number() == seat);
        let person = held.and_then(|it| it.user_id).filter(|it| *it != owner);
        let person = person.ok_or(Error::NoSuchSeat)?;
        for theirs in seats.iter_mut().filter(|it| it.user_id == Some(person)) {
            theirs.holder = Holder::Nobody;
            theirs.user_id = None;
            theirs.unconfirm();
        }
        Ok(After::SentAway(person, words))
    })
    .await
}

/// Takes a table away that has not begun, whoever sits there.
///
/// # Errors
/// [`Error::NoSuchTable`], [`Error::NotOwner`], [`Error::AlreadyStarted`].
pub async fn close(platform: &Platform, owner: UserId, table: TableId) -> Result<(), Error> {
    change(platform, owner, table, move |table, seats, _| {
        owns(table, seats, owner)?;
        Ok(After::Gone)
    })
    .await
}

fn owns(table: &table::Model, seats: &[seat::Model], owner: UserId) -> Result<(), Error> {
    if !may_see(table, seats, Some(owner), None) {
        return Err(Error::NoSuchTable);
    }
    if table.owner != owner {
        return Err(Error::NotOwner);
    }
    match table.status {
        Status::Gathering => Ok(()),
        Status::Running | Status::Over => Err(Error::AlreadyStarted),
    }
}

/// Lines of plain text, without blanks around them.
pub fn plain(text: &str, most: usize) -> Result<String, Error> {
    // Forms end their lines in two characters.
    let text = text.replace("\r\n", "\n").trim().to_owned();
    check_length(Field::TableText, &text, 0, most)?;
    if text.chars().any(|it| it != '\n' && is_invisible(it)) {
        return Err(invalid(Field::TableText, Problem::BadCharacters));
    }
    Ok(text)
}
