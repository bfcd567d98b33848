//! Deadlines: when they are, what stops them, and that the clock answers exactly once.

use std::time::Duration;

use platform::Error;
use platform::deadlines::{self, Resting};
use platform::tables::{self, Actor, Look};
use tabletop::Seat;
use tokio::sync::oneshot;
use tokio::time::timeout;

use crate::databases::everywhere;
use crate::world::{World, bid, taking_back};

const HOUR: i64 = 60 * 60 * 1000;
const DAY: i64 = 24 * HOUR;
/// In the game of these tests every question is a bid, and a bid is planned.
const DAILY: &str = "each 86400/3600";

#[tokio::test]
async fn a_question_has_its_deadline_and_keeps_it() {
    everywhere(async |world| {
        let start = world.now();
        let (ann, bob, table) = world.paced(DAILY).await;
        assert_eq!(ann.deadlines(table).await, [Some(start + DAY); 2]);
        world.wait(HOUR);
        ann.bids(table, 1, "a").await.unwrap();
        let page = bob.page(table).await;
        assert_eq!(page.listing.due, Some(start + DAY));
        assert_eq!(page.listing.clocks[0].deadline, None, "Ann has answered");
        bob.bids(table, 2, "b").await.unwrap();
        let next = Some(start + HOUR + DAY);
        assert_eq!(ann.deadlines(table).await, [next; 2]);
    })
    .await;
}

#[tokio::test]
async fn without_a_pace_there_is_no_hurry() {
    everywhere(async |world| {
        let (ann, _, table) = world.table().await;
        assert_eq!(ann.deadlines(table).await, [None, None]);
        world.wait_days(1000);
        assert_eq!(world.strike().await, None);
        assert_eq!(ann.page(table).await.seq, 3, "laid, and twice seated");
    })
    .await;
}

#[tokio::test]
async fn at_zero_the_clock_answers_as_the_game_would_and_only_once() {
    everywhere(async |mut world: World| {
        let start = world.now();
        let (ann, bob, table) = world.paced(DAILY).await;
        ann.bids(table, 3, "a").await.unwrap();
        world.set(start + DAY - 1);
        assert_eq!(world.strike().await, Some(start + DAY));
        let before = ann.page(table).await.seq;
        world.set(start + DAY);
        // Several look at the same time, and one process dies in between.
        let (mut one, mut other) = (Resting::default(), Resting::default());
        let struck = tokio::join!(
            deadlines::strike(&world.platform, &mut one),
            deadlines::strike(&world.platform, &mut other),
        );
        struck.0.unwrap();
        struck.1.unwrap();
        world.restart().await;
        world.strike().await;
        let (ann, bob) = (ann.at(&world), bob.at(&world));
        let page = ann.page(table).await;
        assert_eq!(page.seq, before + 1);
        let clocked: Vec<_> = page.clocked.iter().map(|it| (it.seq, it.seat)).collect();
        assert_eq!(clocked, [(page.seq, Seat(1))]);
        let stored = world
            .rows("SELECT seat, by FROM entry WHERE clock ORDER BY seq")
            .await;
        assert_eq!(stored.len(), 1);
        assert_eq!(stored[0].try_get_by_index::<i16>(0).unwrap(), 1);
        assert_eq!(stored[0].try_get_by_index::<Option<i64>>(1).unwrap(), None);
        assert!(!page.listing.clocks[1].absent, "once is no custom");
        assert!(bob.page(table).await.last_answer.is_none());
    })
    .await;
}

#[tokio::test]
async fn the_clock_answers_nothing_that_is_not_due() {
    everywhere(async |world| {
        let start = world.now();
        let (ann, _, table) = world.paced(DAILY).await;
        let (question, nothing) = (ann.question(table).await, bid(0, ""));
        let early = tables::answer(
            &world.platform,
            Actor::Clock(Seat(0)),
            table,
            question,
            &nothing,
        );
        assert_eq!(early.await, Err(Error::Closed));
        world.set(start + DAY);
        ann.bids(table, 4, "in the last moment").await.unwrap();
        let late = tables::answer(
            &world.platform,
            Actor::Clock(Seat(0)),
            table,
            question,
            &nothing,
        );
        assert_eq!(late.await, Err(Error::Closed));
    })
    .await;
}

#[tokio::test]
async fn what_is_taken_back_has_the_time_it_had() {
    everywhere(async |world| {
        let start = world.now();
        let (ann, _, table) = world.paced(DAILY).await;
        world.wait(HOUR);
        let given = ann.bids(table, 1, "a").await.unwrap();
        world.wait(HOUR);
        ann.undoes(table, given.seq).await.unwrap();
        assert_eq!(ann.deadlines(table).await, [Some(start + DAY); 2]);
        // The same by the game's own offer.
        ann.bids(table, 2, "a").await.unwrap();
        world.wait(HOUR);
        let offer = ann.question(table).await;
        ann.answers(table, offer, &taking_back()).await.unwrap();
        assert_eq!(ann.deadlines(table).await, [Some(start + DAY); 2]);
        // Who thinks again at the last moment has a minute.
        let last = ann.bids(table, 3, "a").await.unwrap();
        world.set(start + DAY - 5);
        ann.undoes(table, last.seq).await.unwrap();
        let minute = start + DAY - 5 + 60_000;
        assert_eq!(ann.deadlines(table).await[0], Some(minute));
    })
    .await;
}

