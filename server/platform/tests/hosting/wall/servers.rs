//! Several servers on one database, and one that opens after another: they have one time.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use platform::{Clock, Platform, TableId, Whose, deadlines};

use super::{DAILY, DAY, HOUR, at_the_machine, open, steady};
use crate::databases::everywhere;
use crate::world::{Person, World};

#[tokio::test]
async fn of_two_servers_the_first_moves_the_deadlines() {
    everywhere(async |mut world: World| {
        let start = world.now();
        let (ann, _, table) = world.paced(DAILY).await;
        let one = world.platform.clone();
        world.restart().await;
        let mut due = start + DAY;
        for step in [3 * HOUR, -5 * HOUR, -2 * HOUR] {
            world.step(step);
            due += step;
            let both = tokio::join!(deadlines::follow(&one), deadlines::follow(&world.platform));
            assert_eq!((both.0.unwrap(), both.1.unwrap()), (step, step));
            assert_eq!(one.now(), world.platform.now());
            assert_eq!(ann.at(&world).deadlines(table).await, [Some(due); 2]);
        }
        // The second has not looked yet when it believes that it hung.
        world.step(-HOUR);
        deadlines::follow(&one).await.unwrap();
        assert_eq!(deadlines::credit(&world.platform).await, Ok(0));
        assert_eq!(ann.deadlines(table).await, [Some(due - HOUR); 2]);
    })
    .await;
}

/// The one that opens after the step takes it for an hour without a server.
#[tokio::test]
async fn a_step_is_given_back_once_though_a_server_opens_before_it_is_followed() {
    everywhere(async |mut world: World| {
        let (ann, _, table) = world.paced(DAILY).await;
        let first = world.platform.clone();
        let mut due = world.now() + DAY;
        for step in [3 * HOUR, -5 * HOUR] {
            world.wait(HOUR);
            deadlines::credit(&first).await.unwrap();
            due = ann.deadlines(table).await[0].unwrap();
            world.step(step);
            world.restart().await;
            due += step;
            assert_eq!(deadlines::credit(&world.platform).await, Ok(step));
            assert_eq!(deadlines::follow(&first).await, Ok(step));
            assert_eq!(ann.deadlines(table).await, [Some(due); 2]);
            for it in [&first, &world.platform] {
                assert_eq!(deadlines::alive(it).await, Ok(true));
                assert_eq!(deadlines::credit(it).await, Ok(0));
            }
        }
        // And once more before the first has followed, whom the new one is ahead of.
        world.step(3 * HOUR);
        world.restart().await;
        assert_eq!(deadlines::credit(&world.platform).await, Ok(3 * HOUR));
        world.step(2 * HOUR);
        assert_eq!(deadlines::follow(&world.platform).await, Ok(2 * HOUR));
        assert_eq!(deadlines::follow(&first).await, Ok(5 * HOUR));
        assert_eq!(ann.deadlines(table).await, [Some(due + 5 * HOUR); 2]);
    })
    .await;
}

/// A daily table and its server; the world's own was opened after a step of three hours, which the
/// first one has not followed.
async fn opened_after_a_step(world: &mut World) -> (Person, TableId, Platform) {
    let (ann, _, table) = world.paced(DAILY).await;
    let first = world.platform.clone();
    deadlines::alive(&first).await.unwrap();
    world.step(3 * HOUR);
    world.restart().await;
    (ann, table, first)
}

#[tokio::test]
async fn a_server_that_opens_before_a_step_is_followed_goes_on() {
    everywhere(async |mut world: World| {
        let start = world.now();
        let (ann, table, first) = opened_after_a_step(&mut world).await;
        assert_eq!(deadlines::follow(&first).await, Ok(3 * HOUR));
        let second = &world.platform;
        assert!(deadlines::alive(second).await.is_err(), "not yet");
        assert_eq!(deadlines::credit(second).await, Ok(0), "nobody was away");
        assert_eq!(deadlines::alive(second).await, Ok(true));
        assert_eq!(
            ann.deadlines(table).await,
            [Some(start + DAY + 3 * HOUR); 2]
        );
        // And the next step is followed by both.
        world.step(-HOUR);
        for it in [second, &first] {
            assert_eq!(deadlines::follow(it).await, Ok(-HOUR));
        }
        assert_eq!(
            ann.deadlines(table).await,
            [Some(start + DAY + 2 * HOUR); 2]
        );
    })
    .await;
}

/// It was opened while the clock was wrong, and is gone before it was set right.
#[tokio::test]
async fn the_time_of_a_server_that_is_gone_does_not_stay() {
    everywhere(async |mut world: World| {
        let start = world.now();
        let (ann, table, first) = opened_after_a_step(&mut world).await;
        deadlines::credit(&world.platform).await.unwrap();
        world.step(-3 * HOUR);
        assert_eq!(deadlines::follow(&first).await, Ok(0));
        assert_eq!(deadlines::alive(&first).await, Ok(false));
        assert_eq!(deadlines::credit(&first).await, Ok(-3 * HOUR));
        assert_eq!(ann.deadlines(table).await, [Some(start + DAY); 2]);
        assert_eq!(deadlines::alive(&first).await, Ok(true));
    })
    .await;
}

/// Checks that whoever starts afterwards has only the heartbeat, which lies ahead then.
#[tokio::test]
async fn a_clock_that_is_set_back_without_a_server_stops_no_clock() {
    everywhere(async |mut world: World| {
        let start = world.now();
        let (ann, _, table) = world.paced(DAILY).await;
        world.wait(HOUR);
        deadlines::alive(&world.platform).await.unwrap();
        world.step(-3 * HOUR);
        world.restart().await;
        assert_eq!(deadlines::credit(&world.platform).await, Ok(-3 * HOUR));
        let due = start + DAY - 3 * HOUR;
        assert_eq!(ann.at(&world).deadlines(table).await, [Some(due); 2]);
        assert_eq!(due - world.platform.now(), DAY - HOUR);
    })
    .await;
}

/// Two machines, one of whose clocks is wrong, and one PostgreSQL: what it shows counts for both.
#[tokio::test]
async fn servers_on_one_database_have_its_time() {
    everywhere(async |world| {
        if world.url.starts_with("sqlite") {
            return;
        }
        let wrong = Arc::new(AtomicI64::new(5 * HOUR));
        let (right, other) = (machine(&world, || 0).await, {
            let wrong = wrong.clone();
            machine(&world, move || wrong.load(Ordering::Relaxed)).await
        });
        let apart = |right: &Platform, other: &Platform| (right.now() - other.now()).abs();
        assert!(apart(&right, &other) < HOUR);
        deadlines::alive(&right).await.unwrap();
        let gap = deadlines::credit(&other).await.unwrap();
        assert!(gap.abs() < HOUR, "nobody was away: {gap}");
        wrong.store(-7 * HOUR, Ordering::Relaxed);
        assert_eq!(deadlines::follow(&other).await, Ok(0));
        assert!(apart(&right, &other) < HOUR);
    })
    .await;
}

/// A server on a machine whose clock is wrong by so many milliseconds.
async fn machine(world: &World, wrong: impl Fn() -> i64 + Send + Sync + 'static) -> Platform {
    let wall = move || at_the_machine() + wrong();
    open(world, Clock::new(Whose::Machine, wall, steady())).await
}
