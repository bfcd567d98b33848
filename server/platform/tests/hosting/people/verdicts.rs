//! Votes that end a game or send somebody away.

use platform::accounts;
use platform::tables::{self, Motion, Occupant, Outcome, Status, Verdict};
use platform::{Error, TableId};
use tabletop::Seat;

use crate::databases::everywhere;
use crate::world::{Person, World};

const DAY: i64 = 24 * 60 * 60 * 1000;
const DAILY: &str = "each 86400/3600";

async fn votes(who: &Person, table: TableId, motion: Motion, yes: bool) -> Result<(), Error> {
    tables::cast(&who.platform, who.id, table, (motion, yes)).await
}

#[tokio::test]
async fn both_end_a_game_as_a_draw() {
    everywhere(async |world| {
        let (ann, bob, table) = world.paced(DAILY).await;
        ann.bids(table, 1, "a").await.unwrap();
        votes(&ann, table, Motion::Draw, true).await.unwrap();
        assert_eq!(bob.page(table).await.votes[0].motion, Motion::Draw);
        assert_eq!(ann.page(table).await.listing.status, Status::Running);
        votes(&bob, table, Motion::Draw, true).await.unwrap();
        let page = bob.page(table).await;
        assert_eq!(page.listing.status, Status::Over);
        assert_eq!(page.listing.verdict, Some(Verdict::Draw));
        assert_eq!((&page.prompts, page.waiting.len()), (&None, 0));
        assert!(page.votes.is_empty() && page.seed.is_some());
        assert_eq!(page.resolutions[0].motion, Motion::Draw);
        assert_eq!(page.resolutions[0].seq, page.seq);
        assert_eq!(world.strike().await, None, "no clock runs");
        let late = votes(&ann, table, Motion::Draw, true).await;
        assert_eq!(late, Err(Error::NotRunning));
        let question = tabletop::DecisionId(2);
        let answer = bob
            .answers(table, question, &crate::world::bid(1, "b"))
            .await;
        assert_eq!(answer, Err(Error::NotRunning));
        let checked = tables::check(&world.platform, table).await.unwrap();
        assert_eq!(checked.fault, None);
        tables::rematch(&world.platform, ann.id, table, str::to_owned)
            .await
            .unwrap();
    })
    .await;
}

/// Three people at a table with a clock.
async fn three(world: &World) -> ([Person; 3], TableId) {
    let people = [
        world.person("Ann").await,
        world.person("Bob").await,
        world.person("Cat").await,
    ];
    let table = platform::tables::NewTable {
        pace: DAILY.parse().unwrap(),
        ..crate::world::table_of(3)
    };
    let table = people[0].lays(table).await;
    for (seat, who) in (0..).zip(&people) {
        who.takes(table, seat).await.unwrap();
    }
    for who in &people {
        who.is_there(table).await;
    }
    (people, table)
}

#[tokio::test]
async fn two_of_three_cannot_end_a_game_without_a_winner() {
    for (motion, verdict) in [
        (Motion::Draw, Verdict::Draw),
        (Motion::Cancel, Verdict::Cancelled),
    ] {
        everywhere(async |world| {
            let ([ann, bob, cat], table) = three(&world).await;
            votes(&ann, table, motion, true).await.unwrap();
            votes(&bob, table, motion, true).await.unwrap();
            let open = &cat.page(table).await.votes;
            assert_eq!((open[0].yes, open[0].needed), (2, 3));
            votes(&cat, table, motion, true).await.unwrap();
            let page = ann.page(table).await;
            assert_eq!(page.listing.verdict, Some(verdict));
        })
        .await;
    }
}

#[tokio::test]
async fn one_no_is_enough_against_a_draw() {
    everywhere(async |world| {
        let ([ann, bob, cat], table) = three(&world).await;
        votes(&ann, table, Motion::Draw, true).await.unwrap();
        votes(&bob, table, Motion::Draw, false).await.unwrap();
        let page = ann.page(table).await;
        assert!(page.votes.is_empty());
        assert_eq!(page.resolutions[0].outcome, Outcome::Lost);
        assert_eq!(page.listing.status, Status::Running);
        let late = votes(&cat, table, Motion::Draw, false).await;
        assert_eq!(late, Err(Error::NoSuchVote));
        // Time is still a matter of the majority, and nobody waits for the absent.
        for who in [&ann, &bob] {
            votes(who, table, Motion::Extend, true).await.unwrap();
        }
        assert_eq!(
            ann.page(table).await.resolutions[1].outcome,
            Outcome::Carried
        );
        tables::offer_seat(&world.platform, cat.id, table, Seat(2))
            .await
            .unwrap();
        for who in [&ann, &bob] {
            votes(who, table, Motion::Draw, true).await.unwrap();
        }
        let still = ann.page(table).await.listing.verdict;
        assert_eq!(still, None, "she offers her seat, and plays on");
        votes(&cat, table, Motion::Draw, true).await.unwrap();
        let drawn = ann.page(table).await.listing.verdict;
        assert_eq!(drawn, Some(Verdict::Draw));
    })
    .await;
}

