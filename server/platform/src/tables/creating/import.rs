//! Creating a table in the middle of a game.

use tabletop::HostError;

use super::create::{insert, named};
use crate::chat::ChatRules;
use crate::entities::seat::{self, Holder};
use crate::spawn_detached;
use crate::tables::model::{Delay, Masks, NewPosition, NewTable, Stakes, Terms};
use crate::tables::play::{Step, StepKind, store};
use crate::tables::rules::consult;
use crate::tables::snapshot::CachedTable;
use crate::{Error, Platform, TableId, UserId};

/// Creates a table that runs at once, from a position: for the operator alone, who may write down
/// whatever is hidden. The first of those seated owns it; others come by invitation.
///
/// # Errors
/// [`Error::Invalid`] for the name, [`Error::NoSuchGame`], [`Error::NoSuchSeat`] for nobody at all,
/// and [`Error::BadSetup`] with what is wrong with the position or the seats, in words.
pub async fn import(platform: &Platform, new: NewPosition) -> Result<TableId, Error> {
    let name = named(&new.name)?;
    let game = platform.game(&new.kind).ok_or(Error::NoSuchGame)?;
    let position = consult(&new.kind, || match game.position(&new.text) {
        Err(HostError::Malformed(why)) => Ok(Err(why)),
        other => other.map(Ok),
    })?
    .map_err(Error::BadSetup)?;
    // Who wants to be asked always stands in the state alone.
    let setup = consult(&new.kind, || game.ask_always(&position.setup, &[]))?;
    let owner = new.seats.first().ok_or(Error::NoSuchSeat)?.0;
    let seats = held(&position.seats, &new.seats)?;
    let table = NewTable {
        kind: new.kind,
        name,
        setup,
        seats: u8::try_from(seats.len()).map_err(Error::internal)?,
        open: false,
        pace: new.pace,
        chat: ChatRules::default(),
        masks: Masks::None,
        delay: Delay::None,
        stakes: Stakes::Friendly,
        terms: Terms::default(),
        level: None,
    };
    let kind = StepKind::Position(serde_json::to_string(&new.text).map_err(Error::internal)?);
    let platform = platform.clone();
    spawn_detached(async move {
        let tx = platform.database().write().await?;
        let table = insert(&platform, &tx, owner, table, seats).await?;
        let raced = || Error::internal(format!("table {} changed while it was created", table.id));
        let seats = seat::of(&tx, table.id).await?;
        let step = Step {
            kind,
            by: Some(owner),
            at: platform.now(),
            turn: position.turn,
        };
        let known = CachedTable::new(table.clone());
        let after = store(&tx, (&known, &seats), step).await?;
        let seq = after.ok_or_else(raced)?.table.seq;
        platform.hub().commit(tx, [(table.id, seq)]).await?;
        tracing::info!(table = %table.id, user = %owner, "created from a position");
        Ok(table.id)
    })
    .await
}

/// Returns who has which seat.
fn held(
    seats: &[String],
    people: &[(UserId, String)],
) -> Result<Vec<(Holder, Option<UserId>)>, Error> {
    let mut held = vec![(Holder::Computer, None); seats.len()];
    for (user, wanted) in people {
        let seat = seats.iter().position(|it| it.eq_ignore_ascii_case(wanted));
        let unknown = || {
            let all = seats.join(", ");
            Error::BadSetup(format!(
                "this position has no seat called {wanted}; its seats are: {all}"
            ))
        };
        let seat = &mut held[seat.ok_or_else(unknown)?];
        if seat.1.is_some() {
            let twice = format!("two people are named for the seat {wanted}");
            return Err(Error::BadSetup(twice));
        }
        *seat = (Holder::Person, Some(*user));
    }
    Ok(held)
}
