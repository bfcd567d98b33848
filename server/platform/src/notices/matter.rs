//! The matter of a notice beyond its kind, as things stand when it goes out. It is about its reader or the whole table,
//! and never tells who sits where, but for who asks for a vote.

mod again;
mod asked;
mod asker;
mod laid;
mod over;
mod unread;

use super::claim::{is_about, open_votes};
use super::{Category, Channel};
use crate::database::Transaction;
use crate::entities::outbox::Model as Row;
use crate::entities::seat::ABSENT_AFTER;
use crate::entities::{pending, seat, seat_holder, table, vote};
use crate::tables::{Loss, Motion, inviter_of};
use crate::{Error, Platform, UserId};
pub use again::{Again, again};
pub use asked::{Asked, asked};
pub use asker::Asker;
pub use laid::Laid;
pub use over::{Over, Placed};
use tabletop::Seat;
pub use unread::Unread;

/// The matter that a notice is about more exactly.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Matter {
    /// The question that waits for the reader.
    Asked(Asked),
    /// The clock has answered for the reader, with what they had laid if that decided anything; after
    /// so many more in a row their seat is offered.
    Missed { more: i32, laid: Option<Laid> },
    /// The reader has missed answers, and so their seat is offered to others.
    Offered,
    /// The seat that the reader had is somebody else's, or the computer's; how that came, if it is
    /// known.
    Lost(Option<Loss>),
    /// The reader is invited by name, by this person.
    Invited { by: String },
    /// Somebody with whom the reader played wants to play again.
    Again(Again),
    /// The table is full and waits for the reader to say that they are there.
    Full,
    /// The only thing that is voted on, and who has asked for it.
    Vote(Motion, Option<Asker>),
    /// The others vote on giving the reader's seat to the computer; who has asked for that.
    VoteOnYou(Option<Asker>),
    /// The lines that the reader has not read yet.
    Unread(Unread),
    /// The end of the game.
    Over(Over),
}

impl Matter {
    /// Returns what this row about this table, where these questions wait for its reader, is about.
    pub(super) async fn of(
        (platform, tx): (&Platform, &Transaction),
        row: &Row,
        (table, open): (&table::Header, &[pending::Model]),
    ) -> Result<Option<Self>, Error> {
        Ok(match row.category {
            Category::Deadline if row.decision.is_none() => {
                missed((tx, row), &held(tx, row.user_id, table).await?).await?
            }
            Category::Turn | Category::Deadline => {
                let asked = open
                    .iter()
                    .find(|it| row.decision.is_none_or(|id| id == it.decision));
                match asked {
                    Some(it) => {
                        let mut asked = Asked::of((platform, tx), row.user_id, it).await?;
                        if let Some(it) = asked.as_mut().filter(|_| is_read_by_others(row)) {
                            it.laid = None;
                        }
                        asked.map(Self::Asked)
                    }
                    None => None,
                }
            }
            Category::Replacement if table.status == table::Status::Running => {
                replacement(tx, row.user_id, table).await?
            }
            Category::Invitation if table.status == table::Status::Over => {
                again(tx, row.user_id, table.id).await?.map(Self::Again)
            }
            Category::Invitation => {
                let sits = !held(tx, row.user_id, table).await?.is_empty();
                if sits {
                    Some(Self::Full)
                } else {
                    let inviter = inviter_of(tx, row.user_id, table.id).await?;
                    inviter.map(|it| Self::Invited { by: it.name })
                }
            }
            Category::Vote => {
                let open = open_votes(tx, row, (table.id, platform.now())).await?;
                let mine = held(tx, row.user_id, table).await?;
                let mine: Vec<Seat> = mine.iter().map(seat::Model::number).collect();
                let own = |it: &&vote::Model| !is_read_by_others(row) && is_about(it, &mine);
                match (open.iter().find(own), open.as_slice()) {
                    (Some(own), _) => {
                        Some(Self::VoteOnYou(Asker::of((platform, tx), row, own).await?))
                    }
                    (None, [only]) => {
                        let motion = only.kind.motion(only.seat);
                        let by = Asker::of((platform, tx), row, only).await?;
                        Some(Self::Vote(motion, by))
                    }
                    (None, _) => None,
                }
            }
            Category::Chat => Unread::of(tx, row, table.id).await?.map(Self::Unread),
            Category::Ended => Over::of(platform, tx, (row.user_id, table.id))
                .await?
                .map(Self::Over),
            Category::Replacement
            | Category::Battle
            | Category::Started
            | Category::Address
            | Category::Recovery
            | Category::Trial => None,
        })
    }
}

/// Nothing once somebody has answered, or the seat is offered.
async fn missed(
    (tx, row): (&Transaction, &Row),
    mine: &[seat::Model],
) -> Result<Option<Matter>, Error> {
    let missed = mine.iter().filter(|it| it.absent_since.is_none());
    let most = missed.max_by_key(|it| it.missed).filter(|it| it.missed > 0);
    let Some(seat) = most else { return Ok(None) };
    Ok(Some(Matter::Missed {
        more: ABSENT_AFTER - seat.missed,
        laid: if is_read_by_others(row) {
            None
        } else {
            Laid::played(tx, seat).await?
        },
    }))
}

/// Returns true where others than its reader may read it: they are told neither what lies hidden nor whose
/// seat a vote is about.
fn is_read_by_others(row: &Row) -> bool {
    row.channel == Channel::Webhook
}

/// Nothing for those at whose table another seat changes hands.
async fn replacement(
    tx: &Transaction,
    user: UserId,
    table: &table::Header,
) -> Result<Option<Matter>, Error> {
    let mine = held(tx, user, table).await?;
    let offered = |it: &seat::Model| it.absent_since.is_some() && it.is_missed();
    if mine.is_empty() {
        let lost = seat_holder::lost(tx, (table.id, user)).await?;
        let latest = lost.into_iter().max_by_key(|it| it.lost_at);
        return Ok(Some(Matter::Lost(latest.and_then(|it| it.lost))));
    }
    Ok(mine.iter().any(offered).then_some(Matter::Offered))
}

/// The seats that somebody has at this table.
async fn held(
    tx: &Transaction,
    user: UserId,
    table: &table::Header,
) -> Result<Vec<seat::Model>, Error> {
    let mut seats = seat::of(tx, table.id).await?;
    seats.retain(|it| it.user_id == Some(user));
    Ok(seats)
}