#[tokio::test]
async fn the_absent_are_not_waited_for() {
    everywhere(async |world| {
        let ([ann, bob, _cat], table) = three(&world).await;
        for _ in 0..2 {
            for who in [&ann, &bob] {
                who.bids(table, 1, "a").await.unwrap();
            }
            world.wait_days(2);
            world.strike().await;
        }
        assert!(ann.page(table).await.listing.clocks[2].absent);
        for who in [&ann, &bob] {
            votes(who, table, Motion::Draw, true).await.unwrap();
        }
        let drawn = ann.page(table).await.listing.verdict;
        assert_eq!(drawn, Some(Verdict::Draw));
    })
    .await;
}

#[tokio::test]
async fn nobody_ends_a_game_alone() {
    everywhere(async |world| {
        let (ann, bob, table) = world.paced(DAILY).await;
        for _ in 0..2 {
            ann.bids(table, 1, "a").await.unwrap();
            world.wait_days(2);
            world.strike().await;
        }
        assert!(ann.page(table).await.listing.clocks[1].absent);
        let alone = votes(&ann, table, Motion::Draw, true).await;
        assert_eq!(alone, Err(Error::NoSuchVote));
        votes(&bob, table, Motion::Draw, true).await.unwrap_err();
    })
    .await;
}

#[tokio::test]
async fn a_game_is_cancelled_before_its_third_round_only() {
    everywhere(async |world| {
        let (ann, bob, table) = world.paced(DAILY).await;
        assert!(ann.page(table).await.may_cancel);
        let cat = world.person("Cat").await;
        assert!(!cat.page(table).await.may_cancel);
        for _ in 0..2 {
            ann.bids(table, 1, "a").await.unwrap();
            bob.bids(table, 2, "b").await.unwrap();
        }
        assert!(!ann.page(table).await.may_cancel);
        let late = votes(&ann, table, Motion::Cancel, true).await;
        assert_eq!(late, Err(Error::NoSuchVote));

        let second = ann.lays(crate::world::paced(DAILY)).await;
        ann.takes(second, 0).await.unwrap();
        bob.takes(second, 1).await.unwrap();
        ann.is_there(second).await;
        bob.is_there(second).await;
        ann.bids(second, 1, "a").await.unwrap();
        bob.bids(second, 2, "b").await.unwrap();
        votes(&bob, second, Motion::Cancel, true).await.unwrap();
        votes(&ann, second, Motion::Cancel, true).await.unwrap();
        let page = ann.page(second).await;
        assert_eq!(page.listing.verdict, Some(Verdict::Cancelled));
        assert_eq!(page.listing.status, Status::Over);
    })
    .await;
}

#[tokio::test]
async fn somebody_absent_is_removed_by_vote_and_the_computer_plays_on() {
    everywhere(async |world| {
        let (ann, bob, table) = world.paced(DAILY).await;
        let remove = Motion::Remove(Seat(1));
        let here = votes(&ann, table, remove, true).await;
        assert_eq!(here, Err(Error::NoSuchVote), "Bob is here");
        tables::offer_seat(&world.platform, bob.id, table, Seat(1))
            .await
            .unwrap();
        votes(&ann, table, remove, true).await.unwrap();
        let page = ann.page(table).await;
        assert_eq!(page.listing.seats[1].occupant, Occupant::Computer);
        assert_eq!(page.resolutions[0].motion, remove);
        assert_eq!(page.listing.status, Status::Running);
        let left = accounts::reliability(&world.platform, bob.id)
            .await
            .unwrap();
        assert_eq!(left.abandoned, 1);
        let back = tables::return_to(&world.platform, bob.id, table, Seat(1)).await;
        assert_eq!(back, Err(Error::NotSeated));
    })
    .await;
}

/// Checks that somebody is removed by vote where no clock marks anybody absent.
#[tokio::test]
async fn whoever_lets_a_table_without_clocks_wait_is_removed_by_vote() {
    everywhere(async |world| {
        let (ann, bob, table) = world.table().await;
        let remove = Motion::Remove(Seat(1));
        ann.bids(table, 1, "a").await.unwrap();
        world.wait(3 * DAY - 1);
        let early = votes(&ann, table, remove, true).await;
        assert_eq!(early, Err(Error::NoSuchVote));
        let from = ann.page(table).await.listing.clocks[1].silent_from;
        assert_eq!(from, Some(world.now() + 1));
        world.wait(1);
        let own = votes(&ann, table, Motion::Remove(Seat(0)), true).await;
        assert_eq!(own, Err(Error::NoSuchVote), "Ann has answered");
        votes(&ann, table, remove, true).await.unwrap();
        let page = ann.page(table).await;
        assert_eq!(page.listing.seats[1].occupant, Occupant::Computer);
        assert!(bob.page(table).await.my_seats.is_empty());
    })
    .await;
}

