//! The people at a table and what is known of them: all that a page tells and that changes without the table's
//! revision. One statement, which also says whether what is [`super::cached::CachedTable`] still holds.

use std::collections::HashMap;
use std::sync::LazyLock;

use sea_orm::{
    ColumnTrait, ConnectionTrait, DbBackend, EntityTrait, FromQueryResult, JoinType, QueryFilter,
    QueryOrder, QuerySelect, QueryTrait, RelationTrait, Statement,
};

use crate::accounts::{Called, Reliability};
use crate::entities::{reliability, seat, seen, table, user};
use crate::tables::visibility::Seated;
use crate::{Error, TableId, UserId};

pub struct People {
    /// The table's revision.
    pub seq: i64,
    /// It is handed down without one.
    pub owner: UserId,
    /// In the order of their numbers.
    pub seats: Vec<seat::Model>,
    rows: Vec<Person>,
}

/// A seat with the person who sits there.
#[derive(FromQueryResult)]
struct Person {
    #[sea_orm(nested)]
    seat: seat::Model,
    called: Option<String>,
    guest: bool,
    gone_at: Option<i64>,
    arms: Option<i16>,
    level: Option<Reliability>,
    /// The last revision that they had on the screen.
    seen: Option<i64>,
    revision: i64,
    owner: UserId,
}

impl People {
    pub async fn of(db: &impl ConnectionTrait, table: TableId) -> Result<Self, Error> {
        let backend = db.get_database_backend();
        let asked = Statement::from_sql_and_values(backend, text(backend), [table.into()]);
        let rows = Person::find_by_statement(asked).all(db).await?;
        let first = rows.first().ok_or(Error::NoSuchTable)?;
        Ok(Self {
            seq: first.revision,
            owner: first.owner,
            seats: rows.iter().map(|it| it.seat.clone()).collect(),
            rows,
        })
    }

    pub fn seated(&self) -> Vec<Seated<'_>> {
        self.rows.iter().map(|it| (&it.seat, it.called())).collect()
    }

    /// The levels of all of them.
    pub fn levels(&self) -> HashMap<UserId, Reliability> {
        let level = |it: &Person| Some((it.seat.user_id?, it.level.unwrap_or_default()));
        self.rows.iter().filter_map(level).collect()
    }

    /// Returns how far somebody who sits here has seen the table.
    pub fn seen_by(&self, viewer: UserId) -> Option<i64> {
        let mut rows = self.rows.iter();
        rows.find(|it| it.seat.user_id == Some(viewer))?.seen
    }
}

/// Returns the statement that is asked of every table. To put it together takes longer than to answer it.
fn text(backend: DbBackend) -> &'static str {
    static SQLITE: LazyLock<String> = LazyLock::new(|| built(DbBackend::Sqlite));
    static POSTGRES: LazyLock<String> = LazyLock::new(|| built(DbBackend::Postgres));
    match backend {
        DbBackend::Sqlite => &SQLITE,
        _ => &POSTGRES,
    }
}

fn built(backend: DbBackend) -> String {
    let reliability = seat::Entity::belongs_to(reliability::Entity)
        .from(seat::Column::UserId)
        .to(reliability::Column::UserId);
    let seen = seat::Entity::belongs_to(seen::Entity)
        .from((seat::Column::TableId, seat::Column::UserId))
        .to((seen::Column::TableId, seen::Column::UserId));
    let any = TableId(0);
    seat::Entity::find()
        .column_as(user::Column::Name, "called")
        .column_as(user::Column::Password.is_null(), "guest")
        .column(user::Column::GoneAt)
        .column(user::Column::Arms)
        .column(reliability::Column::Level)
        .column_as(seen::Column::Seq, "seen")
        .column_as(table::Column::Seq, "revision")
        .column(table::Column::Owner)
        .join(JoinType::InnerJoin, seat::Relation::Table.def())
        .join(JoinType::LeftJoin, seat::Relation::User.def())
        .join(JoinType::LeftJoin, reliability.into())
        .join(JoinType::LeftJoin, seen.into())
        .filter(seat::Column::TableId.eq(any))
        .order_by_asc(seat::Column::Seat)
        .build(backend)
        .sql
}

impl Person {
    fn called(&self) -> Option<Called<'_>> {
        Some(Called {
            id: self.seat.user_id?,
            name: self.called.as_deref()?,
            guest: self.guest,
            gone: self.gone_at.is_some(),
            arms: self.arms,
        })
    }
}
