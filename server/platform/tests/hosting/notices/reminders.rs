//! Reminders that time runs out.

use platform::notices::outbox::send_due;
use platform::notices::{self, Category, Channel, Settings};
use platform::tables::{self, Motion};
use platform::{TableId, accounts, deadlines};
use serde_json::Value;
use tabletop::Seat;

use super::{HOUR, MINUTE, daily, reader, round, sent};
use crate::databases::everywhere;
use crate::world::{Person, World, paced, table_of};

/// Returns how many reminders are due.
async fn reminders(world: &World) -> usize {
    let mails = sent(world).await;
    let count = |it: &(String, String)| it.1.matches("deadline At the inn").count();
    mails.iter().map(count).sum()
}

async fn both(ann: &Person, bob: &Person, table: TableId, motion: Motion) {
    for one in [ann, bob] {
        tables::cast(&one.platform, one.id, table, (motion, true))
            .await
            .unwrap();
    }
}

#[tokio::test]
async fn a_reminder_moves_with_its_deadline() {
    everywhere(async |world| {
        let start = world.now();
        let (ann, bob, table) = daily(&world).await;
        both(&ann, &bob, table, Motion::Extend).await;
        world.set(start + 20 * HOUR);
        assert_eq!(reminders(&world).await, 0, "there are 36 hours now");
        world.set(start + 31 * HOUR);
        assert_eq!(reminders(&world).await, 0);
        world.set(start + 32 * HOUR);
        assert_eq!(reminders(&world).await, 1);
        world.set(start + 35 * HOUR);
        assert_eq!(reminders(&world).await, 0, "once");
    })
    .await;
}

/// Set back by nine hours: who would be told at the old hour hears nothing before the deadline.
#[tokio::test]
async fn a_reminder_moves_with_the_clock_on_the_wall() {
    everywhere(async |world| {
        let start = world.now();
        daily(&world).await;
        world.step(-9 * HOUR);
        deadlines::follow(&world.platform).await.unwrap();
        // Four fifths of the day that everybody still has.
        let late = start + 24 * HOUR / 5 * 4;
        world.set(late - 1);
        assert_eq!(reminders(&world).await, 0);
        world.set(late);
        assert_eq!(reminders(&world).await, 1);
    })
    .await;
}

#[tokio::test]
async fn who_was_reminded_is_reminded_again_of_the_new_deadline() {
    everywhere(async |world| {
        let start = world.now();
        let (ann, bob, table) = daily(&world).await;
        world.set(start + 20 * HOUR);
        assert_eq!(reminders(&world).await, 1);
        world.set(start + 21 * HOUR);
        both(&ann, &bob, table, Motion::Extend).await;
        world.set(start + 33 * HOUR - 1);
        assert_eq!(reminders(&world).await, 0, "there are 36 hours now");
        world.set(start + 33 * HOUR);
        assert_eq!(reminders(&world).await, 1);
        both(&ann, &bob, table, Motion::Pause).await;
        world.wait_days(5);
        both(&ann, &bob, table, Motion::Resume).await;
        let left = ann.deadlines(table).await[0].unwrap() - world.now();
        assert_eq!(left, 3 * HOUR);
        world.wait(2 * HOUR);
        assert_eq!(reminders(&world).await, 0);
        world.wait(HOUR / 2);
        assert_eq!(reminders(&world).await, 1);
        accounts::go_on_vacation(&world.platform, &ann.visitor().await, "2027-01-21", 2)
            .await
            .unwrap();
        world.wait(4 * HOUR);
        assert_eq!(reminders(&world).await, 0);
        world.set(ann.deadlines(table).await[0].unwrap() - HOUR);
        assert_eq!(reminders(&world).await, 1);
    })
    .await;
}

/// Going away had shortened it to a minute, of which most was over.
#[tokio::test]
async fn who_comes_back_to_an_offered_seat_is_reminded_again() {
    everywhere(async |world| {
        let start = world.now();
        let (ann, bob, table) = daily(&world).await;
        bob.bids(table, 1, "b").await.unwrap();
        tables::offer_seat(&world.platform, ann.id, table, Seat(0))
            .await
            .unwrap();
        world.wait(MINUTE - 1);
        assert_eq!(reminders(&world).await, 1);
        tables::return_to(&world.platform, ann.id, table, Seat(0))
            .await
            .unwrap();
        world.set(start + 19 * HOUR);
        assert_eq!(reminders(&world).await, 0);
        world.set(start + 20 * HOUR);
        assert_eq!(reminders(&world).await, 1);
    })
    .await;
}

