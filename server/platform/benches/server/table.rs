//! A database in a folder of its own, and people at tables of the board game.

use platform::accounts::{self, SignUp};
use platform::chat::ChatRules;
use platform::notices::NoticeConfig;
use platform::tables::{self, Delay, Look, Masks, NewTable, Stakes, Terms};
use platform::{Clock, Pace, Platform, PlatformConfig, TableId, UserId};
use sea_orm::{Database, DatabaseConnection};
use std::path::PathBuf;
use tabletop::{Decision, Host, Seat, testkit::TestDice};
use tempfile::TempDir;
use westeros::{Prompt, View, Westeros};

pub const SEATS: u8 = 6;
/// Ids of copied tables begin here.
pub const FIRST: i64 = 1;

pub struct Data {
    pub folder: TempDir,
}

pub struct Person {
    pub id: UserId,
    pub token: String,
}

impl Data {
    /// On the disk on which everything is built, not in memory.
    pub fn new() -> Self {
        let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR"));
        Self {
            folder: folder.expect("the target folder can be written"),
        }
    }

    pub fn file(&self) -> PathBuf {
        self.folder.path().join("rookery.db")
    }

    fn url(&self) -> String {
        format!("sqlite:{}", self.file().display())
    }

    pub async fn open(&self) -> Platform {
        open(self.url()).await
    }

    /// A connection that looks past the platform.
    pub async fn database(&self) -> DatabaseConnection {
        Database::connect(self.url())
            .await
            .expect("the database opens")
    }
}

/// A platform on the database at this address.
pub async fn open(database_url: String) -> Platform {
    let config = PlatformConfig {
        database_url,
        games: vec![Box::new(Host::<Westeros>::new())],
        clock: Clock::system(),
        notices: NoticeConfig::default(),
        password_cost: platform::accounts::PasswordCost::default(),
    };
    Platform::open(config).await.expect("a new database opens")
}

/// Somebody new.
pub async fn person(platform: &Platform, name: &str) -> Person {
    let form = SignUp {
        name: name.into(),
        password: "correct horse battery".into(),
        mail: None,
        device: "a bench".into(),
    };
    let signed = accounts::sign_up(platform, form, None)
        .await
        .expect("a name that is free");
    Person {
        id: signed.user.id,
        token: signed.token.expose().to_owned(),
    }
}

/// A table of six that begins with these people, one a seat; one alone has all seats.
pub async fn create(platform: &Platform, people: &[&Person], pace: Pace) -> TableId {
    let new = NewTable {
        kind: "westeros".into(),
        name: "A bench".into(),
        setup: "{}".into(),
        seats: SEATS,
        open: true,
        pace,
        chat: ChatRules::default(),
        terms: Terms::default(),
        masks: Masks::None,
        delay: Delay::None,
        stakes: Stakes::Friendly,
        level: None,
    };
    let table = tables::create(platform, people[0].id, new)
        .await
        .expect("a table");
    for seat in 0..SEATS {
        let number = usize::from(seat);
        let person = people[number % people.len()];
        let taken = if number < people.len() {
            tables::take_seat(platform, person.id, table, Seat(seat), None).await
        } else {
            tables::share_seat(platform, person.id, table, Seat(seat)).await
        };
        taken.expect("a seat that is free");
    }
    // A table over days begins when everybody has said that they are there.
    for person in people {
        let shown = tables::page(platform, Some(person.id), table, Look::default()).await;
        if shown.expect("a page").listing.confirming() {
            let there = tables::confirm(platform, person.id, table).await;
            there.expect("a seat of theirs");
        }
    }
    table
}

/// The first required question of this seat, and an answer drawn from what its page shows.
pub async fn draw(
    platform: &Platform,
    (person, seat): (&Person, Seat),
    table: TableId,
    dice: &mut TestDice,
) -> Option<(tabletop::DecisionId, String)> {
    let look = Look {
        seat: Some(seat),
        since: Some(i64::MAX),
        ..Look::default()
    };
    let page = tables::page(platform, Some(person.id), table, look)
        .await
        .expect("a page");
    let view: View = page.view?.take().expect("a view");
    let asked: Vec<Decision<Prompt>> = page.prompts?.take().expect("questions");
    let asked = asked.into_iter().find(|it| it.required)?;
    let action = <Westeros as tabletop::Game>::sample(&view, &asked.prompt, dice);
    Some((asked.id, serde_json::to_string(&action).expect("an answer")))
}
