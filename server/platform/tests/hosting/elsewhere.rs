//! Changes of another process on the same database reach the streams, the computers and the clocks of this
//! one, as those of `rookery import` beside a running server do.

use std::time::Duration;

use platform::tables::{self, NewPosition};
use platform::{Hub, Pace, Platform, computers, deadlines, hub};
use tokio::sync::broadcast::Receiver;
use tokio::sync::oneshot;
use tokio::time::timeout;

use crate::databases::everywhere;
use crate::world::{Person, World};

/// Stark has the only march, and the computer plays it.
const FIRST_A_COMPUTER: &str = "players 3\nphase march\nsupply all 6\n\
                                ST Moat Cailin: K K, March\nLA Seagard: F F\nLA Riverrun: F\n";
/// Much sooner than anybody looks through the database for what was left open.
const SOON: Duration = Duration::from_secs(8);

/// This world and another process on the same database.
async fn two(mut world: World) -> [World; 2] {
    let first = world.twin();
    world.restart().await;
    [first, world]
}

/// Runs the loops of a server while `play` lasts.
async fn served(platform: &Platform, play: impl Future<Output = ()>) {
    let (stop, stopped) = oneshot::channel::<()>();
    let running = async {
        tokio::select! {
            () = hub::run(platform.clone(), std::future::pending()) => {}
            () = computers::run(platform.clone(), Duration::ZERO, std::future::pending()) => {}
            () = deadlines::run(platform.clone(), std::future::pending()) => {}
            _ = stopped => {}
        }
    };
    let playing = async {
        play.await;
        stop.send(()).unwrap();
    };
    tokio::join!(running, playing);
}

async fn import(world: &World, person: &Person, pace: &str) -> platform::TableId {
    let new = NewPosition {
        kind: "westeros".into(),
        name: "Seagard".into(),
        text: FIRST_A_COMPUTER.into(),
        seats: vec![(person.id, "Lannister".into())],
        pace: pace.parse::<Pace>().unwrap(),
    };
    tables::import(&world.platform, new).await.unwrap()
}

async fn until<T>(receiver: &mut Receiver<T>, wanted: impl Fn(&T) -> bool)
where
    T: Clone,
{
    let waiting = async {
        loop {
            if wanted(&receiver.recv().await.unwrap()) {
                return;
            }
        }
    };
    timeout(SOON, waiting).await.expect("it is told soon");
}

#[tokio::test]
async fn an_imported_table_whose_first_question_is_a_computers_plays_on() {
    everywhere(async |world| {
        let [command, server] = two(world).await;
        let ann = command.person("Ann").await;
        served(&server.platform, async {
            // The server has looked through everything before anything was there.
            tokio::time::sleep(Duration::from_millis(700)).await;
            let mut changes = server.platform.hub().subscribe();
            let table = import(&command, &ann, "unlimited").await;
            until(&mut changes, |it| it.table == table).await;
            let answered = async {
                while command.count("entry").await < 2 {
                    changes.recv().await.unwrap();
                }
            };
            timeout(SOON, answered).await.expect("the computer answers");
        })
        .await;
    })
    .await;
}

#[tokio::test]
async fn what_is_answered_and_said_in_another_process_reaches_those_who_follow_here() {
    everywhere(async |world| {
        let [there, here] = two(world).await;
        let (ann, bob, table) = there.table().await;
        served(&here.platform, async {
            let hub: &Hub = here.platform.hub();
            let (mut follows, mut hall) = (hub.follow(table), hub.listen(table));
            let mut private = hub.listen_as(table, tabletop::Seat(1));
            let given = ann.bids(table, 2, "a").await.unwrap();
            until(&mut follows, |it| it.seq == given.seq).await;
            ann.says(table, "hall", "Winter is coming").await.unwrap();
            until(&mut hall, |it| it.number == 1).await;
            bob.says(table, "0-1", "So it is").await.unwrap();
            until(&mut private, |it| it.number == 1).await;
            tables::cast(&there.platform, ann.id, table, (tables::Motion::Draw, true))
                .await
                .unwrap();
            until(&mut follows, |it| it.seq > given.seq).await;
        })
        .await;
    })
    .await;
}
