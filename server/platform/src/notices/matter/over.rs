//! How a game ended.

use sea_orm::EntityTrait;

use crate::database::Transaction;
use crate::entities::{seat, table};
use crate::tables::{Rows, Status, Verdict, consult, game_of};
use crate::{Error, Platform, TableId, UserId};

/// The end of a game, for one of those who played it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Over {
    /// The game.
    pub kind: String,
    /// What the seats played, as the game names it, the best first; empty where nobody has won.
    pub ranking: Vec<String>,
    /// The best place of the reader in it, from 0.
    pub mine: Option<usize>,
    /// How it ended, if not by the rules.
    pub verdict: Option<Verdict>,
    /// The revision with which it began: there the replay begins.
    pub began: Option<i64>,
}

impl Over {
    pub(super) async fn of(
        platform: &Platform,
        tx: &Transaction,
        (user, id): (UserId, TableId),
    ) -> Result<Option<Self>, Error> {
        let table = table::Entity::find_by_id(id).one(tx).await?;
        let Some(mut table) = table.filter(|it| it.status == Status::Over) else {
            return Ok(None);
        };
        // Its state may be packed.
        let rows = Rows::of(tx, &mut table).await?;
        let began = rows.frames(tx).await?.first().map(|it| it.seq);
        let Some(state) = &table.state else {
            return Ok(None);
        };
        let seats = seat::of(tx, id).await?;
        let game = game_of(platform, &table)?;
        let count = u8::try_from(seats.len()).map_err(Error::internal)?;
        let roles = consult(&table.kind, || game.roles(&state.0, count))?;
        let outcome = match table.verdict {
            Some(Verdict::Draw | Verdict::Cancelled) => None,
            None => consult(&table.kind, || game.outcome(&state.0))?,
        };
        let ranking = outcome.map(|it| it.ranking).unwrap_or_default();
        let held = seat::held(&seats, Some(user));
        let role = |it: &tabletop::Seat| roles.get(usize::from(it.0)).cloned();
        Ok(Some(Self {
            mine: ranking.iter().position(|it| held.contains(it)),
            ranking: ranking.iter().filter_map(role).collect(),
            verdict: table.verdict,
            kind: table.kind,
            began,
        }))
    }
}
