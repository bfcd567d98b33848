//! Tests of what waits for company, for the morning or for its reader, and how long.

use platform::chat::{self, Mark, NewLine, Who};
use platform::notices::{
    self, Category, Channel, Delivery, DeliveryError, Failure, Hours, Settings,
};
use platform::tables::{self, Motion};
use platform::{Error, TableId};

use tabletop::Seat;

use super::{HOUR, MINUTE, SECOND, daily, reader, round, sent, table};
use crate::databases::everywhere;
use crate::world::{Person, World, paced, table_of};

const fn at(who: &Person, table: TableId) -> Who<'static> {
    Who {
        user: Some(who.id),
        table,
        seat: None,
        invitation: None,
    }
}

async fn says(who: &Person, table: TableId, to: &str, number: usize) -> String {
    let id = format!("{number:032x}");
    let line = NewLine {
        id: id.clone(),
        text: "hail".into(),
        quote: None,
    };
    chat::say(&who.platform, at(who, table), to, line)
        .await
        .unwrap();
    id
}

/// By mail, of what is said alone.
async fn hears_of_chat(world: &World, who: &Person) {
    let mut settings = Settings::default();
    settings
        .chosen
        .insert(Channel::Mail, [Category::Chat].into());
    notices::save(&world.platform, &who.visitor().await, "en", &settings)
        .await
        .unwrap();
}

#[tokio::test]
async fn lively_talk_does_not_put_its_notice_off_for_ever() {
    everywhere(async |world| {
        let (ann, bob, table) = table(&world).await;
        hears_of_chat(&world, &ann).await;
        let mut count = 0;
        for number in 0..9 {
            says(&bob, table, "hall", number).await;
            world.wait(50 * SECOND);
            count += sent(&world).await.len();
        }
        assert_eq!(count, 1);
    })
    .await;
}

#[tokio::test]
async fn reading_one_channel_keeps_the_notice_of_another() {
    everywhere(async |world| {
        let (ann, bob, table) = table(&world).await;
        hears_of_chat(&world, &ann).await;
        let hall = says(&bob, table, "hall", 1).await;
        let private = says(&bob, table, "0-1", 2).await;
        let reads = async |channel: &str, line: &str| {
            chat::mark(
                &world.platform,
                at(&ann, table),
                (channel, line),
                Mark::Read,
            )
            .await
            .unwrap();
        };
        reads("hall", &hall).await;
        world.wait(2 * MINUTE);
        assert_eq!(sent(&world).await.len(), 1, "the other is unread");
        reads("0-1", &private).await;
        world.wait(HOUR);
        let hall = says(&bob, table, "hall", 3).await;
        let private = says(&bob, table, "0-1", 4).await;
        reads("hall", &hall).await;
        reads("0-1", &private).await;
        world.wait(2 * MINUTE);
        assert!(sent(&world).await.is_empty(), "all is read");
    })
    .await;
}

/// A person who has read what they were told of hears of the next line as soon as of the first.
#[tokio::test]
async fn talk_that_was_read_puts_off_no_notice_of_more() {
    everywhere(async |world| {
        let (ann, bob, table) = table(&world).await;
        hears_of_chat(&world, &ann).await;
        let first = says(&bob, table, "hall", 1).await;
        world.wait(MINUTE);
        assert_eq!(sent(&world).await.len(), 1);
        let to = ("hall", &*first);
        chat::mark(&world.platform, at(&ann, table), to, Mark::Read)
            .await
            .unwrap();
        says(&bob, table, "hall", 2).await;
        world.wait(MINUTE);
        assert_eq!(sent(&world).await.len(), 1, "it is new");
        says(&bob, table, "hall", 3).await;
        world.wait(5 * MINUTE);
        assert!(sent(&world).await.is_empty(), "she has not read that");
    })
    .await;
}

#[tokio::test]
async fn what_was_read_while_the_post_failed_is_not_told() {
    everywhere(async |world| {
        let (ann, bob, table) = table(&world).await;
        hears_of_chat(&world, &ann).await;
        let line_id = says(&bob, table, "0-1", 1).await;
        world
            .transport
            .fail(&[Failure::passing(DeliveryError::Unreachable)]);
        world.wait(2 * MINUTE);
        assert_eq!(sent(&world).await.len(), 1, "tried");
        let to = ("0-1", &*line_id);
        chat::mark(&world.platform, at(&ann, table), to, Mark::Read)
            .await
            .unwrap();
        world.wait(HOUR);
        assert!(sent(&world).await.is_empty());
    })
    .await;
}

