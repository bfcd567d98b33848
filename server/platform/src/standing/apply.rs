//! Giving the answers that lie there for the open questions of a table.

use sea_orm::sea_query::{Condition, Expr, Query};
use sea_orm::{ColumnTrait, EntityTrait, ExprTrait, QueryFilter, QueryOrder, Select};
use tabletop::{DecisionId, Foreseen};

use super::only::{sole, try_only};
use crate::damage::note_damage;
use crate::entities::seat::{self, Holder};
use crate::entities::{SHAPE, entry, pending, standing, table};
use crate::spawn_detached;
use crate::tables::{Actor, answer_foreseen, consult, game_of};
use crate::{Error, Platform, TableId};

/// Gives them one after the other, until what is open is for the people themselves.
pub async fn apply(platform: &Platform, table: TableId) -> Result<(), Error> {
    loop {
        let platform = platform.clone();
        let given = spawn_detached(async move {
            let _alone = platform.locks().lock(table).await;
            one(&platform, table).await
        });
        if !given.await? {
            return Ok(());
        }
    }
}

/// Gives one of them; returns whether there was one to give, or there may be by now.
async fn one(platform: &Platform, table: TableId) -> Result<bool, Error> {
    let db = platform.database().reader();
    let asked = awaited(table).all(db).await?;
    if asked.is_empty() {
        return Ok(false);
    }
    let stored = standing::Entity::find().filter(standing::Column::TableId.eq(table));
    let stored = stored.all(db).await?;
    let seats = seat::of(db, table).await?;
    let sole = sole(&seats);
    let mut worst = Ok(false);
    for question in asked {
        let standing = stored.iter().find(|it| it.seat == question.seat);
        let sole = sole.filter(|it| it.seat == question.seat);
        let given = async {
            let stored = match standing {
                Some(standing) => try_one(platform, &question, standing).await?,
                None => false,
            };
            match sole {
                Some(sole) if !stored => try_only(platform, &question, sole).await,
                _ => Ok(stored),
            }
        };
        match note_damage(table, given.await) {
            Ok(true) => return Ok(true),
            // Where somebody was faster, what is open now is another matter.
            Ok(false)
            | Err(Error::Closed | Error::NotRunning | Error::NoSuchTable | Error::Damaged) => {}
            // One question that the rules fall over keeps no other from its answer.
            Err(cause) => worst = Err(cause),
        }
    }
    worst
}

/// The open questions of a table that may be answered without their person: something is stored for the seat,
/// or all others are the computer's. Of most changes of most tables this one statement is all that is asked.
fn awaited(table: TableId) -> Select<pending::Entity> {
    let stored = Query::select()
        .column(standing::Column::Seat)
        .from(standing::Entity)
        .and_where(standing::Column::TableId.eq(table))
        .to_owned();
    let of_seat = |it| Expr::col((seat::Entity, it));
    let other = of_seat(seat::Column::Seat).not_equals((pending::Entity, pending::Column::Seat));
    let others = Query::select()
        .expr(Expr::val(1))
        .from(seat::Entity)
        .and_where(of_seat(seat::Column::TableId).eq(table))
        .and_where(of_seat(seat::Column::Holder).ne(Holder::Computer))
        .and_where(other)
        .to_owned();
    let may = Condition::any()
        .add(pending::Column::Seat.in_subquery(stored))
        .add(Expr::exists(others).not());
    pending::Entity::find()
        .filter(pending::Column::TableId.eq(table))
        .filter(pending::Column::Required.eq(true))
        .filter(may)
        .order_by_asc(pending::Column::Decision)
}

async fn try_one(
    platform: &Platform,
    question: &pending::Model,
    standing: &standing::Model,
) -> Result<bool, Error> {
    let db = platform.database().reader();
    let (seat, decision) = (question.number(), question.decision);
    let decision = DecisionId(u32::try_from(decision).map_err(Error::internal)?);
    let table = table::Entity::find_by_id(question.table_id).one(db).await?;
    let table = table.ok_or(Error::NoSuchTable)?;
    let state = table.state.as_ref().ok_or(Error::NotRunning)?;
    let holds = seat::of(db, table.id).await?;
    let theirs = seat::held(&holds, Some(standing.user_id)).contains(&seat);
    if !theirs || standing.shape != SHAPE || thinks_again(platform, standing).await? {
        return Ok(false);
    }
    let game = game_of(platform, &table)?;
    let foreseen: Option<Foreseen> = consult(&table.kind, || {
        game.foreseen(&state.0, seat, decision, &standing.content.0)
    })?;
    let Some(foreseen) = foreseen else {
        return Ok(false);
    };
    let actor = Actor::Person(standing.user_id, seat);
    let asked = (actor, table.id, decision);
    // Refused by what another process has changed meanwhile, it is looked at anew.
    answer_foreseen(platform, asked, foreseen, standing.clone()).await?;
    Ok(true)
}

/// Tells whether the seat's last answer was taken back and nothing has been stored since: then its person wants to
/// answer by hand.
async fn thinks_again(platform: &Platform, standing: &standing::Model) -> Result<bool, Error> {
    let last = entry::Entity::find()
        .filter(entry::Column::TableId.eq(standing.table_id))
        .filter(entry::Column::Seat.eq(standing.seat))
        .order_by_desc(entry::Column::Seq)
        .into_partial_model::<entry::Mark>()
        .one(platform.database().reader())
        .await?;
    Ok(last.is_some_and(|it| it.undoes.is_some() && it.seq > standing.seq))
}
