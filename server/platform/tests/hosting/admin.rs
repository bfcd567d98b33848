//! The operator's work: checking stored games, copies of the database, and the way back from one.

use std::path::{Path, PathBuf};

use platform::admin::{self, Refused, Restored};
use platform::notices::NoticeConfig;
use platform::tables::{self, Fault, Status};
use platform::{Clock, PlatformConfig, TableId};
use tabletop::Host;

use crate::databases::everywhere;
use crate::game::Sealed;
use crate::world::{LITTLE, World};

async fn fault(world: &World, table: TableId) -> Option<Fault> {
    tables::check(&world.platform, table).await.unwrap().fault
}

#[tokio::test]
async fn a_game_is_played_again_to_every_state_it_had() {
    everywhere(async |world| {
        let (ann, bob, table) = world.table().await;
        let begun = async |only| tables::begun(&world.platform, only).await.unwrap();
        let given = ann.bids(table, 2, "a").await.unwrap();
        ann.undoes(table, given.seq).await.unwrap();
        for _ in 0..2 {
            ann.bids(table, 2, "a").await.unwrap();
            bob.bids(table, 2, "b").await.unwrap();
        }
        let checked = tables::check(&world.platform, table).await.unwrap();
        assert_eq!((checked.entries, checked.fault), (7, None));
        assert_eq!(begun(Some(Status::Running)).await, [table]);
        ann.bids(table, 2, "a").await.unwrap();
        bob.bids(table, 2, "b").await.unwrap();
        assert_eq!(fault(&world, table).await, None);
        assert_eq!(begun(Some(Status::Running)).await, []);
        assert_eq!(begun(None).await, [table]);
    })
    .await;
}

#[tokio::test]
async fn what_does_not_fit_is_found() {
    everywhere(async |world| {
        let (ann, bob, table) = world.table().await;
        ann.bids(table, 2, "a").await.unwrap();
        let second = bob.bids(table, 2, "b").await.unwrap().seq;
        let broken = async |change: String, back: String| {
            world.rows(&change).await;
            let found = fault(&world, table).await;
            world.rows(&back).await;
            assert_eq!(fault(&world, table).await, None, "{back}");
            found
        };
        let found = broken(
            format!("UPDATE entry SET state_hash = 'x' || state_hash WHERE seq = {second}"),
            format!("UPDATE entry SET state_hash = substr(state_hash, 2) WHERE seq = {second}"),
        );
        assert_eq!(found.await, Some(Fault::Revision(second)));
        let found = broken(
            "UPDATE table_ SET state = ' ' || state".into(),
            "UPDATE table_ SET state = substr(state, 2)".into(),
        );
        assert_eq!(found.await, Some(Fault::State));
        let found = broken(
            "UPDATE pending SET decision = decision + 1000".into(),
            "UPDATE pending SET decision = decision - 1000".into(),
        );
        assert_eq!(found.await, Some(Fault::Questions));
        let found = broken(
            "UPDATE table_ SET shape = shape + 1".into(),
            "UPDATE table_ SET shape = shape - 1".into(),
        );
        assert_eq!(found.await, Some(Fault::Unknown));
    })
    .await;
}

/// Returns where SQLite keeps this world; other databases have tools of their own.
fn folder(world: &World) -> Option<PathBuf> {
    let file = world.url.strip_prefix("sqlite:")?;
    Some(Path::new(file).parent().unwrap().to_owned())
}

pub fn config(url: String) -> PlatformConfig {
    PlatformConfig {
        database_url: url,
        games: vec![Box::new(Host::<Sealed>::new())],
        clock: Clock::system(),
        notices: NoticeConfig::default(),
        password_cost: LITTLE,
    }
}

#[tokio::test]
async fn a_copy_made_while_people_play_is_taken_back() {
    everywhere(async |world| {
        let (ann, bob, table) = world.table().await;
        let Some(folder) = folder(&world) else {
            let refused = admin::backup(&world.url, Path::new("copy")).await;
            assert!(matches!(refused, Err(Refused::NotSqlite)));
            return;
        };
        ann.bids(table, 2, "a").await.unwrap();
        let (hers, his) = (ann.sees(table).await, bob.question(table).await);
        let copy = folder.join("copy.db");
        admin::backup(&world.url, &copy).await.unwrap();
        let again = admin::backup(&world.url, &copy).await;
        assert!(matches!(again, Err(Refused::Exists(_))));
        bob.bids(table, 2, "b").await.unwrap();
        admin::sound(&world.platform).await.unwrap();
        world.platform.close().await.unwrap();

        let before = admin::restore(config(world.url.clone()), &copy)
            .await
            .unwrap();
        assert!(before.proved);
        assert!(before.before.unwrap().exists(), "what was there is kept");
        let mut world = world;
        world.restart().await;
        let (ann, bob) = (ann.at(&world), bob.at(&world));
        assert_eq!(
            ann.sees(table).await,
            hers,
            "as it was when the copy was made"
        );
        assert_eq!(bob.question(table).await, his);
        assert_eq!(fault(&world, table).await, None);
    })
    .await;
}

