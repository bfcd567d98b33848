//! The acts of people at a table, as far as their reliability goes. Only tables with a clock count, where at least two
//! people sit.

use std::collections::BTreeSet;

use super::{By, Trigger};
use crate::accounts::{ReliabilityEvent, observe};
use crate::database::Transaction;
use crate::entities::seat::Holder;
use crate::entities::{pending, seat, seat_holder, table};
use crate::{Error, Pace, UserId};

/// Returns whose reliability this answer is about, and how. The first answer to a question counts, not those after it
/// was taken back; nothing counts against somebody whose seat is offered already.
pub fn counted(
    (table, seats, at): (&table::Model, &[seat::Model], i64),
    asked: Option<&pending::Model>,
    trigger: Trigger,
) -> Result<Option<(UserId, ReliabilityEvent)>, Error> {
    let (Some(asked), Trigger::Answer(seat, _, by)) = (asked, trigger) else {
        return Ok(None);
    };
    let Some(deadline) = asked.deadline else {
        return Ok(None);
    };
    if !counts(table, seats)? {
        return Ok(None);
    }
    let seat = seats.iter().find(|it| it.number() == seat);
    let Some((seat, person)) = seat.and_then(|it| Some((it, it.user_id?))) else {
        return Ok(None);
    };
    // Where the clocks stand, nobody is too late.
    let in_time = table.paused_at.is_some() || at <= deadline;
    Ok(match by {
        By::Person => (in_time && !asked.again).then_some((person, ReliabilityEvent::InTime)),
        By::Clock => seat
            .absent_since
            .is_none()
            .then_some((person, ReliabilityEvent::Missed)),
        By::Computer | By::Standing => None,
    })
}

/// At the end of a game, those who are absent have abandoned it; not who offered the seat and
/// played on.
pub async fn ended(
    tx: &Transaction,
    table: &table::Model,
    seats: &[seat::Model],
) -> Result<(), Error> {
    if !counts(table, seats)? {
        return Ok(());
    }
    let gone = seats.iter().filter(|it| it.forsaken());
    for person in gone.filter_map(|it| it.user_id).collect::<BTreeSet<_>>() {
        forsake(tx, table, person).await?;
    }
    Ok(())
}

/// Somebody has left this game for good, as its seats were before.
pub async fn abandoned(
    tx: &Transaction,
    (table, seats): (&table::Model, &[seat::Model]),
    person: Option<UserId>,
) -> Result<(), Error> {
    match person {
        Some(person) if counts(table, seats)? => forsake(tx, table, person).await,
        _ => Ok(()),
    }
}

/// However many seats somebody leaves, and however often, it is one game.
async fn forsake(tx: &Transaction, table: &table::Model, person: UserId) -> Result<(), Error> {
    if seat_holder::forsake(tx, (table.id, person)).await? {
        observe(tx, table, person, ReliabilityEvent::Abandoned).await?;
    }
    Ok(())
}

fn counts(table: &table::Model, seats: &[seat::Model]) -> Result<bool, Error> {
    let people = seats.iter().filter(|it| it.holder == Holder::Person);
    let people: BTreeSet<_> = people.filter_map(|it| it.user_id).collect();
    Ok(people.len() >= 2 && Pace::read(&table.pace)? != Pace::Unlimited)
}
