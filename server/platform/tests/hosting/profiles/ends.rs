//! Ratings: what counts, and that it counts once.

use platform::profiles;
use platform::tables::{self, Masks, Motion, NewTable, Stakes};
use platform::{Error, TableId};
use tabletop::Seat;

use super::{execute, only, plays_out, profile, rated, ratings, seated};
use crate::databases::everywhere;
use crate::world::{Person, World, bid, table_of};

const DAILY: &str = "each 86400/3600";

#[tokio::test]
async fn a_rated_game_counts_once_however_often_its_last_answer_comes() {
    everywhere(async |mut world| {
        let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
        let table = seated(&[&ann, &bob], rated(2)).await;
        for round in 0..3 {
            ann.bids(table, 3, "a").await.unwrap();
            assert!(ratings(&world).await.is_empty(), "round {round}");
            if round < 2 {
                bob.bids(table, 1, "b").await.unwrap();
            }
        }
        let last = bob.question(table).await;
        let first = bob.answers(table, last, &bid(1, "b")).await.unwrap();
        let before = ratings(&world).await;
        assert_eq!(before.len(), 2);
        assert!(before[0].1 > 25.0 && before[1].1 < 25.0, "{before:?}");
        assert_eq!((before[0].2, before[1].2), (1, 1));

        world.restart().await;
        let again = bob.at(&world).answers(table, last, &bid(1, "b")).await;
        assert_eq!(again.unwrap(), first);
        assert_eq!(profiles::catch_up(&world.platform).await.unwrap(), 0);
        assert_eq!(ratings(&world).await, before);
        assert_eq!(world.count("played").await, 2);
        assert_eq!(world.count("outcome").await, 2);
        assert_eq!(world.count("role_rating").await, 2);
    })
    .await;
}

#[tokio::test]
async fn an_end_is_written_whole_or_not_at_all() {
    everywhere(async |world| {
        let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
        let table = seated(&[&ann, &bob], rated(2)).await;
        for _ in 0..2 {
            ann.bids(table, 3, "a").await.unwrap();
            bob.bids(table, 1, "b").await.unwrap();
        }
        ann.bids(table, 3, "a").await.unwrap();
        let seq = ann.page(table).await.seq;
        // Where the rating is to be written, something fails.
        execute(&world, "ALTER TABLE role_rating RENAME TO elsewhere").await;
        assert!(bob.bids(table, 1, "b").await.is_err());
        assert_eq!(ann.page(table).await.seq, seq);
        assert_eq!(world.count("outcome").await, 0);
        assert_eq!(world.count("rating").await, 0);
        execute(&world, "ALTER TABLE elsewhere RENAME TO role_rating").await;
        bob.bids(table, 1, "b").await.unwrap();
        assert_eq!(ratings(&world).await.len(), 2);
    })
    .await;
}

#[tokio::test]
async fn a_weak_house_earns_more_once_that_is_known() {
    everywhere(async |world| {
        let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
        for _ in 0..4 {
            let table = seated(&[&ann, &bob], rated(2)).await;
            plays_out(&[&ann, &bob], table).await;
        }
        // Seat 0 has won in these hands; two newcomers show what that is worth.
        let gain = async |names: [&str; 2], winner: usize| {
            let (cat, dan) = (world.person(names[0]).await, world.person(names[1]).await);
            let table = seated(&[&cat, &dan], rated(2)).await;
            let mut order = [&cat, &dan];
            order.rotate_left(winner);
            plays_out(&order, table).await;
            let all = ratings(&world).await;
            all.iter().find(|it| it.0 == order[0].id.0).unwrap().1 - 25.0
        };
        let strong = gain(["Cat", "Dan"], 0).await;
        let weak = gain(["Eve", "Fay"], 1).await;
        assert!(weak > strong && strong > 0.0, "{weak} {strong}");
    })
    .await;
}

#[tokio::test]
async fn friendly_games_are_not_rated_and_count_in_the_record() {
    everywhere(async |world| {
        let (ann, bob, table) = world.table().await;
        plays_out(&[&ann, &bob], table).await;
        assert!(ratings(&world).await.is_empty());
        assert_eq!(only(&profile(&world, "ann").await), ("0", 1, 1, 1));
        assert_eq!(only(&profile(&world, "BOB").await), ("1", 1, 0, 2));
    })
    .await;
}

#[tokio::test]
async fn at_a_rated_table_people_play_each_on_one_seat() {
    everywhere(async |world| {
        let ann = world.person("Ann").await;
        let table = ann.lays(rated(3)).await;
        ann.takes(table, 0).await.unwrap();
        let p = &world.platform;
        let refused = tables::seat_computer(p, ann.id, table, Seat(1)).await;
        assert_eq!(refused, Err(Error::Rated));
        let refused = tables::share_seat(p, ann.id, table, Seat(1)).await;
        assert_eq!(refused, Err(Error::Rated));
        let alone = tables::practice(p, ann.id, rated(2), &[Seat(0)]).await;
        assert_eq!(alone, Err(Error::Rated));
        let hidden = NewTable {
            masks: Masks::ForEver,
            ..rated(2)
        };
        let refused = tables::create(p, ann.id, hidden).await;
        assert_eq!(refused, Err(Error::RatedMasks));
        assert_eq!(ann.page(table).await.listing.stakes, Stakes::Rated);
    })
    .await;
}

