//! Webhooks: addresses of other services that a person has us write to.

use sea_orm::{
    ActiveModelTrait, ActiveValue::NotSet, ColumnTrait, EntityTrait, PaginatorTrait, QueryFilter,
    Set,
};

use super::settings::{fresh, write};
use super::web::checked;
use super::{Channel, Shape};
use crate::accounts::{Visitor, refuse_ended};
use crate::entities::{Secret, target};
use crate::{Error, Field, Platform, Problem, UserId, text::invalid};

/// So many targets a person may have on each way.
const MOST: u64 = 5;

/// Adds a webhook, in the shape that its address asks for.
///
/// # Errors
/// [`Error::Invalid`] for what is no public address over https, and for one too many;
/// [`Error::SessionEnded`] where the visitor's session has ended meanwhile.
pub async fn add_webhook(
    platform: &Platform,
    visitor: &Visitor,
    language: &str,
    address: &str,
) -> Result<(), Error> {
    let malformed = || invalid(Field::Webhook, Problem::Malformed);
    let url = checked(address).map_err(|_| malformed())?;
    let host = url.host_str().unwrap_or_default().to_owned();
    let shape = match host.as_str() {
        "discord.com" | "discordapp.com" | "ptb.discord.com" | "canary.discord.com" => {
            Shape::Discord
        }
        "hooks.slack.com" => Shape::Slack,
        _ => Shape::Json,
    };
    let user = visitor.user.id;
    let tx = platform.database().write().await?;
    refuse_ended(&tx, visitor).await?;
    let count = target::Entity::find()
        .filter(target::Column::UserId.eq(user))
        .filter(target::Column::Channel.eq(Channel::Webhook))
        .count(&tx)
        .await?;
    if count >= MOST {
        return Err(invalid(Field::Webhook, Problem::TooLong));
    }
    write(&tx, fresh(user, language)?, &[]).await?;
    let row = target::ActiveModel {
        id: NotSet,
        user_id: Set(user),
        channel: Set(Channel::Webhook),
        shape: Set(shape),
        address: Set(Secret(url.to_string())),
        label: Set(host),
        created_at: Set(platform.now()),
        broken_at: Set(None),
        session_id: Set(None),
        endpoint: Set(None),
    };
    row.insert(&tx).await?;
    tx.commit().await?;
    Ok(())
}

/// Takes a target away. One that is gone is fine.
pub async fn forget_target(platform: &Platform, user: UserId, target: i64) -> Result<(), Error> {
    let tx = platform.database().write().await?;
    target::Entity::delete_many()
        .filter(target::Column::Id.eq(target))
        .filter(target::Column::UserId.eq(user))
        .exec(&tx)
        .await?;
    tx.commit().await?;
    Ok(())
}
