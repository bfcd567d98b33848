//! The clock on the wall is set, forwards or back, and nobody has more time or less.

mod servers;

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::Duration;

use platform::tables::{self, Look, Motion};
use platform::{Clock, Platform, PlatformConfig, Whose, deadlines};
use sea_orm::{ConnectionTrait, TransactionTrait};
use tabletop::Host;
use tokio::sync::oneshot;
use tokio::time::{sleep, timeout};

use crate::databases::everywhere;
use crate::game::Sealed;
use crate::world::{LITTLE, Person, World, paced};

const HOUR: i64 = 60 * 60 * 1000;
const DAY: i64 = 24 * HOUR;
const DAILY: &str = "each 86400/3600";
/// Within that somebody mostly stands in a queue.
const QUEUED: Duration = Duration::from_millis(200);

/// With the real loop: the step leads beyond the deadline, of which an hour is left.
#[tokio::test]
async fn a_clock_that_is_set_forwards_strikes_nothing_early() {
    everywhere(async |world| {
        let start = world.now();
        let (ann, _, table) = world.paced(DAILY).await;
        world.wait(DAY - HOUR);
        deadlines::alive(&world.platform).await.unwrap();
        let before = ann.page(table).await.seq;
        let mut notices = world.platform.hub().subscribe();
        let (stop, stopped) = oneshot::channel::<()>();
        let running = tokio::spawn(deadlines::run(world.platform.clone(), async {
            let _ = stopped.await;
        }));
        world.step(3 * HOUR);
        let notice = timeout(Duration::from_mins(1), notices.recv()).await;
        assert_eq!(
            notice.unwrap().unwrap().seq,
            before + 1,
            "open pages hear of it"
        );
        stop.send(()).unwrap();
        running.await.unwrap();
        let page = ann.looks(table, Look::default()).await.unwrap();
        assert!(page.clocked.is_empty(), "{:?}", page.clocked);
        assert_eq!(page.listing.due, Some(start + DAY + 3 * HOUR));
        assert_eq!(world.platform.now(), start + DAY + 2 * HOUR);
        assert_eq!(world.count("entry").await, 1, "the start");
        world.wait(HOUR);
        world.strike().await;
        assert_eq!(world.count("entry").await, 3, "and both in time");
    })
    .await;
}

#[tokio::test]
async fn a_clock_that_is_set_back_stops_no_clock() {
    everywhere(async |world| {
        let start = world.now();
        let (ann, _, table) = world.paced(DAILY).await;
        world.wait(HOUR);
        world.step(-3 * HOUR);
        assert_eq!(deadlines::follow(&world.platform).await, Ok(-3 * HOUR));
        assert_eq!(deadlines::follow(&world.platform).await, Ok(0), "only once");
        assert_eq!(world.platform.now(), start - 2 * HOUR);
        assert_eq!(
            ann.deadlines(table).await,
            [Some(start + DAY - 3 * HOUR); 2]
        );
        world.wait(DAY - HOUR - 1);
        world.strike().await;
        assert_eq!(world.count("entry").await, 1, "not a moment too early");
        world.wait(1);
        world.strike().await;
        assert_eq!(world.count("entry").await, 3);
        let asked = "SELECT at - asked_at FROM entry WHERE decision IS NOT NULL";
        for row in world.rows(asked).await {
            assert_eq!(
                row.try_get_by_index::<i64>(0).unwrap(),
                DAY,
                "thought about"
            );
        }
    })
    .await;
}

#[tokio::test]
async fn a_clock_that_is_kept_right_moves_no_deadline() {
    everywhere(async |world| {
        let start = world.now();
        let (ann, _, table) = world.paced(DAILY).await;
        let before = ann.page(table).await.seq;
        for (drift, shown) in [(900, 900), (-1000, -100)] {
            world.step(drift);
            assert_eq!(deadlines::follow(&world.platform).await, Ok(0));
            assert_eq!(world.platform.now(), start + shown);
        }
        assert_eq!(ann.deadlines(table).await, [Some(start + DAY); 2]);
        assert_eq!(ann.page(table).await.seq, before);
    })
    .await;
}

#[tokio::test]
async fn a_pause_is_as_long_as_it_was() {
    everywhere(async |world| {
        let (ann, bob, table) = world.paced(DAILY).await;
        world.wait(HOUR);
        both_vote(&[&ann, &bob], table, Motion::Pause).await;
        world.wait(HOUR);
        for step in [5 * HOUR, -9 * HOUR] {
            world.step(step);
            deadlines::follow(&world.platform).await.unwrap();
        }
        let stopped = ann.page(table).await.listing.paused_at;
        assert_eq!(stopped, Some(world.platform.now() - HOUR));
        both_vote(&[&ann, &bob], table, Motion::Resume).await;
        let left = ann.deadlines(table).await[0].unwrap() - world.platform.now();
        assert_eq!(left, DAY - HOUR);
    })
    .await;
}

