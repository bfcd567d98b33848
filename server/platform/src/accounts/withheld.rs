//! What somebody does at an anonymous table, as far as their reliability goes: a level that fell
//! while a masked seat was absent would tell who sits there.
//!
//! It is kept with the table. Where masks fall it counts at the end of the game, for all at once.
//! Where they never do, it is cut loose from the table then, and counts for each some days later,
//! nobody knows when: by that time it could come from anywhere.

use sea_orm::{
    ActiveModelTrait, ColumnTrait, EntityTrait, IntoActiveModel, NotSet, QueryFilter, QueryOrder,
    QuerySelect, Set,
};

use super::reliability::{Conduct, note_all};
use crate::database::Transaction;
use crate::entities::table::{self, Masks};
use crate::entities::withheld;
use crate::time::DAY;
use crate::{Error, Platform, UserId, random};

/// Where masks stay, it counts after a day at least
const SOONEST: i64 = DAY;
/// and so much longer at most.
const SPREAD: i64 = 7 * DAY;

/// Writes down what somebody did at this table, in the transaction in which they did it.
pub(crate) async fn observe(
    tx: &Transaction,
    table: &table::Model,
    user: UserId,
    deed: Conduct,
) -> Result<(), Error> {
    if !table.masked() {
        return note_all(tx, user, [deed]).await;
    }
    let found = withheld::Entity::find()
        .filter(withheld::Column::TableId.eq(table.id))
        .filter(withheld::Column::UserId.eq(user))
        .lock_exclusive()
        .one(tx)
        .await?;
    if let Some(row) = found {
        let deeds = and(&row.deeds, deed);
        let mut row = row.into_active_model();
        row.deeds = Set(deeds);
        row.update(tx).await?;
        return Ok(());
    }
    let row = withheld::ActiveModel {
        id: NotSet,
        table_id: Set(Some(table.id)),
        user_id: Set(user),
        deeds: Set(and("", deed)),
        due_at: Set(None),
    };
    row.insert(tx).await?;
    Ok(())
}

/// The game at this table is over, however it ended.
pub(crate) async fn release(tx: &Transaction, table: &table::Model, now: i64) -> Result<(), Error> {
    if table.masks == Masks::None {
        return Ok(());
    }
    let rows = withheld::Entity::find()
        .filter(withheld::Column::TableId.eq(table.id))
        .order_by_asc(withheld::Column::UserId)
        .all(tx)
        .await?;
    for row in rows {
        match table.masks {
            Masks::None => {}
            Masks::UntilEnd => count(tx, row).await?,
            Masks::ForEver => {
                let mut row = row.into_active_model();
                row.table_id = Set(None);
                row.due_at = Set(Some(now + SOONEST + some_time()));
                row.update(tx).await?;
            }
        }
    }
    Ok(())
}

/// Counts what has been held back for long enough.
pub(crate) async fn count_due(platform: &Platform) -> Result<(), Error> {
    let due = withheld::Entity::find()
        .filter(withheld::Column::DueAt.lte(platform.now()))
        // In the order in which the end of a game locks them, too.
        .order_by_asc(withheld::Column::UserId)
        .order_by_asc(withheld::Column::DueAt)
        .order_by_asc(withheld::Column::Id);
    let waits = due.clone().one(platform.database().reader()).await?;
    if waits.is_none() {
        return Ok(());
    }
    let tx = platform.database().write().await?;
    for row in due.lock_exclusive().all(&tx).await? {
        count(&tx, row).await?;
    }
    tx.commit().await?;
    Ok(())
}

async fn count(tx: &Transaction, row: withheld::Model) -> Result<(), Error> {
    note_all(tx, row.user_id, read(&row.deeds)).await?;
    withheld::Entity::delete_by_id(row.id).exec(tx).await?;
    Ok(())
}

fn some_time() -> i64 {
    let random = u64::from_le_bytes(random::bytes());
    let spread = SPREAD.unsigned_abs();
    i64::try_from(random % spread).unwrap_or(0)
}

const ALL: [(char, Conduct); 3] = [
    ('t', Conduct::InTime),
    ('m', Conduct::Missed),
    ('a', Conduct::Abandoned),
];

/// What was done, and this after it.
fn and(before: &str, deed: Conduct) -> String {
    let mut runs = runs(before);
    match runs.last_mut() {
        Some((last, count)) if *last == deed => *count += 1,
        _ => runs.push((deed, 1)),
    }
    let mut text = String::new();
    for (deed, count) in runs {
        let code = ALL.iter().find(|it| it.1 == deed).map_or('t', |it| it.0);
        text.push_str(&count.to_string());
        text.push(code);
    }
    text
}

fn read(deeds: &str) -> Vec<Conduct> {
    let runs = runs(deeds).into_iter();
    runs.flat_map(|(deed, count)| std::iter::repeat_n(deed, count))
        .collect()
}

fn runs(deeds: &str) -> Vec<(Conduct, usize)> {
    let run = |it: &str| {
        let code = it.chars().last()?;
        let (_, deed) = ALL.iter().find(|(known, _)| *known == code)?;
        Some((*deed, it.strip_suffix(code)?.parse().ok()?))
    };
    deeds
        .split_inclusive(char::is_alphabetic)
        .filter_map(run)
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn deeds_keep_their_order() {
        use Conduct::{Abandoned, InTime, Missed};
        let all = [InTime, InTime, Missed, InTime, Abandoned];
        let text = all.iter().fold(String::new(), |it, deed| and(&it, *deed));
        assert_eq!(text, "2t1m1t1a");
        assert_eq!(read(&text), all);
        assert_eq!(read(""), []);
    }
}
