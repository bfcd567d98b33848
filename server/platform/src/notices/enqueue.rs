//! Putting notices into the outbox, in the transaction of what they tell of.

mod running_out;

use std::collections::{BTreeMap, BTreeSet};

use sea_orm::sea_query::{Expr, OnConflict};
use sea_orm::{ActiveValue::NotSet, ColumnTrait, EntityTrait, ExprTrait, QueryFilter, Set};
use tabletop::Seat;

use super::{Category, Channel, Settings};
use crate::database::Transaction;
use crate::entities::outbox::{self, Status};
use crate::entities::{notice_account, pending, seat, target};
use crate::tables::masked;
use crate::{Error, TableId, UserId};
use running_out::Reminders;
pub(super) use running_out::late;
pub use running_out::running_out;

/// The time after which a notice is not put off by more of the same.
const LONGEST: i64 = 5 * 60 * 1000;

/// The notice that there is to tell.
#[derive(Clone, Copy, Debug)]
pub struct About {
    pub category: Category,
    pub table: TableId,
    /// The revision of the table that it tells of: whoever has seen that is not told. `None` for
    /// what no revision shows.
    pub seq: Option<i64>,
    /// The question that it tells of: once that is answered, nobody is told.
    pub decision: Option<i64>,
    /// The time when it is too late to answer.
    pub until: Option<i64>,
    /// Not to be told earlier; in milliseconds since 1970, like all instants.
    pub due_at: i64,
    pub now: i64,
}

/// A step that a game has made.
pub struct Stepped<'a> {
    pub table: TableId,
    pub seq: i64,
    pub at: i64,
    /// The time that the clocks of the table show: where they stand, the instant at which they stopped.
    pub shown: i64,
    /// The person who made it, and so has seen it.
    pub by: Option<UserId>,
    pub seats: &'a [seat::Model],
    /// The questions that were open before it. What is asked again has another id, though it may
    /// have been asked first long ago.
    pub before: &'a [pending::Model],
    /// The questions that are open now.
    pub open: &'a [pending::Model],
    pub began: bool,
    pub over: bool,
    /// The seats for which a contest was decided.
    pub contested: &'a [Seat],
}

/// Tells those concerned of a step: whoever is newly asked, whoever fought, and everybody of the
/// beginning and the end. Where one person plays alone, nobody is told anything.
pub async fn stepped(tx: &Transaction, step: Stepped<'_>) -> Result<(), Error> {
    let people: BTreeSet<UserId> = step.seats.iter().filter_map(|it| it.user_id).collect();
    if people.len() < 2 {
        return Ok(());
    }
    let others = |wanted: &dyn Fn(Seat) -> bool| -> BTreeSet<UserId> {
        let wanted = step.seats.iter().filter(|it| wanted(it.number()));
        wanted
            .filter_map(|it| it.user_id)
            .filter(|it| step.by != Some(*it))
            .collect()
    };
    let before: BTreeSet<i64> = step.before.iter().map(|it| it.decision).collect();
    let new = |it: &&pending::Model| it.required && !before.contains(&it.decision);
    let new: Vec<pending::Model> = step.open.iter().filter(new).cloned().collect();
    let asked = |seat: Seat| new.iter().any(|it| it.number() == seat);
    let mut notices = vec![
        (Category::Turn, others(&asked)),
        (Category::Battle, others(&|it| step.contested.contains(&it))),
    ];
    if step.began {
        notices.push((Category::Started, others(&|_| true)));
    }
    if step.over {
        notices.push((Category::Ended, others(&|_| true)));
    }
    let reminders = Reminders::of((&new, step.seats), step.shown);
    let concerned = notices.iter().flat_map(|(_, it)| it.iter().copied());
    let ways = Ways::of(tx, concerned.chain(reminders.people())).await?;
    for (category, people) in notices {
        let about = About {
            category,
            table: step.table,
            seq: Some(step.seq),
            decision: None,
            until: None,
            due_at: step.at,
            now: step.at,
        };
        put(tx, &ways, &people, about).await?;
    }
    reminders.put(tx, &ways).await
}

/// Tells these people. Nobody is told twice of the same kind of thing at one table before they
/// have been told at all: what comes up meanwhile joins what waits.
pub async fn enqueue(
    tx: &Transaction,
    people: &BTreeSet<UserId>,
    about: About,
) -> Result<(), Error> {
    let ways = Ways::of(tx, people.iter().copied()).await?;
    put(tx, &ways, people, about).await
}

/// The same for what happened in private: a service that others may read is not told of it.
pub async fn enqueue_in_private(
    tx: &Transaction,
    people: &BTreeSet<UserId>,
    about: About,
) -> Result<(), Error> {
    let mut ways = Ways::of(tx, people.iter().copied()).await?;
    ways.leave_out(Channel::Webhook);
    put(tx, &ways, people, about).await
}

/// The person has read all that was said to them at this table: nobody needs to tell them.
pub async fn heard(tx: &Transaction, user: UserId, table: TableId) -> Result<(), Error> {
    outbox::Entity::update_many()
        .col_expr(outbox::Column::Status, Expr::value(Status::Dropped))
        .col_expr(outbox::Column::Key, Expr::value(None::<String>))
        .filter(outbox::Column::UserId.eq(user))
        .filter(outbox::Column::TableId.eq(table))
        .filter(outbox::Column::Category.eq(Category::Chat))
        .filter(outbox::Column::Status.eq(Status::Waiting))
        // What nobody is sending now, whether that was tried before or not.
        .filter(outbox::Column::LeaseUntil.is_null())
        .exec(tx)
        .await?;
    Ok(())
}