/// Two days of vacation had put it off to the end of five.
#[tokio::test]
async fn who_comes_back_early_is_reminded_of_the_earlier_hour() {
    everywhere(async |world| {
        let start = world.now();
        let (ann, _, table) = daily(&world).await;
        accounts::go_on_vacation(&world.platform, &ann.visitor().await, "2027-01-15", 5)
            .await
            .unwrap();
        world.set(start + 20 * HOUR);
        assert_eq!(reminders(&world).await, 0, "it looks, and waits");
        world.set(start + 30 * HOUR);
        let known = accounts::absences(&world.platform, ann.id).await.unwrap();
        accounts::come_back(&world.platform, &ann.visitor().await, known.vacations[0].id)
            .await
            .unwrap();
        let due = ann.deadlines(table).await[0];
        assert_eq!(due, Some(start + 54 * HOUR));
        world.set(start + 49 * HOUR);
        assert_eq!(reminders(&world).await, 0);
        world.set(start + 50 * HOUR);
        assert_eq!(reminders(&world).await, 1);
    })
    .await;
}

/// Also in the first email, not only in the reminder.
#[tokio::test]
async fn who_is_asked_learns_until_when() {
    everywhere(async |world| {
        let start = world.now();
        let (ann, bob, table) = daily(&world).await;
        notices::add_webhook(
            &world.platform,
            &ann.visitor().await,
            "en",
            "https://example.org/hook",
        )
        .await
        .unwrap();
        round(&ann, &bob, table).await;
        let deadline_sent = async |world: &World| {
            send_due(&world.platform).await.unwrap();
            let requests = world.transport.requests();
            let body: Value = serde_json::from_slice(&requests[0].body).unwrap();
            let notice = body["notices"][0].clone();
            (notice["category"].clone(), notice["until"].clone())
        };
        world.wait(MINUTE);
        let (turn, until) = deadline_sent(&world).await;
        assert_eq!(turn, "turn");
        assert!(until.is_string(), "{until}");
        world.set(start + 20 * HOUR);
        assert_eq!(deadline_sent(&world).await, ("deadline".into(), until));
    })
    .await;
}

#[tokio::test]
async fn nobody_is_hurried_while_the_table_pauses() {
    everywhere(async |world| {
        let start = world.now();
        let (ann, bob, table) = daily(&world).await;
        world.set(start + HOUR);
        both(&ann, &bob, table, Motion::Pause).await;
        world.wait_days(5);
        assert_eq!(reminders(&world).await, 0);
        both(&ann, &bob, table, Motion::Resume).await;
        world.wait(18 * HOUR);
        assert_eq!(reminders(&world).await, 0, "19 hours are used");
        world.wait(HOUR / 2);
        assert_eq!(reminders(&world).await, 1);
    })
    .await;
}

#[tokio::test]
async fn who_is_asked_again_is_reminded() {
    everywhere(async |world| {
        let start = world.now();
        let (ann, _, table) = daily(&world).await;
        world.wait(HOUR);
        let given = ann.bids(table, 1, "a").await.unwrap();
        ann.undoes(table, given.seq).await.unwrap();
        world.set(start + 20 * HOUR);
        assert_eq!(reminders(&world).await, 1);
    })
    .await;
}

#[tokio::test]
async fn who_takes_a_seat_over_is_reminded() {
    everywhere(async |world| {
        let cat = reader(&world, "Cat").await;
        let (ann, bob, table) = world.paced("each 86400/3600").await;
        world.wait(HOUR);
        tables::offer_seat(&world.platform, bob.id, table, Seat(1))
            .await
            .unwrap();
        tables::replace(&world.platform, cat.id, table, Seat(1), None)
            .await
            .unwrap();
        let deadline = ann.deadlines(table).await[1].unwrap();
        world.set(deadline - 5 * HOUR);
        assert_eq!(reminders(&world).await, 0);
        world.set(deadline - 4 * HOUR);
        assert_eq!(reminders(&world).await, 1);
    })
    .await;
}