async fn votes(people: [&Person; 2], table: TableId, motion: Motion) {
    for it in people {
        tables::cast(&it.platform, it.id, table, (motion, true))
            .await
            .unwrap();
    }
}

fn daily(new: NewTable) -> NewTable {
    NewTable {
        pace: DAILY.parse().unwrap(),
        ..new
    }
}

#[tokio::test]
async fn a_draw_has_no_places_and_a_cancelled_game_is_nothing() {
    everywhere(async |world| {
        let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
        let table = seated(&[&ann, &bob], daily(rated(2))).await;
        votes([&ann, &bob], table, Motion::Cancel).await;
        assert_eq!(profile(&world, "Ann").await.finished, 0);
        assert_eq!(world.count("outcome").await, 0);

        let table = seated(&[&ann, &bob], daily(rated(2))).await;
        ann.bids(table, 3, "a").await.unwrap();
        votes([&ann, &bob], table, Motion::Draw).await;
        let drawn = profile(&world, "Ann").await;
        assert_eq!((drawn.finished, only(&drawn)), (1, ("0", 1, 0, 0)));
        assert!(ratings(&world).await.is_empty());
    })
    .await;
}

/// Ann goes, and Cat takes her seat over and wins.
async fn forsaken(world: &World) -> [Person; 3] {
    let people = [
        world.person("Ann").await,
        world.person("Bob").await,
        world.person("Cat").await,
    ];
    let [ann, bob, cat] = &people;
    let table = seated(&[ann, bob], daily(rated(2))).await;
    let p = &world.platform;
    tables::offer_seat(p, ann.id, table, Seat(0)).await.unwrap();
    tables::replace(p, cat.id, table, Seat(0), None)
        .await
        .unwrap();
    plays_out(&[cat, bob], table).await;
    people
}

#[tokio::test]
async fn who_leaves_has_lost_and_who_comes_is_not_rated() {
    everywhere(async |world| {
        let [ann, bob, cat] = forsaken(&world).await;
        let ratings = ratings(&world).await;
        let of = |who: &Person| ratings.iter().find(|it| it.0 == who.id.0).map(|it| it.1);
        assert!(of(&ann).unwrap() < 25.0);
        assert!(of(&bob).unwrap() > 25.0);
        assert_eq!(of(&cat), None);
        let left = profile(&world, "Ann").await;
        assert_eq!((left.finished, only(&left)), (0, ("0", 1, 0, 2)));
        assert_eq!((left.joined, left.left), (0, 1));
        let came = profile(&world, "Cat").await;
        assert_eq!((came.finished, came.records.len()), (1, 0));
        assert_eq!((came.joined, came.left), (1, 0));
        // By the rules Bob was second, and that is what his record says.
        assert_eq!(only(&profile(&world, "Bob").await), ("1", 1, 0, 2));
    })
    .await;
}

#[tokio::test]
async fn games_that_ended_before_are_written_down_later() {
    everywhere(async |world| {
        let (ann, bob, table) = world.table().await;
        plays_out(&[&ann, &bob], table).await;
        let before = profile(&world, "Ann").await;
        execute(&world, "DELETE FROM outcome").await;
        execute(&world, "DELETE FROM played").await;
        let second = seated(&[&ann, &bob], table_of(2)).await;
        ann.bids(second, 1, "a").await.unwrap();
        assert_eq!(profiles::catch_up(&world.platform).await.unwrap(), 1);
        assert_eq!(profile(&world, "Ann").await, before);
        assert_eq!(profiles::catch_up(&world.platform).await.unwrap(), 0);
    })
    .await;
}

#[tokio::test]
async fn packed_games_are_written_down_later_as_well() {
    everywhere(async |world| {
        let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
        let table = seated(&[&ann, &bob], daily(table_of(2))).await;
        world.wait(5000);
        plays_out(&[&ann, &bob], table).await;
        let profiles = async || [profile(&world, "Ann").await, profile(&world, "Bob").await];
        let before = profiles().await;
        assert_eq!(before[0].answers, (3, 5000));
        assert_eq!(
            tables::pack(
                &world.platform,
                world.now(),
                &mut std::collections::BTreeSet::new()
            )
            .await,
            Ok(1)
        );
        execute(&world, "DELETE FROM outcome").await;
        execute(&world, "DELETE FROM played").await;
        assert_eq!(profiles::catch_up(&world.platform).await.unwrap(), 1);
        assert_eq!(profiles().await, before);
    })
    .await;
}
