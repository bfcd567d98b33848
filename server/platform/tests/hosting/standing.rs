//! Answers that are saved beforehand.

mod secrecy;

use std::time::Duration;

use platform::standing::{self, SavedStanding};
use platform::tables::{self, NewTable};
use platform::{Error, Notice, TableId};
use serde_json::json;
use tabletop::Seat;
use tokio::sync::broadcast::Receiver;
use tokio::sync::oneshot;
use tokio::time::timeout;

use crate::databases::everywhere;
use crate::game::UNLUCKY;
use crate::world::{Person, World, table_of};

fn plan(bids: &[(u32, &str, bool)]) -> String {
    let planned = |&(amount, word, once): &(u32, &str, bool)| json!({"bid": {"amount": amount, "word": word}, "once": once});
    serde_json::Value::from(bids.iter().map(planned).collect::<Vec<_>>()).to_string()
}

impl Person {
    async fn lays_down(&self, table: TableId, seat: u8, content: &str) -> Result<(), Error> {
        let saved = self.saved(table, seat).await;
        let version = saved.map_or(0, |it| it.version);
        standing::save(
            &self.platform,
            (self.id, table, Seat(seat)),
            version,
            content,
        )
        .await
    }

    async fn saved(&self, table: TableId, seat: u8) -> Result<SavedStanding, Error> {
        standing::of(&self.platform, self.id, table, Seat(seat)).await
    }
}

async fn watched(world: &World, play: impl AsyncFnOnce()) {
    let (stop, stopped) = oneshot::channel::<()>();
    let running = standing::run(world.platform.clone(), async {
        let _ = stopped.await;
    });
    let playing = async {
        play().await;
        stop.send(()).unwrap();
    };
    tokio::join!(running, playing);
}

async fn until(notices: &mut Receiver<Notice>, world: &World, entries: i64) {
    let waiting = async {
        while world.count("entry").await < entries {
            notices.recv().await.unwrap();
        }
    };
    timeout(Duration::from_secs(20), waiting)
        .await
        .expect("the answer is given");
    assert_eq!(world.count("entry").await, entries);
}

#[tokio::test]
async fn what_is_laid_down_answers_at_once_and_once() {
    everywhere(async |world| {
        let (ann, bob, table) = world.table().await;
        ann.bids(table, 1, "by hand").await.unwrap();
        ann.lays_down(table, 0, &plan(&[(2, "planned", true)]))
            .await
            .unwrap();
        let mut notices = world.platform.hub().subscribe();
        watched(&world, async || {
            // The last bid of the round brings the next question, and its answer.
            bob.bids(table, 0, "b").await.unwrap();
            until(&mut notices, &world, 1 + 2 + 1).await;
            assert_eq!(ann.page(table).await.waiting, [Seat(1)]);
            assert!(ann.sees(table).await.contains("planned"));
            assert!(!bob.sees(table).await.contains("planned"));
            let saved = ann.saved(table, 0).await.unwrap();
            assert_eq!(saved.content.as_deref(), Some("[]"), "used up");
            bob.bids(table, 0, "b").await.unwrap();
            until(&mut notices, &world, 1 + 2 + 2).await;
            ann.question(table).await;
        })
        .await;
        let rows = world.rows("SELECT by FROM entry WHERE seq = 5").await;
        let by: Option<i64> = rows[0].try_get_by_index(0).unwrap();
        assert!(by.is_some(), "her own answer");
    })
    .await;
}

#[tokio::test]
async fn what_stands_answers_every_time_and_ends_the_game_with_others() {
    everywhere(async |world| {
        let (ann, bob, table) = world.table().await;
        let always = plan(&[(1, "always", false)]);
        let mut notices = world.platform.hub().subscribe();
        watched(&world, async || {
            bob.lays_down(table, 1, &always).await.unwrap();
            ann.lays_down(table, 0, &always).await.unwrap();
            until(&mut notices, &world, 1 + 6).await;
        })
        .await;
        assert_eq!(world.count("pending").await, 0);
        let saved = ann.saved(table, 0).await.unwrap();
        assert_eq!((saved.version, saved.content), (1, Some(always.clone())));
        let late = ann.lays_down(table, 0, &always).await;
        assert_eq!(late, Err(Error::NotRunning));
    })
    .await;
}

