//! Questions with two answers, answered from an email.

use platform::notices::{self, Answered, LinkState};
use platform::tables::{self, NewTable};
use platform::{Error, TableId};
use tabletop::Seat;

use super::{HOUR, MINUTE, link, reader, sent};
use crate::databases::everywhere;
use crate::world::{Person, World, paced, table_of};

/// Ann, who reads mail, and Bob, each with one coin; Bob has bid, and Ann was told.
async fn asked(world: &World) -> (Person, Person, TableId, String) {
    let ann = reader(world, "Ann").await;
    let bob = world.person("Bob").await;
    let poor = NewTable {
        setup: r#"{"purse":1,"rounds":3}"#.into(),
        ..table_of(2)
    };
    let table = bob.lays(poor).await;
    ann.takes(table, 0).await.unwrap();
    bob.takes(table, 1).await.unwrap();
    world.wait(2 * MINUTE);
    let mails = sent(world).await;
    assert_eq!(mails.len(), 1, "{mails:?}");
    assert!(!mails[0].1.contains("purse"), "nothing of the game");
    (ann, bob, table, link(&mails[0].1))
}

async fn shown(world: &World, token: &str) -> Option<i64> {
    match notices::look(&world.platform, token).await.unwrap().state {
        LinkState::Question(it) => {
            let answers = it.either.unwrap().answers;
            let first = answers[0].json().unwrap();
            assert!(first.contains(r#""amount":1"#), "{answers:?}");
            Some(it.seq)
        }
        LinkState::Entry | LinkState::Closed | LinkState::Spent => None,
    }
}

async fn state(world: &World, token: &str) -> &'static str {
    match notices::look(&world.platform, token).await.unwrap().state {
        LinkState::Question(_) => "question",
        LinkState::Entry => "entry",
        LinkState::Closed => "closed",
        LinkState::Spent => "spent",
    }
}

async fn answer(world: &World, token: &str, how: (i64, usize)) -> Result<&'static str, Error> {
    let answered = notices::answer(&world.platform, token, how, None).await?;
    Ok(match answered {
        Answered::Given(None) => "given",
        Answered::Given(Some(_)) => "let in",
        Answered::Moved => "moved",
        Answered::Closed => "closed",
    })
}

#[tokio::test]
async fn an_email_answers_once() {
    everywhere(async |world| {
        let (ann, _bob, table, token) = asked(&world).await;
        let seq = shown(&world, &token).await.expect("a question");
        for _ in 0..3 {
            assert_eq!(shown(&world, &token).await, Some(seq), "looking is free");
        }
        assert_eq!(
            answer(&world, &token, (seq, 2)).await,
            Err(Error::Malformed)
        );
        let given =
            notices::answer(&world.platform, &token, (seq, 0), Some("a phone".into())).await;
        let Ok(Answered::Given(Some(signed_in))) = given else {
            panic!("given, and let in");
        };
        assert_eq!(signed_in.user.id, ann.id);
        let entries = world
            .rows("SELECT COUNT(*) FROM entry WHERE action LIKE '%\"amount\":1%'")
            .await;
        assert_eq!(entries[0].try_get_by_index::<i64>(0).unwrap(), 1);
        assert!(ann.page(table).await.seq > seq);
        assert_eq!(state(&world, &token).await, "spent");
        assert_eq!(
            answer(&world, &token, (seq, 0)).await,
            Err(Error::BadLink),
            "once"
        );
        let entered = notices::enter(&world.platform, &token, "a phone").await;
        assert!(matches!(entered, Err(Error::BadLink)), "for nothing else");
    })
    .await;
}