#[tokio::test]
async fn a_copy_that_is_not_sound_changes_nothing() {
    everywhere(async |mut world: World| {
        let Some(folder) = folder(&world) else { return };
        let (ann, _, table) = world.table().await;
        ann.bids(table, 2, "a").await.unwrap();
        let url = world.url.clone();
        let refused = async |copy: &Path| {
            let refused = admin::restore(config(url.clone()), copy).await;
            let left: Vec<_> = std::fs::read_dir(&folder).unwrap().flatten().collect();
            let left = left.iter().map(|it| it.file_name().into_string().unwrap());
            assert!(
                !left.clone().any(|it| it.contains("restoring")),
                "{:?}",
                left.collect::<Vec<_>>()
            );
            refused.unwrap_err()
        };
        world
            .rows("UPDATE entry SET state_hash = 'x' WHERE seq = 3")
            .await;
        let astray = folder.join("astray.db");
        admin::backup(&world.url, &astray).await.unwrap();
        let open = refused(&astray).await;
        assert!(matches!(open, Refused::InUse(_)), "{open}");
        ann.page(table).await;
        world.platform.close().await.unwrap();
        let nothing = folder.join("nothing.db");
        assert!(matches!(refused(&nothing).await, Refused::Missing(_)));
        let garbage = folder.join("garbage.db");
        std::fs::write(&garbage, "no database").unwrap();
        let garbage = refused(&garbage).await;
        assert!(matches!(garbage, Refused::Damaged(_)), "{garbage}");
        let refused = refused(&astray).await;
        assert!(matches!(refused, Refused::Astray { .. }), "{refused}");
        world.restart().await;
        assert_eq!(ann.at(&world).page(table).await.listing.id, table);
    })
    .await;
}

/// As a copied file of a server that was killed: what it wrote last lies beside it.
#[tokio::test]
async fn what_is_not_yet_in_the_file_itself_is_restored() {
    everywhere(async |world| {
        let Some(folder) = folder(&world) else { return };
        let (ann, _, table) = world.table().await;
        ann.bids(table, 2, "a").await.unwrap();
        let file = PathBuf::from(world.url.strip_prefix("sqlite:").unwrap());
        assert!(folder.join("rookery.sqlite-wal").exists());
        let elsewhere = config(format!("sqlite:{}", folder.join("other.db").display()));
        let restored = admin::restore(elsewhere, &file).await.unwrap();
        let (before, proved) = (None, false);
        assert_eq!(restored, Restored { before, proved }, "no copy, no digest");
        let elsewhere = config(format!("sqlite:{}", folder.join("other.db").display()));
        let other = platform::Platform::open(elsewhere).await.unwrap();
        let checked = tables::check(&other, table).await.unwrap();
        assert_eq!((checked.entries, checked.fault), (2, None));
    })
    .await;
}

/// A database that does not open is what copies are for.
#[tokio::test]
async fn a_copy_replaces_what_is_damaged() {
    everywhere(async |world| {
        let Some(folder) = folder(&world) else { return };
        let copy = folder.join("copy.db");
        admin::backup(&world.url, &copy).await.unwrap();
        let garbage = folder.join("garbage.db");
        std::fs::write(&garbage, "no database").unwrap();
        let config = config(format!("sqlite:{}", garbage.display()));
        let restored = admin::restore(config, &copy).await.unwrap();
        assert!(restored.before.is_some() && restored.proved);
    })
    .await;
}

#[tokio::test]
async fn a_restored_database_sends_nothing_again() {
    everywhere(async |mut world: World| {
        let Some(folder) = folder(&world) else { return };
        let form = platform::accounts::SignUp {
            mail: Some("ann@tarth.example".into()),
            ..crate::world::sign_up("Ann")
        };
        let ann = platform::accounts::sign_up(&world.platform, form, None);
        let ann = ann.await.unwrap().user.id;
        platform::notices::greet(&world.platform, ann, "en")
            .await
            .unwrap();
        let key = async |world: &World| {
            let rows = world
                .rows("SELECT value FROM key_ WHERE name = 'links'")
                .await;
            rows[0].try_get_by_index::<String>(0).unwrap()
        };
        let before = key(&world).await;
        let copy = folder.join("copy.db");
        admin::backup(&world.url, &copy).await.unwrap();
        world.platform.close().await.unwrap();
        admin::restore(config(world.url.clone()), &copy)
            .await
            .unwrap();
        world.restart().await;
        platform::outbox::send_due(&world.platform).await.unwrap();
        assert_eq!(world.transport.mails().len(), 0);
        let waiting = world
            .rows("SELECT 1 FROM outbox WHERE status = 'dropped'")
            .await;
        assert_eq!(waiting.len(), 1);
        assert_ne!(key(&world).await, before, "no link works again");
    })
    .await;
}

#[tokio::test]
async fn a_restored_database_still_reminds_of_deadlines() {
    everywhere(async |mut world: World| {
        let Some(folder) = folder(&world) else { return };
        let ann = crate::notices::reader(&world, "Ann").await;
        let bob = world.person("Bob").await;
        let table = bob.lays(crate::world::paced("each 86400/3600")).await;
        bob.takes(table, 1).await.unwrap();
        ann.takes(table, 0).await.unwrap();
        for person in [&bob, &ann] {
            person.is_there(table).await;
        }
        let copy = folder.join("copy.db");
        admin::backup(&world.url, &copy).await.unwrap();
        world.platform.close().await.unwrap();
        admin::restore(config(world.url.clone()), &copy)
            .await
            .unwrap();
        world.restart().await;
        world.wait(20 * 60 * 60 * 1000);
        let mails = crate::notices::sent(&world).await;
        assert_eq!(mails.len(), 1);
        assert!(mails[0].1.contains("deadline At the inn"));
    })
    .await;
}
