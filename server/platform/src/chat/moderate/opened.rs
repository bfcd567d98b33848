//! The content of an opened report: what was said, as it was when it was reported, and what has been
//! changed since.

use sea_orm::{ColumnTrait, ConnectionTrait, EntityTrait, QueryFilter};

use super::super::audible::latest;
use super::super::complaint::{
    OpenReport, ReportNote, ReportedLine, ReportedName, ReportedTable, Since,
};
use super::super::evidence::{KeptLine, TableThen, kept_lines, plans, versions};
use super::{MOST, find, notes_of, permit};
use crate::accounts::PastNames;
use crate::entities::{
    line, line_version, number, report as entity, report_note, report_opening, table, user,
};
use crate::{Error, Platform, UserId};

/// So many lines after the one in question belong to it.
const AFTER: i64 = 20;

/// A report that this moderator has opened, with what was said in its channel until then. Lines of
/// later are nobody's business without another report.
///
/// # Errors
/// [`Error::NotModerator`], [`Error::NoSuchReport`], also for one that they have not opened.
pub async fn opened_report(
    platform: &Platform,
    moderator: UserId,
    id: &str,
) -> Result<OpenReport, Error> {
    let tx = platform.database().snapshot().await?;
    permit(&tx, moderator).await?;
    let row = find(&tx, moderator, id).await?;
    let opening = report_opening::Entity::find_by_id((id.to_owned(), moderator));
    if opening.one(&tx).await?.is_none() {
        return Err(Error::NoSuchReport);
    }
    let mut along = kept_lines(&row)?;
    let in_question = along.last().map(|it| it.id.clone());
    let rows = line::Entity::find()
        .filter(line::Column::TableId.eq(row.table_id))
        .filter(line::Column::Audience.eq(&row.audience))
        .filter(line::Column::At.lte(row.at));
    let rows = match number_of(&tx, &row, in_question.as_deref()).await? {
        Some(number) => rows.filter(line::Column::Number.lte(number + AFTER)),
        None => rows,
    };
    let rows = latest(&tx, rows, MOST).await?;
    let authors = rows.iter().map(|it| it.by);
    let authors = authors.chain(along.iter().filter_map(|it| it.by.map(UserId)));
    let notes = notes_of(&tx, id).await?;
    let authors = authors.chain(notes.iter().map(|it| it.by));
    let names = Names::of(&tx, &row, authors.collect()).await?;
    let mut plans = plans(&tx, &rows).await?;
    let mut versions = versions(&tx, &rows).await?;
    let now = table::Entity::find_by_id(row.table_id)
        .into_partial_model::<table::Header>()
        .one(&tx)
        .await?
        .map(TableThen::now);
    tx.commit().await?;
    let then = TableThen::read(&row)?.or_else(|| now.clone());
    let scene = then.ok_or(Error::NoSuchReport)?;

    let mut lines: Vec<ReportedLine> = Vec::new();
    for it in rows {
        let kept = along.iter().position(|kept| kept.id == it.id);
        let kept = kept.map(|at| along.remove(at));
        let before = versions.remove(&it.number).unwrap_or_default();
        let words = Words::of(row.at, &it, (kept.as_ref(), before));
        lines.push(ReportedLine {
            in_question: in_question.as_deref() == Some(&*it.id),
            seat: it.seat.map(number),
            name: names.called(it.by),
            text: words.text,
            earlier: words.earlier,
            since: words.since,
            plan: plans.remove(&it.number),
            at: it.at,
        });
    }
    // What is left of them is there no longer.
    lines.extend(along.into_iter().map(|it| {
        let in_question = in_question.as_deref() == Some(&*it.id);
        let author = it.by.map(UserId).or(in_question.then_some(row.about));
        let as_shown = || ReportedName {
            then: it.name.clone().unwrap_or_default(),
            now: None,
        };
        ReportedLine {
            in_question,
            seat: it.seat,
            name: author.map_or_else(as_shown, |by| names.called(by)),
            text: it.text,
            earlier: it.earlier,
            since: Since::Gone,
            plan: it.plan,
            at: it.at,
        }
    }));
    lines.sort_by_key(|it| it.at);
    Ok(OpenReport {
        lines,
        audience: row.audience.parse().map_err(Error::internal)?,
        by: names.called(row.by),
        about: names.called(row.about),
        id: row.id,
        table: ReportedTable {
            id: row.table_id,
            gone: now.is_none(),
            description: changed(&scene.description, now.as_ref().map(|it| &it.description)),
            house_rules: changed(&scene.house_rules, now.as_ref().map(|it| &it.house_rules)),
            kind: scene.kind,
            setup: scene.setup,
            name: scene.name,
        },
        words: row.words.0,
        at: row.at,
        notes: notes.into_iter().map(|it| names.note(it)).collect(),
    })
}