/// Others may read a webhook: that somebody talks in private is no news there.
#[tokio::test]
async fn a_webhook_does_not_hear_of_private_talks() {
    everywhere(async |world| {
        let (ann, bob, table) = table(&world).await;
        let hook = "https://example.org/hook";
        notices::add_webhook(&world.platform, &ann.visitor().await, "en", hook)
            .await
            .unwrap();
        says(&bob, table, "0-1", 1).await;
        world.wait(HOUR);
        sent(&world).await;
        assert!(world.transport.requests().is_empty());
        says(&bob, table, "hall", 2).await;
        world.wait(HOUR);
        sent(&world).await;
        assert_eq!(world.transport.requests().len(), 1, "what all can read");
    })
    .await;
}

#[tokio::test]
async fn what_is_tried_again_keeps_the_quiet_hours() {
    everywhere(async |world| {
        let (ann, bob, table) = table(&world).await;
        // It is 08:02 in London.
        let quiet = Settings {
            when: [(Category::Turn, Delivery::Quiet)].into(),
            hours: Hours {
                quiet_from: 9 * 60,
                quiet_until: 20 * 60,
                ..Hours::default()
            },
            zone: "Europe/London".into(),
            ..Settings::default()
        };
        notices::save(&world.platform, &ann.visitor().await, "en", &quiet)
            .await
            .unwrap();
        world.wait(56 * MINUTE);
        round(&ann, &bob, table).await;
        world.wait(MINUTE);
        world
            .transport
            .fail(&[Failure::passing(DeliveryError::Unreachable)]);
        assert_eq!(sent(&world).await.len(), 1, "it did not arrive");
        world.wait(2 * MINUTE);
        assert!(sent(&world).await.is_empty(), "it is quiet");
        world.wait(10 * HOUR);
        assert!(sent(&world).await.is_empty());
        world.wait(HOUR);
        assert_eq!(sent(&world).await.len(), 1);
    })
    .await;
}

#[tokio::test]
async fn each_kind_is_told_when_its_person_wishes() {
    everywhere(async |world| {
        let (ann, bob, table) = daily(&world).await;
        // It is eight in the morning in London; what waits goes out at six in the evening.
        let wishes = Settings {
            when: [(Category::Chat, Delivery::Daily)].into(),
            zone: "Europe/London".into(),
            ..Settings::default()
        };
        notices::save(&world.platform, &ann.visitor().await, "en", &wishes)
            .await
            .unwrap();
        says(&bob, table, "hall", 1).await;
        round(&ann, &bob, table).await;
        world.wait(2 * MINUTE);
        let mails = sent(&world).await;
        assert_eq!(mails.len(), 1, "{mails:?}");
        assert!(mails[0].1.contains("turn") && !mails[0].1.contains("chat"));
        says(&bob, table, "hall", 2).await;
        world.wait(9 * HOUR);
        assert!(sent(&world).await.is_empty());
        world.wait(HOUR);
        let mails = sent(&world).await;
        assert_eq!(mails.len(), 1, "all that was said that day");
        assert!(mails[0].1.starts_with("chat"));
    })
    .await;
}

#[tokio::test]
async fn a_reminder_waits_for_no_email_and_no_morning() {
    everywhere(async |world| {
        let (ann, bob, table) = daily(&world).await;
        let with = |when, hours| Settings {
            when,
            hours,
            zone: "Europe/London".into(),
            ..Settings::default()
        };
        let later = [Delivery::Quiet, Delivery::Daily];
        for when in later.map(|it| [(Category::Deadline, it)]) {
            let late = with(when.into(), Hours::default());
            let refused = notices::save(&world.platform, &ann.visitor().await, "en", &late).await;
            assert_eq!(refused, Err(Error::Malformed));
        }
        let always_quiet = Hours {
            quiet_from: 0,
            quiet_until: 24 * 60 - 1,
            ..Hours::default()
        };
        let all = Category::CHOSEN.into_iter();
        let all = all.filter(|it| *it != Category::Deadline);
        let quiet = with(all.map(|it| (it, Delivery::Quiet)).collect(), always_quiet);
        notices::save(&world.platform, &ann.visitor().await, "en", &quiet)
            .await
            .unwrap();
        bob.bids(table, 1, "b").await.unwrap();
        world.wait(20 * HOUR);
        let mails = sent(&world).await;
        assert_eq!(mails.len(), 1);
        assert!(mails[0].1.starts_with("deadline"));
    })
    .await;
}

#[tokio::test]
async fn nobody_is_told_of_a_vote_at_a_table_that_is_over() {
    everywhere(async |world| {
        let (ann, bob, table) = daily(&world).await;
        let mut settings = Settings::default();
        settings
            .chosen
            .insert(Channel::Mail, [Category::Vote].into());
        notices::save(&world.platform, &ann.visitor().await, "en", &settings)
            .await
            .unwrap();
        for _ in 0..2 {
            round(&ann, &bob, table).await;
        }
        tables::cast(&world.platform, bob.id, table, (Motion::Draw, true))
            .await
            .unwrap();
        round(&ann, &bob, table).await;
        assert_eq!(world.count("vote").await, 0);
        world.wait(2 * MINUTE);
        assert!(sent(&world).await.is_empty());
    })
    .await;
}

