//! Turns a batch into a message and hands it to the transport.

use std::time::Duration;

use sea_orm::{ColumnTrait, EntityTrait, QueryFilter};
use serde_json::json;

use super::brief::{self, More};
use super::claim::{Batch, To, is_unasked, open_questions};
use super::links::{self, Link};
use super::push;
use super::recipient::recipient;
use super::transport::{Failure, Mail, Request};
use super::{Again, Category, Item, Matter, Message, Rendered, Settings, Shape, hours};
use crate::entities::outbox::Model as Row;
use crate::entities::{Secret, pending, table, user};
use crate::{Error, Platform};
use ::model::DeliveryError;

/// After that nobody answers any more. The lease of what is sent lasts longer.
const PATIENCE: Duration = Duration::from_secs(40);

pub async fn send(platform: &Platform, batch: &Batch) -> Result<(), Failure> {
    let unreachable = Failure::passing(DeliveryError::Unreachable);
    // Our own database may be busy for a moment.
    let message = message(platform, batch).await.map_err(|_| unreachable)?;
    let notices = platform.notices();
    let language = batch.account.language.as_str();
    let rendered = notices.words.render(language, &message);
    let more = |count: usize| notices.words.more(language, count);
    let sent = async {
        match &batch.to {
            To::Mail(address) => {
                notices
                    .transport
                    .mail(&mail(batch, address, &message, rendered))
                    .await
            }
            To::Target(target) => {
                let request = match target.shape {
                    Shape::Push => {
                        let about = (batch.id.as_str(), message.items[0].link.as_str());
                        let text = brief::push(&rendered.lines, &more);
                        push::request(platform, &target.address, about, (&rendered.subject, &text))?
                    }
                    Shape::Discord | Shape::Slack | Shape::Json => Request {
                        url: target.address.0.clone(),
                        headers: vec![("content-type", "application/json".to_owned())],
                        body: body(target.shape, &message, &rendered.lines, &more).into_bytes(),
                    },
                };
                notices.transport.request(&request).await
            }
        }
    };
    tokio::time::timeout(PATIENCE, sent)
        .await
        .unwrap_or(Err(unreachable))
}

async fn message(platform: &Platform, batch: &Batch) -> Result<Message, Error> {
    let settings = Settings::read(&batch.account.settings);
    let db = platform.database().reader();
    let settings = settings.at_home(db, batch.account.user_id).await?;
    let mut items = Vec::new();
    for row in &batch.rows {
        let ground = Ground::of(platform, row).await?;
        items.push(Item {
            category: row.category,
            until: ground.until(row).and_then(|it| hours::shown(&settings, it)),
            replay: ground.replay(platform),
            link: link(platform, batch, (row, &ground)).await?,
            matter: ground.matter,
            table: ground.header.map(|it| it.name),
        });
    }
    // What nobody expects comes first: a turn of the same table is told with it.
    items.sort_by_key(|it| !matches!(it.matter, Some(Matter::Missed { .. })));
    Ok(Message {
        settings: format!("{}/account", platform.notices().public_url),
        unsubscribe: unsubscribe(platform, batch),
        refuse: refuse(platform, batch).await?,
        items,
    })
}

/// Ends all mail to its reader, unless the mail is about the account itself.
fn unsubscribe(platform: &Platform, batch: &Batch) -> Option<String> {
    let own = matches!(
        batch.rows[0].category,
        Category::Address | Category::Recovery
    );
    let link = Link::Unsubscribe {
        user: batch.account.user_id,
    };
    let mail = matches!(batch.to, To::Mail(_)) && !own;
    mail.then(|| address(platform, (&link, &batch.id)))
}

/// Ends mail that strangers can cause, where this is such a one.
async fn refuse(platform: &Platform, batch: &Batch) -> Result<Option<String>, Error> {
    let To::Mail(to) = &batch.to else {
        return Ok(None);
    };
    let tx = platform.database().snapshot().await?;
    let mut unasked = false;
    for row in &batch.rows {
        unasked |= row.category != Category::Recovery && is_unasked(&tx, row).await?;
    }
    tx.commit().await?;
    let link = Link::Refuse {
        user: batch.account.user_id,
        recipient: recipient(platform, to),
    };
    Ok(unasked.then(|| address(platform, (&link, &batch.id))))
}

/// Returns where the page of a link lies.
fn address(platform: &Platform, (link, nonce): (&Link, &str)) -> String {
    let public = &platform.notices().public_url;
    format!("{public}/notice/{}", links::sign(platform, link, nonce))
}

/// The facts about the table that a row is about.
struct Ground {
    header: Option<table::Header>,
    /// The questions that it asks the person, as far as the row is about that: what else is told leads to the table,
    /// whatever is asked there.
    open: Vec<pending::Model>,
    matter: Option<Matter>,
}

