//! Tests of how far somebody is relied on, and what that opens.

use platform::accounts::{self, Record, Reliability};
use platform::tables::{self, NewTable, Terms};
use platform::{Error, TableId};
use serde_json::json;
use tabletop::Seat;

use crate::databases::everywhere;
use crate::world::{Person, World, paced, table_of};

const DAY: i64 = 24 * 60 * 60 * 1000;
const DAILY: &str = "each 86400/3600";

async fn record(who: &Person) -> Record {
    accounts::reliability(&who.platform, who.id).await.unwrap()
}

/// Ann and Bob at a table with this pace and so many rounds.
async fn long(world: &World, pace: &str, rounds: u32) -> (Person, Person, TableId) {
    let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
    let table = NewTable {
        setup: json!({"purse": 20, "rounds": rounds}).to_string(),
        ..paced(pace)
    };
    let table = ann.lays(table).await;
    ann.takes(table, 0).await.unwrap();
    bob.takes(table, 1).await.unwrap();
    ann.is_there(table).await;
    bob.is_there(table).await;
    (ann, bob, table)
}

#[tokio::test]
async fn answers_in_time_count_once_and_misses_begin_anew() {
    everywhere(async |world| {
        let (ann, bob, table) = long(&world, DAILY, 4).await;
        let sealed = ann.bids(table, 1, "a").await.unwrap();
        ann.undoes(table, sealed.seq).await.unwrap();
        ann.bids(table, 2, "a").await.unwrap();
        assert_eq!(record(&ann).await.in_time, 1, "taken back is not twice");
        bob.bids(table, 1, "b").await.unwrap();
        ann.bids(table, 1, "a").await.unwrap();
        world.wait(DAY);
        world.strike().await;
        let (good, late) = (record(&ann).await, record(&bob).await);
        assert_eq!((good.in_time, good.run, good.missed), (2, 2, 0));
        assert_eq!((late.in_time, late.run, late.missed), (1, 0, 1));
        assert_eq!(late.level, Reliability::Unproven);
    })
    .await;
}

#[tokio::test]
async fn thirty_answers_in_time_make_somebody_reliable() {
    everywhere(async |world| {
        let (ann, bob, table) = long(&world, DAILY, 31).await;
        for _ in 0..30 {
            ann.bids(table, 0, "a").await.unwrap();
            bob.bids(table, 0, "b").await.unwrap();
        }
        assert_eq!(record(&ann).await.level, Reliability::High);
        let seats = bob.page(table).await.listing.seats;
        assert_eq!(seats[0].reliability, Some(Reliability::High));

        // Ann may ask for it now, and a newcomer is refused.
        let picky = NewTable {
            terms: Terms {
                least: Reliability::High,
                ..Terms::default()
            },
            ..table_of(3)
        };
        let cat = world.person("Cat").await;
        let own = tables::create(&world.platform, cat.id, picky.clone()).await;
        assert_eq!(own.unwrap_err(), Error::Unreliable);
        let table = ann.lays(picky).await;
        assert_eq!(cat.takes(table, 0).await, Err(Error::Unreliable));
        bob.takes(table, 1).await.unwrap();
        tables::invite(&world.platform, ann.id, table, "Cat")
            .await
            .unwrap();
        cat.takes(table, 0).await.unwrap();
    })
    .await;
}

#[tokio::test]
async fn the_cost_of_a_replaced_seat_stays_with_the_one_who_left() {
    everywhere(async |world| {
        let (ann, bob, table) = long(&world, DAILY, 9).await;
        for _ in 0..2 {
            ann.bids(table, 1, "a").await.unwrap();
            world.wait(DAY);
            world.strike().await;
        }
        assert_eq!(record(&bob).await.abandoned, 0, "Bob may come back");
        let cat = world.person("Cat").await;
        tables::replace(&world.platform, cat.id, table, Seat(1), None)
            .await
            .unwrap();
        assert_eq!(
            (record(&bob).await.abandoned, record(&bob).await.missed),
            (1, 2)
        );
        assert_eq!(record(&cat).await, Record::default());
        cat.bids(table, 1, "c").await.unwrap();
        assert_eq!(record(&cat).await.in_time, 1);

        // Whoever hands their seat to the computer leaves as well.
        tables::hand_over(&world.platform, cat.id, table, Seat(1))
            .await
            .unwrap();
        assert_eq!(record(&cat).await.abandoned, 1);
    })
    .await;
}

#[tokio::test]
async fn who_offers_the_seat_and_plays_on_has_abandoned_nothing() {
    everywhere(async |world| {
        let (ann, bob, table) = long(&world, DAILY, 1).await;
        tables::offer_seat(&world.platform, bob.id, table, Seat(1))
            .await
            .unwrap();
        ann.bids(table, 1, "a").await.unwrap();
        bob.bids(table, 2, "b").await.unwrap();
        assert!(bob.page(table).await.seed.is_some(), "the end");
        assert_eq!(record(&bob).await.abandoned, 0);
    })
    .await;
}

#[tokio::test]
async fn one_game_is_abandoned_once() {
    everywhere(async |world| {
        let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
        let table = NewTable {
            seats: 3,
            ..paced(DAILY)
        };
        let table = ann.lays(table).await;
        ann.takes(table, 0).await.unwrap();
        tables::share_seat(&world.platform, ann.id, table, Seat(1))
            .await
            .unwrap();
        bob.takes(table, 2).await.unwrap();
        ann.is_there(table).await;
        bob.is_there(table).await;
        for seat in [0, 1] {
            tables::hand_over(&world.platform, ann.id, table, Seat(seat))
                .await
                .unwrap();
        }
        assert_eq!(record(&ann).await.abandoned, 1);
    })
    .await;
}

#[tokio::test]
async fn two_abandoned_games_lower_and_close_a_table() {
    everywhere(async |world| {
        let (ann, bob, table) = long(&world, DAILY, 9).await;
        tables::hand_over(&world.platform, bob.id, table, Seat(1))
            .await
            .unwrap();
        let second = ann.lays(paced(DAILY)).await;
        ann.takes(second, 0).await.unwrap();
        bob.takes(second, 1).await.unwrap();
        ann.is_there(second).await;
        bob.is_there(second).await;
        tables::hand_over(&world.platform, bob.id, second, Seat(1))
            .await
            .unwrap();
        assert_eq!(record(&bob).await.level, Reliability::Low);
        let terms = Terms {
            least: Reliability::Unproven,
            ..Terms::default()
        };
        let third = ann
            .lays(NewTable {
                terms,
                ..paced(DAILY)
            })
            .await;
        assert_eq!(bob.takes(third, 0).await, Err(Error::Unreliable));
    })
    .await;
}

#[tokio::test]
async fn without_a_clock_nothing_counts() {
    everywhere(async |world| {
        let (ann, bob, table) = world.table().await;
        ann.bids(table, 1, "a").await.unwrap();
        tables::hand_over(&world.platform, bob.id, table, Seat(1))
            .await
            .unwrap();
        assert_eq!(record(&ann).await, Record::default());
        assert_eq!(record(&bob).await, Record::default());
    })
    .await;
}
