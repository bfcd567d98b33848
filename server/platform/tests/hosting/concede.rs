//! Giving a game up.

use platform::tables::{self, Motion, NewTable, Outcome, Status, Verdict};
use platform::{Error, TableId};
use tabletop::Seat;

use crate::databases::everywhere;
use crate::profiles::{only, profile, rated, ratings, seated};
use crate::world::{Person, bid, table_of};

const DAILY: &str = "each 86400/3600";

async fn concedes(who: &Person, table: TableId, seat: u8) -> Result<(), Error> {
    tables::concede(&who.platform, who.id, table, Seat(seat)).await
}

#[tokio::test]
async fn whoever_gives_up_has_lost_and_the_other_has_won() {
    everywhere(async |world| {
        let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
        // By letter as well: nobody has to be asked, and it need not be their turn.
        let new = NewTable {
            pace: DAILY.parse().unwrap(),
            ..rated(2)
        };
        let table = seated(&[&ann, &bob], new).await;
        ann.bids(table, 3, "a").await.unwrap();
        let late = bob.question(table).await;
        concedes(&ann, table, 0).await.unwrap();

        let page = bob.page(table).await;
        assert_eq!(page.listing.status, Status::Over);
        assert_eq!(page.listing.verdict, Some(Verdict::Conceded));
        assert_eq!((&page.prompts, page.waiting.len()), (&None, 0));
        let told = page.resolutions[0];
        assert_eq!(told.motion, Motion::Concede(Seat(0)));
        assert_eq!((told.outcome, told.seq), (Outcome::Carried, page.seq));
        assert_eq!(world.strike().await, None, "no clock runs");
        let answer = bob.answers(table, late, &bid(1, "b")).await;
        assert_eq!(answer, Err(Error::NotRunning));

        let (lost, won) = (profile(&world, "Ann").await, profile(&world, "Bob").await);
        assert_eq!((lost.finished, lost.left), (1, 0), "it is no game left");
        assert_eq!((only(&lost).1, only(&lost).2), (1, 0));
        assert_eq!((only(&won).1, only(&won).2), (1, 1));
        let ratings = ratings(&world).await;
        let of = |who: &Person| ratings.iter().find(|it| it.0 == who.id.0).map(|it| it.1);
        assert!(of(&ann).unwrap() < 25.0 && of(&bob).unwrap() > 25.0);

        let checked = tables::check(&world.platform, table).await.unwrap();
        assert_eq!(checked.fault, None, "it plays again");
        tables::rematch(&world.platform, bob.id, table, str::to_owned)
            .await
            .unwrap();
    })
    .await;
}

#[tokio::test]
async fn nobody_gives_up_for_somebody_else() {
    everywhere(async |world| {
        let (ann, bob, table) = world.table().await;
        let cat = world.person("Cat").await;
        let seq = ann.page(table).await.seq;
        assert_eq!(concedes(&bob, table, 0).await, Err(Error::NotSeated));
        assert_eq!(concedes(&cat, table, 0).await, Err(Error::NotSeated));
        assert_eq!(concedes(&ann, table, 9).await, Err(Error::NotSeated));
        for who in [&ann, &bob] {
            let motion = (Motion::Concede(Seat(0)), true);
            let voted = tables::cast(&who.platform, who.id, table, motion).await;
            assert_eq!(voted, Err(Error::NoSuchVote), "it is no vote");
        }
        let page = ann.page(table).await;
        assert_eq!((page.seq, page.listing.status), (seq, Status::Running));
        assert_eq!(world.count("outcome").await, 0);
        assert_eq!(world.count("resolution").await, 0);
    })
    .await;
}

#[tokio::test]
async fn only_a_game_of_two_that_runs_can_be_given_up() {
    everywhere(async |world| {
        let (ann, bob, table) = world.table().await;
        concedes(&bob, table, 1).await.unwrap();
        for (who, seat) in [(&bob, 1), (&ann, 0)] {
            let again = concedes(who, table, seat).await;
            assert_eq!(again, Err(Error::NotRunning), "it is over");
        }
        assert_eq!(world.count("outcome").await, 2, "it ended once");

        let gathers = ann.lays(table_of(2)).await;
        ann.takes(gathers, 0).await.unwrap();
        assert_eq!(concedes(&ann, gathers, 0).await, Err(Error::NotRunning));

        let three = tables::practice(&world.platform, ann.id, table_of(3), &[Seat(0)])
            .await
            .unwrap();
        assert_eq!(concedes(&ann, three, 0).await, Err(Error::NotForTwo));
        assert_eq!(ann.page(three).await.listing.status, Status::Running);
    })
    .await;
}

#[tokio::test]
async fn a_game_against_the_computer_that_is_given_up_is_counted() {
    everywhere(async |world| {
        let ann = world.person("Ann").await;
        let table = tables::practice(&world.platform, ann.id, table_of(2), &[Seat(0)])
            .await
            .unwrap();
        concedes(&ann, table, 0).await.unwrap();
        let solo = profile(&world, "Ann").await.solo;
        let counted = solo.iter().map(|it| (it.games, it.wins));
        assert_eq!(counted.collect::<Vec<_>>(), [(1, 0)]);
    })
    .await;
}
