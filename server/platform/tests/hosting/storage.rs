//! Tests of what people and operators see while nothing can be written, and when a connection is cut.

use std::time::Duration;

use platform::storage::{self, Room, State};
use platform::tables::{self, Actor, Motion};
use platform::{Error, accounts};
use sea_orm::{ConnectionTrait, TransactionTrait};
use tabletop::Seat;
use tokio::time::timeout;

use crate::databases::everywhere;
use crate::severed::{Cut, Severed};
use crate::world::{PASSWORD, World, bid, sign_up};

const NO_LIMIT: Room = Room {
    warning: 0,
    reserve: 0,
};
/// Longer than a session may go without being prolonged.
const HOUR: i64 = 60 * 60 * 1000;

async fn state(world: &World, room: Room) -> State {
    // Whoever asks again at once gets the same answer.
    world.wait(1000);
    storage::look(&world.platform, room).await.state
}

#[tokio::test]
async fn it_works_as_long_as_there_is_room() {
    everywhere(async |world| {
        let all = u64::MAX;
        assert_eq!(state(&world, NO_LIMIT).await, State::Works);
        let Some(disk) = storage::look(&world.platform, NO_LIMIT).await.disk else {
            assert!(world.url.starts_with("postgres:"));
            return;
        };
        assert!(disk.free <= disk.total);
        let room = |warning, reserve| Room { warning, reserve };
        assert_eq!(state(&world, room(all, 0)).await, State::LittleRoom);
        assert_eq!(state(&world, room(all, all)).await, State::NoRoom);
        assert!(State::LittleRoom.is_ready() && !State::NoRoom.is_ready());
        assert_eq!(state(&world, NO_LIMIT).await, State::Works);
    })
    .await;
}

#[tokio::test]
async fn people_read_on_while_nothing_can_be_written() {
    everywhere(async |world| {
        let (ann, bob, table) = world.table().await;
        world.rows("ALTER TABLE probe RENAME TO mislaid").await;
        assert_eq!(state(&world, NO_LIMIT).await, State::NotWritable);
        // Their sessions would be prolonged now.
        world.wait(HOUR);
        for person in [&ann, &bob] {
            let who = accounts::who(&world.platform, &person.token).await.unwrap();
            assert_eq!(who.unwrap().user.id, person.id);
            person.page(table).await;
        }
        world.rows("ALTER TABLE mislaid RENAME TO probe").await;
        assert_eq!(state(&world, NO_LIMIT).await, State::Works);
        ann.bids(table, 2, "a").await.unwrap();
    })
    .await;
}

/// As in the queue behind others, or while a backup keeps the disk busy.
#[expect(clippy::disallowed_methods, reason = "somebody else holds the lock")]
#[tokio::test]
async fn a_write_that_waits_is_no_failure() {
    everywhere(async |world| {
        let lock = world.database().await;
        let lock = lock.begin().await.unwrap();
        let hold = if world.url.starts_with("sqlite:") {
            "UPDATE probe SET number = number"
        } else {
            "LOCK TABLE probe"
        };
        lock.execute_unprepared(hold).await.unwrap();
        assert_eq!(state(&world, NO_LIMIT).await, State::Works);
        lock.rollback().await.unwrap();
        assert_eq!(state(&world, NO_LIMIT).await, State::Works);
    })
    .await;
}

/// Only a server can be cut off.
#[tokio::test]
async fn a_commit_without_an_answer_is_not_acknowledged() {
    everywhere(async |world| {
        let Some(way) = Severed::before(&world.url).await else {
            return;
        };
        let cut_off = World::open(way.url.clone(), None).await;
        for (cut, name) in [(Cut::Before, "Ann"), (Cut::After, "Bob")] {
            way.next(cut);
            let signed_up = accounts::sign_up(&cut_off.platform, sign_up(name), None).await;
            assert_eq!(signed_up.err(), Some(Error::Unconfirmed), "{name}");
        }
        let sign_in =
            async |name: &str| accounts::sign_in(&world.platform, name, PASSWORD, "a phone").await;
        assert_eq!(sign_in("Ann").await.err(), Some(Error::WrongPassword));
        assert!(sign_in("Bob").await.is_ok(), "it was stored all the same");
        cut_off.person("Carl").await;
        cut_off.platform.close().await.unwrap();
    })
    .await;
}

/// Nobody knows that it was stored, and everybody sees it all the same.
#[tokio::test]
async fn what_was_stored_without_an_answer_is_told() {
    everywhere(async |world| {
        let Some(way) = Severed::before(&world.url).await else {
            return;
        };
        let (ann, _, table) = world.table().await;
        let cut_off = World::open(way.url.clone(), None).await;
        let ann = ann.at(&cut_off);
        let mut notices = cut_off.platform.hub().subscribe();
        // The table is at hand from here on: the next COMMIT is that of the answer.
        let question = ann.question(table).await;
        let actor = Actor::Person(ann.id, Seat(0));
        way.next(Cut::After);
        let two = bid(2, "a");
        let given = tables::answer(&cut_off.platform, actor, table, question, &two);
        let seq = given.await.unwrap().seq;
        assert!(
            notices.len() >= 2,
            "by whoever stored it, and by whoever found it"
        );

        way.next(Cut::After);
        let voted = tables::cast(&cut_off.platform, ann.id, table, (Motion::Draw, true));
        assert_eq!(voted.await, Err(Error::Unconfirmed));
        assert!(notices.len() >= 3);

        let mut hall = cut_off.platform.hub().listen(table);
        way.next(Cut::After);
        for (result, count) in [(Err(Error::Unconfirmed), 1), (Ok(()), 2)] {
            let line = ann.says(table, "hall", "hail").await;
            assert_eq!(line.map(|_| ()), result);
            assert!(hall.len() >= count, "nobody hears of it");
        }
        // And once more, when it must be stored.
        let mut revisions = Vec::new();
        for _ in 0..5 {
            let next = timeout(Duration::from_mins(1), notices.recv()).await;
            revisions.push(next.unwrap().unwrap().seq);
        }
        revisions.sort_unstable();
        assert_eq!(revisions, [seq, seq, seq, seq + 1, seq + 1]);
        for _ in 0..3 {
            let notice = timeout(Duration::from_mins(1), hall.recv()).await;
            assert_eq!(notice.unwrap().unwrap().number, 1);
        }
        cut_off.platform.close().await.unwrap();
    })
    .await;
}
