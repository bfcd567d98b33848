//! Tests of what is sent, when, and how often, whatever goes wrong.

use platform::notices::outbox::send_due;
use platform::notices::{self, Category, Delivery, DeliveryError, Failure, Hours, Settings};

use super::{HOUR, MINUTE, SECOND, round, sent, table};
use crate::databases::everywhere;

#[tokio::test]
async fn nothing_is_lost_or_doubled_when_the_server_dies() {
    everywhere(async |mut world| {
        let (ann, bob, table) = table(&world).await;
        round(&ann, &bob, table).await;
        world.restart().await;
        world.wait(MINUTE);
        let dead = Failure::passing(DeliveryError::Unreachable);
        world.transport.fail(&[dead, dead]);
        send_due(&world.platform).await.unwrap();
        let first = world.transport.mails().remove(0);
        world.restart().await;
        send_due(&world.platform).await.unwrap();
        assert!(
            world.transport.mails().is_empty(),
            "there is a pause before the next try"
        );
        world.wait(30 * SECOND);
        send_due(&world.platform).await.unwrap();
        assert_eq!(
            world.transport.mails()[0].id,
            first.id,
            "the same mail again"
        );
        world.wait(30 * SECOND);
        assert!(sent(&world).await.is_empty(), "the pause grows");
        let health = notices::health(&world.platform, ann.id).await.unwrap();
        assert_eq!(health[0].failures[0].why, DeliveryError::Unreachable);
        world.wait(30 * SECOND);
        assert_eq!(sent(&world).await.len(), 1);
        world.wait(HOUR);
        assert!(sent(&world).await.is_empty());
        let health = notices::health(&world.platform, ann.id).await.unwrap();
        assert!(health[0].last_sent.is_some() && health[0].waiting == 0);
    })
    .await;
}

#[tokio::test]
async fn a_notice_under_way_is_nobody_elses() {
    everywhere(async |world| {
        let (ann, bob, table) = table(&world).await;
        round(&ann, &bob, table).await;
        world.wait(MINUTE);
        let (one, other) = tokio::join!(send_due(&world.platform), send_due(&world.platform));
        one.and(other).unwrap();
        assert_eq!(world.transport.mails().len(), 1);
    })
    .await;
}

#[tokio::test]
async fn a_failure_that_lasts_is_not_tried_again() {
    everywhere(async |world| {
        let (ann, bob, table) = table(&world).await;
        round(&ann, &bob, table).await;
        world.wait(MINUTE);
        world
            .transport
            .fail(&[Failure::lasting(DeliveryError::Refused(550))]);
        assert_eq!(sent(&world).await.len(), 1);
        world.wait(24 * HOUR);
        assert!(sent(&world).await.is_empty());
        let health = notices::health(&world.platform, ann.id).await.unwrap();
        assert_eq!(health[0].failures[0].why, DeliveryError::Refused(550));
        assert!(!health[0].failures[0].again);
    })
    .await;
}

#[tokio::test]
async fn the_night_and_the_digest_are_kept() {
    everywhere(async |world| {
        let (ann, bob, table) = table(&world).await;
        // It is the 15th of January 2027, 08:02 in London.
        let hours = Hours {
            quiet_from: 19 * 60,
            quiet_until: 7 * 60,
            daily_at: 20 * 60,
        };
        let daily = Settings {
            when: [(Category::Turn, Delivery::Daily)].into(),
            hours,
            zone: "Europe/London".into(),
            ..Settings::default()
        };
        notices::save(&world.platform, &ann.visitor().await, "en", &daily)
            .await
            .unwrap();
        round(&ann, &bob, table).await;
        world.wait(11 * HOUR);
        assert!(sent(&world).await.is_empty());
        world.wait(HOUR);
        assert_eq!(sent(&world).await.len(), 1);
        let quiet = Settings {
            when: [(Category::Turn, Delivery::Quiet)].into(),
            ..daily
        };
        notices::save(&world.platform, &ann.visitor().await, "en", &quiet)
            .await
            .unwrap();
        round(&ann, &bob, table).await;
        world.wait(9 * HOUR);
        assert!(sent(&world).await.is_empty());
        world.wait(2 * HOUR);
        assert_eq!(sent(&world).await.len(), 1, "in the morning");
    })
    .await;
}
