//! Tests that whoever has lost a seat is told how, and nobody else is.

use platform::tables::{self, Look, Loss, Motion, NewTable, TablePage};
use platform::{Error, TableId};
use tabletop::Seat;

use crate::databases::everywhere;
use crate::world::{Person, World, paced};

const DAY: i64 = 24 * 60 * 60 * 1000;
const DAILY: &str = "each 86400/3600";

fn losses(page: &TablePage) -> Vec<(u8, Loss, i64)> {
    let lost = page.lost.iter();
    lost.map(|it| (it.seat.0, it.how, it.at)).collect()
}

async fn takes_over(who: &Person, table: TableId) -> Result<(), Error> {
    tables::replace(&who.platform, who.id, table, Seat(1), None).await
}

async fn misses_two(world: &World, ann: &Person, table: TableId) {
    for _ in 0..2 {
        ann.bids(table, 1, "a").await.unwrap();
        world.wait(DAY);
        world.strike().await;
    }
}

#[tokio::test]
async fn whoever_missed_too_much_is_told_so_until_they_are_back() {
    everywhere(async |world| {
        let (ann, bob, table) = world.paced(DAILY).await;
        misses_two(&world, &ann, table).await;
        let cat = world.person("Cat").await;
        takes_over(&cat, table).await.unwrap();
        let lost = losses(&bob.page(table).await);
        assert_eq!(lost, [(1, Loss::Missed, world.now())]);
        for other in [&ann, &cat] {
            assert!(other.page(table).await.lost.is_empty(), "his alone");
        }
        let nobody = tables::page(&world.platform, None, table, Look::default());
        assert!(nobody.await.unwrap().lost.is_empty());

        tables::offer_seat(&world.platform, cat.id, table, Seat(1))
            .await
            .unwrap();
        takes_over(&bob, table).await.unwrap();
        assert!(bob.page(table).await.lost.is_empty(), "he is back");
        let lost = losses(&cat.page(table).await);
        assert_eq!(lost, [(1, Loss::Offered, world.now())]);
    })
    .await;
}

#[tokio::test]
async fn a_vote_and_ones_own_gift_to_the_computer_are_told_apart() {
    everywhere(async |world| {
        let (ann, bob, table) = world.paced(DAILY).await;
        tables::offer_seat(&world.platform, bob.id, table, Seat(1))
            .await
            .unwrap();
        let remove = (Motion::Remove(Seat(1)), true);
        tables::cast(&world.platform, ann.id, table, remove)
            .await
            .unwrap();
        let lost = losses(&bob.page(table).await);
        assert_eq!(lost, [(1, Loss::Vote, world.now())]);
        tables::hand_over(&world.platform, ann.id, table, Seat(0))
            .await
            .unwrap();
        let lost = losses(&ann.page(table).await);
        assert_eq!(lost, [(0, Loss::Given, world.now())]);
    })
    .await;
}

#[tokio::test]
async fn whoever_has_lost_a_seat_at_a_hidden_table_may_still_watch() {
    everywhere(async |world| {
        let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
        let hidden = NewTable {
            open: false,
            ..paced(DAILY)
        };
        let table = ann.lays(hidden).await;
        ann.takes(table, 0).await.unwrap();
        let secret = ann.page(table).await.invitation;
        let here = &world.platform;
        tables::take_seat(here, bob.id, table, Seat(1), secret.as_deref())
            .await
            .unwrap();
        for person in [&ann, &bob] {
            person.is_there(table).await;
        }
        tables::hand_over(here, bob.id, table, Seat(1))
            .await
            .unwrap();
        let page = bob.page(table).await;
        assert_eq!((page.my_seats.len(), page.invitation), (0, None));
        let stranger = world.person("Cat").await;
        let refused = stranger.looks(table, Look::default()).await;
        assert_eq!(refused.err(), Some(Error::NoSuchTable));
    })
    .await;
}
