//! Tests of what each notice is about, as things stand when it goes out.

use platform::chat::{self, ChatMode, ChatRules, ChatTime, Who};
use platform::notices::{self, Channel};
use platform::tables::{self, NewTable};
use platform::{Error, TableId};
use tabletop::Seat;

use super::{HOUR, MINUTE, daily, reader, round, sent, table};
use crate::databases::everywhere;
use crate::world::{Person, World, table_of};

const DAY: i64 = 24 * HOUR;
const HOOK: &str = "https://hooks.example.net/raven";

/// All that is told now, as one text.
async fn sent_text(world: &World) -> String {
    let mails = sent(world).await.into_iter().map(|it| it.1);
    mails.collect::<Vec<_>>().join("\n")
}

#[tokio::test]
async fn a_turn_tells_what_is_asked_and_no_secret_of_it() {
    everywhere(async |world| {
        let (ann, bob, table) = table(&world).await;
        round(&ann, &bob, table).await;
        world.wait(2 * MINUTE);
        let text = sent_text(&world).await;
        let asked = text.split_once("Asked(").unwrap().1;
        assert!(
            asked.starts_with("Asked { kind: \"sealed\", decision: "),
            "{text}"
        );
        assert!(
            asked.contains("either: false") && !text.contains("purse"),
            "{text}"
        );
    })
    .await;
}

#[tokio::test]
async fn the_first_missed_answer_is_told_and_the_second_offers_the_seat() {
    everywhere(async |world| {
        let (_ann, bob, table) = daily(&world).await;
        bob.bids(table, 1, "x").await.unwrap();
        world.wait(DAY + MINUTE);
        world.strike().await;
        let first = sent_text(&world).await;
        assert!(first.starts_with("deadline At the inn"), "{first}");
        assert!(first.contains("Missed { more: 1, laid: None }"), "{first}");
        assert!(!first.contains("Offered"), "{first}");
        bob.bids(table, 1, "x").await.unwrap();
        world.wait(DAY + HOUR);
        world.strike().await;
        world.wait(2 * MINUTE);
        let second = sent_text(&world).await;
        assert!(
            second.contains("Offered") && !second.contains("Missed"),
            "{second}"
        );
        let offered = tables::offered(&world.platform, None).await.unwrap();
        assert_eq!(offered[0].id, table);
    })
    .await;
}

#[tokio::test]
async fn who_answers_or_looks_after_a_missed_answer_is_not_told() {
    everywhere(async |world| {
        let (ann, bob, table) = daily(&world).await;
        bob.bids(table, 1, "x").await.unwrap();
        world.wait(DAY + MINUTE);
        world.strike().await;
        ann.bids(table, 1, "y").await.unwrap();
        assert!(!sent_text(&world).await.contains("Missed"));
    })
    .await;
}

/// A table where all speak at any time.
async fn talkative(world: &World) -> (Person, Person, TableId) {
    let ann = reader(world, "Ann").await;
    let bob = world.person("Bob").await;
    let chat = ChatRules {
        mode: ChatMode::Full,
        time: ChatTime::Always,
    };
    let table = bob
        .lays(NewTable {
            chat,
            ..table_of(2)
        })
        .await;
    bob.takes(table, 1).await.unwrap();
    ann.takes(table, 0).await.unwrap();
    world.wait(2 * MINUTE);
    sent(world).await;
    (ann, bob, table)
}

#[tokio::test]
async fn talk_is_told_by_where_it_was_and_what_waits_for_an_answer() {
    everywhere(async |world| {
        let (_ann, bob, table) = talkative(&world).await;
        bob.says(table, "hall", "hear me").await.unwrap();
        bob.says(table, "0-1", "psst").await.unwrap();
        let who = Who {
            user: Some(bob.id),
            table,
            seat: None,
            invitation: None,
        };
        let plan = r#"{"rounds_left":3,"losers":[1]}"#.to_owned();
        chat::propose(
            &world.platform,
            who,
            "0-1",
            (crate::chat::line("a plan"), plan),
        )
        .await
        .unwrap();
        world.wait(2 * MINUTE);
        let text = sent_text(&world).await;
        assert!(
            text.contains("Unread(Unread { hall: 1, private: 2, plans: 1 })"),
            "{text}"
        );
        assert!(!text.contains("psst") && !text.contains("Bob"), "{text}");
    })
    .await;
}

