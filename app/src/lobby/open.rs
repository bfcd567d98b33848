//! The effects of the forms that open tables on the server.

use crate::{
    Error, Reason,
    games::{self, GameSetup},
    server::{self, Outcome},
    visitor::Visitor,
};
use platform::{
    Pace, TableId, UserId, accounts,
    chat::ChatRules,
    hub::Held,
    tables::{self, Delay, Masks, NewTable, Stakes, Terms},
};
use tabletop::Seat;

/// A table without a clock or rating, where everybody may talk with everybody.
pub fn new_table(name: String, seats: u8, setup: &GameSetup, open: bool) -> NewTable {
    NewTable {
        kind: setup.kind().into(),
        name,
        setup: setup.json(),
        seats,
        open,
        pace: Pace::Unlimited,
        chat: ChatRules::default(),
        masks: Masks::None,
        delay: Delay::None,
        stakes: Stakes::Friendly,
        terms: Terms::default(),
        level: None,
    }
}

/// The level of this name, or `None` for the game's usual one.
///
/// # Errors
/// [`Reason::Malformed`] for a name that the form does not offer.
pub fn level(kind: &str, name: &str) -> Result<Option<String>, Error> {
    let known = games::levels(kind).iter().any(|it| it.0 == name);
    match name {
        "" => Ok(None),
        _ if known => Ok(Some(name.to_owned())),
        _ => Err(server::with_status(Error::Refused(Reason::Malformed))),
    }
}

/// A table at which somebody plays alone, and who that is.
pub struct Practice {
    pub user: UserId,
    pub table: TableId,
    /// The guard that keeps the computers from it, where that was asked for.
    pub held: Option<Held>,
    visitor: Visitor,
}

impl Practice {
    /// Leads there.
    pub fn lead(self) -> Visitor {
        let Self { table, visitor, .. } = self;
        leptos_axum::redirect(&format!("/tables/{table}"));
        visitor
    }
}

/// Opens a table at which the computer has all seats but these, and leads there; without a session
/// the visitor becomes a guest.
pub async fn practice(table: NewTable, level: &str, seats: &[Seat]) -> Result<Visitor, Error> {
    Ok(begun(table, level, seats, false).await?.lead())
}

/// As [`practice`], and leads nowhere yet; with `computers_wait` they wait until they are let go.
pub async fn begun(
    table: NewTable,
    level: &str,
    seats: &[Seat],
    computers_wait: bool,
) -> Result<Practice, Error> {
    let level = self::level(&table.kind, level)?;
    if seats.is_empty() || seats.iter().any(|it| it.0 >= table.seats) {
        return Err(server::with_status(Error::Refused(Reason::NoSuchSeat)));
    }
    let platform = server::platform();
    // Before a guest is made for nothing.
    let table = tables::checked(&platform, NewTable { level, ..table }).or_refuse()?;
    let user = if let Some(visitor) = server::visitor() {
        visitor.user
    } else {
        let guest = accounts::guest(&platform, server::device())
            .await
            .or_refuse()?;
        server::set_session(&guest.token);
        guest.user
    };
    let opened = async {
        if computers_wait {
            let held = tables::practice_held(&platform, user.id, table, seats).await?;
            return Ok((held.table(), Some(held)));
        }
        let table = tables::practice(&platform, user.id, table, seats).await?;
        Ok::<_, platform::Error>((table, None))
    };
    let (table, held) = opened.await.or_refuse()?;
    Ok(Practice {
        user: user.id,
        table,
        held,
        visitor: Visitor::from(&user),
    })
}
