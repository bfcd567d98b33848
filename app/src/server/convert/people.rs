//! Somebody, their sessions and their preferences.

use crate::{
    account::{SessionRow, device_again},
    visitor::Visitor,
};
use platform::accounts;

impl From<&accounts::User> for Visitor {
    fn from(user: &accounts::User) -> Self {
        Self {
            name: user.name.clone(),
            guest: user.guest,
            arms: user.arms,
        }
    }
}

impl From<accounts::SessionInfo> for SessionRow {
    fn from(it: accounts::SessionInfo) -> Self {
        Self {
            id: it.id.to_string(),
            device: device_again(&it.device),
            started_at: it.started_at,
            seen_at: it.seen_at,
            current: it.current,
        }
    }
}
