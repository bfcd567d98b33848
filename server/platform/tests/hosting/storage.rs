//! What people and operators see while nothing can be written, and when a connection is cut.

use platform::storage::{self, Room, State};
use platform::{Error, accounts};
use sea_orm::{ConnectionTrait, TransactionTrait};

use crate::databases::everywhere;
use crate::severed::{Cut, Severed};
use crate::world::{PASSWORD, World, sign_up};

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

#[expect(clippy::disallowed_methods, reason = "somebody else holds the lock")]
#[tokio::test]
async fn people_read_on_while_nothing_can_be_written() {
    everywhere(async |world| {
        let (ann, bob, table) = world.table().await;
        let lock = world.database().await;
        let lock = lock.begin().await.unwrap();
        if world.url.starts_with("sqlite:") {
            lock.execute_unprepared("UPDATE probe SET number = number")
                .await
                .unwrap();
            assert_eq!(state(&world, NO_LIMIT).await, State::NotWritable);
            // Their sessions would be prolonged now.
            world.wait(HOUR);
            for person in [&ann, &bob] {
                let who = accounts::who(&world.platform, &person.token).await.unwrap();
                assert_eq!(who.unwrap().user.id, person.id);
                person.page(table).await;
            }
        } else {
            lock.execute_unprepared("LOCK TABLE probe").await.unwrap();
            assert_eq!(state(&world, NO_LIMIT).await, State::NotWritable);
        }
        lock.rollback().await.unwrap();
        assert_eq!(state(&world, NO_LIMIT).await, State::Works);
        ann.bids(table, 2, "a").await.unwrap();
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
