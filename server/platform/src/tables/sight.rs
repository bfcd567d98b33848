//! Who may know of a table.

use crate::entities::{seat, table};
use crate::{UserId, random};

/// Whether somebody may know of this table: it is open, or theirs, or they were invited.
pub fn may_see(
    table: &table::Model,
    seats: &[seat::Model],
    user: Option<UserId>,
    invitation: Option<&str>,
) -> bool {
    let theirs = user
        .is_some_and(|user| table.owner == user || seats.iter().any(|it| it.user_id == Some(user)));
    let invited = || invitation.is_some_and(|it| random::same(it, &table.invitation.0));
    table.open || theirs || invited()
}
