//! Tells listeners that a table has changed, when the change has been committed.
//!
//! A notice carries ids only, so no secret can travel by mistake:
//! each listener computes what its own viewer may see.
//!
#![doc = include_str!("hub.md")]

mod elsewhere;
mod held;
mod told;

pub use elsewhere::run;

use std::collections::HashMap;
use std::future::ready;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tabletop::Seat;
use tokio::sync::broadcast;
use tokio::time::sleep;

use crate::chat::{Audience, HallNews};
use crate::database::Transaction;
use crate::{Error, TableId};
pub use held::Held;
use held::HeldTables;
use told::Process;

/// The number of notices by which a slow listener may fall behind before it is told that it lagged.
const CAPACITY: usize = 1024;
/// The same for those who follow one table.
const AT_A_TABLE: usize = 4;
/// A database that was cut off within a COMMIT has done it by then, or never does.
const LATER: Duration = Duration::from_secs(2);

/// The table has reached this revision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Notice {
    pub table: TableId,
    /// The table's revision, which grows with every change to it, seats included.
    pub seq: i64,
}

/// Something was said in a channel of the table. That alone is secret: whoever hears this asks
/// [`chat::news`](crate::chat::news) whether its viewer belongs to the channel, and stays still
/// otherwise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChatNotice {
    pub table: TableId,
    pub audience: Audience,
    /// The number of the line in the channel.
    pub number: i64,
}

/// A change that a transaction makes, to be told when it is stored.
#[derive(Clone, Debug)]
pub(crate) enum Change {
    Table(Notice),
    Chat(ChatNotice),
}

impl From<(TableId, i64)> for Change {
    fn from((table, seq): (TableId, i64)) -> Self {
        Self::Table(Notice { table, seq })
    }
}

impl From<ChatNotice> for Change {
    fn from(line: ChatNotice) -> Self {
        Self::Chat(line)
    }
}

/// Fans notices out to everybody who listens: in this process at once, in others by way of the database
/// ([`run`]). Who follows one table is not woken by others, and what is said goes another way than what
/// happens. What is said in private goes to the seats that hear it alone: others could count what they may
/// not read by what it pushes out.
#[derive(Clone)]
pub struct Hub {
    changes: broadcast::Sender<Notice>,
    waived: broadcast::Sender<Notice>,
    at_tables: Arc<Listeners<TableId, Notice>>,
    lines: Arc<Listeners<TableId, ChatNotice>>,
    lines_to_seats: Arc<Listeners<(TableId, Seat), ChatNotice>>,
    hall_news: Arc<HallNews>,
    process: Process,
    held: HeldTables,
}

impl Hub {
    pub(crate) fn new() -> Self {
        Self {
            changes: broadcast::Sender::new(CAPACITY),
            waived: broadcast::Sender::new(CAPACITY),
            at_tables: Arc::default(),
            lines: Arc::default(),
            lines_to_seats: Arc::default(),
            hall_news: Arc::default(),
            process: Process::new(),
            held: HeldTables::default(),
        }
    }

    /// Keeps the computers of this process from a table until the guard goes.
    pub(crate) fn hold(&self, table: TableId) -> Held {
        self.held.hold(table)
    }

    /// Tells whether the computers are kept from this table.
    pub(crate) fn is_held(&self, table: TableId) -> bool {
        self.held.contains(table)
    }

    /// No other process on this database waits for what is changed here.
    pub(crate) fn set_alone(&self) {
        self.process.set_alone();
    }

    /// All notices from now on. One who lags loses the oldest and should look at everything anew.
    pub fn subscribe(&self) -> broadcast::Receiver<Notice> {
        self.changes.subscribe()
    }

    /// The tables whose people do not want the computer to wait any longer, from now on, as
    /// [`Hub::subscribe`].
    pub(crate) fn waived(&self) -> broadcast::Receiver<Notice> {
        self.waived.subscribe()
    }

    /// Tells the computers not to wait for anybody at this revision of a table.
    pub(crate) fn waive(&self, notice: Notice) {
        // An error only means that no computer plays in this process.
        let _ = self.waived.send(notice);
    }

    /// The notices of one table from now on, as [`Hub::subscribe`].
    pub fn follow(&self, table: TableId) -> broadcast::Receiver<Notice> {
        self.at_tables.listen(table)
    }

    /// Returns what is said at a table for all who are there, from now on, as [`Hub::subscribe`].
    pub fn listen(&self, table: TableId) -> broadcast::Receiver<ChatNotice> {
        self.lines.listen(table)
    }

    /// Returns what is said in the private channels of this seat from now on, as [`Hub::subscribe`].
    pub fn listen_as(&self, table: TableId, seat: Seat) -> broadcast::Receiver<ChatNotice> {
        self.lines_to_seats.listen((table, seat))
    }

    /// Returns what was made of it for all who hear the same.
    pub(crate) fn hall_news(&self) -> &HallNews {
        &self.hall_news
    }

    /// Ends whatever follows a table, now and from now on: the server stops.
    pub fn close(&self) {
        self.at_tables.close();
    }

    pub fn is_closed(&self) -> bool {
        self.at_tables.senders().is_none()
    }

    /// Returns how many listen now: the open streams, and the loops of the platform itself.
    pub fn listeners(&self) -> usize {
        self.changes.receiver_count() + self.at_tables.count()
    }

    /// Commits, and tells of the changes.
    ///
    /// # Errors
    /// As [`Transaction::commit`]. Where nobody knows whether anything was stored, it is told all the
    /// same, now and once more when the database must have done it: whoever listens looks, and what
    /// is not there cannot be seen.
    pub(crate) async fn commit<C: Into<Change>>(
        &self,
        tx: Transaction,
        changes: impl IntoIterator<Item = C>,
    ) -> Result<(), Error> {
        self.commit_then(tx, changes, ready(())).await
    }

