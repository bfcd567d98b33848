//! Taking and leaving seats before the start.

use crate::Error;
use leptos::prelude::*;

#[server(endpoint = "take_seat")]
pub async fn take_seat(table: String, seat: u8, invitation: Option<String>) -> Result<(), Error> {
    use crate::server::{self, Outcome};
    let user = server::signed_in()?.user.id;
    let id = table.parse().map_err(|_| Error::NotFound)?;
    let seat = tabletop::Seat(seat);
    platform::tables::take_seat(&server::platform(), user, id, seat, invitation.as_deref())
        .await
        .or_refuse()?;
    leptos_axum::redirect(&format!("/tables/{id}"));
    Ok(())
}

#[server(endpoint = "leave_table")]
pub async fn leave_table(table: String) -> Result<(), Error> {
    use crate::server::{self, Outcome};
    let user = server::signed_in()?.user.id;
    let id = table.parse().map_err(|_| Error::NotFound)?;
    platform::tables::leave(&server::platform(), user, id)
        .await
        .or_refuse()?;
    leptos_axum::redirect("/lobby");
    Ok(())
}

#[server(endpoint = "seat_computer")]
pub async fn seat_computer(table: String, seat: u8) -> Result<(), Error> {
    use crate::server::{self, Outcome};
    let user = server::signed_in()?.user.id;
    let id = table.parse().map_err(|_| Error::NotFound)?;
    platform::tables::seat_computer(&server::platform(), user, id, tabletop::Seat(seat))
        .await
        .or_refuse()?;
    leptos_axum::redirect(&format!("/tables/{id}"));
    Ok(())
}

#[server(endpoint = "unseat_computer")]
pub async fn unseat_computer(table: String, seat: u8) -> Result<(), Error> {
    use crate::server::{self, Outcome};
    let user = server::signed_in()?.user.id;
    let id = table.parse().map_err(|_| Error::NotFound)?;
    platform::tables::unseat_computer(&server::platform(), user, id, tabletop::Seat(seat))
        .await
        .or_refuse()?;
    leptos_axum::redirect(&format!("/tables/{id}"));
    Ok(())
}
