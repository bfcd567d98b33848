//! The archive: what is found, and what is not.

use platform::accounts;
use platform::profiles::{self, Archive, PAGE, Search};
use platform::tables::{self, Masks, NewTable, Stakes};

use super::{execute, plays_out, rated, seated};
use crate::databases::everywhere;
use crate::world::{PASSWORD, Person, World, table_of};

const DAY: i64 = 24 * 60 * 60 * 1000;

async fn found(world: &World, search: Search) -> Archive {
    profiles::archive(&world.platform, None, &search)
        .await
        .unwrap()
}

/// The names of the tables that are found.
async fn names(world: &World, search: Search) -> Vec<String> {
    let archive = found(world, search).await;
    let names = archive.games.into_iter().map(|it| it.listing.name);
    names.collect()
}

fn called(name: &str, new: NewTable) -> NewTable {
    NewTable {
        name: name.into(),
        ..new
    }
}

async fn three(world: &World) -> [Person; 3] {
    [
        world.person("Ann").await,
        world.person("Bob").await,
        world.person("Cat_1").await,
    ]
}

#[tokio::test]
async fn games_are_found_by_what_everybody_may_know() {
    everywhere(async |world| {
        let [ann, bob, cat] = three(&world).await;
        let running = called("Running", table_of(2));
        let running = seated(&[&ann, &bob], running).await;
        let first = seated(&[&ann, &bob], called("The 5% Übung", table_of(2))).await;
        plays_out(&[&bob, &ann], first).await;
        world.wait(DAY);
        let second = seated(&[&ann, &bob, &cat], called("Trident", rated(3))).await;
        plays_out(&[&ann, &bob, &cat], second).await;

        let any = Search::default;
        assert_eq!(names(&world, any()).await, ["Trident", "The 5% Übung"]);
        let by = |player: &str| Search {
            player: player.into(),
            ..any()
        };
        assert_eq!(names(&world, by(" CAT_")).await, ["Trident"]);
        assert_eq!(names(&world, by("bo")).await.len(), 2);
        assert!(names(&world, by("nobody")).await.is_empty());
        let winner = |role: &str| Search {
            winner: role.into(),
            ..any()
        };
        assert_eq!(names(&world, winner("1")).await, ["The 5% Übung"]);
        assert_eq!(names(&world, winner("0")).await, ["Trident"]);
        assert!(names(&world, winner("2")).await.is_empty());
        let text = |text: &str| Search {
            text: text.into(),
            ..any()
        };
        assert_eq!(names(&world, text("5% Ü")).await, ["The 5% Übung"]);
        assert_eq!(names(&world, text("TRI")).await, ["Trident"]);
        assert!(names(&world, text("T_i")).await.is_empty());
        let either = |text: &str| Search {
            either: text.into(),
            ..any()
        };
        assert_eq!(names(&world, either("cat")).await, ["Trident"]);
        assert_eq!(names(&world, either("5% Ü")).await, ["The 5% Übung"]);
        assert!(names(&world, either("0")).await.is_empty());
        let kind = |kind: &str| Search {
            kind: kind.into(),
            ..any()
        };
        assert_eq!(names(&world, kind("sealed")).await.len(), 2);
        assert!(names(&world, kind("chess")).await.is_empty());
        let seats = Search {
            seats: Some(3),
            ..any()
        };
        assert_eq!(names(&world, seats).await, ["Trident"]);
        let friendly = Search {
            stakes: Some(Stakes::Friendly),
            ..any()
        };
        assert_eq!(names(&world, friendly).await, ["The 5% Übung"]);
        let (from, until) = (Some(world.now()), Some(world.now()));
        let late = Search { from, ..any() };
        assert_eq!(names(&world, late).await, ["Trident"]);
        let early = Search { until, ..any() };
        assert_eq!(names(&world, early).await, ["The 5% Übung"]);

        let archive = found(&world, any()).await;
        assert_eq!(archive.next, None);
        let end = &archive.games[1].end;
        let places: Vec<_> = end.seats.iter().map(|it| it.place).collect();
        assert_eq!(places, [Some(2), Some(1)]);
        assert!(end.chapter.is_some());
        assert_eq!(archive.games[0].end.at, world.now());
        // Packed, it tells the same.
        let all = &mut std::collections::BTreeSet::new();
        tables::pack(&world.platform, world.now(), all)
            .await
            .unwrap();
        assert_eq!(found(&world, any()).await, archive);
        let ends = profiles::ends(&world.platform, &[first, running])
            .await
            .unwrap();
        assert_eq!((ends.len(), ends.get(&first)), (1, Some(end)));
    })
    .await;
}