#[tokio::test]
async fn an_email_says_at_which_table_and_until_when() {
    everywhere(async |world| {
        let ann = reader(&world, "Ann").await;
        let bob = world.person("Bob").await;
        let poor = NewTable {
            setup: r#"{"purse":1,"rounds":3}"#.into(),
            masks: tables::Masks::UntilEnd,
            ..paced("each 86400/3600")
        };
        let table = bob.lays(poor).await;
        for (who, seat) in [(&ann, 0), (&bob, 1)] {
            who.takes(table, seat).await.unwrap();
        }
        for who in [&ann, &bob] {
            who.is_there(table).await;
        }
        let begun = world.now();
        world.wait(2 * MINUTE);
        let mails = sent(&world).await;
        let token = link(&mails.last().unwrap().1);
        let asks = async || match notices::look(&world.platform, &token).await.unwrap().state {
            LinkState::Question(it) => (it.name, it.seat, it.due, it.paused_at),
            LinkState::Entry | LinkState::Closed | LinkState::Spent => panic!("a question"),
        };
        let due = Some(begun + 24 * HOUR);
        assert_eq!(asks().await, ("At the inn".into(), Seat(0), due, None));
        for who in [&ann, &bob] {
            let pause = (tables::Motion::Pause, true);
            tables::cast(&world.platform, who.id, table, pause)
                .await
                .unwrap();
        }
        assert_eq!(asks().await.3, Some(world.now()));
    })
    .await;
}

#[tokio::test]
async fn who_is_signed_in_already_needs_no_other_session() {
    everywhere(async |world| {
        let (_ann, _bob, _table, token) = asked(&world).await;
        let before = world.count("session").await;
        let seq = shown(&world, &token).await.unwrap();
        assert_eq!(answer(&world, &token, (seq, 1)).await, Ok("given"));
        assert_eq!(world.count("session").await, before);
    })
    .await;
}

#[tokio::test]
async fn what_was_answered_at_the_table_is_settled() {
    everywhere(async |world| {
        let (ann, _bob, table, token) = asked(&world).await;
        let seq = shown(&world, &token).await.unwrap();
        ann.bids(table, 0, "by hand").await.unwrap();
        assert_eq!(state(&world, &token).await, "closed");
        assert_eq!(answer(&world, &token, (seq, 0)).await, Ok("closed"));
        // What was taken back is asked anew, and the old email is about the old question.
        let entry = ann.page(table).await.seq;
        tables::undo(&world.platform, (ann.id, None), table, entry)
            .await
            .unwrap();
        assert_eq!(state(&world, &token).await, "closed");
        assert!(
            notices::enter(&world.platform, &token, "a phone")
                .await
                .is_ok(),
            "it still leads to the table"
        );
    })
    .await;
}

#[tokio::test]
async fn a_table_that_has_gone_on_is_looked_at_again() {
    everywhere(async |world| {
        let (_ann, bob, table, token) = asked(&world).await;
        let seq = shown(&world, &token).await.unwrap();
        bob.bids(table, 1, "x").await.unwrap();
        assert_eq!(answer(&world, &token, (seq, 0)).await, Ok("moved"));
        let seq = shown(&world, &token).await.expect("it is still asked");
        assert_eq!(answer(&world, &token, (seq, 0)).await, Ok("given"));
    })
    .await;
}

#[tokio::test]
async fn an_old_email_and_a_lost_seat_answer_nothing() {
    everywhere(async |world| {
        let (ann, _bob, table, token) = asked(&world).await;
        tables::hand_over(&world.platform, ann.id, table, Seat(0))
            .await
            .unwrap();
        assert_eq!(state(&world, &token).await, "closed");
        assert_eq!(answer(&world, &token, (1, 0)).await, Ok("closed"));
        world.wait(8 * 24 * HOUR);
        assert_eq!(state(&world, &token).await, "spent");
        assert_eq!(answer(&world, &token, (1, 0)).await, Err(Error::BadLink));
    })
    .await;
}

/// Two people press at once: one answer is given.
#[tokio::test]
async fn both_answers_at_once_are_one() {
    everywhere(async |world| {
        let (_ann, _bob, _table, token) = asked(&world).await;
        let seq = shown(&world, &token).await.unwrap();
        let (one, other) = tokio::join!(
            answer(&world, &token, (seq, 0)),
            answer(&world, &token, (seq, 1))
        );
        let given = [&one, &other]
            .iter()
            .filter(|it| **it == &Ok("given"))
            .count();
        assert_eq!(given, 1, "{one:?} {other:?}");
        let answers = world
            .rows("SELECT COUNT(*) FROM entry WHERE decision IS NOT NULL")
            .await;
        assert_eq!(answers[0].try_get_by_index::<i64>(0).unwrap(), 1);
    })
    .await;
}