impl Ground {
    async fn of(platform: &Platform, row: &Row) -> Result<Self, Error> {
        let (mut header, mut open, mut matter) = (None, Vec::new(), None);
        if let Some(table) = row.table_id {
            let tx = platform.database().snapshot().await?;
            header = table::Entity::find()
                .filter(table::Column::Id.eq(table))
                .into_partial_model::<table::Header>()
                .one(&tx)
                .await?;
            if matches!(row.category, Category::Turn | Category::Deadline) {
                open = open_questions(&tx, row.user_id, table).await?;
            }
            if let Some(header) = &header {
                matter = Matter::of((platform, &tx), row, (header, &open)).await?;
            }
            tx.commit().await?;
        }
        Ok(Self {
            header,
            open,
            matter,
        })
    }

    /// Returns where a game that is over is shown from its beginning.
    fn replay(&self, platform: &Platform) -> Option<String> {
        let (header, Some(Matter::Over(over))) = (self.header.as_ref()?, &self.matter) else {
            return None;
        };
        let (public, table, began) = (&platform.notices().public_url, header.id, over.began?);
        Some(format!("{public}/tables/{table}?moment={began}"))
    }

    /// Returns when it will be too late for what the row is about.
    fn until(&self, row: &Row) -> Option<i64> {
        let running = self.header.as_ref().filter(|it| it.paused_at.is_none());
        let first = || self.open.iter().filter_map(|it| it.deadline).min();
        if let Some(Matter::Again(again)) = &self.matter {
            return again.kept_until;
        }
        row.until.or_else(|| running.and_then(|_| first()))
    }
}

/// Returns where the row leads. Only mail, which one person reads, lets that person in.
async fn link(
    platform: &Platform,
    batch: &Batch,
    (row, ground): (&Row, &Ground),
) -> Result<String, Error> {
    let public = &platform.notices().public_url;
    let nonce = format!("{}{}", batch.id, row.id);
    // A rematch is told of the table before it; whom nobody may name finds the way there.
    let table = match &ground.matter {
        Some(Matter::Again(Again {
            table, by: Some(_), ..
        })) => Some(*table),
        _ => row.table_id,
    };
    let user = row.user_id;
    let link = match (&batch.to, table) {
        (To::Mail(to), None) if matches!(row.category, Category::Address | Category::Recovery) => {
            let db = platform.database().reader();
            let person = user::Entity::find_by_id(user).one(db).await?;
            let person = person.filter(|it| it.password.is_some());
            let fingerprint = links::fingerprint(to, &person.ok_or(Error::BadLink)?);
            if row.category == Category::Address {
                Link::Address { user, fingerprint }
            } else {
                Link::Recovery { user, fingerprint }
            }
        }
        (_, None) => return Ok(format!("{public}/account")),
        (To::Target(_), Some(table)) => return Ok(format!("{public}/tables/{table}")),
        (To::Mail(to), Some(table)) => {
            let db = platform.database().reader();
            let person = user::Entity::find_by_id(user).one(db).await?;
            let person = person.ok_or_else(|| Error::internal("nobody to write to"))?;
            let first = ground.open.first().map(|it| it.decision);
            let decision = row.decision.or(first);
            Link::Table {
                user,
                table,
                decision,
                fingerprint: links::fingerprint(to, &person),
            }
        }
    };
    Ok(address(platform, (&link, &nonce)))
}

fn mail(batch: &Batch, address: &Secret, message: &Message, rendered: Rendered) -> Mail {
    let one_click = |link: &String| link.replacen("/notice/", "/notice/end/", 1);
    Mail {
        id: batch.id.clone(),
        to: address.0.clone(),
        subject: rendered.subject,
        text: rendered.text,
        html: rendered.html,
        unsubscribe: message
            .unsubscribe
            .as_ref()
            .or(message.refuse.as_ref())
            .map(one_click),
    }
}

/// Returns what another service is told, in its shape.
fn body(shape: Shape, message: &Message, lines: &[String], more: &More<'_>) -> String {
    let link = &message.items[0].link;
    let body = match shape {
        // Whatever a table is called, nobody is pinged by it.
        Shape::Discord => json!({
            "content": format!("{}\n<{link}>", brief::discord(lines, more)),
            "allowed_mentions": {"parse": []},
        }),
        Shape::Slack => json!({"text": format!("{}\n<{link}>", brief::slack(lines, more))}),
        Shape::Json | Shape::Push => json!({
            "version": 1,
            "text": lines.join("\n"),
            "notices": message.items.iter().map(|it| json!({
                "category": it.category.name(),
                "table": it.table,
                "link": it.link,
                "until": it.until.as_ref().map(|it| &it.written),
            })).collect::<Vec<_>>(),
        }),
    };
    body.to_string()
}
