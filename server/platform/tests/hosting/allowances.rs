//! Tests that what piles up has an end, and says so.

use platform::tables;
use platform::{Allowance, Error};
use tabletop::Seat;

use crate::databases::everywhere;
use crate::world::{Person, World, table_of};

const DAY: i64 = 24 * 60 * 60 * 1000;

async fn create(who: &Person) -> Result<platform::TableId, Error> {
    tables::create(&who.platform, who.id, table_of(3)).await
}

async fn invite(who: &Person, table: platform::TableId, name: &str) -> Result<(), Error> {
    tables::invite(&who.platform, who.id, table, name).await
}

async fn created(world: &World) -> i64 {
    world.count("table_").await
}

#[tokio::test]
async fn twenty_tables_of_one_owner_gather_at_once() {
    everywhere(async |world| {
        let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
        let mut last = None;
        for _ in 0..20 {
            last = Some(create(&ann).await.unwrap());
        }
        let refused = create(&ann).await;
        assert_eq!(refused, Err(Error::TooMany(Allowance::Gathering)));
        assert_eq!(created(&world).await, 20);
        create(&bob).await.unwrap();
        tables::close(&ann.platform, ann.id, last.unwrap())
            .await
            .unwrap();
        create(&ann).await.unwrap();
    })
    .await;
}

#[tokio::test]
async fn a_hundred_tables_are_laid_in_a_day_closed_ones_included() {
    everywhere(async |world| {
        let ann = world.person("Ann").await;
        for _ in 0..60 {
            let table = create(&ann).await.unwrap();
            tables::close(&ann.platform, ann.id, table).await.unwrap();
        }
        let practice =
            async || tables::practice(&ann.platform, ann.id, table_of(2), &[Seat(0)]).await;
        for _ in 0..40 {
            practice().await.unwrap();
        }
        let refused = Error::TooMany(Allowance::Tables);
        assert_eq!(create(&ann).await, Err(refused.clone()));
        assert_eq!(practice().await, Err(refused));
        world.wait(DAY);
        create(&ann).await.unwrap();
    })
    .await;
}

#[tokio::test]
async fn nobody_is_invited_without_end() {
    everywhere(async |world| {
        let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
        let emails = "SELECT COUNT(*) FROM outbox WHERE category = 'invitation'";
        let written = async || -> i64 { world.rows(emails).await[0].try_get_by_index(0).unwrap() };
        // Tables that are closed and created again are no way around.
        for _ in 0..20 {
            let table = create(&ann).await.unwrap();
            invite(&ann, table, "Bob").await.unwrap();
            invite(&ann, table, "Bob").await.unwrap();
            tables::close(&ann.platform, ann.id, table).await.unwrap();
        }
        let table = create(&ann).await.unwrap();
        let before = written().await;
        let refused = invite(&ann, table, "Bob").await;
        assert_eq!(refused, Err(Error::TooMany(Allowance::InvitationsToOne)));
        assert_eq!(written().await, before);
        world.person("Cat").await;
        invite(&ann, table, "Cat").await.unwrap();
        world.wait(7 * DAY);
        invite(&ann, table, "Bob").await.unwrap();
        let theirs = create(&bob).await.unwrap();
        invite(&bob, theirs, "Ann").await.unwrap();
    })
    .await;
}

#[tokio::test]
async fn whoever_declines_three_times_is_left_alone() {
    everywhere(async |world| {
        let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
        for _ in 0..3 {
            let table = create(&ann).await.unwrap();
            invite(&ann, table, "Bob").await.unwrap();
            tables::decline(&bob.platform, bob.id, table).await.unwrap();
            tables::close(&ann.platform, ann.id, table).await.unwrap();
        }
        let table = create(&ann).await.unwrap();
        let refused = invite(&ann, table, "Bob").await;
        assert_eq!(refused, Err(Error::TooMany(Allowance::Declined)));
        let cat = world.person("Cat").await;
        let others = create(&cat).await.unwrap();
        invite(&cat, others, "Bob").await.unwrap();
        world.wait(30 * DAY);
        invite(&ann, table, "Bob").await.unwrap();
    })
    .await;
}
