//! The people of a table who are on vacation, for those who wait for them.

use sea_orm::ConnectionTrait;

use crate::Error;
use crate::accounts::on_vacation;
use crate::entities::seat;
use crate::tables::model::{Listing, Status};

/// Adds to the clocks of a table until when their people are on vacation. Behind masks it would
/// tell who they are, and live tables do not wait for anybody.
pub async fn show_vacations(
    db: &impl ConnectionTrait,
    listing: &mut Listing,
    (seats, now): (&[seat::Model], i64),
) -> Result<(), Error> {
    let running = listing.status == Status::Running;
    if !running || !listing.pace.by_days() || listing.masks.hide(listing.status) {
        return Ok(());
    }
    let people = seats.iter().filter_map(|it| it.user_id).collect();
    let away = on_vacation(db, people, now).await?;
    for clock in &mut listing.clocks {
        let seat = seats.iter().find(|it| it.number() == clock.seat);
        let person = seat.and_then(|it| it.user_id);
        clock.away_until = person.and_then(|it| away.get(&it).copied());
    }
    Ok(())
}
