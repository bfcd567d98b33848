//! Answers that are refused, and change nothing.

use platform::Error;
use platform::tables::{self, Actor, MAX_ACTION};
use tabletop::{DecisionId, Seat};

use crate::databases::everywhere;
use crate::game::UNLUCKY;
use crate::world::{Person, World, bid, table_of, taking_back};

/// Everything that an answer could have changed.
async fn stored(world: &World) -> String {
    let tables = world
        .rows("SELECT seq, state, status, changed_at FROM table_ ORDER BY id")
        .await;
    let asked = world
        .rows("SELECT * FROM pending ORDER BY table_id, decision")
        .await;
    let entries = world.count("entry").await;
    let state: Vec<(i64, Option<String>, String)> = tables
        .iter()
        .map(|it| {
            let get = |at| it.try_get_by_index(at).unwrap();
            (
                it.try_get_by_index(0).unwrap(),
                it.try_get_by_index(1).unwrap(),
                get(2),
            )
        })
        .collect();
    format!("{state:?} {} {entries}", asked.len())
}

#[tokio::test]
async fn forged_answers_are_refused_and_change_nothing() {
    everywhere(async |world| {
        let (ann, bob, table) = world.table().await;
        let cat = world.person("Cat").await;
        let (hers, his) = (ann.question(table).await, bob.question(table).await);
        let before = stored(&world).await;
        let refuses = async |who: &Person, question, action: &str| {
            who.answers(table, question, action).await.unwrap_err()
        };

        assert_eq!(refuses(&cat, hers, &bid(1, "x")).await, Error::NotSeated);
        assert_eq!(
            refuses(&cat, hers, "{").await,
            Error::NotSeated,
            "told nothing else"
        );
        assert_eq!(refuses(&bob, hers, &bid(1, "x")).await, Error::NotYours);
        assert_eq!(refuses(&ann, his, &bid(1, "x")).await, Error::NotYours);
        assert_eq!(
            refuses(&ann, DecisionId(999), &bid(1, "x")).await,
            Error::Closed
        );
        assert_eq!(
            refuses(&ann, hers, &"[".repeat(MAX_ACTION)).await,
            Error::TooLarge
        );
        assert_eq!(
            refuses(&ann, hers, &"[".repeat(16 * 1024)).await,
            Error::Malformed
        );
        assert_eq!(
            refuses(&ann, hers, &bid(1, &"x".repeat(1 << 20))).await,
            Error::TooLarge
        );
        for nonsense in ["", "{", "null", "17", "{\"Bid\":{}}", "\"Bid\"", "[[[[]]]]"] {
            assert_eq!(
                refuses(&ann, hers, nonsense).await,
                Error::Malformed,
                "{nonsense}"
            );
        }
        let reason = Error::Illegal(r#"{"TooRich":{"purse":20}}"#.into());
        assert_eq!(refuses(&ann, hers, &bid(21, "x")).await, reason);
        let reason = Error::Illegal(r#""NotAsked""#.into());
        assert_eq!(refuses(&ann, hers, &taking_back()).await, reason);
        assert_eq!(stored(&world).await, before);
    })
    .await;
}

#[tokio::test]
async fn a_late_answer_is_refused() {
    everywhere(async |world| {
        let (ann, bob, table) = world.table().await;
        let old = ann.question(table).await;
        ann.bids(table, 1, "a").await.unwrap();
        bob.bids(table, 2, "b").await.unwrap();
        let before = stored(&world).await;
        assert_eq!(
            ann.answers(table, old, &bid(2, "a")).await,
            Err(Error::Closed)
        );
        assert_eq!(
            bob.answers(table, old, &bid(1, "a")).await,
            Err(Error::Closed)
        );
        assert_eq!(stored(&world).await, before);
    })
    .await;
}

#[tokio::test]
async fn nobody_answers_before_the_game_or_in_the_name_of_the_computer() {
    everywhere(async |world| {
        let ann = world.person("Ann").await;
        let table = ann.lays(table_of(2)).await;
        ann.takes(table, 0).await.unwrap();
        let early = ann.answers(table, DecisionId(1), &bid(1, "a")).await;
        assert_eq!(early, Err(Error::NotRunning));
        tables::seat_computer(&world.platform, ann.id, table, Seat(1))
            .await
            .unwrap();
        // Seat 1 was asked question 2, and only the computer may answer it.
        let forged = ann.answers(table, DecisionId(2), &bid(1, "a")).await;
        assert_eq!(forged, Err(Error::NotYours));
        let give = async |seat, question| {
            let actor = Actor::Computer(seat);
            tables::answer(&world.platform, actor, table, question, &bid(1, "c")).await
        };
        assert_eq!(give(Seat(0), DecisionId(1)).await, Err(Error::NotSeated));
        give(Seat(1), DecisionId(2)).await.unwrap();
    })
    .await;
}

#[tokio::test]
async fn rules_that_panic_leave_the_table_unharmed() {
    everywhere(async |world| {
        let (ann, bob, table) = world.table().await;
        let before = stored(&world).await;
        let broken = ann.bids(table, UNLUCKY, "a").await;
        assert!(matches!(broken, Err(Error::Internal(_))), "{broken:?}");
        assert_eq!(stored(&world).await, before);
        ann.bids(table, 1, "a").await.unwrap();
        bob.bids(table, 2, "b").await.unwrap();
    })
    .await;
}