#[tokio::test]
async fn a_bank_shrinks_while_its_seat_is_asked_and_grows_by_answers() {
    everywhere(async |world| {
        let start = world.now();
        let (ann, bob, table) = world.paced("live 600+10").await;
        world.wait(100_000);
        let given = ann.bids(table, 1, "a").await.unwrap();
        let clock = ann.page(table).await.listing.clocks[0];
        assert_eq!((clock.deadline, clock.bank), (None, Some(510_000)));
        // Waiting for Bob costs Ann nothing; taking it back costs her the increment.
        world.wait(50_000);
        ann.undoes(table, given.seq).await.unwrap();
        let due = Some(start + 150_000 + 500_000);
        assert_eq!(ann.deadlines(table).await, [due, Some(start + 600_000)]);
        ann.bids(table, 2, "a").await.unwrap();
        bob.bids(table, 1, "b").await.unwrap();
        let now = world.now();
        let due = [Some(now + 510_000), Some(now + 460_000)];
        assert_eq!(ann.deadlines(table).await, due);
        // An empty bank has the increment left.
        world.set(now + 510_000);
        world.strike().await;
        let now = world.now();
        assert_eq!(ann.deadlines(table).await, [Some(now + 10_000); 2]);
    })
    .await;
}

#[tokio::test]
async fn planning_ends_at_the_table_s_hour_in_summer_and_winter() {
    everywhere(async |world| {
        let noon = |day: &str| {
            let it: jiff::Timestamp = format!("{day}T12:00:00Z").parse().unwrap();
            it.as_millisecond()
        };
        world.set(noon("2027-03-27"));
        let (ann, bob, table) = world.paced("daily 20:00 Europe/Berlin 3600").await;
        assert_eq!(
            ann.deadlines(table).await[0],
            Some(noon("2027-03-27") + 7 * HOUR)
        );
        world.set(noon("2027-03-28"));
        world.strike().await;
        // The clock answered for both and the next questions were asked at noon.
        assert_eq!(
            ann.deadlines(table).await[0],
            Some(noon("2027-03-28") + 6 * HOUR)
        );
        drop(bob);
    })
    .await;
}

#[tokio::test]
async fn time_without_a_server_is_given_back_to_the_second() {
    everywhere(async |mut world: World| {
        let start = world.now();
        let (ann, _, table) = world.paced(DAILY).await;
        let before = ann.page(table).await.seq;
        world.wait(10 * HOUR);
        deadlines::alive(&world.platform).await.unwrap();
        world.wait(700);
        // The process dies here, and is down over the deadline.
        world.wait(20 * HOUR);
        world.restart().await;
        assert_eq!(
            deadlines::credit(&world.platform).await,
            Ok(20 * HOUR + 700)
        );
        assert_eq!(
            deadlines::credit(&world.platform).await,
            Ok(0),
            "and only once"
        );
        let due = start + DAY + 20 * HOUR + 700;
        assert_eq!(world.strike().await, Some(due));
        let ann = ann.at(&world);
        assert_eq!(ann.deadlines(table).await, [Some(due); 2]);
        assert!(ann.page(table).await.seq > before, "open pages hear of it");
        world.set(due);
        world.strike().await;
        assert_eq!(world.count("entry").await, 3);
    })
    .await;
}

/// They play from a Friday at eight on; the server is down for eight hours of it.
#[tokio::test]
async fn time_that_is_given_back_ends_on_no_weekend_where_they_are_off() {
    for (pace, weekend) in [
        ("each 36000/3600", 0),
        ("each 36000/3600 weekdays UTC", 2 * DAY),
    ] {
        everywhere(async |mut world: World| {
            let start = world.now();
            let (ann, _, table) = world.paced(pace).await;
            world.wait(HOUR);
            deadlines::alive(&world.platform).await.unwrap();
            world.wait(8 * HOUR);
            world.restart().await;
            assert_eq!(deadlines::credit(&world.platform).await, Ok(8 * HOUR));
            let due = start + 18 * HOUR + weekend;
            assert_eq!(ann.at(&world).deadlines(table).await, [Some(due); 2]);
        })
        .await;
    }
}

/// A server that hangs has open pages.
#[tokio::test]
async fn open_pages_hear_of_time_that_is_given_back() {
    everywhere(async |world| {
        let (ann, _, table) = world.paced(DAILY).await;
        deadlines::alive(&world.platform).await.unwrap();
        world.wait(HOUR);
        let mut news = world.platform.hub().follow(table);
        deadlines::credit(&world.platform).await.unwrap();
        let seq = ann.page(table).await.seq;
        assert_eq!(news.try_recv().unwrap().seq, seq);
    })
    .await;
}

