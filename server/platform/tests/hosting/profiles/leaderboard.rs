//! Tests of who stands on the leaderboard, who apart, and who nowhere.

use platform::UserId;
use platform::accounts;
use platform::profiles::{self, Leaderboard, Own, Section};

use super::{execute, plays_out, rated, seated};
use crate::databases::everywhere;
use crate::world::{PASSWORD, World, table_of};

const FIRST: (Section, u32) = (Section::Rated, 0);
const FEW: (Section, u32) = (Section::Few, 0);

async fn leaderboard(world: &World, viewer: Option<UserId>, page: (Section, u32)) -> Leaderboard {
    let read = profiles::leaderboard(&world.platform, viewer, "sealed", page).await;
    read.unwrap()
}

/// Place, name, rated games and wins.
fn rows(leaderboard: &Leaderboard) -> Vec<(Option<u64>, &str, u32, u32)> {
    let people = leaderboard.people.iter();
    people
        .map(|it| (it.place, &*it.name, it.games, it.wins))
        .collect()
}

#[tokio::test]
async fn a_place_comes_with_the_fifth_rated_game() {
    everywhere(async |world| {
        let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
        assert_eq!(
            leaderboard(&world, Some(ann.id), FIRST).await,
            Leaderboard::default()
        );
        let friendly = seated(&[&ann, &bob], table_of(2)).await;
        plays_out(&[&ann, &bob], friendly).await;
        for game in 1..=4 {
            let table = seated(&[&bob, &ann], rated(2)).await;
            plays_out(&[&bob, &ann], table).await;
            let own = leaderboard(&world, Some(ann.id), FIRST).await;
            assert!(own.people.is_empty());
            let games = Own {
                place: None,
                games: game,
            };
            assert_eq!((own.few, own.own), (2, Some(games)));
        }
        let few = leaderboard(&world, None, FEW).await;
        assert_eq!(rows(&few), [(None, "Ann", 4, 0), (None, "Bob", 4, 4)]);
        assert!(few.people.iter().all(|it| it.rating.is_none() && !it.me));
        let table = seated(&[&ann, &bob], rated(2)).await;
        plays_out(&[&ann, &bob], table).await;
        let all = leaderboard(&world, Some(ann.id), FIRST).await;
        assert_eq!(rows(&all), [(Some(1), "Bob", 5, 4), (Some(2), "Ann", 5, 1)]);
        assert_eq!(all.own.and_then(|it| it.place), Some(2));
        assert!(!all.people[0].me && all.people[1].me);
        assert_eq!(leaderboard(&world, None, FIRST).await.own, None);
        assert!(leaderboard(&world, None, FEW).await.people.is_empty());
    })
    .await;
}

#[tokio::test]
async fn who_is_gone_or_leaving_stands_nowhere_and_others_move_up() {
    everywhere(async |world| {
        let mut people = Vec::new();
        for name in ["Ann", "Bob", "Cat", "Dan"] {
            people.push(world.person(name).await);
        }
        let [ann, bob, cat, dan] = [0, 1, 2, 3].map(|it| people[it].id.0);
        execute(
            &world,
            &format!(
                "INSERT INTO rating (user_id, kind, mu, sigma, games) VALUES
                 ({ann}, 'sealed', 40, 2, 9), ({bob}, 'sealed', 35, 2, 9),
                 ({cat}, 'sealed', 30, 2, 9), ({dan}, 'sealed', 30, 2, 9),
                 ({dan}, 'other', 99, 2, 9)"
            ),
        )
        .await;
        let places = async || {
            let all = leaderboard(&world, Some(people[3].id), FIRST).await;
            let names: Vec<String> = all.people.iter().map(|it| it.name.clone()).collect();
            let place = all.own.and_then(|it| it.place);
            assert_eq!((all.rated, place), (names.len() as u64, Some(all.rated)));
            names.join(" ")
        };
        assert_eq!(places().await, "Ann Bob Cat Dan");
        let (p, visitor) = (&world.platform, people[0].visitor().await);
        accounts::delete_account(p, &visitor, "Ann", PASSWORD.into())
            .await
            .unwrap();
        assert_eq!(places().await, "Bob Cat Dan");
        // On the way, and not gone yet.
        let leaving = format!("UPDATE \"user\" SET password = NULL WHERE id = {bob}");
        execute(&world, &leaving).await;
        assert_eq!(places().await, "Cat Dan");
        let beyond = leaderboard(&world, None, (Section::Rated, u32::MAX)).await;
        assert_eq!((beyond.people.len(), beyond.rated), (0, 2));
    })
    .await;
}
