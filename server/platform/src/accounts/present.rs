//! The look-ups of who is still there, asked by many open streams at the same moment: one look at the database serves
//! them all.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use sea_orm::{ColumnTrait, EntityTrait, QueryFilter};
use tokio::sync::oneshot;

use super::sessions::prolong;
use crate::entities::session;
use crate::{Error, Platform, UserId, random};

/// The number of people who are looked for with one statement.
const AT_ONCE: usize = 500;

/// The list of those who wait for the next look.
#[derive(Default)]
pub struct SessionLookups(Mutex<Waiting>);

#[derive(Default)]
struct Waiting {
    /// True if somebody looks already, and goes on until nobody waits.
    looking: bool,
    asked: Vec<Asked>,
}

struct Asked {
    token_hash: String,
    tell: oneshot::Sender<Option<UserId>>,
}

impl SessionLookups {
    /// Tells whether whoever asks has to look.
    fn ask(&self, asked: Asked) -> bool {
        let mut waiting = self.waiting();
        waiting.asked.push(asked);
        !std::mem::replace(&mut waiting.looking, true)
    }

    /// Returns those who are to be looked for next; `None` ends the look.
    fn next(&self) -> Option<Vec<Asked>> {
        let mut waiting = self.waiting();
        waiting.looking = !waiting.asked.is_empty();
        let most = waiting.asked.len().min(AT_ONCE);
        let next: Vec<_> = waiting.asked.drain(..most).collect();
        (!next.is_empty()).then_some(next)
    }

    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Returns whose session token this is now, as [`who`](super::who) says; every look begins after the question.
pub async fn present(platform: &Platform, token: &str) -> Result<Option<UserId>, Error> {
    let (tell, answer) = oneshot::channel();
    let token_hash = random::sha256(token.as_bytes());
    if platform.present().ask(Asked { token_hash, tell }) {
        // Whoever has asked first may go away before the others.
        tokio::spawn(look(platform.clone()));
    }
    answer
        .await
        .map_err(|_| Error::internal("sessions could not be looked up"))
}

async fn look(platform: Platform) {
    while let Some(asked) = platform.present().next() {
        // An error is told by going away.
        let Ok(found) = find(&platform, &asked).await else {
            continue;
        };
        for Asked { token_hash, tell } in asked {
            let _ = tell.send(found.get(&token_hash).map(|it| it.user_id));
        }
        for session in found.values() {
            prolong(&platform, session).await;
        }
    }
}

async fn find(
    platform: &Platform,
    asked: &[Asked],
) -> Result<HashMap<String, session::Model>, Error> {
    let hashes = asked.iter().map(|it| it.token_hash.as_str());
    let found = session::Entity::find()
        .filter(session::Column::TokenHash.is_in(hashes))
        .filter(session::Column::ExpiresAt.gt(platform.now()))
        .all(platform.database().reader())
        .await?;
    let by_hash = |it: session::Model| (it.token_hash.clone(), it);
    Ok(found.into_iter().map(by_hash).collect())
}
