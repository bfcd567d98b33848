//! The operator's import.

use crate::{
    config::{Command, Config, Seated},
    import::create,
};
use clap::Parser;
use platform::{Clock, Pace, Platform, PlatformConfig, accounts};
use std::{fmt::Write as _, fs, path::Path};

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
        password_cost: super::LITTLE,
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
        "this position has no seat called Martell; its seats are: Baratheon, Lannister, Stark"
    );
    let both = [seated("Ann", "Stark"), seated("ann", "stark")];
    assert_eq!(
        refused(march, &both).await,
        "two people are named for the seat stark"
    );
    let ann = [seated("Ann", "Stark")];
    let chess = create(
        &platform,
        "Riverrun",
        ("chess", march.to_owned()),
        (&ann, Pace::Unlimited),
    );
    assert_eq!(
        chess.await.unwrap_err().to_string(),
        "no game is called chess here; there are: westeros, battlefield"
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

/// Forty units and forty NCUs for each of four, all terrain, markers, tokens and effects.
fn largest_battle() -> String {
    let mut text = String::from(
        "players 4\nmode feast\nsize 100\ntable 72x48\noption corpse_piles 12\n\
         option terrain_pieces 12\noption game_length 8\nround 8\nturn A\n",
    );
    for kind in [
        "forest",
        "forest",
        "bog",
        "bog",
        "stakes",
        "low_wall",
        "ruined_wall",
        "ruined_wall",
        "hedge",
        "weirwood",
        "piece thicket_of_old_brambles 6x5 cover rough",
        "piece another_thicket_of_them 6x5 cover rough",
    ] {
        writeln!(text, "{kind} @ 36, 24 N").unwrap();
    }
    for pile in 0..12 {
        writeln!(text, "corpse_pile @ {}, 24 N", 3 + 5 * pile).unwrap();
    }
    for (player, (left, below)) in ["A", "B", "C", "D"].iter().zip([
        (0_u32, 0_u32),
        (39_000, 0),
        (0, 24_000),
        (39_000, 24_000),
    ]) {
        writeln!(text, "vp {player} 65535").unwrap();
        for unit in 0..40_u32 {
            let leader = if unit == 0 { " + robb_wolf_lord" } else { "" };
            let (x, y) = (
                left + 2_750 + 5_500 * (unit % 6),
                below + 2_400 + 4_800 * (unit / 6),
            );
            let place = if unit < 30 {
                format!("@ ~{x}, ~{y} N panicked vulnerable weakened vp 255")
            } else {
                "reserve".to_owned()
            };
            writeln!(text, "{player}{} sworn_swords{leader} {place}", unit + 1).unwrap();
        }
        for ncu in 1..=40 {
            writeln!(text, "{player}n{ncu} catelyn").unwrap();
        }
        writeln!(
            text,
            "hand {player}: Northern Ferocity, Hit and Run, Winter Is Coming"
        )
        .unwrap();
    }
    for marker in 1..=5 {
        writeln!(text, "marker {marker} @ 36, {}", 4 + 8 * marker).unwrap();
    }
    for effect in 0..200 {
        writeln!(
            text,
            "effect card:stark.hit_and_run of A on B{} modify to_hit 1 for round until round_end",
            effect % 30 + 1
        )
        .unwrap();
    }
    text
}

/// The largest armies that supply feeds, at home and at sea, with all power.
fn largest_game() -> String {
    let mut text = String::from("players 6\nphase march\nsupply all 6\n");
    for (house, home, sea) in [
        ("BA", "Dragonstone", "Shipbreaker Bay"),
        ("LA", "Lannisport", "The Golden Sound"),
        ("ST", "Winterfell", "Bay of Ice"),
        ("GR", "Pyke", "Ironman's Bay"),
        ("TY", "Highgarden", "Redwyne Straits"),
        ("MA", "Sunspear", "East Summer Sea"),
    ] {
        writeln!(
            text,
            "{house} {home}: 2F K SE, March\n{house} {sea}: 3 ships\npower {house} 18"
        )
        .unwrap();
    }
    text
}

#[tokio::test]
async fn the_page_of_the_largest_position_is_there() {
    let world = super::World::new().await;
    let ann = world.sign_up("Ann").await;
    for (game, seat, text) in [
        ("battlefield", "A House Stark", largest_battle()),
        ("westeros", "Stark", largest_game()),
    ] {
        let seats = [seated("Ann", seat)];
        let table = create(
            &world.platform,
            "The largest",
            (game, text),
            (&seats, Pace::Unlimited),
        );
        let table = table.await.unwrap();
        let page = world.get(&format!("/tables/{table}"), &ann).await;
        assert_eq!(page.status, axum::http::StatusCode::OK, "{game}");
        assert!(page.body.contains("<svg"), "{game}");
        let rules = format!("/tables/{table}/rules");
        assert!(page.body.contains(&format!("href=\"{rules}\"")), "{game}");
        let leads = world.get(&rules, &ann).await;
        let there = if game == "battlefield" {
            "/help?game=battlefield"
        } else {
            "/help"
        };
        assert_eq!(leads.header("location"), there, "{game}");
    }
}
