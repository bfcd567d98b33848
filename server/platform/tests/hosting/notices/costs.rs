//! Notices of what costs a seat, told whether or not its person's page has shown it: a tab that lies open is
//! no reader.

use platform::TableId;
use platform::notices::{self, Category, Channel, Settings};
use platform::tables::{self, Motion, NewTable};
use tabletop::Seat;

use super::{HOUR, MINUTE, daily, reader, round, sent};
use crate::databases::everywhere;
use crate::world::{Person, World, paced, table_of};

const DAY: i64 = 24 * HOUR;

/// Marks as seen what this person's page shows.
async fn sees_all(who: &Person, table: TableId) {
    let seq = who.page(table).await.seq;
    tables::mark_seen(&who.platform, who.id, table, seq)
        .await
        .unwrap();
}

/// All that is told after a while, as one text.
async fn told(world: &World) -> String {
    world.wait(2 * MINUTE);
    let mails = sent(world).await.into_iter().map(|it| it.1);
    mails.collect::<Vec<_>>().join("\n")
}

#[tokio::test]
async fn a_missed_deadline_and_the_offer_of_the_seat_are_told_to_an_open_tab() {
    everywhere(async |world| {
        let (ann, bob, table) = daily(&world).await;
        for expected in ["Missed", "Offered"] {
            bob.bids(table, 1, "b").await.unwrap();
            world.wait(DAY + MINUTE);
            world.strike().await;
            sees_all(&ann, table).await;
            let told = told(&world).await;
            assert!(told.contains(expected), "{expected}: {told}");
        }
    })
    .await;
}

#[tokio::test]
async fn who_is_back_before_the_offer_is_told_has_lost_nothing() {
    everywhere(async |world| {
        let (ann, bob, table) = daily(&world).await;
        for _ in 0..2 {
            bob.bids(table, 1, "b").await.unwrap();
            world.wait(DAY + MINUTE);
            world.strike().await;
        }
        tables::return_to(&world.platform, ann.id, table, Seat(0))
            .await
            .unwrap();
        sees_all(&ann, table).await;
        let told = told(&world).await;
        assert!(!told.contains("replacement"), "{told}");
    })
    .await;
}

#[tokio::test]
async fn that_another_seat_changes_hands_is_no_news_to_who_has_seen_it() {
    everywhere(async |world| {
        let (ann, bob, table) = daily(&world).await;
        tables::offer_seat(&world.platform, bob.id, table, Seat(1))
            .await
            .unwrap();
        let cat = world.person("Cat").await;
        tables::replace(&world.platform, cat.id, table, Seat(1), None)
            .await
            .unwrap();
        sees_all(&ann, table).await;
        assert!(!told(&world).await.contains("replacement"));
    })
    .await;
}

#[tokio::test]
async fn whose_seat_is_voted_on_is_told_so_whatever_they_have_seen() {
    everywhere(async |world| {
        let ann = reader(&world, "Ann").await;
        let (bob, cat) = (world.person("Bob").await, world.person("Cat").await);
        let new = NewTable {
            pace: paced("each 86400/3600").pace,
            ..table_of(3)
        };
        let table = bob.lays(new).await;
        let people = [&ann, &bob, &cat];
        for (person, seat) in people.iter().zip(0..) {
            person.takes(table, seat).await.unwrap();
        }
        for person in people {
            person.is_there(table).await;
        }
        told(&world).await;
        let here = &world.platform;
        tables::offer_seat(here, ann.id, table, Seat(0))
            .await
            .unwrap();
        for motion in [Motion::Pause, Motion::Remove(Seat(0))] {
            tables::cast(here, bob.id, table, (motion, true))
                .await
                .unwrap();
            sees_all(&ann, table).await;
            let told = told(&world).await;
            let at_stake = motion == Motion::Remove(Seat(0));
            assert_eq!(told.contains("VoteOnYou("), at_stake, "{told}");
            assert_eq!(told.contains("vote"), at_stake, "{told}");
        }
    })
    .await;
}

/// Nobody is told of such things who has wished not to be.
#[tokio::test]
async fn wishes_are_kept_all_the_same() {
    everywhere(async |world| {
        let (ann, bob, table) = daily(&world).await;
        let mut settings = Settings::default();
        settings
            .chosen
            .insert(Channel::Mail, [Category::Turn].into());
        notices::save(&world.platform, &ann.visitor().await, "en", &settings)
            .await
            .unwrap();
        round(&ann, &bob, table).await;
        for _ in 0..2 {
            bob.bids(table, 1, "b").await.unwrap();
            world.wait(DAY + MINUTE);
            world.strike().await;
            let told = told(&world).await;
            assert!(
                !told.contains("Missed") && !told.contains("Offered"),
                "{told}"
            );
        }
    })
    .await;
}