/// Checks that whoever has nothing left to bid need not be asked, and cannot take it back.
#[tokio::test]
async fn the_only_answer_is_given_where_all_others_are_the_computer() {
    everywhere(async |world| {
        let ann = world.person("Ann").await;
        let broke = NewTable {
            setup: json!({"purse": 0, "rounds": 1}).to_string(),
            open: false,
            pace: platform::Pace::default(),
            ..table_of(2)
        };
        let mut notices = world.platform.hub().subscribe();
        watched(&world, async || {
            let mine = [Seat(0)];
            let table = tables::practice(&world.platform, ann.id, broke, &mine).await;
            let table = table.unwrap();
            until(&mut notices, &world, 1 + 1).await;
            assert_eq!(ann.page(table).await.waiting, [Seat(1)]);
            let taken_back = tables::undo(&world.platform, (ann.id, None), table, 2).await;
            assert_eq!(taken_back.unwrap_err(), Error::Final);
        })
        .await;
    })
    .await;
}

/// Without the loop: what is open already is answered by laying it down.
#[tokio::test]
async fn what_answers_an_open_question_is_given_with_the_laying() {
    everywhere(async |world| {
        let (ann, bob, table) = world.table().await;
        ann.lays_down(table, 0, &plan(&[(2, "a", true), (3, "b", true)]))
            .await
            .unwrap();
        assert_eq!(ann.page(table).await.waiting, [Seat(1)]);
        let left = ann.saved(table, 0).await.unwrap();
        assert_eq!(left.content, Some(plan(&[(3, "b", true)])));
        assert_eq!(bob.saved(table, 1).await.unwrap().content, None);
    })
    .await;
}

#[tokio::test]
async fn the_same_again_changes_nothing_and_an_older_version_is_refused() {
    everywhere(async |world| {
        let (ann, _, table) = world.table().await;
        ann.bids(table, 1, "by hand").await.unwrap();
        let store = async |version, content: &str| {
            let whose = (ann.id, table, Seat(0));
            standing::save(&world.platform, whose, version, content).await
        };
        let (one, two) = (plan(&[(1, "a", false)]), plan(&[(2, "b", false)]));
        store(0, &one).await.unwrap();
        store(0, &one).await.unwrap();
        assert_eq!(ann.saved(table, 0).await.unwrap().version, 1);
        assert_eq!(store(0, &two).await, Err(Error::StandingChanged));
        assert_eq!(store(i64::MAX, &one).await, Err(Error::StandingChanged));
        store(1, &two).await.unwrap();
        assert_eq!(store(0, &one).await, Err(Error::StandingChanged));
        let saved = SavedStanding {
            version: 2,
            content: Some(two),
        };
        assert_eq!(ann.saved(table, 0).await.unwrap(), saved);
        assert_eq!(store(2, "nonsense").await, Err(Error::Malformed));
        let long = format!("[{}]", " ".repeat(standing::MOST));
        assert_eq!(store(2, &long).await, Err(Error::TooLarge));
        store(2, "[]").await.unwrap();
    })
    .await;
}

