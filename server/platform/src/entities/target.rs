//! A place other than the mail address where a person is told: a webhook or a browser.

use sea_orm::entity::prelude::*;

use super::Secret;
use crate::notices::{Channel, Shape};
use crate::{SessionId, UserId};

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "target")]
pub struct Model {
    #[sea_orm(primary_key)]
    pub id: i64,
    pub user_id: UserId,
    pub channel: Channel,
    pub shape: Shape,
    /// A webhook's address, or a browser's subscription as JSON: who knows it can write there.
    #[sea_orm(column_type = "Text")]
    pub address: Secret,
    /// The name that the person gives it.
    pub label: String,
    pub created_at: i64,
    /// Since when nothing is sent there any more, because it is gone.
    pub broken_at: Option<i64>,
    /// The stay in which a browser was added; it goes when that ends. `None` for a webhook.
    pub session_id: Option<SessionId>,
    /// Names a browser's address at its push service, which is one person's at a time.
    pub endpoint: Option<String>,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
