//! Answers in the making: whose they are, and what they come to when time is up.

use platform::drafts::{self, SavedDraft};
use platform::tables::{self, Actor};
use platform::{Error, TableId};
use tabletop::{DecisionId, Seat};

use crate::databases::everywhere;
use crate::world::{Person, World, bid, taking_back};

const HOUR: i64 = 60 * 60 * 1000;
const DAILY: &str = "each 3600/3600";

/// Keeps this on what is there already.
async fn keeps(
    who: &Person,
    (table, seat): (TableId, u8),
    decision: DecisionId,
    begun: Option<String>,
) -> Result<i64, Error> {
    let there = kept(who, table, seat).await.ok().flatten();
    let there = there.filter(|it| it.decision == decision);
    let draft = SavedDraft {
        decision,
        content: format!("{begun:?} on the page"),
        version: there.map_or(0, |it| it.version),
    };
    drafts::keep(&who.platform, (who.id, table, Seat(seat)), draft, begun).await
}

async fn kept(who: &Person, table: TableId, seat: u8) -> Result<Option<SavedDraft>, Error> {
    drafts::of(&who.platform, (who.id, table, Seat(seat))).await
}

/// The bids of the first round, once it is over.
async fn bids(world: &World, ann: &Person, table: TableId) -> [bool; 3] {
    world.wait(HOUR);
    world.strike().await;
    let seen = ann.sees(table).await;
    ["thought of", "other", "computer"].map(|word| seen.contains(word))
}

#[tokio::test]
async fn a_draft_waits_for_its_person_and_nobody_else_notices() {
    everywhere(async |world| {
        let (ann, bob, table) = world.paced(DAILY).await;
        let question = ann.question(table).await;
        let (seq, seen) = (ann.page(table).await.seq, bob.sees(table).await);
        assert_eq!(kept(&ann, table, 0).await, Ok(None));
        for amount in [3, 4] {
            let begun = Some(bid(amount, "thought of"));
            keeps(&ann, (table, 0), question, begun).await.unwrap();
        }
        let draft = kept(&ann, table, 0).await.unwrap().unwrap();
        assert_eq!(draft.decision, question);
        let last = format!("{:?} on the page", Some(bid(4, "thought of")));
        assert_eq!(draft.content, last);
        assert_eq!(ann.page(table).await.seq, seq);
        assert_eq!(bob.sees(table).await, seen);
        assert_eq!(kept(&bob, table, 0).await, Err(Error::NotSeated));
        assert_eq!(kept(&bob, table, 1).await, Ok(None));
        let cat = world.person("Cat").await;
        assert_eq!(kept(&cat, table, 0).await, Err(Error::NotSeated));
    })
    .await;
}

#[tokio::test]
async fn at_zero_a_draft_counts_that_decides_something() {
    everywhere(async |world| {
        let (ann, bob, table) = world.paced(DAILY).await;
        let (hers, his) = (ann.question(table).await, bob.question(table).await);
        let begun = Some(bid(3, "thought of"));
        keeps(&ann, (table, 0), hers, begun).await.unwrap();
        keeps(&bob, (table, 1), his, Some(bid(2, "")))
            .await
            .unwrap();
        assert_eq!(bids(&world, &ann, table).await, [true, false, false]);
        let page = ann.page(table).await;
        assert_eq!(page.clocked.len(), 2, "the clock has answered for both");
        // What was drafted for one question answers no other.
        assert_eq!(kept(&ann, table, 0).await.unwrap().unwrap().decision, hers);
        let next = ann.question(table).await;
        keeps(&ann, (table, 0), next, None).await.unwrap();
        world.wait(HOUR);
        world.strike().await;
        let log = ann.page(table).await.log;
        let count = format!("{log:?}").matches("thought of").count();
        assert_eq!(count, 2, "sealed and won, in the first round only: {log:?}");
    })
    .await;
}

#[tokio::test]
async fn who_answers_or_takes_over_is_not_bound_by_a_draft() {
    everywhere(async |world| {
        let (ann, bob, table) = world.paced(DAILY).await;
        let hers = ann.question(table).await;
        let begun = Some(bid(3, "thought of"));
        keeps(&ann, (table, 0), hers, begun.clone()).await.unwrap();
        tables::offer_seat(&world.platform, ann.id, table, Seat(0))
            .await
            .unwrap();
        let cat = world.person("Cat").await;
        tables::replace(&world.platform, cat.id, table, Seat(0), None)
            .await
            .unwrap();
        assert_eq!(kept(&cat, table, 0).await, Ok(None));
        assert_eq!(kept(&ann, table, 0).await, Err(Error::NotSeated));
        bob.bids(table, 1, "other").await.unwrap();
        assert_eq!(bids(&world, &bob, table).await, [false, true, false]);
        let next = cat.question(table).await;
        keeps(&cat, (table, 0), next, begun).await.unwrap();
        cat.bids(table, 1, "computer").await.unwrap();
        assert_eq!(bids(&world, &bob, table).await, [false, true, true]);
    })
    .await;
}

