//! A database from before the first release is brought over with all that is in it.

#[path = "../../tests/hosting/game.rs"]
mod game;
mod place;
mod rows;

use tabletop::{DecisionId, Host, Seat};

use crate::chat::Who;
use crate::database::Database;
use crate::tables::{Actor, Look, Motion};
use crate::{Clock, Platform, PlatformConfig, TableId, UserId};
use crate::{accounts, chat, notices, profiles, tables};
use place::everywhere;

/// The session of Ann in the rows below.
const TOKEN: &str = "fb8046275bedcbfae7abfae040b271a576e582235493e716929d9969dc9101b0";
const ANN: UserId = UserId(1);
const BOB: UserId = UserId(2);
const DAN: UserId = UserId(4);
const INN: TableId = TableId(0x1);

#[tokio::test]
async fn every_row_from_before_the_release_stays_as_it_is() {
    everywhere(async |url| {
        place::before_the_release(&url).await;
        let before = rows::of_today(rows::all(&url).await);
        let opens = async || {
            let database = Database::open(&url).await.unwrap();
            assert_eq!(database.faults().await.unwrap(), None);
            database.close().await.unwrap();
            assert_eq!(rows::all(&url).await, before);
        };
        opens().await;
        // From then on like any other.
        opens().await;
        place::half_done(&url).await;
        opens().await;
    })
    .await;
}

#[tokio::test]
async fn what_ran_before_the_release_is_played_on() {
    everywhere(async |url| {
        place::before_the_release(&url).await;
        let platform = open(&url).await;
        let ann = accounts::who(&platform, TOKEN).await.unwrap().unwrap();
        assert_eq!((ann.user.id, &*ann.user.name), (ANN, "Ann"));
        let page = async |who| tables::page(&platform, Some(who), INN, Look::default()).await;
        let seen = page(ANN).await.unwrap();
        assert_eq!(
            (seen.my_seat, seen.waiting),
            (Some(Seat(0)), vec![Seat(1), Seat(2)])
        );
        let vote = &seen.votes[0];
        assert_eq!((vote.motion, vote.by, vote.yes), (Motion::Pause, None, 1));
        assert_eq!(page(DAN).await.unwrap().lost, [], "nobody knows how");

        let hall = Who {
            user: Some(ANN),
            table: INN,
            seat: None,
            invitation: None,
        };
        let lines = chat::lines(&platform, hall, "hall", None).await.unwrap();
        assert_eq!((lines.len(), lines[0].edited), (2, None));
        let edited = chat::edit(&platform, hall, ("hall", &lines[0].id), "Good luck").await;
        assert!(edited.unwrap().edited.is_some());

        let bid = r#"{"Bid":{"amount":2,"word":"two"}}"#;
        let bob = Actor::Person(BOB, Seat(1));
        tables::answer(&platform, bob, INN, DecisionId(2), bid)
            .await
            .unwrap();
        assert_eq!(page(ANN).await.unwrap().waiting, [Seat(2)]);
        tables::cast(&platform, BOB, INN, (Motion::Draw, true))
            .await
            .unwrap();
        let votes = page(ANN).await.unwrap().votes;
        let draw = votes.iter().find(|it| it.motion == Motion::Draw).unwrap();
        assert_eq!(draw.by, Some(Seat(1)));

        let first = (profiles::Section::Rated, 0);
        let best = profiles::leaderboard(&platform, None, "sealed", first)
            .await
            .unwrap();
        let names: Vec<_> = best.people.iter().map(|it| (&*it.name, it.games)).collect();
        assert_eq!(names, [("Bob", 6), ("Ann", 5)]);
        platform.close().await.unwrap();
    })
    .await;
}

async fn open(url: &str) -> Platform {
    let config = PlatformConfig {
        database_url: url.to_owned(),
        games: vec![Box::new(Host::<game::Sealed>::new())],
        clock: Clock::from_fn(|| 1_800_000_000_000),
        notices: notices::NoticeConfig::default(),
        password_cost: accounts::PasswordCost::default(),
    };
    Platform::open(config).await.unwrap()
}
