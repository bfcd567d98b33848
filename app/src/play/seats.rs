//! Taking and leaving seats before the start.

use crate::Error;
use leptos::prelude::*;
#[cfg(feature = "ssr")]
use {
    crate::server::{self, Outcome},
    platform::{Platform, TableId, UserId, tables},
    tabletop::Seat,
};

#[server(endpoint = "take_seat")]
pub async fn take_seat(table: String, seat: u8, invitation: Option<String>) -> Result<(), Error> {
    let (platform, user, id) = at(&table)?;
    let (seat, invitation) = (Seat(seat), invitation.as_deref());
    let taken = if server::signed_in()?.user.guest {
        let remembered = server::device().remembered;
        tables::take_seat_in_browser(&platform, user, (id, seat), invitation, &remembered).await
    } else {
        tables::take_seat(&platform, user, id, seat, invitation).await
    };
    taken.or_refuse()?;
    leptos_axum::redirect(&format!("/tables/{id}"));
    Ok(())
}

/// Takes one more seat, for somebody at the same device.
#[server(endpoint = "share_seat")]
pub async fn share_seat(table: String, seat: u8) -> Result<(), Error> {
    let (platform, user, id) = at(&table)?;
    tables::share_seat(&platform, user, id, Seat(seat))
        .await
        .or_refuse()?;
    leptos_axum::redirect(&format!("/tables/{id}"));
    Ok(())
}

/// Gives up one of one's seats.
#[server(endpoint = "give_up_seat")]
pub async fn give_up_seat(table: String, seat: u8) -> Result<(), Error> {
    let (platform, user, id) = at(&table)?;
    tables::give_up_seat(&platform, user, id, Seat(seat))
        .await
        .or_refuse()?;
    leptos_axum::redirect(&format!("/tables/{id}"));
    Ok(())
}

#[server(endpoint = "leave_table")]
pub async fn leave_table(table: String) -> Result<(), Error> {
    let (platform, user, id) = at(&table)?;
    tables::leave(&platform, user, id).await.or_refuse()?;
    leptos_axum::redirect("/lobby");
    Ok(())
}

#[server(endpoint = "seat_computer")]
pub async fn seat_computer(table: String, seat: u8) -> Result<(), Error> {
    let (platform, user, id) = at(&table)?;
    tables::seat_computer(&platform, user, id, Seat(seat))
        .await
        .or_refuse()?;
    leptos_axum::redirect(&format!("/tables/{id}"));
    Ok(())
}

/// Gives all free seats to the computer; the last of them may begin the game.
#[server(endpoint = "seat_computers")]
pub async fn seat_computers(table: String) -> Result<(), Error> {
    let (platform, user, id) = at(&table)?;
    let look = tables::Look {
        since: Some(i64::MAX),
        ..tables::Look::default()
    };
    let page = tables::page(&platform, Some(user), id, look).await;
    let seats = page.or_refuse()?.listing.seats.into_iter();
    let free = seats.filter(|it| it.occupant == tables::Occupant::Nobody);
    let free: Vec<Seat> = free.map(|it| it.seat).collect();
    for (number, seat) in free.into_iter().enumerate() {
        let seated = tables::seat_computer(&platform, user, id, seat).await;
        // What is refused has changed nothing: later on somebody was faster.
        if number > 0 && seated.is_err() {
            break;
        }
        seated.or_refuse()?;
    }
    leptos_axum::redirect(&format!("/tables/{id}"));
    Ok(())
}

#[server(endpoint = "unseat_computer")]
pub async fn unseat_computer(table: String, seat: u8) -> Result<(), Error> {
    let (platform, user, id) = at(&table)?;
    tables::unseat_computer(&platform, user, id, Seat(seat))
        .await
        .or_refuse()?;
    leptos_axum::redirect(&format!("/tables/{id}"));
    Ok(())
}

/// The person who asks, guest or not, and the table they ask about: the platform knows where guests
/// may sit.
#[cfg(feature = "ssr")]
fn at(table: &str) -> Result<(Platform, UserId, TableId), Error> {
    let user = server::signed_in()?.user.id;
    let id = table.parse().map_err(|_| Error::NotFound)?;
    Ok((server::platform(), user, id))
}