/// Ann plays two seats on one device.
#[tokio::test]
async fn each_question_has_its_reminder() {
    everywhere(async |world| {
        let ann = reader(&world, "Ann").await;
        let bob = world.person("Bob").await;
        let start = world.now();
        let new = tables::NewTable {
            pace: paced("each 86400/3600").pace,
            ..table_of(3)
        };
        let table = ann.lays(new).await;
        ann.takes(table, 0).await.unwrap();
        tables::share_seat(&world.platform, ann.id, table, Seat(1))
            .await
            .unwrap();
        bob.takes(table, 2).await.unwrap();
        for person in [&ann, &bob] {
            person.is_there(table).await;
        }
        ann.bids_as(table, 1, 1).await.unwrap();
        world.set(start + 20 * HOUR);
        assert_eq!(reminders(&world).await, 1, "the other seat is still asked");
    })
    .await;
}

#[tokio::test]
async fn whoever_loses_a_seat_is_told_when_it_is_offered_and_when_it_is_taken() {
    everywhere(async |world| {
        let (ann, bob, table) = daily(&world).await;
        let mut settings = Settings::default();
        settings
            .chosen
            .insert(Channel::Mail, [Category::Replacement].into());
        notices::save(&world.platform, &ann.visitor().await, "en", &settings)
            .await
            .unwrap();
        let mut mails_sent = Vec::new();
        for offered in [0, 1] {
            bob.bids(table, 1, "b").await.unwrap();
            world.wait_days(1);
            world.strike().await;
            world.wait(MINUTE);
            mails_sent = sent(&world).await;
            assert_eq!(mails_sent.len(), offered);
        }
        assert!(mails_sent[0].1.ends_with("Offered"), "{}", mails_sent[0].1);
        world.wait(HOUR);
        let cat = world.person("Cat").await;
        tables::replace(&world.platform, cat.id, table, Seat(0), None)
            .await
            .unwrap();
        world.wait(MINUTE);
        let mails = sent(&world).await;
        assert_eq!(mails.len(), 1);
        assert!(mails[0].1.starts_with("replacement"));
        assert!(mails[0].1.ends_with("Lost(Some(Missed))"), "{}", mails[0].1);
    })
    .await;
}

#[tokio::test]
async fn whose_seat_is_given_to_the_computer_by_vote_is_told_so() {
    everywhere(async |world| {
        let (ann, bob, table) = daily(&world).await;
        let (here, seat) = (&world.platform, Seat(0));
        tables::offer_seat(here, ann.id, table, seat).await.unwrap();
        let remove = (tables::Motion::Remove(seat), true);
        tables::cast(here, bob.id, table, remove).await.unwrap();
        world.wait(2 * MINUTE);
        let mails = sent(&world).await;
        assert!(
            mails.iter().any(|it| it.1.ends_with("Lost(Some(Vote))")),
            "{mails:?}"
        );
    })
    .await;
}

/// They know that they go, and have missed nothing.
#[tokio::test]
async fn who_offers_a_seat_is_told_plainly_that_another_changes_hands() {
    everywhere(async |world| {
        let ann = reader(&world, "Ann").await;
        let (bob, cat) = (world.person("Bob").await, world.person("Cat").await);
        let table = ann.lays(table_of(3)).await;
        for (person, seat) in [(&ann, 0), (&bob, 1), (&cat, 2)] {
            person.takes(table, seat).await.unwrap();
        }
        let here = &world.platform;
        for (person, seat) in [(&ann, 0), (&bob, 1)] {
            tables::offer_seat(here, person.id, table, Seat(seat))
                .await
                .unwrap();
        }
        let dan = world.person("Dan").await;
        tables::replace(here, dan.id, table, Seat(1), None)
            .await
            .unwrap();
        world.wait(2 * MINUTE);
        let mails = sent(&world).await;
        let mails_sent = mails.iter().find(|it| it.1.contains("replacement"));
        let words = &mails_sent.unwrap().1;
        assert!(
            !words.contains("Offered") && !words.contains("Lost"),
            "{words}"
        );
    })
    .await;
}
