//! Tests of how well the computer plays.

use std::time::Duration;

use platform::tables::{self, NewTable};
use platform::{Error, TableId, computers};
use tabletop::Seat;
use tokio::sync::oneshot;
use tokio::time::timeout;

use crate::databases::everywhere;
use crate::world::{Person, World, table_of};

fn board_game(level: Option<&str>) -> NewTable {
    NewTable {
        kind: "westeros".into(),
        setup: "{}".into(),
        level: level.map(str::to_owned),
        ..table_of(3)
    }
}

/// The levels of a table's seats, as they are stored.
async fn stored(world: &World, table: TableId) -> Vec<Option<String>> {
    let seats = format!("SELECT level FROM seat WHERE table_id = '{table}' ORDER BY seat");
    let rows = world.rows(&seats).await;
    rows.iter()
        .map(|it| it.try_get_by_index(0).unwrap())
        .collect()
}

#[tokio::test]
async fn a_level_is_one_of_the_games() {
    everywhere(async |world| {
        let ann = world.person("Ann").await;
        let create = async |new| tables::create(&world.platform, ann.id, new).await;
        let refused = Err(Error::BadSetup("no such level".into()));
        assert_eq!(create(board_game(Some("grand master"))).await, refused);
        let sealed = NewTable {
            level: Some("steady".into()),
            ..table_of(2)
        };
        assert_eq!(create(sealed).await, refused, "another game's");
        let table = create(board_game(Some("steady"))).await.unwrap();
        let steady = Some("steady".to_owned());
        assert_eq!(stored(&world, table).await, vec![steady; 3]);
    })
    .await;
}

/// All computers have answered.
async fn planned(world: &World, ann: &Person, table: TableId) {
    let mut notices = world.platform.hub().subscribe();
    let (stop, stopped) = oneshot::channel::<()>();
    let running = computers::run(world.platform.clone(), Duration::ZERO, async {
        let _ = stopped.await;
    });
    let waiting = async {
        while ann.page(table).await.waiting != [Seat(0)] {
            notices.recv().await.unwrap();
        }
        stop.send(()).unwrap();
    };
    let both = async { tokio::join!(running, waiting) };
    timeout(Duration::from_secs(20), both).await.unwrap();
}

#[tokio::test]
async fn the_computer_answers_at_every_level() {
    everywhere(async |world| {
        let ann = world.person("Ann").await;
        for level in [None, Some("random"), Some("beginner"), Some("steady")] {
            let new = board_game(level);
            let table = tables::practice(&world.platform, ann.id, new, &[Seat(0)])
                .await
                .unwrap();
            planned(&world, &ann, table).await;
        }
    })
    .await;
}

#[tokio::test]
async fn a_policy_that_panics_or_takes_too_long_leaves_the_answer_to_the_fallback() {
    everywhere(async |world| {
        let ann = world.person("Ann").await;
        for level in ["broken", "slow"] {
            let new = NewTable {
                level: Some(level.into()),
                ..table_of(2)
            };
            let table = tables::practice(&world.platform, ann.id, new, &[Seat(0)])
                .await
                .unwrap();
            planned(&world, &ann, table).await;
            ann.bids(table, 1, "a").await.unwrap();
            let page = ann.page(table).await;
            let shown = page.log.last().unwrap().event.json().unwrap();
            assert!(
                shown.contains(r#""amount":0,"word":"""#),
                "{level}: {shown}"
            );
        }
    })
    .await;
}