#[tokio::test]
async fn only_those_for_whom_a_table_waits_are_told_that_it_gathers() {
    everywhere(async |world| {
        let ann = reader(&world, "Ann").await;
        let (bob, cat) = (world.person("Bob").await, world.person("Cat").await);
        let invited = async || {
            let table = bob.lays(table_of(3)).await;
            tables::invite(&world.platform, bob.id, table, "Ann")
                .await
                .unwrap();
            table
        };
        let declined = invited().await;
        tables::decline(&world.platform, ann.id, declined)
            .await
            .unwrap();
        let closed = invited().await;
        tables::close(&world.platform, bob.id, closed)
            .await
            .unwrap();
        let begun = invited().await;
        for (person, seat) in [(&bob, 0), (&cat, 1)] {
            person.takes(begun, seat).await.unwrap();
        }
        tables::seat_computer(&world.platform, bob.id, begun, Seat(2))
            .await
            .unwrap();
        let full = bob.lays(paced("each 86400/3600")).await;
        ann.takes(full, 0).await.unwrap();
        cat.takes(full, 1).await.unwrap();
        tables::leave(&world.platform, cat.id, full).await.unwrap();
        world.wait(2 * MINUTE);
        assert!(sent(&world).await.is_empty());

        invited().await;
        world.wait(2 * MINUTE);
        let text = sent(&world).await.remove(0).1;
        assert!(
            text.starts_with("invitation") && text.contains(" Invited { by: \"Bob\" }\nrefuse ")
        );
        cat.takes(full, 1).await.unwrap();
        world.wait(2 * MINUTE);
        let text = sent(&world).await.remove(0).1;
        assert!(text.starts_with("invitation") && text.ends_with("Full"));
    })
    .await;
}

#[tokio::test]
async fn nobody_is_told_of_a_vote_that_needs_them_no_more() {
    everywhere(async |world| {
        let (ann, bob, table) = daily(&world).await;
        let votes = async |who: &Person, motion, yes| {
            tables::cast(&world.platform, who.id, table, (motion, yes))
                .await
                .unwrap();
        };
        votes(&bob, Motion::Extend, true).await;
        votes(&ann, Motion::Extend, true).await;
        world.wait(2 * MINUTE);
        assert!(sent(&world).await.is_empty(), "decided");
        votes(&bob, Motion::Extend, true).await;
        world.wait(2 * MINUTE);
        let mails = sent(&world).await;
        assert_eq!(mails.len(), 1);
        assert!(mails[0].1.starts_with("vote"));
        assert!(
            mails[0].1.contains("Vote(Extend, Some(Asker {"),
            "{}",
            mails[0].1
        );
        assert!(
            mails[0].1.contains(r#"name: Some("Bob")"#),
            "{}",
            mails[0].1
        );
    })
    .await;
}

#[tokio::test]
async fn nobody_is_told_of_a_vote_that_is_void() {
    everywhere(async |world| {
        let (ann, bob, table) = daily(&world).await;
        let mut settings = Settings::default();
        settings
            .chosen
            .insert(Channel::Mail, [Category::Vote].into());
        notices::save(&world.platform, &ann.visitor().await, "en", &settings)
            .await
            .unwrap();
        let votes = async |motion| {
            tables::cast(&world.platform, bob.id, table, (motion, true))
                .await
                .unwrap();
        };
        votes(Motion::Draw).await;
        votes(Motion::Extend).await;
        tables::hand_over(&world.platform, bob.id, table, Seat(1))
            .await
            .unwrap();
        world.wait(2 * MINUTE);
        let mails = sent(&world).await;
        assert_eq!(mails.len(), 1, "nobody agrees on a draw alone");
        let text = &mails[0].1;
        assert!(
            text.ends_with("Vote(Extend, None)"),
            "who asked has left: {text}"
        );
    })
    .await;
}

#[tokio::test]
async fn whoever_has_left_is_not_told_what_is_voted_on() {
    everywhere(async |world| {
        let ann = reader(&world, "Ann").await;
        let (bob, cat) = (world.person("Bob").await, world.person("Cat").await);
        let table = bob.lays(table_of(3)).await;
        for (seat, who) in (0..).zip([&ann, &bob, &cat]) {
            who.takes(table, seat).await.unwrap();
        }
        let mut settings = Settings::default();
        settings
            .chosen
            .insert(Channel::Mail, [Category::Vote].into());
        notices::save(&world.platform, &ann.visitor().await, "en", &settings)
            .await
            .unwrap();
        tables::cast(&world.platform, bob.id, table, (Motion::Draw, true))
            .await
            .unwrap();
        tables::hand_over(&world.platform, ann.id, table, Seat(0))
            .await
            .unwrap();
        assert_eq!(world.count("vote").await, 1, "Cat has not said anything");
        world.wait(2 * MINUTE);
        assert!(sent(&world).await.is_empty());
    })
    .await;
}
