//! The end of a game.

use sea_orm::EntityTrait;

use crate::database::Transaction;
use crate::entities::{seat, table};
use crate::tables::{Rows, Status, Verdict, conceded, consult, game_of};
use crate::{Error, Platform, TableId, UserId};

/// The end of a game, for one of those who played it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Over {
    /// The game.
    pub kind: String,
    /// The sides, the best first; empty where nobody has won.
    pub sides: Vec<Placed>,
    /// The best side of the reader, by its number among them.
    pub mine: Option<usize>,
    /// The way in which it ended, if not by the rules.
    pub verdict: Option<Verdict>,
    /// The revision with which it began: there the replay begins.
    pub began: Option<i64>,
}

/// A side, and how it ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Placed {
    /// 1 for the best; sides that nothing tells apart share a place.
    pub place: u8,
    /// The roles that its seats played, as the game names them.
    pub roles: Vec<String>,
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
            Some(Verdict::Conceded) => conceded(tx, id).await?,
            None => consult(&table.kind, || game.outcome(&state.0))?,
        };
        let sides = outcome.map(|it| it.sides).unwrap_or_default();
        let held = seat::held(&seats, Some(user));
        let role = |it: &tabletop::Seat| roles.get(usize::from(it.0)).cloned();
        let mine = |it: &tabletop::Side| it.seats.iter().any(|seat| held.contains(seat));
        let placed = |it: &tabletop::Side| Placed {
            place: it.place,
            roles: it.seats.iter().filter_map(role).collect(),
        };
        Ok(Some(Self {
            mine: sides.iter().position(mine),
            sides: sides.iter().map(placed).collect(),
            verdict: table.verdict,
            kind: table.kind,
            began,
        }))
    }
}
