//! The evidence that a complaint keeps of what it is about, as it was. Nothing that is done later to the line,
//! the table or a name changes it.

use std::collections::{BTreeSet, HashMap};

use sea_orm::{
    ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter, QueryOrder, QuerySelect, Set, Unchanged,
};
use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::damage::{damaged, readable};
use crate::database::Transaction;
use crate::entities::{Secret, line, line_version, proposal, report, seat, seat_holder, table};
use crate::{Error, TableId, UserId};

/// A line that went along with a complaint.
#[derive(Debug, Serialize, Deserialize)]
pub struct KeptLine {
    pub id: String,
    pub seat: Option<Seat>,
    /// As the complainer knew the author.
    pub name: Option<String>,
    /// The author's account; `None` in a complaint from before it was kept.
    #[serde(default)]
    pub by: Option<i64>,
    pub at: i64,
    pub text: String,
    /// The words that it had before, the oldest first.
    #[serde(default)]
    pub earlier: Vec<String>,
    /// The plan that came with it, the game's own JSON.
    #[serde(default)]
    pub plan: Option<String>,
}

/// The table of a complaint.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableThen {
    pub name: String,
    pub kind: String,
    /// The game's own JSON.
    pub setup: String,
    pub description: String,
    pub house_rules: String,
    /// All who sat there or had sat there, by their accounts: they judge nothing of it.
    #[serde(default)]
    pub seated: BTreeSet<i64>,
}

impl TableThen {
    pub async fn of(db: &impl ConnectionTrait, table: &table::Model) -> Result<Self, Error> {
        Ok(Self {
            name: table.name.clone(),
            kind: table.kind.clone(),
            setup: table.setup.clone(),
            description: table.description.clone(),
            house_rules: table.house_rules.clone(),
            seated: seated(db, table.id).await?,
        })
    }

    pub fn now(table: table::Header) -> Self {
        Self {
            name: table.name,
            kind: table.kind,
            setup: table.setup,
            description: table.description,
            house_rules: table.house_rules,
            seated: BTreeSet::new(),
        }
    }

    /// Returns true where this person sits or has ever sat at the table.
    pub fn seats(&self, person: UserId) -> bool {
        self.seated.contains(&person.0)
    }

    pub fn write(&self) -> Result<Secret, Error> {
        let text = serde_json::to_string(self).map_err(Error::internal)?;
        Ok(Secret(text))
    }

    /// The table as it was; `None` for a complaint that has not kept it.
    pub fn read(row: &report::Model) -> Result<Option<Self>, Error> {
        let read = |it: &Secret| serde_json::from_str(&it.0).map_err(|_| unreadable(row));
        row.table_then.as_ref().map(read).transpose()
    }
}

/// Returns all who sit at a table or ever sat there.
async fn seated(db: &impl ConnectionTrait, table: TableId) -> Result<BTreeSet<i64>, Error> {
    let now = seat::Entity::find()
        .select_only()
        .column(seat::Column::UserId)
        .filter(seat::Column::TableId.eq(table))
        .filter(seat::Column::UserId.is_not_null())
        .into_tuple::<i64>()
        .all(db)
        .await?;
    let before = seat_holder::Entity::find()
        .select_only()
        .column(seat_holder::Column::UserId)
        .filter(seat_holder::Column::TableId.eq(table))
        .filter(seat_holder::Column::UserId.is_not_null())
        .into_tuple::<i64>()
        .all(db)
        .await?;
    Ok(now.into_iter().chain(before).collect())
}

/// The lines that went along with a complaint, the oldest first: the last is the one in question.
pub fn kept_lines(row: &report::Model) -> Result<Vec<KeptLine>, Error> {
    serde_json::from_str(&row.lines.0).map_err(|_| unreadable(row))
}

/// Without the parser's complaint, which may quote a secret.
fn unreadable(row: &report::Model) -> Error {
    damaged(format_args!("report {} does not read", row.id))
}

/// Returns the words that these lines of one channel had before they were edited, by the lines' numbers, the
/// oldest first.
pub async fn versions(
    db: &impl ConnectionTrait,
    lines: &[line::Model],
) -> Result<HashMap<i64, Vec<line_version::Model>>, Error> {
    let mut versions: HashMap<i64, Vec<line_version::Model>> = HashMap::new();
    let Some(first) = lines.first() else {
        return Ok(versions);
    };
    let edited = lines.iter().filter(|it| it.edited_at.is_some());
    let rows = line_version::Entity::find()
        .filter(line_version::Column::TableId.eq(first.table_id))
        .filter(line_version::Column::Audience.eq(&first.audience))
        .filter(line_version::Column::Number.is_in(edited.map(|it| it.number)))
        .order_by_asc(line_version::Column::Version)
        .all(db)
        .await?;
    for row in rows {
        versions.entry(row.number).or_default().push(row);
    }
    Ok(versions)
}

/// The plans that came with these lines of one channel, by their numbers.
pub async fn plans(
    db: &impl ConnectionTrait,
    lines: &[line::Model],
) -> Result<HashMap<i64, String>, Error> {
    let Some(first) = lines.first() else {
        return Ok(HashMap::new());
    };
    let rows = proposal::Entity::find()
        .filter(proposal::Column::TableId.eq(first.table_id))
        .filter(proposal::Column::Audience.eq(&first.audience))
        .filter(proposal::Column::Number.is_in(lines.iter().map(|it| it.number)))
        .all(db)
        .await?;
    let plan = |it: proposal::Model| (it.number, it.content.0);
    Ok(rows.into_iter().map(plan).collect())
}

/// The table is about to go: complaints keep what it was and who sat there, also those who came after.
pub async fn keep_reported_table(tx: &Transaction, id: TableId) -> Result<(), Error> {
    let Some(table) = table::Entity::find_by_id(id).one(tx).await? else {
        return Ok(());
    };
    let now = TableThen::of(tx, &table).await?;
    let reports = report::Entity::find().filter(report::Column::TableId.eq(id));
    for row in readable::<report::Model>(tx, reports).await? {
        let Ok(then) = TableThen::read(&row) else {
            continue;
        };
        let mut kept = then.unwrap_or_else(|| now.clone());
        kept.seated.extend(&now.seated);
        let kept = report::ActiveModel {
            id: Unchanged(row.id),
            table_then: Set(Some(kept.write()?)),
            ..Default::default()
        };
        report::Entity::update(kept).exec(tx).await?;
    }
    Ok(())
}
