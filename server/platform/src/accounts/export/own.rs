//! The files of what a person has told the place about themselves, and what they have said and written in it.

use sea_orm::{ColumnTrait, EntityTrait, QueryFilter, QueryOrder};
use serde_json::{Value, json};

use super::{instant, read};
use crate::accounts::{Arms, Blazon, absences, favorite_names};
use crate::chat::{Muting, muted_by_name};
use crate::database::Transaction;
use crate::entities::played::Stay;
use crate::entities::{
    account_name, calendar_feed, draft, line, note, notice_account, played, proposal,
    proposal_answer, rating, reliability, report, saved_list, session, standing, target, template,
    user,
};
use crate::notices::{Channel, Shape};
use crate::{Error, Platform, UserId};

type File = (&'static str, Value);

pub async fn files(platform: &Platform, user: UserId) -> Result<Vec<File>, Error> {
    let absences = absences(platform, user).await?;
    let tx = platform.database().snapshot().await?;
    let mut profile = profile(&tx, user).await?;
    profile["zone"] = json!(absences.zone);
    profile["night"] = json!(absences.sleep.map(|(from, to)| [from.0, to.0]));
    let vacations = absences.vacations.iter();
    profile["vacations"] = vacations
        .map(|it| json!({"days": it.days, "starts_at": instant(it.starts_at), "ends_at": instant(it.ends_at)}))
        .collect();
    let files = vec![
        ("profile.json", profile),
        ("sessions.json", sessions(&tx, user).await?),
        ("notices.json", notices(&tx, user).await?),
        ("messages.json", messages(&tx, user).await?),
        ("proposals.json", proposals(&tx, user).await?),
        ("notes.json", notes(&tx, user).await?),
        ("standing-orders.json", standing_orders(&tx, user).await?),
        ("drafts.json", drafts(&tx, user).await?),
        ("templates.json", templates(&tx, user).await?),
        ("lists.json", lists(&tx, user).await?),
        ("complaints.json", complaints(&tx, user).await?),
        ("record.json", record(&tx, user).await?),
    ];
    tx.commit().await?;
    Ok(files)
}

async fn profile(tx: &Transaction, user: UserId) -> Result<Value, Error> {
    let person = user::Entity::find_by_id(user).one(tx).await?;
    let person = person.ok_or(Error::WrongPassword)?;
    let names = account_name::Entity::find()
        .filter(account_name::Column::UserId.eq(user))
        .order_by_asc(account_name::Column::Id)
        .all(tx)
        .await?;
    let muted = muted_by_name(tx, user).await?;
    let favorites = favorite_names(tx, user).await?;
    let feed = calendar_feed::Entity::find_by_id(user).one(tx).await?;
    let reliability = reliability::Entity::find_by_id(user).one(tx).await?;
    let reliability = reliability
        .map(|it| json!({"in_time": it.in_time, "missed": it.missed, "abandoned": it.abandoned}));
    let how = |it| match it {
        Muting::Mute => "muted",
        Muting::Block => "blocked",
    };
    Ok(json!({
        "name": person.name,
        "earlier_names": names.iter().map(|it| json!({"name": it.name, "until": instant(it.until)})).collect::<Vec<_>>(),
        "mail": person.mail.map(|it| it.0),
        "created_at": instant(person.created_at),
        "asked_always": person.ask_always,
        "arms": person.arms.and_then(Arms::numbered).map(|it| blazon(it.blazon())),
        "calendar_address_since": feed.map(|it| instant(it.made_at)),
        "favorites": favorites,
        "reliability": reliability,
        "muted": muted.iter().map(|it| json!({"name": it.name, "how": how(it.how)})).collect::<Vec<_>>(),
    }))
}

/// The choices that make up a coat of arms.
fn blazon(it: Blazon) -> Value {
    json!({"division": it.division, "ground": it.ground, "second": it.second, "charge": it.charge})
}

async fn sessions(tx: &Transaction, user: UserId) -> Result<Value, Error> {
    let rows = session::Entity::find()
        .filter(session::Column::UserId.eq(user))
        .order_by_asc(session::Column::Id)
        .all(tx)
        .await?;
    let session = |it: session::Model| {
        json!({
            "device": it.device,
            "started_at": instant(it.started_at),
            "seen_at": instant(it.seen_at),
            "expires_at": instant(it.expires_at),
        })
    };
    Ok(rows.into_iter().map(session).collect())
}

async fn notices(tx: &Transaction, user: UserId) -> Result<Value, Error> {
    let account = notice_account::Entity::find_by_id(user).one(tx).await?;
    let settings = account.as_ref().map(|it| read(&it.settings)).transpose()?;
    let targets = target::Entity::find()
        .filter(target::Column::UserId.eq(user))
        .order_by_asc(target::Column::Id)
        .all(tx)
        .await?;
    let target = |it: target::Model| {
        // A browser's keys are of no use to anybody but its push service.
        let address = (it.shape != Shape::Push).then_some(it.address.0);
        json!({
            "way": Channel::name(it.channel),
            "label": it.label,
            "address": address,
            "created_at": instant(it.created_at),
        })
    };
    Ok(json!({
        "settings": settings,
        "language": account.as_ref().map(|it| it.language.as_str()),
        "confirmed_mail": account.as_ref().and_then(|it| it.confirmed.as_ref()).map(|it| it.0.as_str()),
        "targets": targets.into_iter().map(target).collect::<Vec<_>>(),
    }))
}

async fn messages(tx: &Transaction, user: UserId) -> Result<Value, Error> {
    let rows = line::Entity::find()
        .filter(line::Column::By.eq(user))
        .order_by_asc(line::Column::At)
        .order_by_asc(line::Column::Id)
        .all(tx)
        .await?;
    let message = |it: line::Model| {
        json!({
            "table": it.table_id.to_string(),
            "channel": it.audience,
            "seat": it.seat,
            "text": it.text.0,
            "revision": it.seq,
            "at": instant(it.at),
            "edited_at": it.edited_at.map(instant),
        })
    };
    Ok(rows.into_iter().map(message).collect())
}

/// The plans that this person has proposed, and what they answered to those of others; what was
/// answered to them is the others'.
async fn proposals(tx: &Transaction, user: UserId) -> Result<Value, Error> {
    let lines = line::Entity::find()
        .filter(line::Column::By.eq(user))
        .inner_join(proposal::Entity)
        .select_also(proposal::Entity)
        .order_by_asc(line::Column::At)
        .all(tx)
        .await?;
    let made = |(line, plan): (line::Model, Option<proposal::Model>)| {
        let plan = plan?;
        let proposed = || {
            Ok(json!({
                "table": line.table_id.to_string(),
                "channel": line.audience,
                "seat": plan.seat,
                "round": plan.chapter,
                "plan": read(&plan.content.0)?,
                "withdrawn_at": plan.withdrawn_at.map(instant),
                "at": instant(line.at),
            }))
        };
        Some(proposed())
    };
    let made: Result<Vec<Value>, Error> = lines.into_iter().filter_map(made).collect();
    let answers = proposal_answer::Entity::find()
        .filter(proposal_answer::Column::By.eq(user))
        .order_by_asc(proposal_answer::Column::At)
        .all(tx)
        .await?;
    let answer = |it: proposal_answer::Model| {
        json!({
            "table": it.table_id.to_string(),
            "channel": it.audience,
            "seat": it.seat,
            "answer": it.reply.name(),
            "at": instant(it.at),
        })
    };
    let answers: Vec<Value> = answers.into_iter().map(answer).collect();
    Ok(json!({"proposed": made?, "answered": answers}))
}

async fn notes(tx: &Transaction, user: UserId) -> Result<Value, Error> {
    let rows = note::Entity::find()
        .filter(note::Column::UserId.eq(user))
        .order_by_asc(note::Column::At)
        .all(tx)
        .await?;
    let note = |it: note::Model| {
        json!({
            "table": it.table_id.to_string(),
            "seat": it.seat,
            "round": it.chapter,
            "text": it.text.0,
            "at": instant(it.at),
        })
    };
    Ok(rows.into_iter().map(note).collect())
}

async fn standing_orders(tx: &Transaction, user: UserId) -> Result<Value, Error> {
    let rows = standing::Entity::find()
        .filter(standing::Column::UserId.eq(user))
        .order_by_asc(standing::Column::ChangedAt)
        .all(tx)
        .await?;
    let order = |it: standing::Model| {
        Ok(json!({
            "table": it.table_id.to_string(),
            "seat": it.seat,
            "orders": read(&it.content.0)?,
            "changed_at": instant(it.changed_at),
        }))
    };
    rows.into_iter().map(order).collect()
}

async fn drafts(tx: &Transaction, user: UserId) -> Result<Value, Error> {
    let rows = draft::Entity::find()
        .filter(draft::Column::UserId.eq(user))
        .order_by_asc(draft::Column::ChangedAt)
        .all(tx)
        .await?;
    let draft = |it: draft::Model| {
        json!({
            "table": it.table_id.to_string(),
            "seat": it.seat,
            "draft": it.content.0,
            "changed_at": instant(it.changed_at),
        })
    };
    Ok(rows.into_iter().map(draft).collect())
}

async fn templates(tx: &Transaction, user: UserId) -> Result<Value, Error> {
    let rows = template::Entity::find()
        .filter(template::Column::UserId.eq(user))
        .order_by_asc(template::Column::Name)
        .all(tx)
        .await?;
    let template = |it: template::Model| {
        Ok(json!({
            "name": it.name,
            "settings": read(&it.content)?,
            "changed_at": instant(it.changed_at),
        }))
    };
    rows.into_iter().map(template).collect()
}

async fn lists(tx: &Transaction, user: UserId) -> Result<Value, Error> {
    let rows = saved_list::Entity::find()
        .filter(saved_list::Column::UserId.eq(user))
        .order_by_asc(saved_list::Column::Kind)
        .order_by_asc(saved_list::Column::Name)
        .all(tx)
        .await?;
    let list = |it: saved_list::Model| {
        json!({
            "game": it.kind,
            "name": it.name,
            "text": it.content,
            "changed_at": instant(it.changed_at),
        })
    };
    Ok(rows.into_iter().map(list).collect())
}

/// The games that count for the person, with what became of their rating.
async fn record(tx: &Transaction, user: UserId) -> Result<Value, Error> {
    let rows = played::Entity::find()
        .filter(played::Column::UserId.eq(user))
        .order_by_asc(played::Column::At)
        .order_by_asc(played::Column::TableId)
        .all(tx)
        .await?;
    let ratings = rating::Entity::find()
        .filter(rating::Column::UserId.eq(user))
        .order_by_asc(rating::Column::Kind)
        .all(tx)
        .await?;
    let stay = |it| match it {
        Stay::Whole => "whole",
        Stay::Joined => "joined",
        Stay::Left => "left",
    };
    let strength = |mu: f64, sigma: f64| json!({"mu": mu, "sigma": sigma});
    let game = |it: &played::Model| {
        json!({
            "table": it.table_id.to_string(),
            "game": it.kind,
            "role": it.role,
            "players": it.seats,
            "place": it.place,
            "stay": stay(it.stay),
            "answers": it.answers,
            "waited_for": it.spent,
            "at": instant(it.at),
            "rating": it.mu.zip(it.sigma).map(|(mu, sigma)| strength(mu, sigma)),
        })
    };
    let rating = |it: &rating::Model| json!({"game": it.kind, "rating": strength(it.mu, it.sigma), "games": it.games});
    Ok(json!({
        "games": rows.iter().map(game).collect::<Vec<_>>(),
        "ratings": ratings.iter().map(rating).collect::<Vec<_>>(),
    }))
}

async fn complaints(tx: &Transaction, user: UserId) -> Result<Value, Error> {
    let rows = report::Entity::find()
        .filter(report::Column::By.eq(user))
        .order_by_asc(report::Column::At)
        .all(tx)
        .await?;
    let complaint = |it: report::Model| {
        json!({
            "table": it.table_id.to_string(),
            "channel": it.audience,
            "words": it.words.0,
            "at": instant(it.at),
        })
    };
    Ok(rows.into_iter().map(complaint).collect())
}
