//! Tests that nobody can tell what is kept in memory, or packed, from what is read anew.

use platform::tables::{self, Look, TablePage};
use platform::{Error, TableId, accounts};
use serde_json::json;

use crate::databases::everywhere;
use crate::page_at::{album, assert_remembered};
use crate::world::{PASSWORD, Person, World, table_of, taking_back};

/// This world and another process on the same database.
async fn two(mut world: World) -> [World; 2] {
    let first = world.twin();
    world.restart().await;
    [first, world]
}

async fn pages(people: &[Person], table: TableId) -> Vec<TablePage> {
    let mut pages = Vec::new();
    for person in people {
        for since in [None, Some(3)] {
            let look = Look {
                since,
                ..Look::default()
            };
            pages.push(person.looks(table, look).await.unwrap());
        }
    }
    pages
}

#[tokio::test]
async fn what_another_process_does_is_seen_at_once() {
    everywhere(async |world| {
        let [here, there] = two(world).await;
        let (ann, bob, table) = here.table().await;
        let [ann_there, bob_there] = [&ann, &bob].map(|it| it.at(&there));
        let same = async |say: &str| {
            let shown = pages(&[ann.clone(), bob.clone()], table).await;
            let others = pages(&[ann_there.clone(), bob_there.clone()], table).await;
            assert_eq!(shown, others, "{say}");
        };
        same("the beginning").await;
        let given = ann.bids(table, 2, "a").await.unwrap();
        same("an answer here").await;
        ann_there.undoes(table, given.seq).await.unwrap();
        assert_eq!(
            ann.undoes(table, given.seq).await.unwrap().seq,
            given.seq + 1
        );
        same("taken back there").await;
        bob_there.bids(table, 3, "b").await.unwrap();
        ann.bids(table, 2, "a").await.unwrap();
        same("a round").await;
        accounts::rename(&there.platform, &bob.visitor().await, "Robert")
            .await
            .unwrap();
        same("another name").await;
        tables::mark_seen(&there.platform, ann.id, table, 3)
            .await
            .unwrap();
        same("something seen").await;
        tables::cast(&there.platform, ann.id, table, (tables::Motion::Draw, true))
            .await
            .unwrap();
        assert_eq!(ann.page(table).await.votes.len(), 1);
        same("a vote").await;
        tables::cast(
            &there.platform,
            bob.id,
            table,
            (tables::Motion::Draw, false),
        )
        .await
        .unwrap();
        assert_eq!(ann.page(table).await.resolutions.len(), 1);
        same("a vote that failed").await;
        tables::cast(&there.platform, ann.id, table, (tables::Motion::Draw, true))
            .await
            .unwrap();
        tables::cast(&here.platform, bob.id, table, (tables::Motion::Draw, true))
            .await
            .unwrap();
        same("the end").await;
        let status = bob_there.page(table).await.listing.status;
        assert_eq!(status, tables::Status::Over);
    })
    .await;
}

/// Checks that what leads to a profile changes without the table's revision.
#[tokio::test]
async fn an_account_that_another_process_changes_is_told_at_once() {
    everywhere(async |world| {
        let [here, there] = two(world).await;
        let (ann, bob, table) = here.table().await;
        let guest = here.guest().await;
        let account = async || {
            let seats = bob.page(table).await.listing.seats;
            assert_eq!(seats, bob.at(&there).page(table).await.listing.seats);
            let name = seats[0].account.as_ref();
            name.map(|it| it.known().unwrap_or_default().to_owned())
        };
        assert_eq!(account().await.as_deref(), Some("Ann"));
        accounts::rename(&there.platform, &ann.visitor().await, "Arya")
            .await
            .unwrap();
        assert_eq!(account().await.as_deref(), Some("Arya"));
        accounts::delete_account(
            &there.platform,
            &ann.visitor().await,
            "Arya",
            PASSWORD.into(),
        )
        .await
        .unwrap();
        assert_eq!(account().await, None);

        let other = guest.lays(table_of(2)).await;
        guest.takes(other, 0).await.unwrap();
        let seats = guest.page(other).await.listing.seats;
        assert_eq!(seats[0].account, None, "guests have no profile");
    })
    .await;
}

#[tokio::test]
async fn two_processes_answer_by_turns() {
    everywhere(async |world| {
        let [here, there] = two(world).await;
        let (ann, bob, table) = here.table().await;
        let bob = bob.at(&there);
        for _ in 0..3 {
            // Each has something older in memory than what it answers.
            ann.bids(table, 1, "a").await.unwrap();
            bob.bids(table, 2, "b").await.unwrap();
        }
        assert_eq!(
            tables::check(&here.platform, table).await.unwrap().fault,
            None
        );
        assert_eq!(
            ann.page(table).await.log,
            ann.at(&there).page(table).await.log
        );
    })
    .await;
}

#[tokio::test]
async fn many_tables_are_looked_at_by_turns() {
    everywhere(async |world| {
        let (ann, _, first) = world.table().await;
        let before = ann.page(first).await;
        for _ in 0..300 {
            let other = tables::page(&world.platform, None, TableId(rand()), Look::default());
            assert_eq!(other.await.unwrap_err(), Error::NoSuchTable);
        }
        assert_eq!(ann.page(first).await, before);
    })
    .await;
}