#[tokio::test]
async fn what_cannot_be_an_answer_is_no_draft() {
    everywhere(async |world| {
        let (ann, bob, table) = world.paced(DAILY).await;
        let (hers, his) = (ann.question(table).await, bob.question(table).await);
        let whose = (table, 0);
        let fine = || Some(bid(1, "thought of"));
        assert_eq!(keeps(&ann, whose, his, fine()).await, Err(Error::NotYours));
        assert_eq!(
            keeps(&bob, whose, hers, fine()).await,
            Err(Error::NotSeated)
        );
        let never = DecisionId(4711);
        assert_eq!(keeps(&ann, whose, never, fine()).await, Err(Error::Closed));
        let nonsense = Some("nonsense".to_owned());
        let refused = keeps(&ann, whose, hers, nonsense).await;
        assert_eq!(refused, Err(Error::Malformed));
        let long = Some(bid(1, &"x".repeat(tables::MAX_ACTION)));
        assert_eq!(keeps(&ann, whose, hers, long).await, Err(Error::TooLarge));
        assert_eq!(kept(&ann, table, 0).await, Ok(None));

        // A bid that is too high today may still be lowered; at zero it counts for nothing.
        let rich = Some(bid(999, "thought of"));
        keeps(&ann, whose, hers, rich).await.unwrap();
        let by_ann = Actor::Person(ann.id, Seat(0));
        let answer = bid(1, "other");
        tables::answer(&world.platform, by_ann, table, hers, &answer)
            .await
            .unwrap();
        assert_eq!(keeps(&ann, whose, hers, fine()).await, Err(Error::Closed));
        let offer = ann.question(table).await;
        keeps(&ann, whose, offer, Some(taking_back()))
            .await
            .unwrap();
        assert_eq!(bids(&world, &ann, table).await, [false, true, false]);
    })
    .await;
}

#[tokio::test]
async fn an_older_draft_never_takes_the_place_of_a_newer_one() {
    everywhere(async |world| {
        let (ann, _, table) = world.paced(DAILY).await;
        let decision = ann.question(table).await;
        let keep = async |version, content: &str| {
            let content = content.to_owned();
            let draft = SavedDraft {
                decision,
                content,
                version,
            };
            drafts::keep(&world.platform, (ann.id, table, Seat(0)), draft, None).await
        };
        assert_eq!(keep(0, "laptop").await, Ok(1));
        assert_eq!(keep(0, "laptop").await, Ok(1), "the same again");
        assert_eq!(keep(1, "phone").await, Ok(2));
        for older in [0, 1] {
            assert_eq!(keep(older, "laptop").await, Err(Error::DraftChanged));
        }
        assert_eq!(keep(3, "laptop").await, Err(Error::DraftChanged));
        assert_eq!(keep(i64::MAX, "phone").await, Err(Error::DraftChanged));
        let draft = kept(&ann, table, 0).await.unwrap().unwrap();
        assert_eq!((draft.content.as_str(), draft.version), ("phone", 2));
    })
    .await;
}

/// Two devices of one person on which they begin at the same moment: there is no row yet to wait for.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn of_two_devices_that_begin_at_once_one_is_told_of_the_other() {
    everywhere(async |world| {
        let (ann, _, table) = world.paced(DAILY).await;
        let question = ann.question(table).await;
        let begin = |amount: u32| {
            let ann = ann.clone();
            tokio::spawn(async move {
                let draft = SavedDraft {
                    decision: question,
                    content: format!("of device {amount}"),
                    version: 0,
                };
                drafts::keep(&ann.platform, (ann.id, table, Seat(0)), draft, None).await
            })
        };
        let saved = futures::future::join_all((0..8).map(begin)).await;
        let saved: Vec<_> = saved.into_iter().map(Result::unwrap).collect();
        assert_eq!(
            saved.iter().filter(|it| **it == Ok(1)).count(),
            1,
            "{saved:?}"
        );
        let told = |it: &&Result<i64, Error>| **it == Err(Error::DraftChanged);
        assert_eq!(saved.iter().filter(told).count(), 7, "{saved:?}");
    })
    .await;
}
