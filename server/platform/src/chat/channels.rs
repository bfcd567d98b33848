//! The channels that somebody has, and what is new in them.

use sea_orm::ConnectionTrait;

use super::audible::{audible, latest};
use super::chapter::chapter;
use super::lines::shown;
use super::listener::Listener;
use super::moderate::read_at;
use super::mute::muted;
use super::unread::unread;
use super::{Audience, Channel, Chat, ChatRules, Who};
use crate::entities::table::Status;
use crate::{Error, Platform};

/// Everything that this person may know of what is said at the table. A private channel is there
/// from the first line in it that reaches them.
///
/// # Errors
/// [`Error::NoSuchTable`], [`Error::NotSeated`].
pub async fn page(platform: &Platform, who: Who<'_>) -> Result<Chat, Error> {
    let tx = platform.database().snapshot().await?;
    let listener = Listener::find(&tx, who).await?;
    let mut channels = Vec::new();
    for audience in listener.channels(&tx).await? {
        let channel = channel(&tx, &listener, audience).await?;
        if channel.last.is_some() || !channel.audience.is_private() {
            channels.push(channel);
        }
    }
    channels.sort_by_key(|it| match it.audience {
        Audience::Hall => (0, 0),
        Audience::Gallery => (1, 0),
        Audience::Seats(_) => (2, -it.last.as_ref().map_or(0, |it| it.at)),
    });
    let muted = muted(&tx, &listener).await?;
    let chapter = chapter(&tx, who.table).await?;
    tx.commit().await?;
    // Any two seats stand for all private channels; where two may not speak, no more may.
    let two = listener.seat.and_then(|me| {
        let other = tabletop::Seat(u8::from(me.0 == 0));
        Audience::of([me, other])
    });
    Ok(Chat {
        rules: ChatRules::of(&listener.table),
        hall: listener.permit(platform, &Audience::Hall),
        private: two.map_or(Err(Error::NotSeated), |it| listener.permit(platform, &it)),
        channels,
        muted,
        chapter,
    })
}

/// The channel as this listener sees it, who belongs to it.
pub async fn channel(
    db: &impl ConnectionTrait,
    listener: &Listener,
    audience: Audience,
) -> Result<Channel, Error> {
    let last = latest(db, audible(listener, &audience), 1).await?;
    let last = shown(db, listener, &audience, last).await?.pop();
    let unread = unread(db, listener, &audience).await?;
    let moderated = match listener.table.status {
        Status::Over => read_at(db, listener.table.id, &audience).await?,
        Status::Gathering | Status::Running => None,
    };
    Ok(Channel {
        audience,
        unread,
        last,
        moderated,
    })
}
