//! Somebody does not come back: absence, replacement, the computer.

use platform::Error;
use platform::tables::{self, Change, Occupant};
use tabletop::Seat;

use crate::databases::everywhere;
use crate::world::{World, paced, table_of};

const HOUR: i64 = 60 * 60 * 1000;
const DAY: i64 = 24 * HOUR;
const MINUTE: i64 = 60 * 1000;
const DAILY: &str = "each 86400/3600";

/// Bob has missed two answers in a row.
async fn without_bob(
    world: &World,
) -> (
    crate::world::Person,
    crate::world::Person,
    platform::TableId,
) {
    let (ann, bob, table) = world.paced(DAILY).await;
    for _ in 0..2 {
        ann.bids(table, 1, "a").await.unwrap();
        world.wait(DAY);
        world.strike().await;
    }
    (ann, bob, table)
}

#[tokio::test]
async fn after_two_misses_in_a_row_a_seat_is_offered() {
    everywhere(async |world| {
        let (ann, bob, table) = world.paced(DAILY).await;
        ann.bids(table, 1, "a").await.unwrap();
        world.wait(DAY);
        world.strike().await;
        bob.bids(table, 1, "I am here").await.unwrap();
        ann.bids(table, 1, "a").await.unwrap();
        ann.bids(table, 1, "a").await.unwrap();
        world.wait(DAY);
        world.strike().await;
        assert!(!ann.page(table).await.listing.clocks[1].absent);

        let cat = world.person("Cat").await;
        assert!(
            tables::offered(&world.platform, Some(cat.id))
                .await
                .unwrap()
                .is_empty()
        );
    })
    .await;
}

#[tokio::test]
async fn nobody_waits_for_somebody_absent() {
    everywhere(async |world| {
        let (ann, _, table) = without_bob(&world).await;
        let now = world.now();
        let page = ann.page(table).await;
        assert!(page.listing.clocks[1].absent);
        assert_eq!(
            ann.deadlines(table).await,
            [Some(now + DAY); 2],
            "Ann thinks"
        );
        ann.bids(table, 1, "a").await.unwrap();
        assert_eq!(ann.deadlines(table).await, [None, Some(now + MINUTE)]);
        let offered = tables::offered(&world.platform, None).await.unwrap();
        assert_eq!(offered.len(), 1);
        assert_eq!(offered[0].clocks[1].deadline, Some(now + MINUTE));
        world.wait(MINUTE);
        world.strike().await;
        assert!(
            ann.page(table).await.seed.is_some(),
            "the game went on to its end"
        );
    })
    .await;
}

#[tokio::test]
async fn the_log_tells_how_a_seat_changes_hands() {
    everywhere(async |world| {
        let (ann, bob, table) = without_bob(&world).await;
        let handovers = async || {
            let rows = ann.page(table).await.handovers;
            let name = |it: &tables::Handed| it.by.as_ref()?.known().map(str::to_owned);
            let rows = rows.iter().map(|it| (it.seat.0, it.change, name(it)));
            rows.collect::<Vec<_>>()
        };
        let mut log = vec![(1, Change::Missed, None)];
        assert_eq!(handovers().await, log);
        let page = ann.page(table).await;
        assert_eq!(page.handovers[0].seq, page.clocked.last().unwrap().seq);
        bob.bids(table, 1, "b").await.unwrap();
        log.push((1, Change::Returned, None));
        assert_eq!(handovers().await, log, "who answers is back");

        tables::offer_seat(&world.platform, bob.id, table, Seat(1))
            .await
            .unwrap();
        let cat = world.person("Cat").await;
        tables::replace(&world.platform, cat.id, table, Seat(1), None)
            .await
            .unwrap();
        log.push((1, Change::Offered, None));
        log.push((1, Change::Taken, Some("Cat".to_owned())));
        assert_eq!(handovers().await, log);
        tables::hand_over(&world.platform, cat.id, table, Seat(1))
            .await
            .unwrap();
        log[3].2 = None;
        log.push((1, Change::Computer, None));
        assert_eq!(
            handovers().await,
            log,
            "who sits there no more is not named"
        );

        // Another process reads the same.
        let mut world = world.twin();
        world.restart().await;
        let look = tables::Look::default();
        let page = tables::page(&world.platform, Some(ann.id), table, look);
        assert_eq!(page.await.unwrap().handovers.len(), log.len());
    })
    .await;
}

