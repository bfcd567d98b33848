//! Answers that are taken.

use std::future::Future;
use std::pin::pin;
use std::task::{Context, Poll, Waker};
use std::time::Duration;

use platform::Error;
use platform::tables::{self, Actor, Status};
use sea_orm::{ConnectionTrait, Statement};
use tabletop::{AnyValue, Game, Seat};
use tokio::time::timeout;

use crate::databases::everywhere;
use crate::game::{Action, Bid, Sealed};
use crate::world::{World, bid, taking_back};

#[tokio::test]
async fn simultaneous_answers_are_both_taken() {
    everywhere(async |world| {
        let (ann, bob, table) = world.table().await;
        for _ in 0..3 {
            let (one, other) = tokio::join!(ann.bids(table, 3, "one"), bob.bids(table, 2, "two"));
            let (one, other) = (one.unwrap().seq, other.unwrap().seq);
            assert_eq!(one.abs_diff(other), 1);
        }
        let page = ann.page(table).await;
        assert_eq!((page.listing.status, page.waiting.len()), (Status::Over, 0));
        assert_eq!(page.log.len(), 9, "six bids and three reveals");
    })
    .await;
}

#[tokio::test]
async fn two_processes_on_one_database_lose_no_answer() {
    everywhere(async |mut world: World| {
        let (ann, bob, table) = world.table().await;
        world.restart().await;
        let bob = bob.at(&world);
        for _ in 0..3 {
            let (one, other) = tokio::join!(ann.bids(table, 3, "one"), bob.bids(table, 2, "two"));
            assert_eq!(one.unwrap().seq.abs_diff(other.unwrap().seq), 1);
        }
        assert_eq!(ann.page(table).await, ann.at(&world).page(table).await);
        assert_eq!(world.count("entry").await, 7);
    })
    .await;
}

#[tokio::test]
async fn a_doubled_answer_is_taken_once() {
    everywhere(async |world| {
        let (ann, bob, table) = world.table().await;
        let question = ann.question(table).await;
        let action = bid(3, "raven");
        let (one, other) = tokio::join!(
            ann.answers(table, question, &action),
            ann.answers(table, question, &action),
        );
        let receipt = one.unwrap();
        assert_eq!(other.unwrap(), receipt);
        // The same answer, written otherwise.
        let spaced = r#" { "Bid" : { "word" : "raven", "amount" : 3 } } "#;
        assert_eq!(ann.answers(table, question, spaced).await, Ok(receipt));
        bob.bids(table, 2, "x").await.unwrap();
        assert_eq!(
            ann.answers(table, question, &action).await,
            Ok(receipt),
            "even later"
        );
        assert_eq!(world.count("entry").await, 3);
    })
    .await;
}

#[tokio::test]
async fn an_answer_is_stored_as_the_game_writes_it() {
    everywhere(async |world| {
        let (ann, _, table) = world.table().await;
        let question = ann.question(table).await;
        let more = r#" { "Bid": { "word": "raven", "amount": 3, "of": "winter" } } "#;
        let receipt = ann.answers(table, question, more).await.unwrap();
        let rows = world
            .rows("SELECT action FROM entry WHERE seq > 0 AND action IS NOT NULL")
            .await;
        let stored: Vec<String> = rows
            .iter()
            .map(|it| it.try_get_by_index(0).unwrap())
            .collect();
        assert_eq!(stored, [bid(3, "raven")]);
        let again = ann.answers(table, question, more).await;
        assert_eq!(again, Ok(receipt), "it is the same answer");
    })
    .await;
}

/// Checks that, whatever was sent, what the game writes has to be read again where it is played again.
#[tokio::test]
async fn an_answer_that_would_not_be_read_again_is_refused() {
    everywhere(async |world| {
        let (ann, _, table) = world.table().await;
        let question = ann.question(table).await;
        let actor = Actor::Person(ann.id, Seat(0));
        let long = |length| {
            let word = "x".repeat(length);
            AnyValue::new(Action::Bid(Bid { amount: 3, word }))
        };
        let most = Sealed::LARGEST_ANSWER - bid(3, "").len();
        let given = async |length| {
            tables::answer(&world.platform, actor, table, question, long(length)).await
        };
        assert_eq!(given(most + 1).await, Err(Error::TooLarge));
        assert_eq!(world.count("entry").await, 1, "nothing is stored");
        given(most).await.unwrap();
        let checked = tables::check(&world.platform, table).await.unwrap();
        assert_eq!(checked.fault, None, "it plays again");
    })
    .await;
}

