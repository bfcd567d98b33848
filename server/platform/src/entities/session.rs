//! A stay of one person on one device.

use sea_orm::entity::prelude::*;

use crate::{SessionId, UserId};

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "session")]
pub struct Model {
    #[sea_orm(primary_key)]
    pub id: SessionId,
    /// SHA-256 of the token, hexadecimal. The token itself is stored nowhere.
    #[sea_orm(unique)]
    pub token_hash: String,
    pub user_id: UserId,
    pub device: String,
    pub started_at: i64,
    pub seen_at: i64,
    pub expires_at: i64,
    /// Begun by a link from a notice: it ends soon, and settles nothing of the account.
    pub brief: bool,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {
    #[sea_orm(
        belongs_to = "super::user::Entity",
        from = "Column::UserId",
        to = "super::user::Column::Id"
    )]
    User,
}

impl Related<super::user::Entity> for Entity {
    fn to() -> RelationDef {
        Relation::User.def()
    }
}

impl ActiveModelBehavior for ActiveModel {}
