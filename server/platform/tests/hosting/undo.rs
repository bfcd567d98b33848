//! Answers that are taken back, up to the barrier.

use platform::Error;
use platform::tables::{self, Fate, LastAnswer};
use sea_orm::ConnectionTrait;
use serde_json::Value;
use tabletop::Seat;

use crate::databases::everywhere;
use crate::world::{World, bid};

#[tokio::test]
async fn the_last_answer_is_taken_back_and_asked_anew() {
    everywhere(async |world| {
        let (ann, bob, table) = world.table().await;
        let (first, his) = (ann.question(table).await, bob.question(table).await);
        let before = ann.page(table).await;
        let given = ann.bids(table, 3, "winterfell").await.unwrap();
        let open = LastAnswer {
            seq: given.seq,
            fate: Fate::Open,
        };
        assert_eq!(ann.page(table).await.last_answer, Some(open));
        assert_eq!(bob.page(table).await.last_answer, None);

        let receipt = ann.undoes(table, given.seq).await.unwrap();
        assert_eq!(receipt.seq, given.seq + 1);
        let after = ann.page(table).await;
        assert_eq!(
            (&after.view, &after.waiting),
            (&before.view, &before.waiting)
        );
        assert_eq!(after.last_answer, None, "what was taken back is no answer");
        assert_ne!(ann.question(table).await, first, "no id is used again");
        assert_eq!(bob.question(table).await, his, "he goes on thinking");
        let undone = after.undone[0];
        assert_eq!((undone.seq, undone.entry), (receipt.seq, given.seq));
        assert_eq!(after.log.len(), 1, "history keeps what was taken back");
        assert_eq!(
            ann.answers(table, first, &bid(2, "late")).await,
            Err(Error::Closed)
        );
        assert!(!bob.sees(table).await.contains("winterfell"));

        ann.bids(table, 2, "a").await.unwrap();
        bob.bids(table, 1, "b").await.unwrap();
        assert!(ann.sees(table).await.contains("Won"));
    })
    .await;
}

/// Checks that whoever answers it looks at the table as the seat that was named, after it is stored.
#[tokio::test]
async fn nothing_is_taken_back_for_somebody_elses_seat() {
    everywhere(async |world| {
        let (ann, _, table) = world.table().await;
        let given = ann.bids(table, 3, "winterfell").await.unwrap();
        let before = ann.page(table).await;
        for (seat, done) in [(1, Err(Error::NotSeated)), (0, Ok(given.seq + 1))] {
            let as_seat = (ann.id, Some(Seat(seat)));
            let undone = tables::undo(&world.platform, as_seat, table, given.seq).await;
            assert_eq!(undone.map(|it| it.seq), done);
            let changed = ann.page(table).await.seq != before.seq;
            assert_eq!(changed, seat == 0, "a refusal changes nothing");
        }
    })
    .await;
}

/// Checks that what changes no game ends nobody's right to think again.
#[tokio::test]
async fn votes_and_time_given_back_leave_the_last_answer_open() {
    everywhere(async |world| {
        let (ann, bob, table) = world.paced("each 86400/3600").await;
        platform::deadlines::alive(&world.platform).await.unwrap();
        let given = ann.bids(table, 3, "a").await.unwrap();
        let pause = (tables::Motion::Pause, true);
        tables::cast(&world.platform, bob.id, table, pause)
            .await
            .unwrap();
        world.wait_days(1);
        platform::deadlines::credit(&world.platform).await.unwrap();
        let page = ann.page(table).await;
        assert!(page.seq >= given.seq + 2);
        assert_eq!(page.last_answer.map(|it| it.fate), Some(Fate::Open));
        ann.undoes(table, given.seq).await.unwrap();
        assert_eq!(ann.page(table).await.waiting.len(), 2);
    })
    .await;
}

#[tokio::test]
async fn who_has_given_the_seat_away_takes_nothing_back() {
    everywhere(async |world| {
        let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
        let table = ann.lays(crate::world::table_of(3)).await;
        ann.takes(table, 0).await.unwrap();
        tables::share_seat(&world.platform, ann.id, table, Seat(1))
            .await
            .unwrap();
        bob.takes(table, 2).await.unwrap();
        let given = ann.bids_as(table, 0, 3).await.unwrap();
        tables::hand_over(&world.platform, ann.id, table, Seat(0))
            .await
            .unwrap();
        let late = ann.undoes(table, given.seq).await;
        assert_eq!(late, Err(Error::NotYours));
    })
    .await;
}

