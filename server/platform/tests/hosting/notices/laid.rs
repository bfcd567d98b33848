//! Answers that are laid and not handed in when the time is up: before and after.

use platform::drafts::{self, SavedDraft};
use platform::notices;
use tabletop::Seat;

use super::{HOUR, MINUTE, daily, reader, sent};
use crate::databases::everywhere;
use crate::world::{World, bid, paced};

const HOOK: &str = "https://hooks.example.net/raven";

async fn told(world: &World) -> String {
    let mails = sent(world).await.into_iter().map(|it| it.1);
    mails.collect::<Vec<_>>().join("\n")
}

#[tokio::test]
async fn a_reminder_knows_what_is_laid_and_what_came_of_it_is_told() {
    everywhere(async |world| {
        let start = world.now();
        let ann = reader(&world, "Ann").await;
        let bob = world.person("Bob").await;
        notices::add_webhook(&world.platform, &ann.visitor().await, "en", HOOK)
            .await
            .unwrap();
        let table = bob.lays(paced("each 86400/3600")).await;
        bob.takes(table, 1).await.unwrap();
        ann.takes(table, 0).await.unwrap();
        for person in [&bob, &ann] {
            person.is_there(table).await;
        }
        let decision = ann.question(table).await;
        let draft = SavedDraft {
            decision,
            content: "on the page".into(),
            version: 0,
        };
        let begun = Some(bid(3, "thought of"));
        drafts::keep(&world.platform, (ann.id, table, Seat(0)), draft, begun)
            .await
            .unwrap();
        let to_others = |world: &World| {
            let requests = world.transport.requests();
            let texts = requests.iter().map(|it| String::from_utf8_lossy(&it.body));
            texts.map(std::borrow::Cow::into_owned).collect::<String>()
        };
        world.set(start + 20 * HOUR);
        let reminder = told(&world).await;
        assert!(
            reminder.contains("laid: Some(Laid { kind: \"sealed\", played: false"),
            "{reminder}"
        );
        assert!(!reminder.contains("thought of"), "{reminder}");
        assert!(to_others(&world).contains("laid: None"));
        bob.bids(table, 1, "x").await.unwrap();
        world.set(start + 24 * HOUR + MINUTE);
        world.strike().await;
        let missed = told(&world).await;
        assert!(
            missed.contains("Missed { more: 1, laid: Some(Laid { kind: \"sealed\", played: true"),
            "{missed}"
        );
        assert!(to_others(&world).contains("Missed { more: 1, laid: None }"));
    })
    .await;
}

/// A draft that the rules cannot make an answer of decides nothing, and one of another question is none.
#[tokio::test]
async fn a_draft_that_decides_nothing_is_no_order() {
    everywhere(async |world| {
        let start = world.now();
        let (ann, _, table) = daily(&world).await;
        let decision = ann.question(table).await;
        let draft = SavedDraft {
            decision,
            content: "on the page".into(),
            version: 0,
        };
        let rich = Some(bid(999, "thought of"));
        drafts::keep(&world.platform, (ann.id, table, Seat(0)), draft, rich)
            .await
            .unwrap();
        world.set(start + 20 * HOUR);
        let reminder = told(&world).await;
        assert!(reminder.contains("laid: None"), "{reminder}");
    })
    .await;
}
