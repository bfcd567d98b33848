//! The operator's import.

use crate::{
    config::{Command, Config, Seated},
    import::create,
};
use clap::Parser;
use platform::{Clock, Pace, Platform, PlatformConfig, accounts};
use std::{fs, path::Path};

fn seated(name: &str, seat: &str) -> Seated {
    Seated {
        name: name.to_owned(),
        seat: seat.to_owned(),
    }
}

#[test]
fn the_operator_names_a_file_and_who_plays_what() {
    let line = [
        "rookery",
        "import",
        "robb.case",
        "--seats",
        "Ann=Stark, Bob = Lannister",
    ];
    let Some(Command::Import { file, seats, .. }) = Config::parse_from(line).command else {
        panic!("an import was asked for");
    };
    assert_eq!(file, Path::new("robb.case"));
    assert_eq!(seats, [seated("Ann", "Stark"), seated("Bob", "Lannister")]);
    for wrong in [&["--seats", "Stark"][..], &[]] {
        let line = ["rookery", "import", "robb.case"].iter().chain(wrong);
        assert!(Config::try_parse_from(line).is_err());
    }
}

/// The end-to-end tests play them. The folder says of which game they are.
#[test]
fn every_position_of_the_end_to_end_tests_can_be_read() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../end2end/positions");
    let mut found = 0;
    for of in fs::read_dir(folder).unwrap() {
        let of = of.unwrap();
        let kind = of.file_name();
        let games = crate::games(true);
        let game = games.iter().find(|it| Some(it.kind()) == kind.to_str());
        let game = game.unwrap_or_else(|| panic!("no game is called {}", kind.display()));
        for file in fs::read_dir(of.path()).unwrap() {
            let path = file.unwrap().path();
            let read = game.position(&fs::read_to_string(&path).unwrap());
            assert!(read.is_ok(), "{}: {read:?}", path.display());
            found += 1;
        }
    }
    assert!(found >= 6);
}

#[tokio::test]
async fn what_cannot_be_imported_is_said_in_words() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("test.db");
    let platform = Platform::open(PlatformConfig {
        database_url: format!("sqlite://{}?mode=rwc", file.display()),
        games: crate::games(false),
        clock: Clock::system(),
        notices: platform::notices::NoticeConfig::default(),
    });
    let platform = platform.await.unwrap();
    let form = accounts::SignUp {
        name: "Ann".into(),
        password: "correct horse battery".into(),
        mail: None,
        device: "a laptop".into(),
    };
    accounts::sign_up(&platform, form, None).await.unwrap();
    let refused = async |text: &str, seats: &[Seated]| {
        let created = create(
            &platform,
            "Riverrun",
            ("westeros", text.to_owned()),
            (seats, Pace::Unlimited),
        )
        .await;
        created.unwrap_err().to_string()
    };
    let march = "players 3\nphase march\nLA Riverrun: F, March";
    assert_eq!(
        refused(march, &[seated("Bob", "Stark")]).await,
        "nobody is called Bob"
    );
    assert_eq!(
        refused(march, &[seated("Ann", "Martell")]).await,
        "this position has no such seat"
    );
    let dragon = "players 3\nphase march\nLA Riverrun: dragon";
    let why = refused(dragon, &[seated("Ann", "Stark")]).await;
    assert!(why.starts_with("line 3: "), "{why}");
    let seats = [seated("ann", "lannister")];
    assert!(
        create(
            &platform,
            "Riverrun",
            ("westeros", march.to_owned()),
            (seats.as_slice(), Pace::Unlimited)
        )
        .await
        .is_ok()
    );
    platform.close().await.unwrap();
}
