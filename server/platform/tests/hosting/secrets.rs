//! Tests of what nobody may learn too early.

use platform::Error;
use platform::tables::{self, Look, NewTable, Status};

use crate::databases::everywhere;
use crate::world::{Person, World, table_of};

async fn spectator_sees(world: &World, table: platform::TableId) -> String {
    format!(
        "{:?}",
        tables::page(&world.platform, None, table, Look::default())
            .await
            .unwrap()
    )
}

#[tokio::test]
async fn a_sealed_bid_is_seen_by_its_owner_only_until_the_reveal() {
    everywhere(async |world| {
        let (ann, bob, table) = world.table().await;
        ann.bids(table, 3, "winterfell").await.unwrap();
        assert!(ann.sees(table).await.contains("winterfell"));
        assert!(!bob.sees(table).await.contains("winterfell"));
        assert!(!spectator_sees(&world, table).await.contains("winterfell"));
        assert!(
            bob.sees(table).await.contains("Sealed"),
            "that she has bid is no secret"
        );
        bob.bids(table, 2, "pyke").await.unwrap();
        for seen in [bob.sees(table).await, spectator_sees(&world, table).await] {
            assert!(seen.contains("winterfell") && seen.contains("pyke"));
        }
    })
    .await;
}

#[tokio::test]
async fn the_seed_is_promised_at_the_start_and_shown_at_the_end() {
    everywhere(async |world| {
        let (ann, bob, table) = world.table().await;
        let rows = world.rows("SELECT seed FROM table_").await;
        let seed: String = rows[0].try_get_by_index(0).unwrap();
        let promised = ann.page(table).await.seed_hash;
        let digest =
            aws_lc_rs::digest::digest(&aws_lc_rs::digest::SHA256, &hex::decode(&seed).unwrap());
        assert_eq!(promised, hex::encode(digest));
        let hidden = async |who: &Person| !who.sees(table).await.contains(&seed);
        for _ in 0..3 {
            assert!(hidden(&ann).await && hidden(&bob).await);
            assert!(!spectator_sees(&world, table).await.contains(&seed));
            ann.bids(table, 1, "a").await.unwrap();
            bob.bids(table, 1, "b").await.unwrap();
        }
        let page = bob.page(table).await;
        assert_eq!((page.listing.status, page.seed), (Status::Over, Some(seed)));
        assert_eq!(page.seed_hash, promised);
        assert!(page.recorded, "it was played from its start");
    })
    .await;
}

#[tokio::test]
async fn a_page_since_a_revision_tells_only_what_came_after() {
    everywhere(async |world| {
        let (ann, bob, table) = world.table().await;
        let receipt = ann.bids(table, 1, "a").await.unwrap();
        let since = async |seq| {
            let look = Look {
                since: Some(seq),
                ..Look::default()
            };
            ann.looks(table, look).await.unwrap()
        };
        assert_eq!(since(receipt.seq).await.log, []);
        bob.bids(table, 2, "b").await.unwrap();
        let news = since(receipt.seq).await;
        assert_eq!(news.log.len(), 2, "his bid and the reveal");
        assert!(
            news.log
                .iter()
                .all(|it| it.seq == receipt.seq + 1 && it.seq == news.seq)
        );
    })
    .await;
}

/// The record holds every answer: it is nobody's but the operator's until the end.
#[tokio::test]
async fn the_record_of_a_game_is_shown_at_the_end() {
    everywhere(async |world| {
        let (ann, bob, table) = world.table().await;
        let hidden = ann
            .lays(NewTable {
                open: false,
                ..table_of(2)
            })
            .await;
        let record = async |who: Option<&Person>, table| {
            tables::record(&world.platform, who.map(|it| it.id), table, None).await
        };
        ann.bids(table, 1, "winterfell").await.unwrap();
        for who in [Some(&ann), Some(&bob), None] {
            assert_eq!(record(who, table).await, Ok(None));
        }
        let exported = tables::export(&world.platform, table).await.unwrap();
        assert!(exported.unwrap().contains("winterfell"));
        assert_eq!(tables::export(&world.platform, hidden).await, Ok(None));
        assert_eq!(record(Some(&bob), hidden).await, Err(Error::NoSuchTable));

        bob.bids(table, 1, "b").await.unwrap();
        for _ in 0..2 {
            ann.bids(table, 1, "a").await.unwrap();
            bob.bids(table, 1, "b").await.unwrap();
        }
        for who in [Some(&ann), None] {
            let record = record(who, table).await.unwrap().unwrap();
            assert!(record.contains("winterfell"));
        }
    })
    .await;
}
