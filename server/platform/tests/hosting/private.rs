//! Files of the database are for their owner only.
#![cfg(unix)]

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

use platform::notices::{Mailer, NoticeConfig, Transports, outbox};
use platform::{Clock, OpenError, Platform, PlatformConfig, accounts, admin, notices};
use sea_orm::ConnectionTrait;
use std::sync::Arc;

use crate::world::{LITTLE, sign_up};

fn config(file: &Path) -> PlatformConfig {
    let mails = file.parent().unwrap().join("mail");
    PlatformConfig {
        database_url: format!("sqlite://{}?mode=rwc", file.display()),
        games: Vec::new(),
        clock: Clock::system(),
        notices: NoticeConfig {
            transport: Arc::new(Transports {
                mailer: Mailer::folder(&mails, "rookery@tarth.example").unwrap(),
            }),
            ..NoticeConfig::default()
        },
        password_cost: LITTLE,
    }
}

fn mode(file: &Path) -> u32 {
    fs::metadata(file).unwrap().permissions().mode() & 0o777
}

/// Every file below a folder, and the folder, with what others may do.
fn open_to_others(folder: &Path) -> Vec<String> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            found.extend(open_to_others(&path));
        }
        if mode(&path) & 0o077 != 0 {
            found.push(format!("{} {:o}", path.display(), mode(&path)));
        }
    }
    found
}

#[tokio::test]
async fn what_the_server_writes_nobody_else_reads() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let file = data.join("rookery.db");
    let platform = Platform::open(config(&file)).await.unwrap();
    let form = accounts::SignUp {
        mail: Some("ann@tarth.example".into()),
        ..sign_up("Ann")
    };
    let ann = accounts::sign_up(&platform, form, None).await.unwrap();
    notices::greet(&platform, ann.user.id, "en").await.unwrap();
    outbox::send_due(&platform).await.unwrap();
    let copy = data.join("copy.db");
    let url = format!("sqlite://{}?mode=rwc", file.display());
    admin::backup(&url, &copy).await.unwrap();
    for name in ["rookery.db", "rookery.db-wal", "rookery.db-shm", "copy.db"] {
        assert!(data.join(name).exists(), "{name}");
    }
    assert_eq!(fs::read_dir(data.join("mail")).unwrap().count(), 1);
    platform.close().await.unwrap();
    fs::set_permissions(&file, fs::Permissions::from_mode(0o644)).unwrap();
    let before = admin::restore(config(&file), &copy).await.unwrap();
    assert!(before.before.unwrap().exists());
    assert_eq!(mode(&data), 0o700);
    assert_eq!(open_to_others(&data), Vec::<String>::new());
}

#[tokio::test]
async fn what_others_could_read_is_theirs_no_more_from_the_next_start_on() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("rookery.db");
    let platform = Platform::open(config(&file)).await.unwrap();
    platform.close().await.unwrap();
    let mails = folder.path().join("mail");
    fs::create_dir(&mails).unwrap();
    let (mail, other) = (mails.join("1.eml"), mails.join("notes.txt"));
    for file in [&file, &mail, &other] {
        let there = file.exists();
        if !there {
            fs::write(file, "a link").unwrap();
        }
        fs::set_permissions(file, fs::Permissions::from_mode(0o644)).unwrap();
    }
    let platform = Platform::open(config(&file)).await.unwrap();
    assert_eq!((mode(&file), mode(&mail)), (0o600, 0o600));
    assert_eq!(mode(&other), 0o644, "nobody knows whose that is");
    for end in ["-wal", "-shm"] {
        let beside = folder.path().join(format!("rookery.db{end}"));
        assert_eq!(mode(&beside), 0o600, "{end}");
    }
    platform.close().await.unwrap();
}

/// Somebody has mistyped where the data lies.
#[tokio::test]
async fn another_programs_database_stays_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("songs.db");
    let url = config(&file).database_url;
    let songs = sea_orm::Database::connect(&url).await.unwrap();
    let write = "CREATE TABLE songs (title TEXT)";
    songs.execute_unprepared(write).await.unwrap();
    songs.close().await.unwrap();
    fs::set_permissions(&file, fs::Permissions::from_mode(0o660)).unwrap();
    let before = fs::read(&file).unwrap();
    for _ in 0..2 {
        let opened = Platform::open(config(&file)).await;
        assert!(matches!(opened.err(), Some(OpenError::Foreign(_))));
        assert!(OpenError::found(&url).await.is_none(), "no flaw in it");
        assert!(fs::read(&file).unwrap() == before, "not a byte has changed");
        assert_eq!(mode(&file), 0o660);
        let left = fs::read_dir(folder.path()).unwrap().count();
        assert_eq!(left, 1, "and nothing lies beside it");
    }
}
