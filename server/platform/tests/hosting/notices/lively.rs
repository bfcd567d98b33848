//! What waits for company, for the morning or for its reader, and how long.

use platform::TableId;
use platform::notices::{self, Category, Channel, Delivery, Failure, Settings, Why};
use platform::press::{self, Mark, NewLine, Who};
use platform::tables::{self, Motion};

use super::{HOUR, MINUTE, SECOND, daily, round, sent, table};
use crate::world::{Person, World, everywhere};

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
    press::say(&who.platform, at(who, table), to, line)
        .await
        .unwrap();
    id
}

/// By mail, of what is said alone.
async fn hears_of_press(world: &World, who: &Person) {
    let mut settings = Settings::default();
    settings
        .told
        .insert(Channel::Mail, [Category::Press].into());
    notices::save(&world.platform, who.id, "en", &settings)
        .await
        .unwrap();
}

#[tokio::test]
async fn lively_talk_does_not_put_its_notice_off_for_ever() {
    everywhere(async |world| {
        let (ann, bob, table) = table(&world).await;
        hears_of_press(&world, &ann).await;
        let mut told = 0;
        for number in 0..9 {
            says(&bob, table, "hall", number).await;
            world.wait(50 * SECOND);
            told += sent(&world).await.len();
        }
        assert_eq!(told, 1);
    })
    .await;
}

#[tokio::test]
async fn reading_one_channel_keeps_the_notice_of_another() {
    everywhere(async |world| {
        let (ann, bob, table) = table(&world).await;
        hears_of_press(&world, &ann).await;
        let hall = says(&bob, table, "hall", 1).await;
        let private = says(&bob, table, "0-1", 2).await;
        let reads = async |channel: &str, line: &str| {
            press::mark(
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

#[tokio::test]
async fn what_is_tried_again_keeps_the_quiet_hours() {
    everywhere(async |world| {
        let (ann, bob, table) = table(&world).await;
        // It is 08:02 in London.
        let quiet = Settings {
            delivery: Delivery::Quiet {
                from: 9 * 60,
                until: 20 * 60,
            },
            zone: "Europe/London".into(),
            ..Settings::default()
        };
        notices::save(&world.platform, ann.id, "en", &quiet)
            .await
            .unwrap();
        world.wait(56 * MINUTE);
        round(&ann, &bob, table).await;
        world.wait(MINUTE);
        world.letters.fail(&[Failure::passing(Why::Unreachable)]);
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
    })
    .await;
}
