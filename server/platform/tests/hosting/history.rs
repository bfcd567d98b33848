//! Tests of what a table remembers of its game as a whole, and of its people.

use platform::tables::{self, Look, NewTable, TablePage};
use platform::{Error, TableId};
use tabletop::Seat;

use crate::databases::everywhere;
use crate::world::{Person, World, table_of};

async fn public(world: &World, table: TableId) -> TablePage {
    let page = tables::page(&world.platform, None, table, Look::default());
    page.await.unwrap()
}

#[tokio::test]
async fn a_chronicle_shows_what_everybody_saw_when_each_round_began() {
    everywhere(async |world| {
        let (ann, bob, table) = world.table().await;
        let mut expected = vec![public(&world, table).await];
        for round in 1..=3 {
            let chronicle = async || {
                let chronicle = tables::chronicle(&world.platform, Some(bob.id), table, None);
                chronicle.await.unwrap()
            };
            assert_eq!(chronicle().await.chapters.len(), round);
            ann.bids(table, 1, "winterfell").await.unwrap();
            assert!(!format!("{:?}", chronicle().await).contains("winterfell"));
            bob.bids(table, 2, "pyke").await.unwrap();
            expected.push(public(&world, table).await);
        }
        let chronicle = tables::chronicle(&world.platform, None, table, None).await;
        let chapters = chronicle.unwrap().chapters;
        let found: Vec<_> = chapters
            .into_iter()
            .map(|it| (it.seq, Some(it.view)))
            .collect();
        let expected: Vec<_> = expected.into_iter().map(|it| (it.seq, it.view)).collect();
        assert_eq!(found, expected);
    })
    .await;
}

#[tokio::test]
async fn a_chronicle_is_for_those_who_may_see_the_table() {
    everywhere(async |world| {
        let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
        let hidden = ann
            .lays(NewTable {
                open: false,
                ..table_of(2)
            })
            .await;
        let chronicle = async |who: &Person| {
            tables::chronicle(&world.platform, Some(who.id), hidden, None).await
        };
        assert_eq!(chronicle(&bob).await, Err(Error::NoSuchTable));
        assert_eq!(chronicle(&ann).await.unwrap().chapters, []);
    })
    .await;
}

#[tokio::test]
async fn what_one_has_seen_moves_forward_and_is_ones_own() {
    everywhere(async |world| {
        let (ann, bob, table) = world.table().await;
        let now = ann.bids(table, 1, "a").await.unwrap().seq;
        assert_eq!(ann.page(table).await.seen, None);
        let seen = async |seq| {
            tables::mark_seen(&world.platform, ann.id, table, seq)
                .await
                .unwrap();
            ann.page(table).await.seen
        };
        assert_eq!(seen(now - 1).await, Some(now - 1));
        assert_eq!(seen(now).await, Some(now));
        assert_eq!(seen(now - 1).await, Some(now), "never back");
        assert_eq!(seen(now + 5).await, Some(now), "nobody sees the future");
        assert_eq!(seen(i64::MIN).await, Some(now));
        assert_eq!(bob.page(table).await.seen, None);
        assert_eq!(public(&world, table).await.seen, None);
        let (one, other) = tokio::join!(
            tables::mark_seen(&world.platform, bob.id, table, now),
            tables::mark_seen(&world.platform, bob.id, table, now - 1),
        );
        assert_eq!((one, other), (Ok(()), Ok(())));
        assert_eq!(bob.page(table).await.seen, Some(now));
    })
    .await;
}

#[tokio::test]
async fn only_those_seated_are_remembered() {
    everywhere(async |world| {
        let (ann, _, table) = world.table().await;
        let cat = world.guest().await;
        let hidden = ann
            .lays(NewTable {
                open: false,
                ..table_of(2)
            })
            .await;
        let seen =
            async |who: &Person, table| tables::mark_seen(&world.platform, who.id, table, 1).await;
        assert_eq!(seen(&cat, table).await, Ok(()));
        assert_eq!(seen(&cat, hidden).await, Err(Error::NoSuchTable));
        assert_eq!(seen(&ann, hidden).await, Ok(()), "nobody sits there");
        assert_eq!(world.count("seen").await, 0);
        ann.takes(hidden, 0).await.unwrap();
        assert_eq!(seen(&ann, hidden).await, Ok(()));
        // Who gets up leaves nothing to see, and a table that goes away no memory of it.
        tables::leave(&world.platform, ann.id, hidden)
            .await
            .unwrap();
        assert_eq!(world.count("seen").await, 0);
        assert_eq!(ann.takes(hidden, 0).await, Err(Error::NoSuchTable));
        assert_eq!(ann.page(table).await.my_seat, Some(Seat(0)));
    })
    .await;
}
