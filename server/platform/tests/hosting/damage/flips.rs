//! Single bits of a copy that change on whatever it is kept.

use std::env;
use std::fs::{self, OpenOptions};
use std::os::unix::fs::FileExt;
use std::path::Path;
use std::time::Instant;

use platform::admin::{self, Refused};
use rand_chacha::ChaCha20Rng;
use rand_core::{Rng, SeedableRng};
use sea_orm::{ConnectionTrait, Database, DbBackend, Statement};

use super::lived_in::lived_in;
use crate::admin::config;
use crate::world::World;

/// So many flips have to change a value, where nobody asks for more (`ROOKERY_FLIPS`).
const FLIPS: u64 = 100;
/// One of so many is tried with the whole of `restore`.
const RESTORED: u64 = 25;

/// So many bytes of nothing around a byte make it one that holds no value.
const NEAR: usize = 8;

/// Everything that a database says, in words of its own; `None` where it does not read.
async fn said(file: &Path) -> Option<Vec<String>> {
    let db = Database::connect(format!("sqlite:{}", file.display()))
        .await
        .ok()?;
    let ask = |sql: String| db.query_all_raw(Statement::from_string(DbBackend::Sqlite, sql));
    // The digest's own table is no part of what it proves.
    let schema = "SELECT name, coalesce(sql, '') FROM sqlite_schema WHERE name <> 'copy_digest' ORDER BY name";
    let mut all = Vec::new();
    for table in ask(schema.into()).await.ok()? {
        let (name, sql): (String, String) = (
            table.try_get_by_index(0).ok()?,
            table.try_get_by_index(1).ok()?,
        );
        if sql.starts_with("CREATE TABLE") {
            let columns = format!(
                "SELECT group_concat('quote(\"' || name || '\")', ' || ') FROM pragma_table_info('{name}')"
            );
            let columns: String = ask(columns).await.ok()?.first()?.try_get_by_index(0).ok()?;
            let mut rows = Vec::new();
            for row in ask(format!("SELECT {columns} FROM \"{name}\""))
                .await
                .ok()?
            {
                rows.push(row.try_get_by_index::<String>(0).ok()?);
            }
            rows.sort();
            all.extend(rows);
        }
        all.push(format!("{name} {sql}"));
    }
    db.close().await.ok()?;
    Some(all)
}

/// Returns false in the midst of an empty page: there is no value to change.
fn is_used(bytes: &[u8], at: usize) -> bool {
    let near = at.saturating_sub(NEAR)..(at + NEAR + 1).min(bytes.len());
    bytes[near].iter().any(|it| *it != 0)
}

#[tokio::test]
async fn every_bit_that_changes_a_value_of_a_copy_is_noticed() {
    let world = World::in_memory().await;
    lived_in(&world).await;
    let folder = tempfile::tempdir_in("/dev/shm")
        .or_else(|_| tempfile::tempdir())
        .unwrap();
    let copy = folder.path().join("copy.db");
    admin::backup(&world.url, &copy).await.unwrap();
    assert_eq!(admin::intact(&copy).await.unwrap(), Some(true));
    let bytes = fs::read(&copy).unwrap();
    let whole = said(&copy).await.unwrap();
    let file = OpenOptions::new().write(true).open(&copy).unwrap();
    let number = |name, otherwise| env::var(name).map_or(otherwise, |it| it.parse().unwrap());
    let mut chance = ChaCha20Rng::seed_from_u64(number("ROOKERY_FUZZ_SEED", 43));
    let begun = Instant::now();
    let (mut noticed, mut harmless) = (0, 0);
    let flips = number("ROOKERY_FLIPS", FLIPS);
    while noticed < flips {
        let bit = usize::try_from(chance.next_u64() % (bytes.len() as u64 * 8)).unwrap();
        if !is_used(&bytes, bit / 8) {
            continue;
        }
        let (at, flipped) = (bit / 8, bytes[bit / 8] ^ (1 << (bit % 8)));
        file.write_all_at(&[flipped], at as u64).unwrap();
        let found = admin::intact(&copy).await;
        if matches!(found, Ok(Some(true))) {
            let said = said(&copy).await;
            assert_eq!(said.as_ref(), Some(&whole), "bit {bit} is not noticed");
            harmless += 1;
        } else {
            noticed += 1;
            if noticed % RESTORED == 0 {
                let to = format!("sqlite:{}", folder.path().join("other.db").display());
                let restored = admin::restore(config(to), &copy).await;
                // What SQLite keeps for itself is made anew, and then the digest holds.
                let whole = restored.as_ref().map_or(true, |it| it.proved);
                assert!(whole, "bit {bit}: {found:?}, then {restored:?}");
            }
        }
        file.write_all_at(&bytes[at..=at], at as u64).unwrap();
    }
    eprintln!(
        "{noticed} flips noticed, {harmless} more change nothing, in {} bytes: {:?}",
        bytes.len(),
        begun.elapsed()
    );
    assert_eq!(admin::intact(&copy).await.unwrap(), Some(true));
}

/// Changes that no rule and no type can tell from what was written.
#[tokio::test]
async fn a_changed_letter_in_what_people_wrote_is_refused_and_nothing_changes() {
    let world = World::in_memory().await;
    lived_in(&world).await;
    let folder = tempfile::tempdir().unwrap();
    for (place, from, to) in [
        ("line SET text", "Winter", "Wintes"),
        ("saved_list SET content", "Robb", "Rodb"),
        ("user SET mail", "ann@", "anm@"),
        ("user SET password", "argon2id$v=19", "argon2id$v=18"),
        ("note SET text", "low", "lov"),
        ("outbox SET due_at", "1", "3"),
    ] {
        let copy = folder
            .path()
            .join(format!("{}.db", place.replace(' ', "-")));
        admin::backup(&world.url, &copy).await.unwrap();
        let db = Database::connect(format!("sqlite:{}", copy.display()))
            .await
            .unwrap();
        let column = place.rsplit(' ').next().unwrap();
        let change = format!("UPDATE {place} = replace({column}, '{from}', '{to}')");
        assert!(
            db.execute_unprepared(&change)
                .await
                .unwrap()
                .rows_affected()
                > 0
        );
        db.close().await.unwrap();
        let target = folder.path().join("target.db");
        let refused = admin::restore(config(format!("sqlite:{}", target.display())), &copy).await;
        assert!(
            matches!(refused, Err(Refused::Broken(_))),
            "{place}: {refused:?}"
        );
        assert!(!target.exists());
    }
}

/// The driver's thread ends at a type whose name is no text; what asks it meanwhile would wait for ever.
#[tokio::test]
async fn a_schema_that_is_no_text_is_refused_before_the_driver_meets_it() {
    let world = World::in_memory().await;
    let folder = tempfile::tempdir().unwrap();
    let copy = folder.path().join("copy.db");
    admin::backup(&world.url, &copy).await.unwrap();
    let db = Database::connect(format!("sqlite:{}", copy.display()))
        .await
        .unwrap();
    let change = "PRAGMA writable_schema = ON; \
        UPDATE sqlite_schema SET sql = replace(sql, ' text ', CAST(x'20ff20' AS text)) WHERE name = 'line'";
    db.execute_unprepared(change).await.unwrap();
    db.close().await.unwrap();
    let refused = admin::intact(&copy).await;
    assert!(
        matches!(&refused, Err(Refused::Damaged(cause)) if cause.contains("utf-8")),
        "{refused:?}"
    );
}