#[tokio::test]
async fn who_answers_ends_the_vote_on_their_silence() {
    everywhere(async |world| {
        let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
        let cat = world.person("Cat").await;
        let table = ann.lays(crate::world::table_of(3)).await;
        for (seat, who) in (0..).zip([&ann, &bob, &cat]) {
            who.takes(table, seat).await.unwrap();
        }
        ann.bids(table, 1, "a").await.unwrap();
        bob.bids(table, 2, "b").await.unwrap();
        world.wait(3 * DAY);
        let remove = Motion::Remove(Seat(2));
        votes(&ann, table, remove, true).await.unwrap();
        let open = &bob.page(table).await.votes;
        assert_eq!((open[0].yes, open[0].needed), (1, 2), "of Ann and Bob");
        cat.bids(table, 3, "c").await.unwrap();
        assert!(bob.page(table).await.votes.is_empty());
        let late = votes(&bob, table, remove, true).await;
        assert_eq!(late, Err(Error::NoSuchVote));
    })
    .await;
}

#[tokio::test]
async fn who_comes_back_ends_the_vote_on_their_removal() {
    everywhere(async |world| {
        let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
        let cat = world.person("Cat").await;
        let table = platform::tables::NewTable {
            pace: DAILY.parse().unwrap(),
            ..crate::world::table_of(3)
        };
        let table = ann.lays(table).await;
        for (seat, who) in (0..).zip([&ann, &bob, &cat]) {
            who.takes(table, seat).await.unwrap();
        }
        for who in [&ann, &bob, &cat] {
            who.is_there(table).await;
        }
        let remove = Motion::Remove(Seat(2));
        let leave = async || {
            tables::offer_seat(&world.platform, cat.id, table, Seat(2))
                .await
                .unwrap();
        };
        leave().await;
        votes(&ann, table, remove, true).await.unwrap();
        assert_eq!(bob.page(table).await.votes.len(), 1);
        tables::return_to(&world.platform, cat.id, table, Seat(2))
            .await
            .unwrap();
        assert!(bob.page(table).await.votes.is_empty());
        world.wait(DAY / 24);
        leave().await;
        assert!(bob.page(table).await.votes.is_empty(), "it begins anew");
        votes(&bob, table, remove, true).await.unwrap();
        assert_eq!(ann.page(table).await.votes[0].yes, 1);
    })
    .await;
}

#[tokio::test]
async fn a_vote_that_is_void_stands_in_no_other_s_way() {
    everywhere(async |world| {
        let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
        let (cat, dan) = (world.person("Cat").await, world.person("Dan").await);
        let table = platform::tables::NewTable {
            pace: DAILY.parse().unwrap(),
            ..crate::world::table_of(4)
        };
        let table = ann.lays(table).await;
        for (seat, who) in (0..).zip([&ann, &bob, &cat, &dan]) {
            who.takes(table, seat).await.unwrap();
        }
        for who in [&ann, &bob, &cat, &dan] {
            who.is_there(table).await;
        }
        let offers = async |who: &Person, seat: u8| {
            tables::offer_seat(&world.platform, who.id, table, Seat(seat))
                .await
                .unwrap();
        };
        offers(&dan, 3).await;
        world.wait(DAY / 24);
        offers(&cat, 2).await;
        votes(&ann, table, Motion::Remove(Seat(2)), true)
            .await
            .unwrap();
        let other = votes(&ann, table, Motion::Remove(Seat(3)), true).await;
        assert_eq!(other, Err(Error::NoSuchVote), "one after the other");
        assert_eq!(
            ann.page(table).await.votes.len(),
            1,
            "and the first goes on"
        );
        tables::return_to(&world.platform, cat.id, table, Seat(2))
            .await
            .unwrap();
        votes(&ann, table, Motion::Remove(Seat(3)), true)
            .await
            .unwrap();
    })
    .await;
}