#[tokio::test]
async fn it_answers_once_after_a_restart_too() {
    everywhere(async |mut world: World| {
        let (ann, bob, table) = world.table().await;
        ann.bids(table, 1, "by hand").await.unwrap();
        ann.lays_down(table, 0, &plan(&[(2, "planned", true)]))
            .await
            .unwrap();
        bob.bids(table, 0, "b").await.unwrap();
        // Nobody watches; the process ends with the question open.
        world.restart().await;
        let (ann, bob) = (ann.at(&world), bob.at(&world));
        let mut notices = world.platform.hub().subscribe();
        watched(&world, async || until(&mut notices, &world, 4).await).await;
        world.restart().await;
        let (ann, bob) = (ann.at(&world), bob.at(&world));
        bob.bids(table, 0, "b").await.unwrap();
        let mut notices = world.platform.hub().subscribe();
        watched(&world, async || until(&mut notices, &world, 5).await).await;
        assert_eq!(ann.page(table).await.waiting, [Seat(0), Seat(1)]);
    })
    .await;
}

/// Two loops, as two processes would run them, and the laying itself: one answer.
#[tokio::test]
async fn two_that_watch_answer_once() {
    everywhere(async |world| {
        let (ann, bob, table) = world.table().await;
        ann.bids(table, 1, "by hand").await.unwrap();
        ann.lays_down(table, 0, &plan(&[(2, "planned", true), (3, "next", true)]))
            .await
            .unwrap();
        let mut notices = world.platform.hub().subscribe();
        watched(&world, async || {
            watched(&world, async || {
                bob.bids(table, 0, "b").await.unwrap();
                until(&mut notices, &world, 4).await;
            })
            .await;
        })
        .await;
        let left = ann.saved(table, 0).await.unwrap();
        assert_eq!(left.content, Some(plan(&[(3, "next", true)])));
    })
    .await;
}

#[tokio::test]
async fn what_was_taken_back_is_answered_by_hand() {
    everywhere(async |world| {
        let (ann, bob, table) = world.table().await;
        let mut notices = world.platform.hub().subscribe();
        watched(&world, async || {
            ann.lays_down(table, 0, &plan(&[(2, "planned", false)]))
                .await
                .unwrap();
            until(&mut notices, &world, 2).await;
            let given = ann.page(table).await.last_answer.unwrap();
            ann.undoes(table, given.seq).await.unwrap();
            let saved = ann.saved(table, 0).await.unwrap();
            assert!(
                saved.content.unwrap().contains("planned"),
                "it still stands"
            );
            // Others answer, and what was taken back stays open.
            bob.bids(table, 1, "b").await.unwrap();
            until(&mut notices, &world, 4).await;
            assert_eq!(ann.page(table).await.waiting, [Seat(0)]);
            ann.bids(table, 4, "by hand").await.unwrap();
            // The next round is foreseen again.
            until(&mut notices, &world, 6).await;
            assert_eq!(ann.page(table).await.waiting, [Seat(1)]);
        })
        .await;
    })
    .await;
}

#[tokio::test]
async fn laying_down_anew_what_was_taken_back_answers_again() {
    everywhere(async |world| {
        let (ann, _, table) = world.table().await;
        ann.lays_down(table, 0, &plan(&[(2, "planned", false)]))
            .await
            .unwrap();
        let given = ann.page(table).await.last_answer.unwrap();
        ann.undoes(table, given.seq).await.unwrap();
        ann.lays_down(table, 0, &plan(&[(3, "planned", false)]))
            .await
            .unwrap();
        assert_eq!(ann.page(table).await.waiting, [Seat(1)]);
    })
    .await;
}

#[tokio::test]
async fn what_the_rules_refuse_or_cannot_bear_is_left_to_its_person() {
    everywhere(async |world| {
        let (ann, bob, table) = world.table().await;
        ann.lays_down(table, 0, &plan(&[(99, "too rich", true)]))
            .await
            .unwrap();
        let always = plan(&[(1, "b", false)]);
        ann.lays_down(table, 0, &plan(&[(UNLUCKY, "unlucky", true)]))
            .await
            .unwrap();
        bob.lays_down(table, 1, &always).await.unwrap();
        assert_eq!(ann.page(table).await.waiting, [Seat(0)]);
        let saved = ann.saved(table, 0).await.unwrap();
        assert!(saved.content.unwrap().contains("unlucky"), "not used up");
    })
    .await;
}
