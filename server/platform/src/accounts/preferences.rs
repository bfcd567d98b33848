//! The preferences of a person for every table that they will play at.
//!
#![doc = include_str!("preferences.md")]

pub use ::model::ForcedAnswers;
use sea_orm::{EntityTrait, Set, Unchanged};

use super::{Visitor, refuse_ended};
use crate::entities::user;
use crate::{Error, Platform, UserId};

/// Returns what this person wishes.
pub async fn forced_answers(platform: &Platform, user: UserId) -> Result<ForcedAnswers, Error> {
    let row = user::Entity::find_by_id(user)
        .one(platform.database().reader())
        .await?;
    let asked = row.is_some_and(|it| it.ask_always);
    Ok(if asked {
        ForcedAnswers::Asked
    } else {
        ForcedAnswers::ByTheGame
    })
}

/// Writes down the visitor's wish, for tables that begin from now on.
///
/// # Errors
/// [`Error::SessionEnded`].
pub async fn wish_forced_answers(
    platform: &Platform,
    visitor: &Visitor,
    wish: ForcedAnswers,
) -> Result<(), Error> {
    let tx = platform.database().write().await?;
    refuse_ended(&tx, visitor).await?;
    let changed = user::ActiveModel {
        id: Unchanged(visitor.user.id),
        ask_always: Set(wish == ForcedAnswers::Asked),
        ..Default::default()
    };
    user::Entity::update(changed).exec(&tx).await?;
    tx.commit().await?;
    Ok(())
}
