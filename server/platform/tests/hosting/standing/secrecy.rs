//! Tests of whose answers they are, and what others can tell of them.

use platform::tables::{self, LogEntry, TablePage};
use platform::{Error, TableId};
use sea_orm::ConnectionTrait;

use super::{plan, until, watched};
use crate::databases::everywhere;
use crate::world::{Person, table_of};

#[tokio::test]
async fn only_ones_own_seat_and_nobody_elses_eyes() {
    everywhere(async |world| {
        let (ann, bob, table) = world.table().await;
        ann.bids(table, 1, "by hand").await.unwrap();
        let before = ann.page(table).await;
        let mut notices = world.platform.hub().subscribe();
        ann.lays_down(table, 0, &plan(&[(2, "winterfell", false)]))
            .await
            .unwrap();
        assert!(notices.try_recv().is_err(), "nobody is woken by it");
        assert_eq!(ann.page(table).await, before);
        assert!(!bob.sees(table).await.contains("winterfell"));
        assert_eq!(bob.saved(table, 0).await, Err(Error::NotSeated));
        let foreign = bob.lays_down(table, 0, "[]").await;
        assert_eq!(foreign, Err(Error::NotSeated));
        let hidden = platform::tables::NewTable {
            open: false,
            ..table_of(2)
        };
        let hidden = ann.lays(hidden).await;
        assert_eq!(bob.saved(hidden, 0).await, Err(Error::NoSuchTable));
        ann.takes(hidden, 0).await.unwrap();
        let early = ann.lays_down(hidden, 0, "[]").await;
        assert_eq!(early, Err(Error::NotRunning));
    })
    .await;
}

/// Returns what others are shown, but for when it happened.
fn shown(page: TablePage) -> TablePage {
    let log = page.log.into_iter().map(|it| LogEntry { at: 0, ..it });
    let mut listing = page.listing;
    (listing.id, listing.created_at) = (TableId(0), 0);
    listing.asked_at = listing.asked_at.map(|_| 0);
    for clock in &mut listing.clocks {
        clock.silent_from = clock.silent_from.map(|_| 0);
    }
    TablePage {
        listing,
        now: 0,
        log: log.collect(),
        seed_hash: String::new(),
        invitation: None,
        words: None,
        picture_key: None,
        ..page
    }
}

#[tokio::test]
async fn a_third_seat_cannot_tell_it_from_an_answer_by_hand() {
    everywhere(async |world| {
        let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
        let cat = world.person("Catelyn").await;
        let mut pages = Vec::new();
        for by_hand in [true, false] {
            let table = ann.lays(table_of(3)).await;
            for (who, seat) in [(&ann, 0), (&bob, 1), (&cat, 2)] {
                who.takes(table, seat).await.unwrap();
            }
            world.wait(1000);
            ann.bids(table, 1, "a").await.unwrap();
            if !by_hand {
                ann.lays_down(table, 0, &plan(&[(2, "planned", true)]))
                    .await
                    .unwrap();
            }
            bob.bids(table, 0, "b").await.unwrap();
            let already = world.count("entry").await;
            let mut notices = world.platform.hub().subscribe();
            watched(&world, async || {
                cat.bids(table, 0, "c").await.unwrap();
                if by_hand {
                    ann.bids(table, 2, "planned").await.unwrap();
                }
                until(&mut notices, &world, already + 2).await;
            })
            .await;
            let spectator = tables::page(&world.platform, None, table, tables::Look::default());
            let spectator = spectator.await.unwrap();
            pages.push((shown(cat.page(table).await), shown(spectator)));
        }
        assert_eq!(pages[0], pages[1]);
    })
    .await;
}

/// Checks that whoever is not there stays away.
#[tokio::test]
async fn what_was_laid_down_answers_for_nobody_who_is_there() {
    everywhere(async |world| {
        let (ann, bob, table) = world.table().await;
        bob.bids(table, 1, "by hand").await.unwrap();
        bob.lays_down(table, 1, &plan(&[(1, "planned", false)]))
            .await
            .unwrap();
        // As if the clock had answered for him.
        let absent = "UPDATE seat SET missed = 2, absent_since = 1 WHERE seat = 1";
        world.rows(absent).await;
        let mut notices = world.platform.hub().subscribe();
        watched(&world, async || {
            ann.bids(table, 2, "a").await.unwrap();
            until(&mut notices, &world, 1 + 2 + 1).await;
        })
        .await;
        assert!(ann.page(table).await.listing.clocks[1].absent);
        // What they answer by hand is another matter.
        ann.bids(table, 2, "a").await.unwrap();
        bob.lays_down(table, 1, "[]").await.unwrap();
        bob.bids(table, 1, "by hand").await.unwrap();
        assert!(!ann.page(table).await.listing.clocks[1].absent);
    })
    .await;
}

#[tokio::test]
async fn a_seat_of_the_computer_and_a_new_holder_inherit_nothing() {
    everywhere(async |world| {
        let (ann, bob, table) = world.table().await;
        ann.bids(table, 1, "by hand").await.unwrap();
        ann.lays_down(table, 0, &plan(&[(2, "planned", false)]))
            .await
            .unwrap();
        bob.bids(table, 0, "b").await.unwrap();
        let hand_to = async |holder: String| {
            let db = world.database().await;
            let sql = format!("UPDATE seat SET holder = {holder} WHERE seat = 0");
            db.execute_unprepared(&sql).await.unwrap();
            db.close().await.unwrap();
            // Whatever is stored looks at the whole table.
            bob.lays_down(table, 1, "[]").await.unwrap();
            world.count("entry").await
        };
        let person = |who: &Person| format!("'person', user_id = {}", who.id.0);
        assert_eq!(hand_to("'computer', user_id = NULL".into()).await, 3);
        assert_eq!(hand_to(person(&bob)).await, 3);
        let theirs = bob.saved(table, 0).await.unwrap();
        assert_eq!(theirs.content, None, "nor is it theirs to read");
        assert_eq!(hand_to(person(&ann)).await, 4, "hers again");
    })
    .await;
}
