//! Tests of what an anonymous table keeps back of how far people are relied on.

use platform::accounts::{self, Record};
use platform::tables::{Masks, Motion, NewTable};
use platform::{TableId, jobs, tables};

use crate::databases::everywhere;
use crate::world::{Person, World, paced};

const DAY: i64 = 24 * 60 * 60 * 1000;

async fn record(who: &Person) -> Record {
    accounts::reliability(&who.platform, who.id).await.unwrap()
}

/// Ann and Bob behind masks, three rounds with a day for each answer.
async fn masked(world: &World, masks: Masks) -> (Person, Person, TableId) {
    let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
    let table = NewTable {
        masks,
        ..paced("each 86400/3600")
    };
    let table = ann.lays(table).await;
    ann.takes(table, 0).await.unwrap();
    bob.takes(table, 1).await.unwrap();
    ann.is_there(table).await;
    bob.is_there(table).await;
    (ann, bob, table)
}

/// Ann bids, and Bob is too late each time.
async fn plays_alone(world: &World, ann: &Person, table: TableId) {
    for _ in 0..3 {
        ann.bids(table, 1, "a").await.unwrap();
        world.wait(DAY);
        world.strike().await;
    }
}

#[tokio::test]
async fn it_counts_when_the_masks_fall() {
    everywhere(async |world| {
        let (ann, bob, table) = masked(&world, Masks::UntilEnd).await;
        ann.bids(table, 1, "a").await.unwrap();
        world.wait(DAY);
        world.strike().await;
        assert_eq!(record(&ann).await, Record::default());
        assert_eq!(record(&bob).await, Record::default());
        ann.bids(table, 1, "a").await.unwrap();
        bob.bids(table, 1, "b").await.unwrap();
        ann.bids(table, 1, "a").await.unwrap();
        assert_eq!(record(&ann).await, Record::default());
        bob.bids(table, 1, "b").await.unwrap();
        assert_eq!(record(&ann).await.in_time, 3);
        let bob = record(&bob).await;
        assert_eq!((bob.missed, bob.in_time, bob.run), (1, 2, 2));
        assert_eq!(world.count("withheld").await, 0);
    })
    .await;
}

#[tokio::test]
async fn under_masks_for_ever_it_counts_some_day_from_anywhere() {
    everywhere(async |world| {
        let (ann, bob, table) = masked(&world, Masks::ForEver).await;
        plays_alone(&world, &ann, table).await;
        jobs::once(&world.platform).await;
        assert_eq!(record(&bob).await, Record::default(), "not with the end");
        let rows = world
            .rows("SELECT COUNT(*) FROM withheld WHERE table_id IS NULL AND due_at IS NOT NULL")
            .await;
        assert_eq!(rows[0].try_get_by_index::<i64>(0).unwrap(), 2, "cut loose");
        world.wait(DAY - 1);
        jobs::once(&world.platform).await;
        assert_eq!(record(&bob).await, Record::default(), "a day at least");
        world.wait_days(7);
        jobs::once(&world.platform).await;
        assert_eq!(record(&ann).await.in_time, 3);
        assert!(record(&bob).await.missed >= 2);
        assert_eq!(world.count("withheld").await, 0);
    })
    .await;
}

#[tokio::test]
async fn a_game_that_ends_by_vote_lets_it_go_as_well() {
    everywhere(async |world| {
        let (ann, bob, table) = masked(&world, Masks::UntilEnd).await;
        ann.bids(table, 1, "a").await.unwrap();
        for person in [&ann, &bob] {
            tables::cast(&world.platform, person.id, table, (Motion::Draw, true))
                .await
                .unwrap();
        }
        assert_eq!(record(&ann).await.in_time, 1);
    })
    .await;
}
