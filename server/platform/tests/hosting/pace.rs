//! Computers that give people time.

use std::time::Duration;

use platform::tables::{self, NewTable, TablePage};
use platform::{Error, Notice, TableId, computers};
use serde_json::json;
use tabletop::Seat;
use tokio::sync::{broadcast::Receiver, oneshot};
use tokio::time::{Instant, timeout};

use crate::databases::everywhere;
use crate::world::{Person, World, table_of};

/// So long that no test could wait for it.
const PACE: Duration = Duration::from_hours(1);

async fn with_computers(world: &World, pace: Duration, play: impl AsyncFnOnce()) {
    let (stop, stopped) = oneshot::channel::<()>();
    let running = computers::run(world.platform.clone(), pace, async {
        let _ = stopped.await;
    });
    let playing = async {
        play().await;
        stop.send(()).unwrap();
    };
    tokio::join!(running, playing);
}

async fn until(
    notices: &mut Receiver<Notice>,
    who: &Person,
    table: TableId,
    wished: impl Fn(&TablePage) -> bool,
) {
    let waiting = async {
        while !wished(&who.page(table).await) {
            notices.recv().await.unwrap();
        }
    };
    timeout(Duration::from_secs(20), waiting)
        .await
        .expect("the computer answers");
}

fn practice() -> NewTable {
    NewTable {
        setup: json!({"purse": 9, "rounds": 2}).to_string(),
        ..table_of(2)
    }
}

/// Seat 1 is the computer's: both are asked at once.
async fn against_one(world: &World) -> (Person, TableId) {
    let ann = world.person("Ann").await;
    let table = tables::practice(&world.platform, ann.id, practice(), &[Seat(0)])
        .await
        .unwrap();
    (ann, table)
}

#[tokio::test]
async fn where_all_are_asked_at_once_the_computer_answers_at_once() {
    everywhere(async |world| {
        let mut notices = world.platform.hub().subscribe();
        with_computers(&world, PACE, async || {
            let (ann, table) = against_one(&world).await;
            until(&mut notices, &ann, table, |it| it.waiting == [Seat(0)]).await;
        })
        .await;
    })
    .await;
}

#[tokio::test]
async fn asked_alone_the_computer_waits_and_the_answer_can_be_taken_back() {
    everywhere(async |world| {
        let (ann, table) = against_one(&world).await;
        let given = ann.bids(table, 1, "a").await.unwrap();
        let mut notices = world.platform.hub().subscribe();
        with_computers(&world, PACE, async || {
            // Time enough for it to look.
            for _ in 0..10 {
                assert_eq!(ann.page(table).await.seq, given.seq);
            }
            ann.undoes(table, given.seq).await.unwrap();
            // Both are asked again, and so the computer does not wait.
            until(&mut notices, &ann, table, |it| it.waiting == [Seat(0)]).await;
            assert_eq!(ann.page(table).await.seq, given.seq + 2);
        })
        .await;
    })
    .await;
}

#[tokio::test]
async fn whoever_needs_no_time_is_answered_at_once() {
    everywhere(async |world| {
        let (ann, table) = against_one(&world).await;
        let eve = world.person("Eve").await;
        let given = ann.bids(table, 1, "a").await.unwrap();
        let mut notices = world.platform.hub().subscribe();
        let waive = async |who: &Person, seat, seq| {
            computers::waive(&world.platform, (who.id, Seat(seat)), table, seq).await
        };
        with_computers(&world, PACE, async || {
            for (who, seat) in [(&eve, 0), (&ann, 1)] {
                let refused = waive(who, seat, given.seq).await;
                assert!(matches!(refused, Err(Error::NotSeated)));
            }
            waive(&ann, 0, given.seq - 1).await.unwrap();
            for _ in 0..10 {
                assert_eq!(ann.page(table).await.seq, given.seq);
            }
            waive(&ann, 0, given.seq).await.unwrap();
            until(&mut notices, &ann, table, |it| it.seq > given.seq).await;
        })
        .await;
    })
    .await;
}

#[tokio::test]
async fn asked_alone_the_computer_answers_when_its_time_has_come() {
    everywhere(async |mut world: World| {
        let (ann, table) = against_one(&world).await;
        let given = ann.bids(table, 1, "a").await.unwrap();
        let pace = Duration::from_millis(4080);
        world.wait(4000);
        world.restart().await;
        let ann = ann.at(&world);
        let mut notices = world.platform.hub().subscribe();
        let begun = Instant::now();
        with_computers(&world, pace, async || {
            until(&mut notices, &ann, table, |it| it.seq > given.seq).await;
        })
        .await;
        assert!(begun.elapsed() >= Duration::from_millis(80));
    })
    .await;
}

#[tokio::test]
async fn an_answer_that_can_be_taken_back_can_be_for_four_seconds() {
    everywhere(async |world| {
        let (ann, table) = against_one(&world).await;
        let given = ann.bids(table, 1, "a").await.unwrap();
        world.wait(3900);
        let (begun, mut notices) = (Instant::now(), world.platform.hub().subscribe());
        with_computers(&world, Duration::from_millis(1), async || {
            until(&mut notices, &ann, table, |it| it.seq > given.seq).await;
        })
        .await;
        assert!(begun.elapsed() >= Duration::from_millis(100));
    })
    .await;
}

#[tokio::test]
async fn time_that_has_passed_while_nobody_ran_counts() {
    everywhere(async |mut world: World| {
        let (ann, table) = against_one(&world).await;
        let given = ann.bids(table, 1, "a").await.unwrap();
        world.wait_days(1);
        world.restart().await;
        let ann = ann.at(&world);
        let mut notices = world.platform.hub().subscribe();
        with_computers(&world, PACE, async || {
            until(&mut notices, &ann, table, |it| it.seq > given.seq).await;
        })
        .await;
    })
    .await;
}
