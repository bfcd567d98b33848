//! The people who hear the hall as everybody does who looks on with an account.

use std::collections::{HashMap, HashSet};

use sea_orm::{ColumnTrait, EntityTrait, QueryFilter, QuerySelect, QueryTrait};

use crate::chat::Audience;
use crate::entities::read_mark::NO_SEAT;
use crate::entities::{line, masked_mute, mute, read_mark, seat, table};
use crate::{Error, Platform, TableId, UserId};

/// The onlookers of a table at one instant.
pub struct Onlookers {
    /// True if everybody may see the table.
    open: bool,
    /// The people who sit there, or do not want to hear somebody.
    apart: HashSet<UserId>,
    /// The marks up to which the others have read.
    marks: HashMap<UserId, i64>,
}

impl Onlookers {
    /// # Errors
    /// [`Error::NoSuchTable`].
    pub async fn of(platform: &Platform, id: TableId) -> Result<Self, Error> {
        let tx = platform.database().snapshot().await?;
        let table = table::Entity::find_by_id(id).one(&tx).await?;
        let table = table.ok_or(Error::NoSuchTable)?;
        let hall = Audience::Hall.to_string();
        let seats = seat::of(&tx, id).await?;
        let mut apart: HashSet<_> = seats.iter().filter_map(|it| it.user_id).collect();
        let here = masked_mute::Entity::find()
            .filter(masked_mute::Column::TableId.eq(id))
            .all(&tx)
            .await?;
        apart.extend(here.into_iter().map(|it| it.user_id));
        if !table.masked() {
            let speakers = line::Entity::find()
                .select_only()
                .column(line::Column::By)
                .filter(line::Column::TableId.eq(id))
                .filter(line::Column::Audience.eq(&hall))
                .into_query();
            let everywhere = mute::Entity::find()
                .filter(mute::Column::OtherId.in_subquery(speakers))
                .all(&tx)
                .await?;
            apart.extend(everywhere.into_iter().map(|it| it.user_id));
        }
        let marks = read_mark::Entity::find()
            .filter(read_mark::Column::TableId.eq(id))
            .filter(read_mark::Column::Audience.eq(&hall))
            .filter(read_mark::Column::Seat.eq(NO_SEAT))
            .all(&tx)
            .await?;
        tx.commit().await?;
        Ok(Self {
            open: table.open,
            apart,
            marks: marks
                .into_iter()
                .map(|it| (it.user_id, it.number))
                .collect(),
        })
    }

    /// Returns how far this person has read, if nothing else makes what they hear; 0 for nothing.
    pub fn read(&self, user: UserId) -> Option<i64> {
        let one_of_many = self.open && !self.apart.contains(&user);
        one_of_many.then(|| self.marks.get(&user).copied().unwrap_or_default())
    }
}
