//! Other services, which others may read: what they are told, and what not.

use aws_lc_rs::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use platform::Error;
use platform::notices::outbox::send_due;
use platform::notices::{self, Channel, DeliveryError, Failure};

use super::{HOUR, MINUTE, SECOND, browser, reader, round, sent, table};
use crate::databases::everywhere;

#[tokio::test]
async fn a_webhook_is_told_without_a_way_in() {
    everywhere(async |world| {
        let (ann, bob, table) = table(&world).await;
        let hook = "https://discord.com/api/webhooks/1/secret";
        notices::add_webhook(&world.platform, &ann.visitor().await, "en", hook)
            .await
            .unwrap();
        let inside = notices::add_webhook(
            &world.platform,
            &ann.visitor().await,
            "en",
            "https://10.0.0.1/",
        )
        .await;
        assert!(matches!(inside, Err(Error::Invalid { .. })));
        round(&ann, &bob, table).await;
        world.wait(MINUTE);
        world.transport.fail(&[
            Failure::lasting(DeliveryError::Gone),
            Failure::lasting(DeliveryError::Gone),
        ]);
        send_due(&world.platform).await.unwrap();
        let requests = world.transport.requests();
        assert_eq!(requests[0].url, hook);
        let body = String::from_utf8(requests[0].body.clone()).unwrap();
        assert!(
            body.contains(&format!("https://rookery.test/tables/{table}")),
            "{body}"
        );
        assert!(body.contains("allowed_mentions") && !body.contains("/notice/"));
        let health = notices::health(&world.platform, ann.id).await.unwrap();
        assert_eq!(
            (health[1].channel, health[1].label.as_str()),
            (Channel::Webhook, "discord.com")
        );
        assert!(health[1].broken_at.is_some(), "what is gone is left alone");
        assert!(!format!("{health:?}").contains("secret"));
    })
    .await;
}

#[tokio::test]
async fn a_browser_is_told_by_its_push_service() {
    everywhere(async |world| {
        let (ann, bob, table) = table(&world).await;
        let device = browser();
        let visitor = ann.visitor().await;
        for _ in 0..2 {
            let called = ("en", "Firefox on Linux");
            notices::add_device(&world.platform, &visitor, called, &device)
                .await
                .unwrap();
        }
        round(&ann, &bob, table).await;
        world.wait(MINUTE);
        send_due(&world.platform).await.unwrap();
        let requests = world.transport.requests();
        assert_eq!((requests.len(), &requests[0].url), (1, &device.endpoint));
        let header = |name: &str| {
            let found = requests[0].headers.iter().find(|(it, _)| *it == name);
            found.map(|(_, it)| it.clone()).unwrap()
        };
        assert_eq!(header("content-encoding"), "aes128gcm");
        let proof = header("authorization");
        let (token, key) = proof
            .strip_prefix("vapid t=")
            .unwrap()
            .split_once(", k=")
            .unwrap();
        assert_eq!(key, notices::push_key(&world.platform));
        let decode = |it: &str| BASE64_URL_SAFE_NO_PAD.decode(it).unwrap();
        let (signed, signature) = token.rsplit_once('.').unwrap();
        UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, decode(key))
            .verify(signed.as_bytes(), &decode(signature))
            .unwrap();
        let claims = decode(signed.split_once('.').unwrap().1);
        let claims: serde_json::Value = serde_json::from_slice(&claims).unwrap();
        assert_eq!(claims["aud"], "https://push.example.net");
        assert_eq!(claims["sub"], "https://rookery.test");
        let health = notices::health(&world.platform, ann.id).await.unwrap();
        assert_eq!(health[1].label, "Firefox on Linux");
    })
    .await;
}

#[tokio::test]
async fn a_trial_goes_out_at_once() {
    everywhere(async |world| {
        let ann = reader(&world, "Ann").await;
        for _ in 0..2 {
            notices::trial(&world.platform, ann.id, Channel::Mail, None)
                .await
                .unwrap();
        }
        world.wait(SECOND);
        let mails = sent(&world).await;
        assert_eq!(mails.len(), 1);
        assert!(mails[0].1.starts_with("trial"));
    })
    .await;
}

#[tokio::test]
async fn no_notice_holds_a_secret() {
    everywhere(async |world| {
        let (ann, bob, table) = table(&world).await;
        let hook = "https://example.org/hook";
        notices::add_webhook(&world.platform, &ann.visitor().await, "en", hook)
            .await
            .unwrap();
        for _ in 0..3 {
            ann.bids(table, 3, "winter is coming").await.unwrap();
            bob.bids(table, 2, "hear me roar").await.unwrap();
            world.wait(HOUR);
            send_due(&world.platform).await.unwrap();
        }
        let (mails, requests) = (world.transport.mails(), world.transport.requests());
        assert!(mails.len() >= 3 && requests.len() >= 2);
        let bodies: Vec<_> = requests
            .iter()
            .map(|it| String::from_utf8_lossy(&it.body))
            .collect();
        let text = format!("{mails:?} {bodies:?}");
        // Chance may write any word into a link's signature.
        let of_link = |it: char| it.is_ascii_alphanumeric() || "-_/".contains(it);
        let text = text
            .split("/notice/")
            .map(|it| it.trim_start_matches(of_link));
        let text = text.collect::<String>().to_lowercase();
        for secret in ["winter", "roar", "bid", "amount", "bob"] {
            assert!(!text.contains(secret), "{secret} in {text}");
        }
    })
    .await;
}