/// They play from a Friday at eight on; an hour later it is five.
#[tokio::test]
async fn a_clock_that_is_set_lets_nothing_end_on_a_weekend_that_is_off() {
    for pauses in [false, true] {
        everywhere(async |world| {
            let start = world.now();
            let (ann, bob, table) = world.paced("each 36000/3600 weekdays UTC").await;
            world.wait(HOUR);
            if pauses {
                both_vote(&[&ann, &bob], table, Motion::Pause).await;
            }
            world.step(8 * HOUR);
            deadlines::follow(&world.platform).await.unwrap();
            if pauses {
                both_vote(&[&ann, &bob], table, Motion::Resume).await;
            }
            let due = start + 18 * HOUR + 2 * DAY;
            assert_eq!(ann.deadlines(table).await, [Some(due); 2], "{pauses}");
            world.step(-8 * HOUR);
            deadlines::follow(&world.platform).await.unwrap();
            let due = start + 10 * HOUR;
            assert_eq!(ann.deadlines(table).await, [Some(due); 2], "{pauses}");
        })
        .await;
    }
}

async fn both_vote(people: &[&Person], table: platform::TableId, motion: Motion) {
    for it in people {
        tables::cast(&it.platform, it.id, table, (motion, true))
            .await
            .unwrap();
    }
}

/// At a live table that lapses after ten minutes.
#[tokio::test]
async fn whoever_was_there_is_still_there() {
    everywhere(async |world| {
        let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
        let table = ann.lays(paced("live 600+10")).await;
        ann.takes(table, 0).await.unwrap();
        bob.takes(table, 1).await.unwrap();
        ann.is_there(table).await;
        world.step(3 * HOUR);
        deadlines::follow(&world.platform).await.unwrap();
        tables::lapse(&world.platform).await.unwrap();
        bob.is_there(table).await;
        assert!(
            ann.deadlines(table).await[0].is_some(),
            "the game has begun"
        );
    })
    .await;
}

/// The vote that ends a pause has the table's time, also if the clock was set while it waited.
#[expect(clippy::disallowed_methods, reason = "somebody else holds the lock")]
#[tokio::test]
async fn who_waits_while_the_clock_is_set_reads_the_time_afterwards() {
    everywhere(async |world| {
        let (ann, bob, table) = world.paced(DAILY).await;
        world.wait(HOUR);
        both_vote(&[&ann, &bob], table, Motion::Pause).await;
        world.wait(4 * HOUR);
        both_vote(&[&ann], table, Motion::Resume).await;
        let lock = world.database().await;
        let lock = lock.begin().await.unwrap();
        let hold = "UPDATE table_ SET seq = seq";
        lock.execute_unprepared(hold).await.unwrap();
        world.step(3 * HOUR);
        let platform = world.platform.clone();
        let following = tokio::spawn(async move { deadlines::follow(&platform).await });
        // In the queue one after the other; the other way round there would be nothing to see.
        sleep(QUEUED).await;
        let voting = tokio::spawn(async move { both_vote(&[&bob], table, Motion::Resume).await });
        sleep(QUEUED).await;
        lock.rollback().await.unwrap();
        assert_eq!(following.await.unwrap(), Ok(3 * HOUR));
        voting.await.unwrap();
        let left = ann.deadlines(table).await[0].unwrap() - world.platform.now();
        assert_eq!(left, DAY - HOUR);
    })
    .await;
}

/// A question to the database that waits for long, of which nobody knows when it was answered.
#[tokio::test]
async fn a_slow_answer_of_the_database_is_no_step() {
    everywhere(async |world| {
        if world.url.starts_with("sqlite") {
            return;
        }
        let (ann, _, table) = world.paced(DAILY).await;
        let before = ann.deadlines(table).await;
        let (pause, so_far) = (Arc::new(AtomicI64::new(0)), AtomicI64::new(0));
        let each = pause.clone();
        let steady = steady();
        let clock = Clock::new(Whose::Machine, at_the_machine, move || {
            let more = each.load(Ordering::Relaxed);
            steady() + so_far.fetch_add(more, Ordering::Relaxed) + more
        });
        let slow = open(&world, clock).await;
        // From one look at the clock to the next.
        pause.store(3000, Ordering::Relaxed);
        assert_eq!(deadlines::follow(&slow).await, Ok(0));
        assert_eq!(ann.deadlines(table).await, before);
    })
    .await;
}

fn at_the_machine() -> i64 {
    jiff::Timestamp::now().as_millisecond()
}

fn steady() -> impl Fn() -> i64 + Send + Sync + 'static {
    let begun = std::time::Instant::now();
    move || i64::try_from(begun.elapsed().as_millis()).unwrap()
}

async fn open(world: &World, clock: Clock) -> Platform {
    let config = PlatformConfig {
        database_url: world.url.clone(),
        games: vec![Box::new(Host::<Sealed>::new())],
        clock,
        notices: platform::notices::NoticeConfig::default(),
        password_cost: LITTLE,
    };
    Platform::open(config).await.unwrap()
}