fn rand() -> u128 {
    use std::hash::{BuildHasher, RandomState};
    RandomState::new().hash_one(0).into()
}

#[tokio::test]
async fn a_packed_game_is_what_it_was() {
    everywhere(async |mut world| {
        let (mut ann, mut bob, table) = world.table().await;
        let album = album(&world, (&ann, &bob, table), 2).await;
        let everything = async |world: &World, ann: &Person, bob: &Person| {
            let chronicle = tables::chronicle(&world.platform, None, table, None);
            let record = tables::record(&world.platform, None, table, None);
            let checked = tables::check(&world.platform, table);
            let export = tables::export(&world.platform, table);
            let games = format!("{:?}", ann.page(table).await);
            (
                pages(&[ann.clone(), bob.clone()], table).await,
                (chronicle.await, record.await, export.await),
                (checked.await.unwrap(), games),
                tables::begun(&world.platform, None).await.unwrap(),
            )
        };
        let before = everything(&world, &ann, &bob).await;
        assert_eq!(
            tables::pack(
                &world.platform,
                world.now() - 1,
                &mut std::collections::BTreeSet::new()
            )
            .await,
            Ok(0)
        );
        assert_eq!(
            tables::pack(
                &world.platform,
                world.now(),
                &mut std::collections::BTreeSet::new()
            )
            .await,
            Ok(1)
        );
        assert_eq!(
            tables::pack(
                &world.platform,
                world.now(),
                &mut std::collections::BTreeSet::new()
            )
            .await,
            Ok(0)
        );
        for gone in ["entry", "keyframe"] {
            assert_eq!(world.count(gone).await, 0, "{gone}");
        }
        assert_eq!(everything(&world, &ann, &bob).await, before, "from memory");
        world.restart().await;
        (ann, bob) = (ann.at(&world), bob.at(&world));
        assert_eq!(everything(&world, &ann, &bob).await, before, "read anew");
        assert_remembered(&world, (&ann, &bob, table), &album).await;
    })
    .await;
}

#[tokio::test]
async fn an_answer_to_a_packed_game_is_acknowledged_again() {
    everywhere(async |mut world| {
        let (ann, bob, table) = world.table().await;
        let first = ann.question(table).await;
        let taken_back = ann.bids(table, 1, "a").await.unwrap();
        ann.answers(table, ann.question(table).await, &taking_back())
            .await
            .unwrap();
        let question = ann.question(table).await;
        let action = json!({"Bid": {"amount": 1, "word": "a"}}).to_string();
        let given = ann.answers(table, question, &action).await.unwrap();
        bob.bids(table, 2, "b").await.unwrap();
        for _ in 0..2 {
            ann.bids(table, 2, "a").await.unwrap();
            bob.bids(table, 2, "b").await.unwrap();
        }
        tables::pack(
            &world.platform,
            world.now(),
            &mut std::collections::BTreeSet::new(),
        )
        .await
        .unwrap();
        for _ in 0..2 {
            let ann = ann.at(&world);
            assert_eq!(ann.answers(table, question, &action).await, Ok(given));
            assert_eq!(
                ann.answers(table, first, &action).await.unwrap(),
                taken_back
            );
            let other = json!({"Bid": {"amount": 2, "word": "a"}}).to_string();
            assert_eq!(
                ann.answers(table, question, &other).await,
                Err(Error::Closed)
            );
            assert_eq!(ann.undoes(table, given.seq).await, Err(Error::NotRunning));
            world.restart().await;
        }
    })
    .await;
}

#[tokio::test]
async fn what_this_build_plays_otherwise_stays_as_it_is() {
    everywhere(async |world| {
        let (ann, bob, table) = world.table().await;
        album(&world, (&ann, &bob, table), 0).await;
        world
            .rows("UPDATE entry SET state_hash = 'x' || state_hash WHERE seq = 5")
            .await;
        assert_eq!(
            tables::pack(
                &world.platform,
                world.now(),
                &mut std::collections::BTreeSet::new()
            )
            .await,
            Ok(0)
        );
        assert_eq!(world.count("packed").await, 0);
        assert_eq!(world.count("entry").await, 7);
    })
    .await;
}

#[tokio::test]
async fn a_packed_game_stays_for_the_others() {
    everywhere(async |world| {
        let (ann, bob, table) = world.table().await;
        album(&world, (&ann, &bob, table), 0).await;
        tables::pack(
            &world.platform,
            world.now(),
            &mut std::collections::BTreeSet::new(),
        )
        .await
        .unwrap();
        let delete = async |who: &Person, name: &str| {
            accounts::delete_account(&world.platform, &who.visitor().await, name, PASSWORD.into())
                .await
        };
        delete(&ann, "Ann").await.unwrap();
        assert_eq!(bob.page(table).await.log.len(), 9, "others keep the game");
    })
    .await;
}
