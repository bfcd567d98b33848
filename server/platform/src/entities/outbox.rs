//! A notice on its way, or what has become of it. Written with what it tells of; holds no more
//! than who is told of which kind of thing, at which table.

use sea_orm::entity::prelude::*;

use crate::notices::{Category, Channel};
use crate::{TableId, UserId};

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "outbox")]
pub struct Model {
    #[sea_orm(primary_key)]
    pub id: i64,
    pub user_id: UserId,
    pub channel: Channel,
    /// `None` for mail.
    pub target_id: Option<i64>,
    pub category: Category,
    pub table_id: Option<TableId>,
    /// The revision it tells of: who has seen that need not be told.
    pub seq: Option<i64>,
    /// The question it tells of.
    pub decision: Option<i64>,
    /// The time when it is too late for an answer.
    pub until: Option<i64>,
    /// Names what it is about until it is sent, so that more of the same joins it.
    #[sea_orm(unique)]
    pub key: Option<String>,
    pub status: Status,
    pub created_at: i64,
    /// Not to be sent earlier.
    pub due_at: i64,
    pub attempts: i32,
    /// The name of what is sent as one, and the identity of that for whoever gets it twice.
    pub batch: Option<String>,
    /// Somebody is sending it until then.
    pub lease_until: Option<i64>,
    /// The last attempt.
    pub tried_at: Option<i64>,
    /// The reason why the last attempt failed: a word of [`crate::notices::DeliveryError`].
    pub failure: Option<String>,
    /// The name of the address, where it asks whether a mail address is right: it does not tell the address.
    pub address: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter, DeriveActiveEnum)]
#[sea_orm(rs_type = "String", db_type = "Text")]
pub enum Status {
    #[sea_orm(string_value = "waiting")]
    Waiting,
    #[sea_orm(string_value = "sent")]
    Sent,
    /// Nobody needed it any more.
    #[sea_orm(string_value = "dropped")]
    Dropped,
    /// Given up.
    #[sea_orm(string_value = "failed")]
    Failed,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {}

impl ActiveModelBehavior for ActiveModel {}
