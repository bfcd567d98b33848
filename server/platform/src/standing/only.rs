//! Answers that the rules leave no other to, where nobody could conclude anything from how soon they come.

use sea_orm::EntityTrait;
use tabletop::{AnyValue, DecisionId};

use crate::entities::seat::{self, Holder};
use crate::entities::{pending, table};
use crate::tables::{Actor, answer_only, asks_always, consult, game_of};
use crate::{Error, Platform};

/// The only person at a table whose other seats are all the computer's. A device that several people share
/// holds several seats, and is none.
pub fn sole(seats: &[seat::Model]) -> Option<&seat::Model> {
    let mut others = seats.iter().filter(|it| it.holder != Holder::Computer);
    let one = others.next()?;
    let alone = others.next().is_none() && seats.len() > 1;
    (alone && one.holder == Holder::Person).then_some(one)
}

/// Gives the one answer there is, unless its person wants to be asked; returns whether there was one.
pub async fn try_only(
    platform: &Platform,
    question: &pending::Model,
    sole: &seat::Model,
) -> Result<bool, Error> {
    let Some(person) = sole.user_id else {
        return Ok(false);
    };
    let (seat, decision) = (question.number(), question.decision);
    let decision = DecisionId(u32::try_from(decision).map_err(Error::internal)?);
    let table = table::Entity::find_by_id(question.table_id);
    let table = table.one(platform.database().reader()).await?;
    let table = table.ok_or(Error::NoSuchTable)?;
    let state = table.state.as_ref().ok_or(Error::NotRunning)?;
    if asks_always(&table, seat)? {
        return Ok(false);
    }
    let game = game_of(platform, &table)?;
    let only: Option<AnyValue> = consult(&table.kind, || game.only(&state.0, seat, decision))?;
    let Some(action) = only else {
        return Ok(false);
    };
    let asked = (Actor::Person(person, seat), table.id, decision);
    // Refused by what another process has changed meanwhile, it is looked at anew.
    answer_only(platform, asked, action).await?;
    Ok(true)
}
