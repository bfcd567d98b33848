//! Taking a seat with just a name.

use tabletop::Seat;

use super::admission::{Standing, sent_away};
use super::change::{change, change_within};
use super::gathering::taking;
use crate::accounts::{NamedGuest, SignedIn, come_in, guests_in};
use crate::spawn_detached;
use crate::{Error, Platform, TableId, UserId};

/// Makes a guest of somebody and sits them down, or does neither: nobody is left with a name and no
/// seat.
///
/// # Errors
/// Those of [`super::take_seat`], [`Error::SentAway`] also where a guest was sent away whom the
/// browser remembers; [`Error::Invalid`] with [`crate::Field::Name`].
pub async fn take_seat_as_guest(
    platform: &Platform,
    newcomer: NamedGuest,
    (table, seat): (TableId, Seat),
    invitation: Option<&str>,
) -> Result<SignedIn, Error> {
    let platform = platform.clone();
    let invitation = invitation.map(ToOwned::to_owned);
    spawn_detached(async move {
        let _alone = platform.locks().lock(table).await;
        let tx = platform.database().write().await?;
        let before = guests_in(&platform, &tx, &newcomer.device.remembered).await?;
        let unwanted = sent_away(&tx, table, before).await?;
        let signed_in = come_in(&tx, platform.now(), newcomer).await?;
        let user = signed_in.user.id;
        let taking = taking(user, seat, invitation.as_deref());
        let decide = move |table: &mut _, seats: &mut [_], standing: Standing| {
            taking(table, seats, standing.unless(unwanted))
        };
        let changed = change_within(&platform, &tx, (user, table), decide).await?;
        platform.hub().commit(tx, changed).await?;
        tracing::info!(%user, "came in as a guest");
        Ok(signed_in)
    })
    .await
}

/// Takes a seat as [`super::take_seat`] does, for a guest in the browser that remembers this: to be made a
/// guest anew elsewhere is no way back.
///
/// # Errors
/// Those of [`super::take_seat`], [`Error::SentAway`] also where a guest was sent away whom the browser
/// remembers.
pub async fn take_seat_in_browser(
    platform: &Platform,
    user: UserId,
    (table, seat): (TableId, Seat),
    invitation: Option<&str>,
    remembered: &str,
) -> Result<(), Error> {
    let db = platform.database().reader();
    let guests = guests_in(platform, db, remembered).await?;
    let unwanted = sent_away(db, table, guests).await?;
    let taking = taking(user, seat, invitation);
    let decide = move |table: &mut _, seats: &mut [_], standing: Standing| {
        taking(table, seats, standing.unless(unwanted))
    };
    change(platform, user, table, decide).await
}
