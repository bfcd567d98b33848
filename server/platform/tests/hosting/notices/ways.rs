//! Webhooks and browsers belong to one person.

use platform::accounts;
use platform::notices::{self, Channel, outbox::send_due};
use platform::{Error, UserId};

use super::{MINUTE, browser};
use crate::databases::everywhere;
use crate::world::World;

const HOOK: &str = "https://example.org/hook";

async fn targets(world: &World, of: UserId) -> Vec<(Channel, i64)> {
    let health = notices::health(&world.platform, of).await.unwrap();
    let targets = health
        .iter()
        .filter_map(|it| Some((it.channel, it.target?)));
    targets.collect()
}

#[tokio::test]
async fn nobody_tries_the_ways_of_others() {
    everywhere(async |world| {
        let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
        notices::add_webhook(&world.platform, &ann.visitor().await, "en", HOOK)
            .await
            .unwrap();
        let hook = targets(&world, ann.id).await[0].1;
        let tries = async |who, channel, target| {
            notices::trial(&world.platform, who, channel, target).await
        };
        let none = Err(Error::NoSuchTarget);
        notices::greet(&world.platform, bob.id, "en").await.unwrap();
        assert_eq!(tries(bob.id, Channel::Webhook, Some(hook)).await, none);
        assert_eq!(tries(ann.id, Channel::Push, Some(hook)).await, none);
        assert_eq!(tries(ann.id, Channel::Mail, Some(hook)).await, none);
        assert_eq!(tries(ann.id, Channel::Webhook, None).await, none);
        send_due(&world.platform).await.unwrap();
        assert!(world.transport.requests().is_empty());
        assert_eq!(tries(ann.id, Channel::Webhook, Some(hook)).await, Ok(()));
        // Were there such a row all the same, it would go nowhere.
        let db = world.database().await;
        let sql = format!("UPDATE outbox SET user_id = {}", bob.id);
        sea_orm::ConnectionTrait::execute_unprepared(&db, &sql)
            .await
            .unwrap();
        db.close().await.unwrap();
        send_due(&world.platform).await.unwrap();
        assert!(world.transport.requests().is_empty());
    })
    .await;
}

#[tokio::test]
async fn a_browser_is_told_for_who_uses_it_until_they_sign_out() {
    everywhere(async |world| {
        let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
        let add = async |who: &crate::world::Person| {
            let called = ("en", "Firefox on Linux");
            let visitor = who.visitor().await;
            notices::add_device(&world.platform, &visitor, called, &browser())
                .await
                .unwrap();
        };
        add(&ann).await;
        add(&bob).await;
        assert!(targets(&world, ann.id).await.is_empty(), "Bob has it now");
        assert_eq!(targets(&world, bob.id).await.len(), 1);
        let visitor = bob.visitor().await;
        let hook = notices::add_webhook(&world.platform, &visitor, "en", HOOK);
        hook.await.unwrap();
        let here = bob.visitor().await.session;
        accounts::sign_out(&world.platform, here).await.unwrap();
        let left = targets(&world, bob.id).await;
        assert_eq!(left.len(), 1, "the webhook is not this browser's");
        assert_eq!(left[0].0, Channel::Webhook);
    })
    .await;
}

#[tokio::test]
async fn emails_show_the_time_of_the_browser_in_which_somebody_signed_up() {
    everywhere(async |world| {
        let (ann, bob, table) = world.paced("each 86400/3600").await;
        let here = &world.platform;
        let zone = async || {
            let preferences = notices::preferences(here, bob.id).await.unwrap();
            preferences.settings.zone
        };
        for (shown, kept) in [
            ("", ""),
            ("Narnia", ""),
            ("Asia/Tokyo", "Asia/Tokyo"),
            ("Europe/Berlin", "Asia/Tokyo"),
        ] {
            accounts::remember_zone(here, bob.id, shown).await.unwrap();
            assert_eq!(zone().await, kept, "{shown}");
        }
        notices::add_webhook(here, &bob.visitor().await, "en", HOOK)
            .await
            .unwrap();
        let vote = (platform::tables::Motion::Pause, true);
        platform::tables::cast(here, ann.id, table, vote)
            .await
            .unwrap();
        world.wait(2 * MINUTE);
        send_due(here).await.unwrap();
        let text = String::from_utf8(world.transport.requests().remove(0).body).unwrap();
        assert!(text.contains(" JST"), "{text}");
        let absences = accounts::absences(here, bob.id).await.unwrap();
        assert_eq!((absences.chosen, absences.sleep), (true, None));
        accounts::keep_night(here, &bob.visitor().await, "Europe/Berlin", None)
            .await
            .unwrap();
        assert_eq!(zone().await, "Europe/Berlin", "what is said counts");
    })
    .await;
}

/// Checks that a session that has ended adds no way, as of somebody who was at her page while she changed her password.
#[tokio::test]
async fn a_session_that_has_ended_adds_no_way() {
    everywhere(async |world| {
        let ann = world.person("Ann").await;
        let gone = ann.visitor().await;
        accounts::sign_out(&world.platform, gone.session)
            .await
            .unwrap();
        let here = &world.platform;
        let settings = notices::Settings::default();
        for refused in [
            notices::add_webhook(here, &gone, "en", HOOK).await,
            notices::add_device(here, &gone, ("en", "a browser"), &browser()).await,
            notices::save(here, &gone, "en", &settings).await,
        ] {
            assert_eq!(refused, Err(Error::SessionEnded));
        }
        assert_eq!(world.count("target").await, 0);
        assert_eq!(world.count("notice_account").await, 0);
    })
    .await;
}
