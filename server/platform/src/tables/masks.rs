//! The masks, which decide who may know who sits where. A person's name gets into whatever is said of a table as a
//! [`Name`], and only the table's masks make one: so nobody can forget them.
//!
#![doc = include_str!("masks.md")]

use sea_orm::{
    ColumnTrait, ConnectionTrait, EntityTrait, PartialModelTrait, QueryFilter, QuerySelect,
};

use crate::damage::readable;
use crate::entities::table::{self, Masked, Masks, Status};
use crate::{Error, TableId};

/// The name of somebody at a table, as far as the others may know it. At an anonymous table nobody
/// is told any, not even their own: what one sees can be shown around.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name(Option<String>);

impl Name {
    /// `None` behind a mask.
    pub fn known(&self) -> Option<&str> {
        self.0.as_deref()
    }

    /// Returns what may be told of this name behind these masks, when the table has got so far.
    pub(crate) fn behind(masks: Masks, status: Status, name: String) -> Self {
        Self((!masks.hide(status)).then_some(name))
    }
}

impl table::Model {
    /// Tells whether nobody may learn who is who here.
    pub(crate) const fn masked(&self) -> bool {
        self.masks.hide(self.status)
    }
}

/// Those of these tables where nobody may learn who is who.
pub async fn masked(
    db: &impl ConnectionTrait,
    tables: impl IntoIterator<Item = TableId>,
) -> Result<Vec<TableId>, Error> {
    let tables = table::Entity::find()
        .filter(table::Column::Id.is_in(tables))
        .filter(table::Column::Masks.ne(Masks::None));
    let found: Vec<Masked> = readable(db, Masked::select_cols(tables.select_only())).await?;
    let hidden = found.into_iter().filter(|it| it.masks.hide(it.status));
    Ok(hidden.map(|it| it.id).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn masks_fall_at_the_end_or_never() {
        let hidden = |masks: Masks| {
            [Status::Gathering, Status::Running, Status::Over]
                .map(|it| Name::behind(masks, it, "Ann".into()).known().is_none())
        };
        assert_eq!(hidden(Masks::None), [false, false, false]);
        assert_eq!(hidden(Masks::UntilEnd), [true, true, false]);
        assert_eq!(hidden(Masks::ForEver), [true, true, true]);
    }
}