#[tokio::test]
async fn a_repeated_request_is_acknowledged_and_changes_nothing() {
    everywhere(async |world| {
        let (ann, bob, table) = world.table().await;
        let given = ann.bids(table, 3, "a").await.unwrap();
        let (one, other) = tokio::join!(ann.undoes(table, given.seq), ann.undoes(table, given.seq));
        let receipt = one.unwrap();
        assert_eq!(other, Ok(receipt));
        let again = ann.bids(table, 2, "a").await.unwrap();
        assert_eq!(
            ann.undoes(table, given.seq).await,
            Ok(receipt),
            "even later"
        );
        assert_eq!(ann.page(table).await.seq, again.seq);
        bob.bids(table, 1, "b").await.unwrap();
        assert_eq!(ann.undoes(table, given.seq).await, Ok(receipt));
        assert_eq!(world.count("entry").await, 1 + 4);
    })
    .await;
}

#[tokio::test]
async fn an_answer_after_which_somebody_has_answered_stays() {
    everywhere(async |world| {
        let ann = world.person("Ann").await;
        let (bob, cat) = (world.person("Bob").await, world.person("Cat").await);
        let table = ann.lays(crate::world::table_of(3)).await;
        for (who, seat) in [(&ann, 0), (&bob, 1), (&cat, 2)] {
            who.takes(table, seat).await.unwrap();
        }
        let hers = ann.bids(table, 3, "a").await.unwrap();
        let his = bob.bids(table, 2, "b").await.unwrap();
        assert_eq!(ann.undoes(table, hers.seq).await, Err(Error::Final));
        let fate = ann.page(table).await.last_answer.unwrap().fate;
        assert_eq!(fate, Fate::Overtaken);
        assert_eq!(
            ann.undoes(table, his.seq).await,
            Err(Error::NotYours),
            "nobody takes back for others"
        );
        bob.undoes(table, his.seq).await.unwrap();
        assert_eq!(
            ann.undoes(table, his.seq).await,
            Err(Error::NotYours),
            "not even again"
        );
        assert_eq!(
            ann.undoes(table, hers.seq).await,
            Err(Error::Final),
            "one step back, not two"
        );
    })
    .await;
}

#[tokio::test]
async fn what_was_revealed_or_rolled_stays() {
    everywhere(async |world| {
        let (ann, bob, table) = world.table().await;
        ann.bids(table, 3, "a").await.unwrap();
        let last = bob.bids(table, 2, "b").await.unwrap();
        let fate = bob.page(table).await.last_answer.unwrap().fate;
        assert_eq!(fate, Fate::Rolled);
        assert_eq!(bob.undoes(table, last.seq).await, Err(Error::Final));
        for _ in 0..2 {
            ann.bids(table, 1, "a").await.unwrap();
            bob.bids(table, 1, "b").await.unwrap();
        }
        let page = bob.page(table).await;
        assert_eq!(page.last_answer, None, "the game is over");
        assert_eq!(bob.undoes(table, page.seq).await, Err(Error::NotRunning));
    })
    .await;
}

/// Earlier versions kept the state before the last of several secret answers where nothing was shown.
#[tokio::test]
async fn what_earlier_versions_kept_is_not_taken_up_where_all_have_chosen() {
    everywhere(async |mut world| {
        let (ann, bob, table) = world.table().await;
        ann.bids(table, 3, "a").await.unwrap();
        let before = world.rows("SELECT state FROM table_").await;
        let before: String = before[0].try_get_by_index(0).unwrap();
        let last = bob.bids(table, 2, "b").await.unwrap();
        let before = before.replace('\'', "''");
        let db = world.database().await;
        let kept = format!("UPDATE table_ SET undo = '{before}'");
        db.execute_unprepared(&kept).await.unwrap();
        db.close().await.unwrap();
        world.restart().await;
        let bob = bob.at(&world);
        let entries = world.count("entry").await;
        assert_eq!(bob.undoes(table, last.seq).await, Err(Error::Final));
        assert_eq!(world.count("entry").await, entries);
    })
    .await;
}

