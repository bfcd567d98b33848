//! The actions about time and seats while a game runs. Each is a form that needs no script.

use crate::Error;
use leptos::prelude::*;
#[cfg(feature = "ssr")]
use {
    crate::server::{self, Outcome},
    platform::{Platform, TableId, UserId, tables},
    tabletop::Seat,
};

/// Takes over the seat of somebody who is absent.
#[server(endpoint = "replace_seat")]
pub async fn replace_seat(
    table: String,
    seat: u8,
    invitation: Option<String>,
) -> Result<(), Error> {
    let user = server::with_account()?.user.id;
    let id = table.parse().map_err(|_| Error::NotFound)?;
    tables::replace(
        &server::platform(),
        user,
        id,
        Seat(seat),
        invitation.as_deref(),
    )
    .await
    .or_refuse()?;
    leptos_axum::redirect(&format!("/tables/{id}"));
    Ok(())
}

/// Says that one is here again.
#[server(endpoint = "return_to_seat")]
pub async fn return_to_seat(table: String, seat: u8) -> Result<(), Error> {
    let (platform, user, id) = at(&table)?;
    tables::return_to(&platform, user, id, Seat(seat))
        .await
        .or_refuse()?;
    leptos_axum::redirect(&format!("/tables/{id}"));
    Ok(())
}

/// Offers one's seat to others.
#[server(endpoint = "offer_seat")]
pub async fn offer_seat(table: String, seat: u8) -> Result<(), Error> {
    let (platform, user, id) = at(&table)?;
    tables::offer_seat(&platform, user, id, Seat(seat))
        .await
        .or_refuse()?;
    leptos_axum::redirect(&format!("/tables/{id}"));
    Ok(())
}

/// Hands one's seat to the computer, for good.
#[server(endpoint = "hand_over_seat")]
pub async fn hand_over(table: String, seat: u8) -> Result<(), Error> {
    let (platform, user, id) = at(&table)?;
    tables::hand_over(&platform, user, id, Seat(seat))
        .await
        .or_refuse()?;
    leptos_axum::redirect(&format!("/tables/{id}"));
    Ok(())
}

/// Gives the game up for one's own seat: the other one has won.
#[server(endpoint = "concede")]
pub async fn concede(table: String, seat: u8) -> Result<(), Error> {
    let (platform, user, id) = at(&table)?;
    tables::concede(&platform, user, id, Seat(seat))
        .await
        .or_refuse()?;
    leptos_axum::redirect(&format!("/tables/{id}"));
    Ok(())
}

/// Votes. `voice` is `yes` or `no`.
#[server(endpoint = "cast_vote")]
pub async fn cast_vote(table: String, motion: model::Motion, voice: String) -> Result<(), Error> {
    let (platform, user, id) = at(&table)?;
    tables::cast(&platform, user, id, (motion, voice == "yes"))
        .await
        .or_refuse()?;
    leptos_axum::redirect(&format!("/tables/{id}"));
    Ok(())
}

/// The person who asks, and the table they ask about. Guests may do to their own practice tables
/// what they like.
#[cfg(feature = "ssr")]
fn at(table: &str) -> Result<(Platform, UserId, TableId), Error> {
    let user = server::signed_in()?.user.id;
    let id = table.parse().map_err(|_| Error::NotFound)?;
    Ok((server::platform(), user, id))
}