#[tokio::test]
async fn behind_masks_nobody_is_named_who_takes_a_seat_over() {
    everywhere(async |world| {
        let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
        let table = ann
            .lays(tables::NewTable {
                masks: tables::Masks::UntilEnd,
                ..table_of(2)
            })
            .await;
        ann.takes(table, 0).await.unwrap();
        bob.takes(table, 1).await.unwrap();
        tables::offer_seat(&world.platform, bob.id, table, Seat(1))
            .await
            .unwrap();
        let cat = world.person("Cat").await;
        tables::replace(&world.platform, cat.id, table, Seat(1), None)
            .await
            .unwrap();
        let taken = async || {
            let last = ann.page(table).await.handovers.pop().unwrap();
            assert_eq!(last.change, Change::Taken);
            last.by.unwrap().known().map(str::to_owned)
        };
        assert_eq!(taken().await, None);
        for _ in 0..3 {
            ann.bids(table, 1, "a").await.unwrap();
            cat.bids(table, 2, "c").await.unwrap();
        }
        assert_eq!(taken().await, Some("Cat".to_owned()), "the masks fall");
    })
    .await;
}

#[tokio::test]
async fn who_takes_over_inherits_the_seat_and_nothing_else() {
    everywhere(async |world| {
        let (ann, bob, table) = without_bob(&world).await;
        world.wait(HOUR);
        let cat = world.person("Cat").await;
        let take = |who: &crate::world::Person, seat| {
            let id = who.id;
            let platform = world.platform.clone();
            async move { tables::replace(&platform, id, table, Seat(seat), None).await }
        };
        assert_eq!(take(&cat, 0).await, Err(Error::NotOffered));
        assert_eq!(take(&cat, 7).await, Err(Error::NoSuchSeat));
        assert_eq!(take(&ann, 1).await, Err(Error::KnowsTooMuch));
        assert_eq!(take(&bob, 1).await, Err(Error::KnowsTooMuch));
        take(&cat, 1).await.unwrap();
        let page = cat.page(table).await;
        assert_eq!(page.my_seats, [Seat(1)]);
        assert_eq!(page.listing.due, Some(world.now() + DAY), "as if asked now");
        assert!(!page.owner && page.last_answer.is_none() && page.seen.is_none());
        assert_eq!(take(&cat, 1).await, Err(Error::KnowsTooMuch));
        // Bob sees what everybody sees, and may not answer.
        let question = cat.question(table).await;
        assert!(bob.page(table).await.my_seats.is_empty());
        assert!(bob.asked(table).await.is_empty());
        let answer = crate::world::bid(1, "b");
        let tried = tables::answer(
            &world.platform,
            tables::Actor::Person(bob.id, Seat(1)),
            table,
            question,
            &answer,
        );
        assert_eq!(tried.await, Err(Error::NotSeated));
        cat.bids(table, 2, "c").await.unwrap();
    })
    .await;
}

#[tokio::test]
async fn who_has_played_another_seat_knows_too_much() {
    everywhere(async |world| {
        let (ann, bob, table) = without_bob(&world).await;
        tables::hand_over(&world.platform, ann.id, table, Seat(0))
            .await
            .unwrap();
        let page = ann.page(table).await;
        assert_eq!(page.listing.seats[0].occupant, Occupant::Computer);
        assert_eq!(
            page.listing.clocks[0].deadline, None,
            "the computer has no clock"
        );
        let back = tables::replace(&world.platform, ann.id, table, Seat(1), None).await;
        assert_eq!(back, Err(Error::KnowsTooMuch));
        assert_eq!(bob.deadlines(table).await[1], Some(world.now() + MINUTE));
    })
    .await;
}

