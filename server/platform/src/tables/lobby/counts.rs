//! The numbers of what there is, for the operator's instruments.

use sea_orm::{ColumnTrait, EntityTrait, PaginatorTrait, QueryFilter};

use crate::entities::{pending, table};
use crate::tables::model::Status;
use crate::{Error, Platform};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counts {
    pub gathering: u64,
    pub running: u64,
    pub over: u64,
    /// Questions for which somebody waits.
    pub questions: u64,
}

pub async fn counts(platform: &Platform) -> Result<Counts, Error> {
    let db = platform.database().reader();
    let of = async |status: Status| {
        let these = table::Entity::find().filter(table::Column::Status.eq(status));
        these.count(db).await
    };
    let asked = pending::Entity::find().filter(pending::Column::Required.eq(true));
    Ok(Counts {
        gathering: of(Status::Gathering).await?,
        running: of(Status::Running).await?,
        over: of(Status::Over).await?,
        questions: asked.count(db).await?,
    })
}
