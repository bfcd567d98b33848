//! The server's own keys: made at the first start, kept in the database.

use aws_lc_rs::hmac;
use aws_lc_rs::signature::EcdsaKeyPair;
use sea_orm::sea_query::OnConflict;
use sea_orm::{EntityTrait, Set};

use super::push;
use crate::database::Database;
use crate::entities::{Secret, key};
use crate::{Error, random};

/// The keys that the server signs with.
pub struct Keys {
    pub links: hmac::Key,
    /// By which mailboxes are named where their addresses must not stand.
    pub recipients: hmac::Key,
    /// By which push services know us.
    pub push: EcdsaKeyPair,
}

impl Keys {
    /// Reads the keys; makes those that are missing.
    pub async fn open(database: &Database) -> Result<Self, Error> {
        let links = hash_key(database, "links").await?;
        let recipients = hash_key(database, "recipients").await?;
        let push = keep(database, "push", push::new_key()).await?;
        Ok(Self {
            push: push::read_key(&push)?,
            links,
            recipients,
        })
    }
}

async fn hash_key(database: &Database, name: &str) -> Result<hmac::Key, Error> {
    let kept = keep(database, name, random::token::<32>()).await?;
    let bytes = hex::decode(kept.0).map_err(|_| Error::internal("a key does not read"))?;
    Ok(hmac::Key::new(hmac::HMAC_SHA256, &bytes))
}

/// The key of this name; `made`, if there is none yet. Of two servers that start at once both
/// take the one that was written first.
async fn keep(database: &Database, name: &str, made: String) -> Result<Secret, Error> {
    let find = || key::Entity::find_by_id(name);
    if let Some(found) = find().one(database.reader()).await? {
        return Ok(found.value);
    }
    let tx = database.write().await?;
    let new = key::ActiveModel {
        name: Set(name.to_owned()),
        value: Set(Secret(made)),
    };
    let there = OnConflict::column(key::Column::Name)
        .do_nothing()
        .to_owned();
    key::Entity::insert(new)
        .on_conflict(there)
        .exec_without_returning(&tx)
        .await?;
    let found = find().one(&tx).await?;
    tx.commit().await?;
    found
        .map(|it| it.value)
        .ok_or_else(|| Error::internal("a key was not kept"))
}