#[tokio::test]
async fn after_twenty_times_an_answer_stays() {
    everywhere(async |world| {
        let (ann, bob, table) = world.table().await;
        for _ in 0..20 {
            let given = ann.bids(table, 1, "a").await.unwrap();
            ann.undoes(table, given.seq).await.unwrap();
        }
        let stays = ann.bids(table, 1, "a").await.unwrap();
        let said = ann.page(table).await.last_answer.unwrap();
        assert_eq!(said.fate, Fate::TooOften, "and it is not offered");
        assert_eq!(ann.undoes(table, stays.seq).await, Err(Error::Final));
        bob.bids(table, 2, "b").await.unwrap();
        let next = ann.bids(table, 1, "a").await.unwrap();
        ann.undoes(table, next.seq).await.unwrap();
    })
    .await;
}

#[tokio::test]
async fn forged_requests_are_refused() {
    everywhere(async |world| {
        let (ann, bob, table) = world.table().await;
        let cat = world.person("Cat").await;
        let start = ann.page(table).await.seq;
        let given = ann.bids(table, 3, "a").await.unwrap();
        assert_eq!(cat.undoes(table, given.seq).await, Err(Error::NotSeated));
        assert_eq!(bob.undoes(table, given.seq).await, Err(Error::NotYours));
        for seq in [start, 0, -1, given.seq + 1, i64::MAX] {
            assert!(bob.undoes(table, seq).await.is_err(), "{seq}");
        }
        assert_eq!(ann.page(table).await.seq, given.seq);
    })
    .await;
}

#[tokio::test]
async fn an_answer_can_be_taken_back_after_a_restart() {
    everywhere(async |mut world: World| {
        let (ann, bob, table) = world.table().await;
        let given = ann.bids(table, 3, "a").await.unwrap();
        world.restart().await;
        let (ann, bob) = (ann.at(&world), bob.at(&world));
        ann.undoes(table, given.seq).await.unwrap();
        world.restart().await;
        let (ann, bob) = (ann.at(&world), bob.at(&world));
        ann.bids(table, 1, "a").await.unwrap();
        bob.bids(table, 2, "b").await.unwrap();
        assert!(bob.sees(table).await.contains("Won"));
    })
    .await;
}

/// Two processes on one database: whoever comes first has been first.
#[tokio::test]
async fn taking_back_and_answering_at_once_both_end_well() {
    everywhere(async |mut world: World| {
        let (ann, bob, table) = world.table().await;
        world.restart().await;
        let elsewhere = bob.at(&world);
        let given = ann.bids(table, 3, "a").await.unwrap();
        let (undone, answered) =
            tokio::join!(ann.undoes(table, given.seq), elsewhere.bids(table, 2, "b"));
        answered.unwrap();
        let page = ann.page(table).await;
        match undone {
            Ok(_) => assert_eq!(page.waiting.len(), 1),
            Err(why) => assert_eq!((why, page.waiting.len()), (Error::Final, 2)),
        }
    })
    .await;
}

#[tokio::test]
async fn the_record_leaves_out_what_was_taken_back() {
    everywhere(async |world| {
        let (ann, bob, table) = world.table().await;
        for word in ["dragonglass", "wildfire"] {
            let given = ann.bids(table, 1, word).await.unwrap();
            ann.undoes(table, given.seq).await.unwrap();
        }
        for _ in 0..3 {
            ann.bids(table, 1, "a").await.unwrap();
            bob.bids(table, 1, "b").await.unwrap();
        }
        let record = platform::tables::record(&world.platform, None, table, None).await;
        let record = record.unwrap().unwrap();
        assert!(!record.contains("dragonglass") && !record.contains("wildfire"));
        assert_eq!(record.matches("\"a\"").count(), 3);
        // As it would be without: the first questions have the first ids.
        assert!(record.contains("decision: DecisionId(1)"), "{record}");
        let log: Vec<Value> = ann
            .page(table)
            .await
            .log
            .iter()
            .map(|it| serde_json::from_str(&it.event.json().unwrap()).unwrap())
            .collect();
        assert_eq!(log.len(), 2 + 9);
    })
    .await;
}
