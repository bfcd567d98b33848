//! A place at a table. Every seat has a row from the moment the table is created.

use sea_orm::QueryOrder;
use sea_orm::entity::prelude::*;

use crate::{Error, TableId, UserId};

/// After so many missed answers in a row somebody is absent.
pub const ABSENT_AFTER: i32 = 2;

#[derive(Clone, Debug, PartialEq, Eq, DeriveEntityModel)]
#[sea_orm(table_name = "seat")]
pub struct Model {
    #[sea_orm(primary_key, auto_increment = false)]
    pub table_id: TableId,
    #[sea_orm(primary_key, auto_increment = false)]
    pub seat: i16,
    pub holder: Holder,
    /// The person who sits here; set exactly when `holder` is [`Holder::Person`].
    pub user_id: Option<UserId>,
    /// The time that is left of a live table's bank, as of the last answer; `None` before the first.
    pub bank: Option<i64>,
    /// The number of answers in a row that the clock has given; of an offered seat, until it was offered.
    pub missed: i32,
    /// Since when the seat is offered to others: its person is absent, or goes. Whoever goes may
    /// answer until somebody comes.
    pub absent_since: Option<i64>,
    /// The revision of the table with which this holder sat down: who takes over hears nothing
    /// that was said before.
    pub since: i64,
    /// True if the person has said, at a full table that waits for it, that they are there.
    pub confirmed: bool,
    /// Until when that holds, if the game has not begun by then; `None` where it does for ever.
    pub confirmed_until: Option<i64>,
    /// At which of the game's levels the computer plays here when it does; `None` for the game's
    /// default. Whoever sits here does not change it.
    #[sea_orm(column_type = "Text")]
    pub level: Option<String>,
}

/// The kind of player that holds a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumIter, DeriveActiveEnum)]
#[sea_orm(rs_type = "String", db_type = "Text")]
pub enum Holder {
    #[sea_orm(string_value = "nobody")]
    Nobody,
    #[sea_orm(string_value = "person")]
    Person,
    #[sea_orm(string_value = "computer")]
    Computer,
}

#[derive(Copy, Clone, Debug, EnumIter, DeriveRelation)]
pub enum Relation {
    #[sea_orm(
        belongs_to = "super::user::Entity",
        from = "Column::UserId",
        to = "super::user::Column::Id"
    )]
    User,
    #[sea_orm(
        belongs_to = "super::table::Entity",
        from = "Column::TableId",
        to = "super::table::Column::Id"
    )]
    Table,
}

impl Related<super::table::Entity> for Entity {
    fn to() -> RelationDef {
        Relation::Table.def()
    }
}

impl Related<super::user::Entity> for Entity {
    fn to() -> RelationDef {
        Relation::User.def()
    }
}

impl ActiveModelBehavior for ActiveModel {}

/// The seats of a table, in the order of their numbers.
pub async fn of(db: &impl ConnectionTrait, table: TableId) -> Result<Vec<Model>, DbErr> {
    Entity::find()
        .filter(Column::TableId.eq(table))
        .order_by_asc(Column::Seat)
        .all(db)
        .await
}

/// Its person is there, whatever was missed.
pub fn present(seat: &mut Model) {
    seat.missed = 0;
    seat.absent_since = None;
}

/// The seats that this person holds, in the order of their numbers.
pub fn held(seats: &[Model], user: Option<UserId>) -> Vec<tabletop::Seat> {
    let mine = seats
        .iter()
        .filter(|it| user.is_some() && it.user_id == user);
    mine.map(Model::number).collect()
}

/// Returns the seat that somebody looks as: who holds a single one need not say so. `None` for spectators, and for
/// those with several who have not said it.
pub fn looking(
    mine: &[tabletop::Seat],
    wanted: Option<tabletop::Seat>,
) -> Result<Option<tabletop::Seat>, Error> {
    match (wanted, mine) {
        (Some(seat), mine) if mine.contains(&seat) => Ok(Some(seat)),
        (Some(_), _) => Err(Error::NotSeated),
        (None, &[only]) => Ok(Some(only)),
        (None, _) => Ok(None),
    }
}

impl Model {
    /// Nobody has said of this seat that they are there.
    pub fn unconfirm(&mut self) {
        (self.confirmed, self.confirmed_until) = (false, None);
    }

    /// Tells whether they have, and it holds.
    pub fn is_there(&self, now: i64) -> bool {
        self.confirmed && self.confirmed_until.is_none_or(|it| it > now)
    }

    /// Tells whether the clock has had to answer for this seat until it was taken for absent.
    pub fn is_missed(&self) -> bool {
        self.missed >= ABSENT_AFTER
    }

    /// Tells whether the person has gone: the seat is offered, and the clock gave its last answer.
    pub fn forsaken(&self) -> bool {
        self.absent_since.is_some() && self.missed > 0
    }

    /// The seat's number, as the rules know it.
    pub fn number(&self) -> tabletop::Seat {
        super::number(self.seat)
    }
}
