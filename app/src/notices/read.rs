//! The account page's knowledge of the visitor's notices.

use super::{delivery::When, health::ChannelRow};
use crate::Error;
use leptos::prelude::*;
use serde::{Deserialize, Serialize};

/// Everything that the section shows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct NoticesPage {
    pub mail: Option<String>,
    pub confirmed: Option<String>,
    /// True if mail that others can cause is refused there.
    pub refused: bool,
    /// The choice of what is told on which way: `mail.turn`.
    pub chosen: Vec<String>,
    pub when: When,
    pub channels: Vec<ChannelRow>,
    /// By which push services know this server.
    pub push_key: String,
    /// The server's clock in milliseconds.
    pub now: i64,
}

/// Reads it, for the page and for a test notice.
#[server(endpoint = "my_notices")]
pub async fn my_notices() -> Result<NoticesPage, Error> {
    use crate::server::{self, Outcome};
    use platform::notices;
    let visitor = server::with_whole_account()?;
    let platform = server::platform();
    let preferences = notices::preferences(&platform, visitor.user.id)
        .await
        .or_refuse()?;
    let channels = notices::health(&platform, visitor.user.id)
        .await
        .or_refuse()?;
    Ok(NoticesPage {
        chosen: super::matrix::read(&preferences.settings),
        when: super::delivery::read(&preferences.settings),
        mail: preferences.mail.address,
        confirmed: preferences.mail.confirmed,
        refused: preferences.mail.refused,
        channels: channels.into_iter().map(ChannelRow::from).collect(),
        push_key: notices::push_key(&platform),
        now: platform.now(),
    })
}