/// Having seen what a seat sees is enough.
#[tokio::test]
async fn who_never_answered_for_a_seat_knows_it_too() {
    everywhere(async |world| {
        let (ann, bob, table) = without_bob(&world).await;
        let cat = world.person("Cat").await;
        tables::replace(&world.platform, cat.id, table, Seat(1), None)
            .await
            .unwrap();
        tables::offer_seat(&world.platform, ann.id, table, Seat(0))
            .await
            .unwrap();
        let other = tables::replace(&world.platform, bob.id, table, Seat(0), None).await;
        assert_eq!(other, Err(Error::KnowsTooMuch));
        // His own he may have again.
        tables::offer_seat(&world.platform, cat.id, table, Seat(1))
            .await
            .unwrap();
        tables::replace(&world.platform, bob.id, table, Seat(1), None)
            .await
            .unwrap();
    })
    .await;
}

#[tokio::test]
async fn the_way_back_is_open_until_somebody_else_takes_it() {
    everywhere(async |world| {
        let (ann, bob, table) = without_bob(&world).await;
        ann.bids(table, 1, "a").await.unwrap();
        tables::return_to(&world.platform, bob.id, table, Seat(1))
            .await
            .unwrap();
        let due = Some(world.now() + DAY);
        assert_eq!(bob.page(table).await.listing.due, due);
        assert!(!bob.page(table).await.listing.clocks[1].absent);
        let others = tables::return_to(&world.platform, ann.id, table, Seat(1)).await;
        assert_eq!(others, Err(Error::NotSeated));
    })
    .await;
}

/// Going and coming again winds up no clock.
#[tokio::test]
async fn who_offers_the_seat_and_returns_has_the_time_that_was_left() {
    everywhere(async |world| {
        let start = world.now();
        let (ann, bob, table) = world.paced(DAILY).await;
        let goes = async || {
            tables::offer_seat(&world.platform, bob.id, table, Seat(1))
                .await
                .unwrap();
        };
        let comes = async || {
            tables::return_to(&world.platform, bob.id, table, Seat(1))
                .await
                .unwrap();
            bob.page(table).await.listing.due.unwrap()
        };
        world.wait(20 * HOUR);
        goes().await;
        assert_eq!(comes().await, start + DAY, "while Ann thinks");
        ann.bids(table, 1, "a").await.unwrap();
        goes().await;
        assert_eq!(ann.deadlines(table).await[1], Some(world.now() + MINUTE));
        assert_eq!(comes().await, start + DAY, "while nobody waits");
        // In the last moment there is one moment more, and then no other.
        for _ in 0..3 {
            world.set(start + DAY + 30_000);
            goes().await;
            assert_eq!(comes().await, start + DAY + MINUTE);
        }
    })
    .await;
}

#[tokio::test]
async fn who_offers_the_seat_and_returns_has_the_bank_that_was_left() {
    everywhere(async |world| {
        let start = world.now();
        let (ann, bob, table) = world.paced("live 600+10").await;
        ann.bids(table, 1, "a").await.unwrap();
        world.set(start + 500_000);
        tables::offer_seat(&world.platform, bob.id, table, Seat(1))
            .await
            .unwrap();
        world.wait(5000);
        world.strike().await;
        // The clock has answered in five seconds, and asks anew; the rest of the bank is there.
        tables::return_to(&world.platform, bob.id, table, Seat(1))
            .await
            .unwrap();
        let due = world.now() + 95_000 + 10_000;
        assert_eq!(bob.page(table).await.listing.due, Some(due));
    })
    .await;
}

