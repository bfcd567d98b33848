//! The person who has asked for a vote.

use sea_orm::EntityTrait;

use super::super::Channel;
use crate::database::Transaction;
use crate::entities::outbox::Model as Row;
use crate::entities::{seat, table, user, vote};
use crate::tables::Name;
use crate::tables::{asker, consult, game_of};
use crate::{Error, Platform};

/// The person who has asked for a vote, as everybody at the table knows them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asker {
    /// The game.
    pub kind: String,
    /// The role that their seat plays, as the game names it.
    pub role: String,
    /// `None` behind masks.
    pub name: Option<String>,
}

impl Asker {
    /// `None` where they have left meanwhile, and for a webhook: others may read that.
    pub(super) async fn of(
        (platform, tx): (&Platform, &Transaction),
        row: &Row,
        vote: &vote::Model,
    ) -> Result<Option<Self>, Error> {
        if row.channel == Channel::Webhook {
            return Ok(None);
        }
        let seats = seat::of(tx, vote.table_id).await?;
        let (Some(seat), Some(by)) = (asker(vote, &seats), vote.opened_by) else {
            return Ok(None);
        };
        let table = table::Entity::find_by_id(vote.table_id).one(tx).await?;
        let Some((table, state)) = table.and_then(|it| it.state.clone().map(|state| (it, state)))
        else {
            return Ok(None);
        };
        let game = game_of(platform, &table)?;
        let count = u8::try_from(seats.len()).map_err(Error::internal)?;
        let roles = consult(&table.kind, || game.roles(&state.0, count))?;
        let role = roles.get(usize::from(seat.0)).cloned();
        let person = user::Entity::find_by_id(by).one(tx).await?;
        let name = person.map(|it| Name::behind(table.masks, table.status, it.name));
        Ok(role.map(|role| Self {
            kind: table.kind,
            role,
            name: name.and_then(|it| it.known().map(str::to_owned)),
        }))
    }
}