    /// The same, with what is to be done before anybody is told, if it is known to be stored.
    pub(crate) async fn commit_then<C: Into<Change>>(
        &self,
        tx: Transaction,
        changes: impl IntoIterator<Item = C>,
        first: impl Future<Output = ()>,
    ) -> Result<(), Error> {
        let changes: Vec<Change> = changes.into_iter().map(Into::into).collect();
        self.process.tell(&tx, &changes).await?;
        match tx.commit().await {
            Ok(()) => {
                first.await;
                self.tell_all(changes);
                Ok(())
            }
            Err(Error::Unconfirmed) => {
                self.tell_all(changes.clone());
                let hub = self.clone();
                tokio::spawn(async move {
                    sleep(LATER).await;
                    hub.tell_all(changes);
                });
                Err(Error::Unconfirmed)
            }
            Err(cause) => Err(cause),
        }
    }

    fn tell_all(&self, changes: Vec<Change>) {
        for it in changes {
            self.tell(it);
        }
    }

    /// For what is stored already; what is being stored is told by [`Hub::commit`].
    pub(crate) fn tell(&self, change: impl Into<Change>) {
        match change.into() {
            Change::Table(notice) => {
                // An error only means that nobody is listening.
                let _ = self.changes.send(notice);
                self.at_tables.tell(notice.table, notice);
            }
            Change::Chat(line) => {
                if line.audience == Audience::Hall {
                    self.hall_news.forget(line.table);
                }
                match &line.audience {
                    Audience::Hall | Audience::Gallery => self.lines.tell(line.table, line),
                    Audience::Seats(seats) => {
                        for seat in seats {
                            self.lines_to_seats.tell((line.table, *seat), line.clone());
                        }
                    }
                }
            }
        }
    }
}

/// The listeners at each table, or seat; `None` when nobody is told anything any more.
struct Listeners<K, T>(Mutex<Option<Senders<K, T>>>);

type Senders<K, T> = HashMap<K, broadcast::Sender<T>>;

impl<K, T> Default for Listeners<K, T> {
    fn default() -> Self {
        Self(Mutex::new(Some(HashMap::new())))
    }
}

impl<K: Eq + Hash, T: Clone> Listeners<K, T> {
    fn listen(&self, at: K) -> broadcast::Receiver<T> {
        let mut senders = self.senders();
        let Some(senders) = &mut *senders else {
            // Without a sender, it is closed.
            return broadcast::channel(AT_A_TABLE).1;
        };
        if !senders.contains_key(&at) && senders.len() == senders.capacity() {
            senders.retain(|_, it| it.receiver_count() > 0);
        }
        let sender = senders.entry(at);
        let sender = sender.or_insert_with(|| broadcast::Sender::new(AT_A_TABLE));
        sender.subscribe()
    }

    fn tell(&self, at: K, news: T) {
        let mut senders = self.senders();
        let Some(senders) = &mut *senders else { return };
        // An error means that the last of them has gone.
        if senders.get(&at).is_some_and(|it| it.send(news).is_err()) {
            senders.remove(&at);
        }
    }

    fn count(&self) -> usize {
        let senders = self.senders();
        let counts = senders.iter().flat_map(HashMap::values);
        counts.map(broadcast::Sender::receiver_count).sum()
    }

    fn close(&self) {
        *self.senders() = None;
    }

    fn senders(&self) -> MutexGuard<'_, Option<Senders<K, T>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::sync::broadcast::error::{RecvError, TryRecvError};

    #[tokio::test]
    async fn who_follows_a_table_hears_of_no_other() {
        let hub = Hub::new();
        let (mut all, mut one) = (hub.subscribe(), hub.follow(TableId(1)));
        assert_eq!(hub.listeners(), 2);
        hub.tell((TableId(2), 5));
        hub.tell((TableId(1), 6));
        assert_eq!(all.recv().await.unwrap().seq, 5);
        assert_eq!(one.recv().await.unwrap().seq, 6);
        drop(one);
        hub.tell((TableId(1), 7));
        let left = hub.at_tables.senders().as_ref().map(HashMap::len);
        assert_eq!(left, Some(0), "nothing is left behind");
    }

    #[tokio::test]
    async fn when_it_is_closed_nobody_waits_any_more() {
        let hub = Hub::new();
        let mut before = hub.follow(TableId(1));
        assert!(!hub.is_closed());
        hub.close();
        let mut after = hub.follow(TableId(1));
        for ended in [before.recv().await, after.recv().await] {
            assert_eq!(ended, Err(RecvError::Closed));
        }
        assert!(hub.is_closed());
    }

    #[tokio::test]
    async fn what_two_say_in_private_pushes_nothing_out_that_others_hear() {
        let (hub, table) = (Hub::new(), TableId(1));
        let mut public = hub.listen(table);
        let [mut mine, mut others] = [0, 2].map(|it| hub.listen_as(table, Seat(it)));
        let new_line = |audience: &str, number| ChatNotice {
            table,
            audience: audience.parse().unwrap(),
            number,
        };
        for number in 0..100 {
            hub.tell(new_line("0-1", number));
        }
        hub.tell(new_line("hall", 7));
        assert_eq!(public.recv().await, Ok(new_line("hall", 7)));
        let lagged = mine.recv().await;
        assert!(matches!(lagged, Err(RecvError::Lagged(_))), "{lagged:?}");
        assert_eq!(others.try_recv(), Err(TryRecvError::Empty));
    }
}