#[tokio::test]
async fn who_leaves_ends_the_votes_that_the_others_have_decided() {
    everywhere(async |world| {
        let ([ann, bob, cat], table) = three(&world).await;
        let leaves = async |who: &Person, seat: u8| {
            tables::hand_over(&world.platform, who.id, table, Seat(seat))
                .await
                .unwrap();
        };
        for motion in [Motion::Pause, Motion::Extend, Motion::Cancel] {
            votes(&ann, table, motion, true).await.unwrap();
        }
        leaves(&cat, 2).await;
        let page = bob.page(table).await;
        assert!(page.resolutions.is_empty(), "one of two is not enough");
        assert_eq!(page.votes.len(), 3);
        tables::offer_seat(&world.platform, bob.id, table, Seat(1))
            .await
            .unwrap();
        let page = ann.page(table).await;
        let resolutions = page.resolutions.iter();
        let resolutions: Vec<_> = resolutions
            .map(|it| (it.motion, it.outcome, it.seq))
            .collect();
        let left = page.handovers.last().unwrap().seq;
        let carried = [
            (Motion::Extend, Outcome::Carried, left + 1),
            (Motion::Pause, Outcome::Carried, left + 2),
        ];
        assert_eq!(resolutions, carried, "each with a revision of its own");
        assert_eq!(page.seq, left + 2);
        assert_eq!(page.listing.paused_at, Some(world.now()));
        assert_eq!(page.votes.len(), 1, "whoever offers a seat still plays");
        leaves(&bob, 1).await;
        let page = ann.page(table).await;
        assert_eq!(page.listing.status, Status::Running, "nobody ends it alone");
        assert_eq!(page.resolutions.len(), 2);
    })
    .await;
}

#[tokio::test]
async fn a_game_is_drawn_once_the_last_who_has_not_agreed_is_gone() {
    everywhere(async |world| {
        let ([ann, bob, cat], table) = three(&world).await;
        for who in [&ann, &bob] {
            votes(who, table, Motion::Draw, true).await.unwrap();
        }
        tables::hand_over(&world.platform, cat.id, table, Seat(2))
            .await
            .unwrap();
        let page = ann.page(table).await;
        assert_eq!(page.listing.verdict, Some(Verdict::Draw));
        assert_eq!(page.resolutions[0].seq, page.seq);
        let checked = tables::check(&world.platform, table).await.unwrap();
        assert_eq!(checked.fault, None);
    })
    .await;
}

#[tokio::test]
async fn the_clock_ends_the_votes_that_waited_for_the_absent() {
    everywhere(async |world| {
        let ([ann, bob, _cat], table) = three(&world).await;
        for round in 0..2 {
            for who in [&ann, &bob] {
                who.bids(table, 1, "a").await.unwrap();
                if round > 0 {
                    votes(who, table, Motion::Draw, true).await.unwrap();
                }
            }
            let verdict = ann.page(table).await.listing.verdict;
            assert_eq!(verdict, None, "they wait for Cat");
            world.wait_days(1);
            world.strike().await;
        }
        let page = bob.page(table).await;
        assert_eq!(page.listing.verdict, Some(Verdict::Draw));
        assert_eq!(page.resolutions.len(), 1);
    })
    .await;
}

#[tokio::test]
async fn whose_seat_is_given_away_holds_up_no_other_vote() {
    everywhere(async |world| {
        let ([ann, bob, cat], table) = three(&world).await;
        for who in [&ann, &bob] {
            votes(who, table, Motion::Draw, true).await.unwrap();
        }
        tables::offer_seat(&world.platform, cat.id, table, Seat(2))
            .await
            .unwrap();
        let verdict = ann.page(table).await.listing.verdict;
        assert_eq!(verdict, None, "she may still play");
        for who in [&ann, &bob] {
            votes(who, table, Motion::Remove(Seat(2)), true)
                .await
                .unwrap();
        }
        let page = ann.page(table).await;
        assert_eq!(page.listing.verdict, Some(Verdict::Draw));
        assert_eq!(page.resolutions.len(), 2);
    })
    .await;
}

#[tokio::test]
async fn who_comes_back_ends_the_votes_that_their_voice_decides() {
    everywhere(async |world| {
        let ([ann, bob, cat], table) = three(&world).await;
        tables::offer_seat(&world.platform, ann.id, table, Seat(0))
            .await
            .unwrap();
        for who in [&ann, &bob] {
            votes(who, table, Motion::Pause, true).await.unwrap();
        }
        let page = cat.page(table).await;
        assert_eq!(page.listing.paused_at, None, "one of two present");
        tables::return_to(&world.platform, ann.id, table, Seat(0))
            .await
            .unwrap();
        let page = cat.page(table).await;
        assert_eq!(page.listing.paused_at, Some(world.now()));
        let back = page.handovers.last().unwrap().seq;
        assert_eq!(page.resolutions[0].seq, back + 1);
        assert_eq!(page.resolutions[0].outcome, Outcome::Carried);
    })
    .await;
}
