//! Profiles: what they say, and what they do not.

use platform::tables::{self, Masks, NewTable};
use platform::{accounts, profiles};
use tabletop::Seat;

use super::{only, plays_out, profile, rated, ratings, seated};
use crate::databases::everywhere;
use crate::world::{PASSWORD, table_of};

const HOUR: i64 = 60 * 60 * 1000;

#[tokio::test]
async fn masked_games_count_when_masks_fall_or_never() {
    everywhere(async |world| {
        let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
        let nothing = profile(&world, "Ann").await;
        let masked = |masks, new| NewTable {
            masks,
            pace: "each 86400/3600".parse().unwrap(),
            ..new
        };
        let table = seated(&[&ann, &bob], masked(Masks::UntilEnd, rated(2))).await;
        for _ in 0..2 {
            ann.bids(table, 3, "a").await.unwrap();
            world.wait(HOUR);
            bob.bids(table, 1, "b").await.unwrap();
            assert_eq!(profile(&world, "Ann").await, nothing);
        }
        ann.bids(table, 3, "a").await.unwrap();
        assert!(ratings(&world).await.is_empty());
        bob.bids(table, 1, "b").await.unwrap();
        assert_eq!(ratings(&world).await.len(), 2);
        let after = profile(&world, "Ann").await;
        assert_eq!(only(&after), ("0", 1, 1, 1));

        let table = seated(&[&ann, &bob], masked(Masks::ForEver, table_of(2))).await;
        plays_out(&[&ann, &bob], table).await;
        assert_eq!(profile(&world, "Ann").await, after);
        assert_eq!(world.count("played").await, 2);
    })
    .await;
}

#[tokio::test]
async fn answers_are_timed_at_tables_over_days() {
    everywhere(async |world| {
        let (ann, bob, table) = world.paced("each 86400/3600").await;
        for hours in 1..=3 {
            ann.bids(table, 3, "a").await.unwrap();
            world.wait(hours * HOUR);
            bob.bids(table, 1, "b").await.unwrap();
        }
        assert_eq!(profile(&world, "Ann").await.answers, (3, 0));
        assert_eq!(profile(&world, "Bob").await.answers, (3, 6 * HOUR));
        let (ann, bob) = (ann, bob);
        let table = seated(&[&ann, &bob], table_of(2)).await;
        world.wait(HOUR);
        plays_out(&[&ann, &bob], table).await;
        assert_eq!(profile(&world, "Ann").await.answers, (3, 0));
    })
    .await;
}

#[tokio::test]
async fn a_rating_is_told_after_some_games() {
    everywhere(async |world| {
        let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
        for game in 1..=5 {
            let table = seated(&[&ann, &bob], rated(2)).await;
            plays_out(&[&ann, &bob], table).await;
            let rating = profile(&world, "Ann").await.records[0].rating;
            assert_eq!(rating.is_some(), game == 5, "{game}");
        }
        let rating = profile(&world, "Ann").await.records[0].rating.unwrap();
        assert_eq!(rating.games, 5);
        assert!(rating.strength.mu > 25.0 && rating.strength.sigma < 8.0);
    })
    .await;
}

#[tokio::test]
async fn games_alone_or_on_several_seats_are_no_record() {
    everywhere(async |world| {
        let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
        let table = ann.lays(table_of(3)).await;
        ann.takes(table, 0).await.unwrap();
        let p = &world.platform;
        tables::share_seat(p, ann.id, table, Seat(1)).await.unwrap();
        bob.takes(table, 2).await.unwrap();
        for _ in 0..3 {
            ann.bids_as(table, 0, 3).await.unwrap();
            ann.bids_as(table, 1, 1).await.unwrap();
            bob.bids(table, 0, "b").await.unwrap();
        }
        assert!(profile(&world, "Ann").await.records.is_empty());
        assert_eq!(only(&profile(&world, "Bob").await).1, 1);

        let alone = ann.lays(table_of(2)).await;
        ann.takes(alone, 0).await.unwrap();
        tables::share_seat(p, ann.id, alone, Seat(1)).await.unwrap();
        for _ in 0..3 {
            ann.bids_as(alone, 0, 3).await.unwrap();
            ann.bids_as(alone, 1, 1).await.unwrap();
        }
        assert_eq!(profile(&world, "Ann").await.finished, 0);
    })
    .await;
}

#[tokio::test]
async fn guests_and_deleted_accounts_have_no_page_and_others_keep_theirs() {
    everywhere(async |world| {
        let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
        let table = seated(&[&ann, &bob], rated(2)).await;
        plays_out(&[&ann, &bob], table).await;
        let kept = ratings(&world).await[1];
        let theirs = profile(&world, "Bob").await;
        let guest = world.guest().await.visitor().await.user.name;
        let p = &world.platform;
        for nobody in [guest.as_str(), "Nobody", "", "/1", "%"] {
            assert_eq!(
                profiles::profile(p, nobody).await.unwrap(),
                None,
                "{nobody}"
            );
        }
        platform::accounts::delete_account(p, &ann.visitor().await, "Ann", PASSWORD.into())
            .await
            .unwrap();
        assert_eq!(profiles::profile(p, "Ann").await.unwrap(), None);
        assert_eq!(ratings(&world).await, [kept]);
        assert_eq!(profile(&world, "Bob").await, theirs);
        assert_eq!(world.count("played").await, 1);
        assert_eq!(world.count("outcome").await, 2, "the game stays whole");
    })
    .await;
}

#[tokio::test]
async fn a_former_name_leads_on_until_somebody_else_has_it() {
    everywhere(async |world| {
        let ann = world.person("Ann").await;
        let p = &world.platform;
        accounts::rename(p, &ann.visitor().await, "Arya")
            .await
            .unwrap();
        assert_eq!(profile(&world, "ann").await.name, "Arya");
        accounts::rename(p, &ann.visitor().await, "Arry")
            .await
            .unwrap();
        for name in ["Ann", "Arya", "Arry"] {
            assert_eq!(profile(&world, name).await.name, "Arry", "{name}");
        }
        assert_eq!(profiles::profile(p, "Anna").await.unwrap(), None);
        world.wait(91 * 24 * HOUR);
        world.person("Ann").await;
        assert_eq!(profile(&world, "Ann").await.name, "Ann");
    })
    .await;
}