#[tokio::test]
async fn pages_follow_each_other_without_a_gap() {
    everywhere(async |world| {
        let (ann, bob) = (world.person("Ann").await, world.person("Bob").await);
        for number in 0..=PAGE {
            // Several end at the same instant.
            if number % 4 == 0 {
                world.wait(1);
            }
            let new = called(&format!("No {number}"), table_of(2));
            let table = seated(&[&ann, &bob], new).await;
            plays_out(&[&ann, &bob], table).await;
        }
        let first = found(&world, Search::default()).await;
        assert_eq!(first.games.len() as u64, PAGE);
        let after = first.next;
        assert!(after.is_some());
        let search = Search {
            after,
            ..Search::default()
        };
        let second = found(&world, search).await;
        assert_eq!((second.games.len(), second.next), (1, None));
        let mut all: Vec<_> = first.games.iter().chain(&second.games).collect();
        assert!(all.is_sorted_by_key(|it| -it.end.at));
        all.sort_by_key(|it| &it.listing.name);
        all.dedup_by_key(|it| &it.listing.name);
        assert_eq!(all.len() as u64, PAGE + 1);
    })
    .await;
}

#[tokio::test]
async fn private_tables_are_absent_and_masks_stay_on() {
    everywhere(async |world| {
        let (ann, bob) = (
            world.person("Zerberus").await,
            world.person("Waldemar").await,
        );
        let private = NewTable {
            open: false,
            ..called("Private", table_of(2))
        };
        // Both by the same way in: the owner shares the seat.
        let table = ann.lays(private).await;
        ann.takes(table, 0).await.unwrap();
        let page = ann.page(table).await;
        let key = page.invitation.as_deref();
        let (p, seat) = (&world.platform, tabletop::Seat(1));
        platform::tables::take_seat(p, bob.id, table, seat, key)
            .await
            .unwrap();
        plays_out(&[&ann, &bob], table).await;
        for (name, masks) in [("Fallen", Masks::UntilEnd), ("Masked", Masks::ForEver)] {
            let new = NewTable {
                masks,
                ..called(name, table_of(2))
            };
            let table = seated(&[&ann, &bob], new).await;
            plays_out(&[&ann, &bob], table).await;
        }
        let mut all = names(&world, Search::default()).await;
        all.sort();
        assert_eq!(all, ["Fallen", "Masked"]);
        let by = Search {
            player: "zerb".into(),
            ..Search::default()
        };
        assert_eq!(names(&world, by).await, ["Fallen"]);
        // One's own are found wherever they were played; nobody else's are.
        let own = |person: &Person| Search {
            of: Some(person.id),
            ..Search::default()
        };
        let cat = world.person("Cat").await;
        assert_eq!(names(&world, own(&ann)).await.len(), 3);
        assert!(names(&world, own(&cat)).await.is_empty());
        let either = Search {
            either: "zerb".into(),
            ..Search::default()
        };
        assert_eq!(names(&world, either).await, ["Fallen"]);
        for viewer in [None, Some(ann.id)] {
            let archive = profiles::archive(p, viewer, &Search::default())
                .await
                .unwrap();
            let mut games = archive.games.iter();
            let masked = games.find(|it| it.listing.name == "Masked").unwrap();
            let text = format!("{masked:?}");
            assert!(!text.contains("Zerberus") && !text.contains("Waldemar"));
            assert!(!text.contains("UserId("));
        }
    })
    .await;
}

#[tokio::test]
async fn a_cancelled_game_is_found_among_one_s_own_alone() {
    everywhere(async |world| {
        let (ann, bob, table) = world.table().await;
        plays_out(&[&ann, &bob], table).await;
        let any = Search::default;
        let of = Some(ann.id);
        assert_eq!(names(&world, any()).await.len(), 1);
        let cancel = format!("UPDATE table_ SET verdict = 'cancelled' WHERE id = '{table}'");
        execute(&world, &cancel).await;
        assert!(names(&world, any()).await.is_empty());
        assert_eq!(names(&world, Search { of, ..any() }).await.len(), 1);
    })
    .await;
}

#[tokio::test]
async fn a_person_is_found_by_former_names_until_they_go() {
    everywhere(async |world| {
        let (ann, bob, table) = world.table().await;
        plays_out(&[&ann, &bob], table).await;
        let p = &world.platform;
        accounts::rename(p, &ann.visitor().await, "Brienne")
            .await
            .unwrap();
        let by = |player: &str| Search {
            player: player.into(),
            ..Search::default()
        };
        for name in ["Ann", "brien"] {
            assert_eq!(names(&world, by(name)).await.len(), 1, "{name}");
        }
        accounts::delete_account(p, &ann.visitor().await, "Brienne", PASSWORD.into())
            .await
            .unwrap();
        for name in ["Ann", "brien"] {
            assert!(names(&world, by(name)).await.is_empty(), "{name}");
        }
        assert_eq!(names(&world, by("Bob")).await.len(), 1);
    })
    .await;
}