/// The ways to some people, and what they want to hear on each.
struct Ways(BTreeMap<UserId, (Settings, Vec<Way>)>);

/// A channel, and where on it; `None` for mail.
type Way = (Channel, Option<i64>);

impl Ways {
    async fn of(tx: &Transaction, people: impl Iterator<Item = UserId>) -> Result<Self, Error> {
        let people: BTreeSet<UserId> = people.collect();
        if people.is_empty() {
            return Ok(Self(BTreeMap::new()));
        }
        let accounts = notice_account::Entity::find()
            .filter(notice_account::Column::UserId.is_in(people))
            .all(tx)
            .await?;
        if accounts.is_empty() {
            return Ok(Self(BTreeMap::new()));
        }
        let mut ways = BTreeMap::new();
        for account in &accounts {
            let mail = account.confirmed.as_ref().map(|_| (Channel::Mail, None));
            let settings = Settings::read(&account.settings);
            ways.insert(account.user_id, (settings, Vec::from_iter(mail)));
        }
        let targets = target::Entity::find()
            .filter(target::Column::UserId.is_in(accounts.iter().map(|it| it.user_id)))
            .filter(target::Column::BrokenAt.is_null())
            .all(tx)
            .await?;
        for target in targets {
            if let Some((_, ways)) = ways.get_mut(&target.user_id) {
                ways.push((target.channel, Some(target.id)));
            }
        }
        Ok(Self(ways))
    }

    fn leave_out(&mut self, channel: Channel) {
        for (_, ways) in self.0.values_mut() {
            ways.retain(|(it, _)| *it != channel);
        }
    }

    fn has_webhook(&self, people: &BTreeSet<UserId>) -> bool {
        let mut ways = people.iter().filter_map(|it| self.0.get(it));
        ways.any(|(_, ways)| ways.iter().any(|(it, _)| *it == Channel::Webhook))
    }
}

async fn put(
    tx: &Transaction,
    ways: &Ways,
    people: &BTreeSet<UserId>,
    about: About,
) -> Result<(), Error> {
    let mut rows = Vec::new();
    let discreet = ways.has_webhook(people) && !masked(tx, [about.table]).await?.is_empty();
    for user in people {
        let Some((settings, ways)) = ways.0.get(user) else {
            continue;
        };
        // Others may read a webhook: whose turn is told there, sits where the table waits.
        let wanted = ways
            .iter()
            .filter(|(it, _)| !(discreet && *it == Channel::Webhook))
            .filter(|(it, _)| settings.tells(*it, about.category));
        rows.extend(wanted.map(|&way| row(*user, way, about)));
    }
    if rows.is_empty() {
        return Ok(());
    }
    let mut newer = OnConflict::column(outbox::Column::Key);
    newer.update_columns([
        outbox::Column::Seq,
        outbox::Column::Decision,
        outbox::Column::Until,
    ]);
    if about.category == Category::Deadline {
        // It is about one question, whose deadline has moved.
        newer.update_columns([outbox::Column::CreatedAt, outbox::Column::DueAt]);
    } else {
        // More of the same puts it off, but not for ever.
        let of_row = |it| Expr::col((outbox::Entity, it));
        let old = of_row(outbox::Column::CreatedAt).lt(about.now - LONGEST);
        let due = Expr::case(old, of_row(outbox::Column::DueAt)).finally(about.due_at);
        newer.value(outbox::Column::DueAt, due);
    }
    outbox::Entity::insert_many(rows)
        .on_conflict(newer)
        .exec_without_returning(tx)
        .await?;
    Ok(())
}

fn row(user: UserId, (channel, target): Way, about: About) -> outbox::ActiveModel {
    // Each question has its own time.
    let question = match (about.category, about.decision) {
        (Category::Deadline, Some(decision)) => format!(" {decision}"),
        _ => String::new(),
    };
    let key = format!(
        "{user} {} {} {} {}{question}",
        channel.name(),
        target.unwrap_or(0),
        about.category.name(),
        about.table
    );
    outbox::ActiveModel {
        user_id: Set(user),
        channel: Set(channel),
        target_id: Set(target),
        table_id: Set(Some(about.table)),
        seq: Set(about.seq),
        decision: Set(about.decision),
        until: Set(about.until),
        key: Set(Some(key)),
        due_at: Set(about.due_at),
        ..fresh(about.category, about.now)
    }
}

/// A row that waits, without saying for whom.
pub fn fresh(category: Category, now: i64) -> outbox::ActiveModel {
    outbox::ActiveModel {
        id: NotSet,
        user_id: NotSet,
        channel: Set(Channel::Mail),
        target_id: Set(None),
        category: Set(category),
        table_id: Set(None),
        seq: Set(None),
        decision: Set(None),
        until: Set(None),
        key: Set(None),
        status: Set(Status::Waiting),
        created_at: Set(now),
        due_at: Set(now),
        attempts: Set(0),
        batch: Set(None),
        lease_until: Set(None),
        tried_at: Set(None),
        failure: Set(None),
        address: Set(None),
    }
}
