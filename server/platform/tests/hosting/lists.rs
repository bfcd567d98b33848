//! Finding tables.

use std::collections::HashMap;

use platform::tables::{self, Listing, NewTable, Progress};
use platform::{UserId, notices};
use tabletop::Span;

use crate::databases::everywhere;
use crate::world::table_of;

fn names(listings: &[Listing]) -> Vec<&str> {
    listings.iter().map(|it| it.name.as_str()).collect()
}

#[tokio::test]
async fn tables_are_listed_where_they_belong() {
    everywhere(async |world| {
        let (ann, bob, running) = world.table().await;
        let named = |name: &str| NewTable {
            name: name.into(),
            ..table_of(2)
        };
        let free = ann.lays(named("  Free  for   all ")).await;
        ann.lays(NewTable {
            open: false,
            ..named("Friends")
        })
        .await;

        let open = tables::open(&world.platform, None).await.unwrap();
        assert_eq!(names(&open), ["Free for all"]);
        assert_eq!((open[0].id, open[0].my_turn), (free, false));
        let watchable = tables::watchable(&world.platform, None).await.unwrap();
        assert_eq!(names(&watchable), ["At the inn"]);
        let newest = async |who, few| {
            let found = tables::newest(&world.platform, who, few).await.unwrap();
            found.into_iter().map(|it| it.name).collect::<Vec<_>>()
        };
        assert_eq!(newest(None, 3).await, ["Free for all", "At the inn"]);
        assert_eq!(newest(None, 1).await, ["Free for all"]);
        let others = newest(Some(bob.id), 3).await;
        assert_eq!(others, ["Free for all"], "not where one sits");
        let mut mine = tables::mine(&world.platform, ann.id).await.unwrap();
        mine.sort_by(|one, other| one.name.cmp(&other.name));
        assert_eq!(names(&mine), ["At the inn", "Free for all", "Friends"]);
        assert_eq!(
            names(&tables::mine(&world.platform, bob.id).await.unwrap()),
            ["At the inn"]
        );

        bob.bids(running, 1, "x").await.unwrap();
        let my_turn = async |who| tables::watchable(&world.platform, who).await.unwrap()[0].my_turn;
        assert!(my_turn(Some(ann.id)).await);
        assert!(!my_turn(Some(bob.id)).await, "an offer is no turn");
        assert!(!my_turn(None).await);
    })
    .await;
}

#[tokio::test]
async fn a_list_tells_how_far_its_games_are() {
    everywhere(async |world| {
        let (ann, bob, first) = world.table().await;
        ann.lays(table_of(3)).await;
        let second = ann.lays(table_of(2)).await;
        for (who, seat) in [(&ann, 0), (&bob, 1)] {
            who.takes(second, seat).await.unwrap();
        }
        let rounds = async || {
            let mine = tables::mine(&world.platform, ann.id).await.unwrap();
            let far = mine
                .into_iter()
                .filter_map(|it| Some((it.id, it.progress?)));
            far.collect::<HashMap<_, _>>()
        };
        let begun = Progress {
            chapter: u32::MAX - 3,
            span: Some(Span::Planning),
        };
        assert_eq!(rounds().await, [(first, begun), (second, begun)].into());
        ann.bids(first, 1, "a").await.unwrap();
        assert_eq!(rounds().await[&first], begun, "the round goes on");
        bob.bids(first, 2, "b").await.unwrap();
        let next = Progress {
            chapter: u32::MAX - 2,
            ..begun
        };
        assert_eq!(rounds().await, [(first, next), (second, begun)].into());
        for _ in 0..2 {
            ann.bids(first, 1, "a").await.unwrap();
            bob.bids(first, 2, "b").await.unwrap();
        }
        assert_eq!(rounds().await, [(second, begun)].into(), "one is over");
        for who in [&ann, &bob] {
            let running = tables::under_way(&world.platform, who.id).await.unwrap();
            let running: Vec<_> = running.iter().map(|it| it.id).collect();
            assert_eq!(running, [second], "neither gathers nor is over");
        }
    })
    .await;
}

#[tokio::test]
async fn what_waits_is_one_s_own_and_the_least_time_comes_first() {
    everywhere(async |world| {
        let (ann, bob, slow) = world.table().await;
        let quick = ann
            .lays(NewTable {
                name: "Quick".into(),
                pace: "each 86400/43200".parse().unwrap(),
                ..table_of(2)
            })
            .await;
        for (who, seat) in [(&ann, 0), (&bob, 1)] {
            who.takes(quick, seat).await.unwrap();
        }
        for who in [&ann, &bob] {
            who.is_there(quick).await;
        }
        let waits = async |who: UserId| {
            let turns = tables::turns(&world.platform, who).await.unwrap();
            turns.iter().map(|it| it.table_id).collect::<Vec<_>>()
        };
        assert_eq!(waits(ann.id).await, [quick, slow]);
        let read = tables::turns(&world.platform, ann.id).await.unwrap();
        ann.bids(quick, 1, "a").await.unwrap();
        let late = notices::asked(&world.platform, &read[0]).await;
        assert_eq!(late, Ok(None), "answered since it was read");
        assert_eq!(waits(ann.id).await, [slow], "an offer waits for nobody");
        assert_eq!(waits(bob.id).await, [quick, slow]);
        let turns = tables::turns(&world.platform, bob.id).await.unwrap();
        let times: Vec<_> = turns.iter().map(|it| it.deadline.is_some()).collect();
        assert_eq!(times, [true, false]);
    })
    .await;
}