#[tokio::test]
async fn others_who_read_a_webhook_learn_nothing_of_private_talk() {
    everywhere(async |world| {
        let (ann, bob, table) = talkative(&world).await;
        notices::add_webhook(&world.platform, &ann.visitor().await, "en", HOOK)
            .await
            .unwrap();
        bob.says(table, "hall", "hear me").await.unwrap();
        bob.says(table, "0-1", "psst").await.unwrap();
        world.wait(2 * MINUTE);
        sent(&world).await;
        let requests = world.transport.requests();
        let bodies: Vec<_> = requests
            .iter()
            .map(|it| String::from_utf8_lossy(&it.body))
            .collect();
        assert_eq!(bodies.len(), 1);
        assert!(
            bodies[0].contains("hall: 1, private: 0, plans: 0"),
            "{bodies:?}"
        );
    })
    .await;
}

#[tokio::test]
async fn the_end_tells_the_ranking_and_where_the_replay_begins() {
    everywhere(async |world| {
        let (ann, bob, table) = table(&world).await;
        for _ in 0..3 {
            round(&ann, &bob, table).await;
        }
        world.wait(2 * MINUTE);
        let text = sent_text(&world).await;
        assert!(
            text.contains("Over(Over { kind: \"sealed\", sides: [Placed { place: 1, roles: ["),
            "{text}"
        );
        assert!(
            text.contains("mine: Some(1), verdict: None, began: Some("),
            "{text}"
        );
    })
    .await;
}

#[tokio::test]
async fn a_rematch_is_told_and_keeps_the_seats_for_three_days() {
    everywhere(async |world| {
        let (ann, bob, old) = table(&world).await;
        for _ in 0..3 {
            round(&ann, &bob, old).await;
        }
        world.wait(2 * MINUTE);
        sent(&world).await;
        let rematch = tables::rematch(&world.platform, bob.id, old, str::to_owned)
            .await
            .unwrap();
        world.wait(2 * MINUTE);
        let text = sent_text(&world).await;
        assert!(text.starts_with("invitation At the inn"), "{text}");
        assert!(
            text.contains("by: Some(\"Bob\"), kept_until: Some("),
            "{text}"
        );
        assert!(
            !text.contains("refuse"),
            "somebody with whom she has played: {text}"
        );

        let cat = world.person("Cat").await;
        assert_eq!(cat.takes(rematch.table, 0).await, Err(Error::SeatKept));
        world.wait(3 * DAY);
        cat.takes(rematch.table, 0).await.unwrap();
        assert_eq!(
            ann.takes(rematch.table, 0).await,
            Err(Error::AlreadyStarted)
        );
    })
    .await;
}

#[tokio::test]
async fn who_declines_a_rematch_leaves_the_seat_and_who_comes_has_it() {
    everywhere(async |world| {
        let (ann, bob, old) = table(&world).await;
        for _ in 0..3 {
            round(&ann, &bob, old).await;
        }
        let rematch = tables::rematch(&world.platform, bob.id, old, str::to_owned)
            .await
            .unwrap();
        let cat = world.person("Cat").await;
        tables::decline(&world.platform, ann.id, rematch.table)
            .await
            .unwrap();
        world.wait(2 * MINUTE);
        assert!(
            !sent_text(&world).await.contains("Again"),
            "she has said no"
        );
        cat.takes(rematch.table, 0).await.unwrap();
        assert_eq!(bob.page(rematch.table).await.listing.seats[0].seat, Seat(0));
    })
    .await;
}

#[tokio::test]
async fn what_was_answered_or_is_not_due_does_not_wait_to_be_sent() {
    everywhere(async |world| {
        let waiting = async |who: &Person| {
            let health = notices::health(&world.platform, who.id).await.unwrap();
            let mail = health.iter().find(|it| it.channel == Channel::Mail);
            mail.unwrap().waiting
        };
        let (ann, bob, table) = daily(&world).await;
        assert_eq!(waiting(&ann).await, 0, "her reminder is far off");
        round(&ann, &bob, table).await;
        assert_eq!(waiting(&ann).await, 1, "it is her turn");
        ann.bids(table, 1, "y").await.unwrap();
        assert_eq!(waiting(&ann).await, 0, "she has answered");
        world.wait(20 * HOUR);
        assert_eq!(waiting(&ann).await, 0, "so is what would remind her");
    })
    .await;
}