#[tokio::test]
async fn a_doubled_answer_that_was_taken_back_is_not_acknowledged() {
    everywhere(async |world| {
        let (ann, _, table) = world.table().await;
        let question = ann.question(table).await;
        let action = bid(3, "raven");
        let given = ann.answers(table, question, &action).await.unwrap();
        ann.undoes(table, given.seq).await.unwrap();
        assert_eq!(
            ann.answers(table, question, &action).await,
            Err(Error::Closed)
        );
    })
    .await;
}

#[tokio::test]
async fn the_answer_that_ended_the_game_can_be_repeated() {
    everywhere(async |world| {
        let (ann, bob, table) = world.table().await;
        let mut last = None;
        for _ in 0..3 {
            ann.bids(table, 1, "a").await.unwrap();
            let question = bob.question(table).await;
            last = Some((
                question,
                bob.answers(table, question, &bid(2, "b")).await.unwrap(),
            ));
        }
        let (question, receipt) = last.unwrap();
        assert_eq!(bob.page(table).await.listing.status, Status::Over);
        assert_eq!(
            bob.answers(table, question, &bid(2, "b")).await,
            Ok(receipt)
        );
        assert_eq!(
            bob.answers(table, question, &bid(1, "b")).await,
            Err(Error::Closed)
        );
    })
    .await;
}

#[tokio::test]
async fn an_answer_taken_back_can_be_given_anew() {
    everywhere(async |world| {
        let (ann, bob, table) = world.table().await;
        let first = ann.question(table).await;
        ann.answers(table, first, &bid(1, "a")).await.unwrap();
        ann.answers(table, ann.question(table).await, &taking_back())
            .await
            .unwrap();
        assert_eq!(ann.page(table).await.waiting.len(), 2);
        assert_eq!(
            ann.answers(table, first, &bid(2, "a")).await,
            Err(Error::Closed)
        );
        ann.bids(table, 2, "a").await.unwrap();
        bob.bids(table, 1, "b").await.unwrap();
        assert!(ann.sees(table).await.contains("Won"));
    })
    .await;
}

#[tokio::test]
async fn the_entry_is_in_the_database_when_the_notice_comes() {
    everywhere(async |world| {
        let (ann, bob, table) = world.table().await;
        let db = world.database().await;
        let mut notices = world.platform.hub().subscribe();
        let listener = tokio::spawn(async move {
            let mut heard = 0;
            while heard < 6 {
                let notice = notices.recv().await.unwrap();
                let sql = format!(
                    "SELECT e.seq FROM entry e JOIN table_ t ON t.id = e.table_id \
                     WHERE t.id = '{}' AND e.seq = {} AND t.seq >= e.seq",
                    notice.table, notice.seq
                );
                let found = Statement::from_string(db.get_database_backend(), sql);
                assert!(
                    db.query_one_raw(found).await.unwrap().is_some(),
                    "{notice:?}"
                );
                heard += 1;
            }
        });
        for _ in 0..3 {
            ann.bids(table, 1, "a").await.unwrap();
            bob.bids(table, 2, "b").await.unwrap();
        }
        listener.await.unwrap();
    })
    .await;
}

#[tokio::test]
async fn an_answer_is_finished_although_nobody_waits_for_it() {
    everywhere(async |world| {
        let (ann, bob, table) = world.table().await;
        let mut notices = world.platform.hub().subscribe();
        let question = ann.question(table).await;
        let action = bid(1, "a");
        {
            let actor = Actor::Person(ann.id, Seat(0));
            let answer = tables::answer(&world.platform, actor, table, question, &action);
            let begun = pin!(answer).poll(&mut Context::from_waker(Waker::noop()));
            assert!(
                matches!(begun, Poll::Pending),
                "the browser closes its connection now"
            );
        }
        let notice = timeout(Duration::from_secs(20), notices.recv()).await;
        assert_eq!(notice.expect("it is told").unwrap().table, table);
        assert_eq!(bob.page(table).await.waiting.len(), 1);
    })
    .await;
}