/// Checks that what the operator does meanwhile is no sign of a server, and has no time to be given back.
#[tokio::test]
async fn an_import_without_a_server_takes_no_time_away() {
    everywhere(async |mut world: World| {
        let start = world.now();
        let (ann, bob, table) = world.paced(DAILY).await;
        deadlines::alive(&world.platform).await.unwrap();
        // The server is down; a table is created and begins.
        world.wait(2 * HOUR);
        world.restart().await;
        let (ann, bob) = (ann.at(&world), bob.at(&world));
        let late = ann.lays(crate::world::paced(DAILY)).await;
        ann.takes(late, 0).await.unwrap();
        bob.takes(late, 1).await.unwrap();
        for person in [&ann, &bob] {
            person.is_there(late).await;
        }
        world.wait(HOUR);
        assert_eq!(deadlines::credit(&world.platform).await, Ok(3 * HOUR));
        assert_eq!(
            ann.deadlines(table).await,
            [Some(start + DAY + 3 * HOUR); 2]
        );
        let asked = start + 2 * HOUR;
        assert_eq!(ann.deadlines(late).await, [Some(asked + DAY + HOUR); 2]);
    })
    .await;
}

#[tokio::test]
async fn two_servers_that_begin_at_once_give_back_once() {
    everywhere(async |mut world: World| {
        let start = world.now();
        let (ann, _, table) = world.paced(DAILY).await;
        deadlines::alive(&world.platform).await.unwrap();
        world.wait(HOUR);
        let one = world.platform.clone();
        world.restart().await;
        let gaps = tokio::join!(deadlines::credit(&one), deadlines::credit(&world.platform));
        assert_eq!(gaps.0.unwrap() + gaps.1.unwrap(), HOUR);
        let due = Some(start + DAY + HOUR);
        assert_eq!(ann.at(&world).deadlines(table).await, [due; 2]);
    })
    .await;
}

/// A question that nobody is asked, and one of a seat that there cannot be.
#[tokio::test]
async fn a_deadline_that_stays_is_left_alone_for_a_while() {
    for broken in [
        "UPDATE pending SET decision = decision + 1000",
        "UPDATE pending SET seat = 300",
    ] {
        everywhere(async |world| {
            world.paced(DAILY).await;
            let seat = "INSERT INTO seat (table_id, seat, holder, missed, since) \
                        SELECT table_id, 300, 'nobody', 0, 1 FROM seat WHERE seat = 0";
            world.rows(seat).await;
            world.rows(broken).await;
            world.wait(DAY);
            let mut resting = Resting::default();
            let struck = deadlines::strike(&world.platform, &mut resting);
            let struck = timeout(Duration::from_secs(10), struck).await;
            assert_eq!(struck.expect("an end"), Ok(None), "{broken}");
            assert!(!resting.is_empty(), "{broken}");
        })
        .await;
    }
}

/// With the real loop: the deadline comes while nothing else happens.
#[tokio::test]
async fn the_loop_is_never_late_by_a_second() {
    everywhere(async |world| {
        let (ann, _, table) = world.paced(DAILY).await;
        let mut notices = world.platform.hub().subscribe();
        let (stop, stopped) = oneshot::channel::<()>();
        let running = tokio::spawn(deadlines::run(world.platform.clone(), async {
            let _ = stopped.await;
        }));
        // Less than what would count as a server that hung.
        let soon = world.now() + 3000;
        world
            .rows(&format!("UPDATE pending SET deadline = {soon}"))
            .await;
        world.wait(3000);
        let waiting = async {
            while ann.looks(table, Look::default()).await.unwrap().log.len() < 3 {
                notices.recv().await.unwrap();
            }
        };
        timeout(Duration::from_secs(1), waiting).await.unwrap();
        stop.send(()).unwrap();
        running.await.unwrap();
    })
    .await;
}

/// However often somebody takes back and takes that back, the question keeps its deadline.
#[tokio::test]
async fn taking_a_taking_back_back_stops_no_clock() {
    everywhere(async |world| {
        let start = world.now();
        let (ann, _, table) = world.paced(DAILY).await;
        ann.bids(table, 3, "a").await.unwrap();
        for _ in 0..2 {
            let asked = ann.question(table).await;
            let back = ann.answers(table, asked, &taking_back()).await.unwrap();
            assert_eq!(ann.deadlines(table).await[0], Some(start + DAY));
            ann.undoes(table, back.seq).await.unwrap();
        }
        let asked = ann.question(table).await;
        ann.answers(table, asked, &taking_back()).await.unwrap();
        assert_eq!(ann.deadlines(table).await[0], Some(start + DAY));
    })
    .await;
}