/// Checks that whoever wants to go may play on until somebody comes.
#[tokio::test]
async fn an_offer_stands_whoever_answers_meanwhile() {
    everywhere(async |world| {
        let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
        let new = tables::NewTable {
            setup: serde_json::json!({"purse": 20, "rounds": 9}).to_string(),
            ..paced(DAILY)
        };
        let table = ann.lays(new).await;
        ann.takes(table, 0).await.unwrap();
        bob.takes(table, 1).await.unwrap();
        ann.is_there(table).await;
        bob.is_there(table).await;
        tables::offer_seat(&world.platform, bob.id, table, Seat(1))
            .await
            .unwrap();
        let offered = async || bob.page(table).await.listing.clocks[1].absent;
        bob.bids(table, 1, "b").await.unwrap();
        assert!(offered().await);
        ann.bids(table, 1, "a").await.unwrap();
        for _ in 0..2 {
            ann.bids(table, 1, "a").await.unwrap();
            world.wait(MINUTE);
            world.strike().await;
        }
        assert_eq!(bob.page(table).await.clocked.len(), 2);
        bob.bids(table, 1, "b").await.unwrap();
        assert!(offered().await);
        tables::return_to(&world.platform, bob.id, table, Seat(1))
            .await
            .unwrap();
        assert!(!offered().await);
    })
    .await;
}

/// Two are gone, and one of them comes back: the other is waited for no less than before.
#[tokio::test]
async fn who_comes_back_or_takes_over_gives_the_others_their_time_back() {
    everywhere(async |world| {
        for pace in [DAILY, "unlimited"] {
            let names = ["Ann", "Bob", "Cat"].map(|it| format!("{it}{}", &pace[..4]));
            let [ann, bob, cat] = [
                world.person(&names[0]).await,
                world.person(&names[1]).await,
                world.person(&names[2]).await,
            ];
            let new = tables::NewTable {
                pace: pace.parse().unwrap(),
                ..table_of(2)
            };
            let table = ann.lays(new).await;
            ann.takes(table, 0).await.unwrap();
            bob.takes(table, 1).await.unwrap();
            ann.is_there(table).await;
            bob.is_there(table).await;
            let before = ann.deadlines(table).await;
            let offer = async |who: &crate::world::Person, seat| {
                tables::offer_seat(&world.platform, who.id, table, Seat(seat))
                    .await
                    .unwrap();
            };
            offer(&ann, 0).await;
            offer(&bob, 1).await;
            assert_ne!(ann.deadlines(table).await[0], before[0], "nobody is left");
            tables::return_to(&world.platform, bob.id, table, Seat(1))
                .await
                .unwrap();
            assert_eq!(ann.deadlines(table).await, before, "{pace}");
            offer(&bob, 1).await;
            assert_ne!(ann.deadlines(table).await[0], before[0]);
            tables::replace(&world.platform, cat.id, table, Seat(1), None)
                .await
                .unwrap();
            assert_eq!(ann.deadlines(table).await, before, "{pace}");
        }
    })
    .await;
}

#[tokio::test]
async fn a_seat_can_be_offered_at_any_pace() {
    everywhere(async |world| {
        let (ann, bob, table) = world.table().await;
        tables::offer_seat(&world.platform, bob.id, table, Seat(1))
            .await
            .unwrap();
        assert_eq!(ann.deadlines(table).await, [None, None]);
        ann.bids(table, 1, "a").await.unwrap();
        assert_eq!(ann.deadlines(table).await, [None, Some(world.now() + 5000)]);
        world.wait(5000);
        world.strike().await;
        ann.bids(table, 1, "a").await.unwrap();
    })
    .await;
}

#[tokio::test]
async fn seats_change_hands_only_while_the_game_runs() {
    everywhere(async |world| {
        let ann = world.person("Ann").await;
        let table = ann.lays(table_of(2)).await;
        ann.takes(table, 0).await.unwrap();
        let gone = tables::hand_over(&world.platform, ann.id, table, Seat(0)).await;
        assert_eq!(gone, Err(Error::NotRunning));
        assert_eq!(ann.page(table).await.my_seats, [Seat(0)]);
        let secret = ann
            .lays(platform::tables::NewTable {
                open: false,
                ..paced(DAILY)
            })
            .await;
        let bob = world.person("Bob").await;
        let unseen = tables::replace(&world.platform, bob.id, secret, Seat(0), None).await;
        assert_eq!(unseen, Err(Error::NoSuchTable));
    })
    .await;
}
