//! Seats that the computer plays.

use std::time::Duration;

use platform::tables::{self, NewTable, Status, TablePage};
use platform::{Notice, computers};
use serde_json::json;
use tokio::sync::{broadcast, oneshot};
use tokio::time::timeout;

use crate::databases::everywhere;
use crate::game::UNLUCKY;
use crate::world::{Person, World, table_of};

/// Looks at the table after each notice until it is as wished.
async fn until(
    notices: &mut broadcast::Receiver<Notice>,
    who: &Person,
    table: platform::TableId,
    wished: impl Fn(&TablePage) -> bool,
) -> TablePage {
    let waiting = async {
        loop {
            let page = who.page(table).await;
            if wished(&page) {
                return page;
            }
            notices.recv().await.unwrap();
        }
    };
    timeout(Duration::from_secs(20), waiting)
        .await
        .expect("the computer answers")
}

/// Runs the computers while `play` lasts, as fast as they can.
async fn with_computers(world: &World, play: impl Future<Output = ()>) {
    with_computers_at(world, Duration::ZERO, play).await;
}

async fn with_computers_at(world: &World, pace: Duration, play: impl Future<Output = ()>) {
    let (stop, stopped) = oneshot::channel::<()>();
    let running = computers::run(world.platform.clone(), pace, async {
        let _ = stopped.await;
    });
    let playing = async {
        play.await;
        stop.send(()).unwrap();
    };
    tokio::join!(running, playing);
}

fn setup() -> String {
    json!({"purse": 9, "rounds": 3}).to_string()
}

fn practice(seats: u8) -> NewTable {
    NewTable {
        name: "Practice".into(),
        setup: setup(),
        open: false,
        pace: platform::Pace::default(),
        ..table_of(seats)
    }
}

#[tokio::test]
async fn computers_answer_what_is_required_and_leave_offers_alone() {
    everywhere(async |world| {
        let ann = world.person("Ann").await;
        let mut notices = world.platform.hub().subscribe();
        with_computers(&world, async {
            let table =
                tables::practice(&world.platform, ann.id, practice(4), &[tabletop::Seat(1)])
                    .await
                    .unwrap();
            for _ in 0..3 {
                let mine = vec![tabletop::Seat(1)];
                until(&mut notices, &ann, table, |it| it.waiting == mine).await;
                ann.bids(table, 0, "a").await.unwrap();
            }
            let page = ann.page(table).await;
            assert_eq!(page.listing.status, Status::Over);
            assert!(!page.listing.open && page.owner);
        })
        .await;
        assert_eq!(
            world.count("entry").await,
            1 + 3 * 4,
            "a start and twelve bids"
        );
        let actions = world
            .rows("SELECT action FROM entry WHERE \"by\" IS NULL")
            .await;
        assert_eq!(actions.len(), 9);
        for row in actions {
            let action: String = row.try_get_by_index(0).unwrap();
            assert!(action.contains("computer"), "{action}");
        }
    })
    .await;
}

#[tokio::test]
async fn computers_take_up_what_was_left_open() {
    everywhere(async |mut world: World| {
        let ann = world.person("Ann").await;
        let table = tables::practice(&world.platform, ann.id, practice(3), &[tabletop::Seat(0)])
            .await
            .unwrap();
        assert_eq!(ann.page(table).await.waiting.len(), 3);
        world.restart().await;
        let ann = ann.at(&world);
        let mut notices = world.platform.hub().subscribe();
        with_computers(&world, async {
            until(&mut notices, &ann, table, |it| it.waiting.len() == 1).await;
        })
        .await;
    })
    .await;
}

#[tokio::test]
async fn a_table_of_computers_plays_to_its_end_beside_others() {
    everywhere(async |world| {
        let ann = world.person("Ann").await;
        let mut created = Vec::new();
        for _ in 0..3 {
            let table = ann.lays(table_of(3)).await;
            for seat in 0..3 {
                let seat = tabletop::Seat(seat);
                tables::seat_computer(&world.platform, ann.id, table, seat)
                    .await
                    .unwrap();
            }
            created.push(table);
        }
        let mut notices = world.platform.hub().subscribe();
        with_computers(&world, async {
            for table in created {
                until(&mut notices, &ann, table, |it| {
                    it.listing.status == Status::Over
                })
                .await;
            }
        })
        .await;
    })
    .await;
}

#[tokio::test]
async fn a_computer_whose_idea_fails_answers_as_an_absent_player_would() {
    everywhere(async |world| {
        let ann = world.person("Ann").await;
        let setup = json!({"purse": UNLUCKY, "rounds": 1}).to_string();
        let table = ann
            .lays(NewTable {
                setup,
                ..table_of(2)
            })
            .await;
        ann.takes(table, 0).await.unwrap();
        tables::seat_computer(&world.platform, ann.id, table, tabletop::Seat(1))
            .await
            .unwrap();
        let mut notices = world.platform.hub().subscribe();
        with_computers(&world, async {
            until(&mut notices, &ann, table, |it| it.waiting.len() == 1).await;
            ann.bids(table, 1, "a").await.unwrap();
        })
        .await;
        let page = ann.page(table).await;
        assert!(
            page.log
                .last()
                .unwrap()
                .event
                .json()
                .unwrap()
                .contains(r#""amount":0"#),
            "{page:?}"
        );
    })
    .await;
}

/// The board game itself, all ten rounds: six houses decide at once, and offers abound.
#[tokio::test]
async fn computers_play_the_board_game_to_its_end() {
    everywhere(async |world| {
        let ann = world.person("Ann").await;
        let board_game = NewTable {
            kind: "westeros".into(),
            setup: "{}".into(),
            ..table_of(6)
        };
        let table = ann.lays(board_game).await;
        for seat in 0..6 {
            let seat = tabletop::Seat(seat);
            tables::seat_computer(&world.platform, ann.id, table, seat)
                .await
                .unwrap();
        }
        assert_eq!(
            ann.page(table).await.waiting.len(),
            6,
            "all houses give orders"
        );
        let mut notices = world.platform.hub().subscribe();
        with_computers(&world, async {
            until(&mut notices, &ann, table, |it| {
                it.listing.status == Status::Over
            })
            .await;
        })
        .await;
        assert_eq!(world.count("pending").await, 0);
        assert!(ann.page(table).await.log.len() > 100);
        let ann = Some(ann.id);
        let record = tables::record(&world.platform, ann, table, None).await;
        let record = record.unwrap().unwrap();
        assert!(record.contains("expect result"));
        let played = westeros::notation::game::read(&record).unwrap();
        let stored = usize::try_from(world.count("entry").await).unwrap();
        assert_eq!(stored, played.log.len() + 1);
    })
    .await;
}
