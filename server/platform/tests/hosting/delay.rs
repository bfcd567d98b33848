//! Tables that onlookers see a round late.

use platform::chat::{self, NewLine, Who};
use platform::tables::{
    self, Delay, Look, Masks, NewTable, Perspective, PointInTime, Status, TablePage,
};
use platform::{Error, TableId};

use crate::databases::everywhere;
use crate::world::{Person, World, table_of};

/// Ann and Bob at a table that others see late, and Cid, who looks on.
async fn watched(world: &World) -> (Person, Person, Person, TableId) {
    let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
    let cid = world.person("Cid").await;
    let late = NewTable {
        delay: Delay::Round,
        pace: "live 600+10".parse().unwrap(),
        ..table_of(2)
    };
    let table = ann.lays(late).await;
    ann.takes(table, 0).await.unwrap();
    bob.takes(table, 1).await.unwrap();
    ann.is_there(table).await;
    bob.is_there(table).await;
    (ann, bob, cid, table)
}

/// Returns a page without what depends on time alone, which is as new as the look.
fn timeless(page: TablePage) -> TablePage {
    TablePage { now: 0, ..page }
}

async fn seen(who: &Person, table: TableId) -> TablePage {
    timeless(who.page(table).await)
}

async fn says(who: &Person, table: TableId, number: u32) {
    let line = NewLine {
        id: format!("{number:032x}"),
        text: "hail".into(),
        quote: None,
    };
    chat::say(&who.platform, at(who, table), "hall", line)
        .await
        .unwrap();
}

fn at(who: &Person, table: TableId) -> Who<'static> {
    Who {
        user: Some(who.id),
        table,
        seat: None,
        invitation: None,
    }
}

#[tokio::test]
async fn onlookers_see_the_beginning_of_the_round() {
    everywhere(async |world| {
        let (ann, bob, cid, table) = watched(&world).await;
        let first = seen(&cid, table).await;
        assert!(first.view.is_some());
        world.wait(60_000);
        ann.bids(table, 3, "x").await.unwrap();
        assert_eq!(seen(&cid, table).await, first, "nothing of the round");
        assert_ne!(ann.page(table).await.seq, first.seq, "players see it");
        bob.bids(table, 2, "y").await.unwrap();
        let second = seen(&cid, table).await;
        assert_eq!(second.seq, ann.page(table).await.seq, "a round has ended");
        assert!(second.log.len() > first.log.len());
        let news = Look {
            since: Some(first.seq),
            ..Look::default()
        };
        let news = tables::page(&world.platform, Some(cid.id), table, news);
        assert!(news.await.unwrap().log.iter().all(|it| it.seq > first.seq));
        ann.bids(table, 3, "x").await.unwrap();
        assert_eq!(seen(&cid, table).await, second);
        let stranger = tables::page(&world.platform, None, table, Look::default());
        assert_eq!(stranger.await.unwrap().seq, second.seq);
    })
    .await;
}

#[tokio::test]
async fn no_other_way_leads_past_the_delay() {
    everywhere(async |world| {
        let (ann, bob, cid, table) = watched(&world).await;
        let early = PointInTime {
            seq: seen(&cid, table).await.seq,
            perspective: Perspective::Mine,
        };
        let listed = async || {
            let all = tables::watchable(&world.platform, Some(cid.id))
                .await
                .unwrap();
            let all = all.into_iter().filter(|it| it.id == table);
            all.collect::<Vec<_>>()
        };
        let before = listed().await;
        assert!(
            before[0]
                .clocks
                .iter()
                .all(|it| it.deadline.is_none() && it.bank.is_none())
        );
        let far = before[0].progress.unwrap();
        let players = tables::mine(&world.platform, ann.id).await.unwrap();
        let known = players[0].progress.unwrap();
        assert_eq!((far.chapter, far.span), (known.chapter, None));
        assert!(known.span.is_some(), "players know what is done");
        world.wait(5000);
        ann.bids(table, 3, "x").await.unwrap();
        assert_eq!(listed().await, before);
        let now = PointInTime {
            seq: ann.page(table).await.seq,
            ..early
        };
        let look = async |who: &Person, point: PointInTime| {
            tables::page_at(&world.platform, Some(who.id), table, None, point).await
        };
        assert_eq!(look(&cid, now).await.err(), Some(Error::NoSuchRevision));
        assert!(look(&cid, early).await.is_ok());
        assert!(look(&bob, now).await.is_ok(), "players look anywhere");
        let chronicle = tables::chronicle(&world.platform, Some(cid.id), table, None);
        let chapters = chronicle.await.unwrap().chapters;
        assert!(chapters.iter().all(|it| it.seq <= early.seq));
    })
    .await;
}

#[tokio::test]
async fn what_players_say_is_heard_late_as_well() {
    everywhere(async |world| {
        let (ann, bob, cid, table) = watched(&world).await;
        let heard = async || {
            let lines = chat::lines(&world.platform, at(&cid, table), "hall", None);
            lines.await.unwrap().len()
        };
        let quiet = chat::page(&world.platform, at(&cid, table)).await.unwrap();
        says(&ann, table, 1).await;
        assert_eq!(heard().await, 0);
        let chat = chat::page(&world.platform, at(&cid, table)).await.unwrap();
        assert_eq!(chat, quiet, "nor counted");
        let since = world.now() - 1;
        let news = chat::has_news(&world.platform, at(&cid, table), since);
        assert!(!news.await.unwrap(), "nor told");
        ann.bids(table, 1, "x").await.unwrap();
        bob.bids(table, 2, "y").await.unwrap();
        assert_eq!(heard().await, 1);
        says(&bob, table, 2).await;
        assert_eq!(heard().await, 1, "this is the next round");
    })
    .await;
}

#[tokio::test]
async fn a_round_that_is_taken_up_again_shows_its_beginning() {
    everywhere(async |world| {
        let (ann, _bob, cid, table) = watched(&world).await;
        let first = seen(&cid, table).await;
        ann.bids(table, 3, "x").await.unwrap();
        let seq = ann.page(table).await.seq;
        tables::undo(&world.platform, (ann.id, None), table, seq)
            .await
            .unwrap();
        assert_eq!(seen(&cid, table).await, first);
    })
    .await;
}

#[tokio::test]
async fn after_the_end_everything_is_open() {
    everywhere(async |world| {
        let (ann, bob, cid, table) = watched(&world).await;
        for _ in 0..3 {
            ann.bids(table, 1, "x").await.unwrap();
            bob.bids(table, 2, "y").await.unwrap();
        }
        let (mine, theirs) = (ann.page(table).await, cid.page(table).await);
        assert_eq!(theirs.listing.status, Status::Over);
        assert_eq!((theirs.seq, theirs.log.len()), (mine.seq, mine.log.len()));
        assert_eq!(theirs.listing.masks, Masks::None);
    })
    .await;
}

/// Since when somebody is waited for at a table without clocks is as much of the present as a clock.
#[tokio::test]
async fn onlookers_do_not_learn_who_is_silent() {
    everywhere(async |world| {
        let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
        let cid = world.person("Cid").await;
        let late = NewTable {
            delay: Delay::Round,
            ..table_of(2)
        };
        let table = ann.lays(late).await;
        ann.takes(table, 0).await.unwrap();
        bob.takes(table, 1).await.unwrap();
        ann.bids(table, 3, "x").await.unwrap();
        let is_told = async |who: &Person| {
            let clocks = who.page(table).await.listing.clocks;
            clocks.iter().any(|it| it.silent_from.is_some())
        };
        assert!(is_told(&ann).await && !is_told(&cid).await);
    })
    .await;
}
