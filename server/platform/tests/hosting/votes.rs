//! Votes about time.

use platform::tables::{self, Look, Motion, Outcome, TablePage};
use platform::{Error, TableId};
use tabletop::Seat;

use crate::databases::everywhere;
use crate::world::{Person, World, paced, table_of};

const HOUR: i64 = 60 * 60 * 1000;
const DAY: i64 = 24 * HOUR;
const DAILY: &str = "each 86400/3600";

/// The page of somebody who only looks on.
async fn cat_page(world: &World, table: TableId) -> TablePage {
    let page = tables::page(&world.platform, None, table, Look::default());
    page.await.unwrap()
}

async fn votes(who: &Person, table: TableId, motion: Motion, yes: bool) -> Result<(), Error> {
    tables::cast(&who.platform, who.id, table, (motion, yes)).await
}

#[tokio::test]
async fn more_than_half_extend_the_time() {
    everywhere(async |world| {
        let start = world.now();
        let (ann, bob, table) = world.paced(DAILY).await;
        assert_eq!(
            votes(&ann, table, Motion::Extend, false).await,
            Err(Error::NoSuchVote)
        );
        votes(&ann, table, Motion::Extend, true).await.unwrap();
        let open = &bob.page(table).await.votes;
        assert_eq!((open[0].yes, open[0].needed, open[0].mine), (1, 2, None));
        assert_eq!(open[0].by, Some(Seat(0)), "Ann has asked");
        assert_eq!(ann.page(table).await.votes[0].mine, Some(true));
        // Twice the same voice is one, and wakes nobody.
        let seq = ann.page(table).await.seq;
        votes(&ann, table, Motion::Extend, true).await.unwrap();
        assert_eq!(ann.page(table).await.seq, seq);
        assert_eq!(ann.deadlines(table).await, [Some(start + DAY); 2]);
        votes(&bob, table, Motion::Extend, true).await.unwrap();
        assert_eq!(ann.deadlines(table).await, [Some(start + DAY + DAY / 2); 2]);
        assert!(ann.page(table).await.votes.is_empty());
    })
    .await;
}

#[tokio::test]
async fn whoever_has_asked_withdraws() {
    everywhere(async |world| {
        let (ann, bob, table) = world.paced(DAILY).await;
        for motion in [Motion::Extend, Motion::Draw] {
            votes(&ann, table, motion, true).await.unwrap();
            votes(&ann, table, motion, false).await.unwrap();
            let page = bob.page(table).await;
            assert!(page.votes.is_empty());
            let last = page.resolutions.last().unwrap();
            assert_eq!((last.motion, last.outcome), (motion, Outcome::Lost));
            // Nobody votes yes on what is over: it is asked anew, by whoever does.
            votes(&bob, table, motion, true).await.unwrap();
            assert_eq!(ann.page(table).await.votes[0].by, Some(Seat(1)));
            votes(&bob, table, motion, false).await.unwrap();
        }
    })
    .await;
}

#[tokio::test]
async fn half_is_not_enough() {
    everywhere(async |world| {
        let start = world.now();
        let (ann, bob, table) = world.paced(DAILY).await;
        votes(&ann, table, Motion::Extend, true).await.unwrap();
        votes(&bob, table, Motion::Extend, false).await.unwrap();
        assert!(
            ann.page(table).await.votes.is_empty(),
            "it can no longer pass"
        );
        let resolutions = &cat_page(&world, table).await.resolutions;
        assert_eq!(resolutions.len(), 1, "everybody may know");
        assert_eq!(
            (resolutions[0].motion, resolutions[0].outcome),
            (Motion::Extend, Outcome::Lost)
        );
        assert_eq!(ann.deadlines(table).await, [Some(start + DAY); 2]);
        let cat = world.person("Cat").await;
        assert_eq!(
            votes(&cat, table, Motion::Pause, true).await,
            Err(Error::NotSeated)
        );
        assert!(cat.page(table).await.votes.is_empty());
    })
    .await;
}

#[tokio::test]
async fn while_a_table_pauses_its_clocks_stand() {
    everywhere(async |world| {
        let start = world.now();
        let (ann, bob, table) = world.paced("live 600+10").await;
        world.wait(100_000);
        votes(&ann, table, Motion::Pause, true).await.unwrap();
        votes(&bob, table, Motion::Pause, true).await.unwrap();
        let page = ann.page(table).await;
        assert_eq!(page.listing.paused_at, Some(start + 100_000));
        world.wait_days(2);
        assert_eq!(world.strike().await, None);
        // Who answers meanwhile uses no time.
        ann.bids(table, 1, "a").await.unwrap();
        assert_eq!(ann.page(table).await.listing.clocks[0].bank, Some(510_000));
        assert_eq!(
            votes(&ann, table, Motion::Pause, true).await,
            Err(Error::NoSuchVote)
        );
        votes(&ann, table, Motion::Resume, true).await.unwrap();
        votes(&bob, table, Motion::Resume, true).await.unwrap();
        let due = Some(world.now() + 500_000);
        assert_eq!(ann.deadlines(table).await, [None, due]);
        assert_eq!(world.strike().await, due);
    })
    .await;
}

/// Behind masks one sees no clock but one's own, and that only while it runs.
#[tokio::test]
async fn whoever_is_not_asked_may_propose_more_time_behind_masks() {
    everywhere(async |world| {
        let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
        let new = tables::NewTable {
            masks: tables::Masks::UntilEnd,
            ..paced(DAILY)
        };
        let table = ann.lays(new).await;
        ann.takes(table, 0).await.unwrap();
        bob.takes(table, 1).await.unwrap();
        ann.is_there(table).await;
        bob.is_there(table).await;
        ann.bids(table, 1, "a").await.unwrap();
        let page = ann.page(table).await;
        assert!(page.listing.clocks.iter().all(|it| it.deadline.is_none()));
        assert!(page.may_extend() && page.may_pause());
        votes(&ann, table, Motion::Extend, true).await.unwrap();
        votes(&ann, table, Motion::Pause, true).await.unwrap();

        let friends = ann.lays(table_of(2)).await;
        ann.takes(friends, 0).await.unwrap();
        bob.takes(friends, 1).await.unwrap();
        let page = ann.page(friends).await;
        assert!(!page.may_extend() && !page.may_pause());
    })
    .await;
}

#[tokio::test]
async fn a_vote_that_nobody_decides_lapses() {
    everywhere(async |world| {
        let (ann, bob, table) = world.paced("each 864000/3600").await;
        votes(&ann, table, Motion::Pause, true).await.unwrap();
        world.wait_days(4);
        assert!(bob.page(table).await.votes.is_empty());
        votes(&bob, table, Motion::Pause, true).await.unwrap();
        assert_eq!(bob.page(table).await.votes[0].yes, 1);
    })
    .await;
}