/// Words as they were, and what they have become where that is something else.
fn changed(then: &str, now: Option<&String>) -> (String, Since) {
    let since = match now {
        None => Since::Gone,
        Some(now) if now == then => Since::Same,
        Some(now) => Since::Edited(now.clone()),
    };
    (then.to_owned(), since)
}

/// The words of a line when it was reported, before, and since.
struct Words {
    text: String,
    earlier: Vec<String>,
    since: Since,
}

impl Words {
    /// `kept` is what went along with the report of that instant, and `before` what the line has said
    /// before it was edited, the oldest first.
    fn of(
        reported_at: i64,
        line: &line::Model,
        (kept, before): (Option<&KeptLine>, Vec<line_version::Model>),
    ) -> Self {
        let later = before.iter().position(|it| it.until > reported_at);
        let then = later.map_or(&line.text, |it| &before[it].text);
        let text = kept.map_or(&then.0, |it| &it.text).clone();
        let earlier = before[..later.unwrap_or(before.len())]
            .iter()
            .map(|it| it.text.0.clone());
        // What went along knows better what was first where both were in the same instant.
        let whole = kept.filter(|it| it.by.is_some());
        let earlier = whole.map_or_else(|| earlier.collect(), |it| it.earlier.clone());
        let (text, since) = changed(&text, Some(&line.text.0));
        Self {
            text,
            earlier,
            since,
        }
    }
}

/// The names that people have, and had when it was reported. A moderator has to know who it was, behind
/// masks too.
struct Names {
    people: Vec<user::Model>,
    past: PastNames,
    then: i64,
}

impl Names {
    async fn of(
        db: &impl ConnectionTrait,
        report: &entity::Model,
        authors: Vec<UserId>,
    ) -> Result<Self, Error> {
        let people = authors.into_iter().chain([report.by, report.about]);
        let people = user::Entity::find()
            .filter(user::Column::Id.is_in(people))
            .all(db)
            .await?;
        let past = PastNames::of(db, people.iter().map(|it| it.id)).await?;
        Ok(Self {
            people,
            past,
            then: report.at,
        })
    }

    fn called(&self, id: UserId) -> ReportedName {
        let then = self.name(id, Some(self.then)).unwrap_or_default();
        let now = self.name(id, None).filter(|it| *it != then);
        ReportedName { then, now }
    }

    fn note(&self, it: report_note::Model) -> ReportNote {
        ReportNote {
            by: self.name(it.by, None).unwrap_or_default(),
            text: it.text.0,
            at: it.at,
        }
    }

    fn name(&self, id: UserId, then: Option<i64>) -> Option<String> {
        let person = self.people.iter().find(|it| it.id == id)?;
        self.past.name(person.into(), then)
    }
}

/// The number of the reported line within its channel.
async fn number_of(
    db: &impl ConnectionTrait,
    report: &entity::Model,
    id: Option<&str>,
) -> Result<Option<i64>, Error> {
    let Some(id) = id else { return Ok(None) };
    let found = line::Entity::find()
        .filter(line::Column::TableId.eq(report.table_id))
        .filter(line::Column::Audience.eq(&report.audience))
        .filter(line::Column::Id.eq(id))
        .one(db)
        .await?;
    Ok(found.map(|it| it.number))
}
