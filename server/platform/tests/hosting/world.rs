//! People at tables, on a database of their own.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};

use platform::accounts::{self, PasswordCost, SignUp, SignedIn, Visitor};
use platform::chat::ChatRules;
use platform::notices::{NewAddress, NoticeConfig};
use platform::tables::{
    self, Actor, Delay, Look, Masks, NewTable, Perspective, PointInTime, Receipt, Stakes,
    TablePage, Terms,
};
use platform::{Clock, Error, Pace, Platform, PlatformConfig, TableId, UserId, Whose, deadlines};
use sea_orm::{ConnectionTrait, Database, DatabaseConnection, QueryResult, Statement};
use serde_json::{Value, json};
use tabletop::{AnyValue, DecisionId, Host, Seat};
use tempfile::TempDir;
use westeros::Westeros;

use battlefield::Battlefield;

use crate::game::Sealed;
use crate::transport::TestTransport;

/// An instant in 2026.
const START: i64 = 1_800_000_000_000;
pub const PASSWORD: &str = "correct horse battery";
/// The least that the hash allows: with the real work, hashing took half of these tests' time.
pub const LITTLE: PasswordCost = PasswordCost {
    memory_kib: 8,
    passes: 1,
};

/// A platform on a database of its own.
pub struct World {
    pub platform: Platform,
    pub url: String,
    pub transport: Arc<TestTransport>,
    time: Arc<AtomicI64>,
    /// The time by which the clock on the wall is ahead of it.
    ahead: Arc<AtomicI64>,
    _folder: Option<TempDir>,
}

/// Somebody with an account.
#[derive(Clone)]
pub struct Person {
    pub platform: Platform,
    pub id: UserId,
    pub token: String,
}

impl World {
    pub async fn open(url: String, folder: Option<TempDir>) -> Self {
        let time = Arc::new(AtomicI64::new(START));
        let ahead = Arc::<AtomicI64>::default();
        let transport = Arc::<TestTransport>::default();
        let platform = open(&url, (&time, &ahead), notice_config(&transport)).await;
        Self {
            platform,
            url,
            transport,
            time,
            ahead,
            _folder: folder,
        }
    }

    /// On SQLite without a disk, where the machine has such a place: for very many answers.
    pub async fn in_memory() -> Self {
        let folder = tempfile::tempdir_in("/dev/shm").or_else(|_| tempfile::tempdir());
        let folder = folder.unwrap();
        let url = format!("sqlite:{}", folder.path().join("rookery.sqlite").display());
        Self::open(url, Some(folder)).await
    }

    /// Lets the process die and another one begin, on the same database.
    pub async fn restart(&mut self) {
        self.platform = open(
            &self.url,
            (&self.time, &self.ahead),
            notice_config(&self.transport),
        )
        .await;
    }

    /// The same, with another bound on mails to unconfirmed addresses.
    pub async fn restart_with(&mut self, unconfirmed_per_hour: u64) {
        let notices = NoticeConfig {
            unconfirmed_per_hour,
            ..notice_config(&self.transport)
        };
        self.platform = open(&self.url, (&self.time, &self.ahead), notices).await;
    }

    /// The same world, as another process has it; only for as long as this one is there.
    pub fn twin(&self) -> Self {
        Self {
            platform: self.platform.clone(),
            url: self.url.clone(),
            transport: self.transport.clone(),
            time: self.time.clone(),
            ahead: self.ahead.clone(),
            _folder: None,
        }
    }

    pub fn wait_days(&self, days: i64) {
        self.wait(days * 24 * 60 * 60 * 1000);
    }

    pub fn wait(&self, milliseconds: i64) {
        self.time.fetch_add(milliseconds, Ordering::Relaxed);
    }

    /// Somebody sets the clock on the wall, forwards or back.
    pub fn step(&self, milliseconds: i64) {
        self.ahead.fetch_add(milliseconds, Ordering::Relaxed);
    }

    /// Returns what the clock shows, as long as nobody sets the one on the wall.
    pub fn now(&self) -> i64 {
        self.time.load(Ordering::Relaxed)
    }

    pub fn set(&self, now: i64) {
        self.time.store(now, Ordering::Relaxed);
    }

    /// Lets the clocks answer whatever is due; says when the next deadline is.
    pub async fn strike(&self) -> Option<i64> {
        deadlines::strike(&self.platform, &mut deadlines::Resting::default())
            .await
            .unwrap()
    }

    /// Ann and Bob at an open table of two that has begun, with this pace.
    pub async fn paced(&self, pace: &str) -> (Person, Person, TableId) {
        let (ann, bob) = (self.person("Ann").await, self.person("Bob").await);
        let table = ann.lays(paced(pace)).await;
        ann.takes(table, 0).await.unwrap();
        bob.takes(table, 1).await.unwrap();
        for person in [&ann, &bob] {
            person.is_there(table).await;
        }
        (ann, bob, table)
    }

    /// Signs somebody up.
    pub async fn person(&self, name: &str) -> Person {
        let form = sign_up(name);
        Person::of(
            &self.platform,
            accounts::sign_up(&self.platform, form, None).await.unwrap(),
        )
    }

    pub async fn guest(&self) -> Person {
        Person::of(
            &self.platform,
            accounts::guest(&self.platform, "a phone").await.unwrap(),
        )
    }

    /// Ann and Bob at an open table of two that has begun.
    pub async fn table(&self) -> (Person, Person, TableId) {
        let (ann, bob) = (self.person("Ann").await, self.person("Bob").await);
        let table = ann.lays(table_of(2)).await;
        ann.takes(table, 0).await.unwrap();
        bob.takes(table, 1).await.unwrap();
        (ann, bob, table)
    }

    /// A connection that looks past the platform.
    pub async fn database(&self) -> DatabaseConnection {
        Database::connect(&self.url).await.unwrap()
    }

    pub async fn rows(&self, sql: &str) -> Vec<QueryResult> {
        let db = self.database().await;
        let statement = Statement::from_string(db.get_database_backend(), sql);
        let rows = db.query_all_raw(statement).await.unwrap();
        db.close().await.unwrap();
        rows
    }

    pub async fn count(&self, table: &str) -> i64 {
        let rows = self.rows(&format!("SELECT COUNT(*) FROM {table}")).await;
        rows[0].try_get_by_index(0).unwrap()
    }
}

fn notice_config(transport: &Arc<TestTransport>) -> NoticeConfig {
    NoticeConfig {
        public_url: "https://rookery.test".to_owned(),
        transport: transport.clone(),
        ..NoticeConfig::default()
    }
}

async fn open(
    url: &str,
    (time, ahead): (&Arc<AtomicI64>, &Arc<AtomicI64>),
    notices: NoticeConfig,
) -> Platform {
    let clock = {
        let (time, steady, ahead) = (time.clone(), time.clone(), ahead.clone());
        let wall = move || time.load(Ordering::Relaxed) + ahead.load(Ordering::Relaxed);
        Clock::new(Whose::Shared, wall, move || steady.load(Ordering::Relaxed))
    };
    let config = PlatformConfig {
        database_url: url.to_owned(),
        games: vec![
            Box::new(Host::<Sealed>::new()),
            Box::new(Host::<Westeros>::new()),
            Box::new(Host::<Battlefield>::new()),
        ],
        clock,
        notices,
        password_cost: LITTLE,
    };
    Platform::open(config).await.unwrap()
}

pub fn sign_up(name: &str) -> SignUp {
    SignUp {
        name: name.into(),
        password: PASSWORD.into(),
        mail: None,
        device: "a laptop".into(),
    }
}

/// This mail address, with the password that everybody has.
pub const fn address_of(address: Option<&str>) -> NewAddress<'_> {
    NewAddress {
        address,
        password: PASSWORD,
    }
}

pub fn table_of(seats: u8) -> NewTable {
    NewTable {
        kind: "sealed".into(),
        name: "At the inn".into(),
        setup: json!({"purse": 20, "rounds": 3}).to_string(),
        seats,
        open: true,
        pace: Pace::default(),
        chat: ChatRules::default(),
        masks: Masks::None,
        delay: Delay::None,
        stakes: Stakes::Friendly,
        terms: Terms::default(),
        level: None,
    }
}

/// A table of two with this pace, in the operator's notation.
pub fn paced(pace: &str) -> NewTable {
    NewTable {
        pace: pace.parse().unwrap(),
        ..table_of(2)
    }
}

/// A bid, as the game's pages would send it.
pub fn bid(amount: u32, word: &str) -> String {
    json!({"Bid": {"amount": amount, "word": word}}).to_string()
}

pub fn taking_back() -> String {
    json!("TakeBack").to_string()
}

impl Person {
    pub fn of(platform: &Platform, signed_in: SignedIn) -> Self {
        let (id, token) = (signed_in.user.id, signed_in.token.expose().to_owned());
        Self {
            platform: platform.clone(),
            id,
            token,
        }
    }

    /// The person as their session shows them.
    pub async fn visitor(&self) -> Visitor {
        let who = accounts::who(&self.platform, &self.token).await;
        who.unwrap().unwrap()
    }

    /// The same person at the platform that came back.
    pub fn at(&self, world: &World) -> Self {
        Self {
            platform: world.platform.clone(),
            ..self.clone()
        }
    }

    pub async fn lays(&self, table: NewTable) -> TableId {
        tables::create(&self.platform, self.id, table)
            .await
            .unwrap()
    }

    pub async fn takes(&self, table: TableId, seat: u8) -> Result<(), Error> {
        tables::take_seat(&self.platform, self.id, table, Seat(seat), None).await
    }

    /// Takes a seat by the table's link, as guests do.
    pub async fn takes_by_link(&self, table: TableId, seat: u8, link: &str) -> Result<(), Error> {
        tables::take_seat(&self.platform, self.id, table, Seat(seat), Some(link)).await
    }

    /// The secret of the link of a table at which the person sits or which is theirs.
    pub async fn link(&self, table: TableId) -> String {
        self.page(table).await.invitation.unwrap()
    }

    /// Says at a full table that waits for it that they are there.
    pub async fn is_there(&self, table: TableId) {
        if self.page(table).await.listing.confirming() {
            tables::confirm(&self.platform, self.id, table)
                .await
                .unwrap();
        }
    }

    pub async fn page(&self, table: TableId) -> TablePage {
        self.looks(table, Look::default()).await.unwrap()
    }

    pub async fn looks(&self, table: TableId, look: Look<'_>) -> Result<TablePage, Error> {
        tables::page(&self.platform, Some(self.id), table, look).await
    }

    /// The page of one of the person's seats.
    pub async fn page_as(&self, table: TableId, seat: u8) -> TablePage {
        let look = Look {
            seat: Some(Seat(seat)),
            ..Look::default()
        };
        self.looks(table, look).await.unwrap()
    }

    /// The table as it was right after this revision.
    pub async fn page_at(
        &self,
        table: TableId,
        seq: i64,
        perspective: Perspective,
    ) -> Result<TablePage, Error> {
        let point = PointInTime { seq, perspective };
        tables::page_at(&self.platform, Some(self.id), table, None, point).await
    }

    /// Everything that the person's browser is ever told of the table.
    pub async fn sees(&self, table: TableId) -> String {
        format!("{:?}", self.page(table).await)
    }

    /// The person's open questions, as JSON.
    pub async fn asked(&self, table: TableId) -> Vec<Value> {
        asked(&self.page(table).await)
    }

    /// The id of the person's only open question.
    pub async fn question(&self, table: TableId) -> DecisionId {
        let asked = self.asked(table).await;
        assert_eq!(asked.len(), 1, "{asked:?}");
        serde_json::from_value(asked[0]["id"].clone()).unwrap()
    }

    /// Answers as the person's first seat.
    pub async fn answers(
        &self,
        table: TableId,
        decision: DecisionId,
        action: &str,
    ) -> Result<Receipt, Error> {
        let page = self.looks(table, Look::default()).await.ok();
        let seat = page.and_then(|it| it.my_seats.first().copied());
        let actor = Actor::Person(self.id, seat.unwrap_or(Seat(0)));
        tables::answer(&self.platform, actor, table, decision, action).await
    }

    /// Bids as one of the person's seats.
    pub async fn bids_as(&self, table: TableId, seat: u8, amount: u32) -> Result<Receipt, Error> {
        let page = self.page_as(table, seat).await;
        let asked = asked(&page);
        let question = serde_json::from_value(asked[0]["id"].clone()).unwrap();
        let actor = Actor::Person(self.id, Seat(seat));
        let word = format!("seat {seat}");
        tables::answer(&self.platform, actor, table, question, &bid(amount, &word)).await
    }

    /// The deadlines of all seats.
    pub async fn deadlines(&self, table: TableId) -> Vec<Option<i64>> {
        let clocks = self.page(table).await.listing.clocks;
        clocks.iter().map(|it| it.deadline).collect()
    }

    pub async fn undoes(&self, table: TableId, seq: i64) -> Result<Receipt, Error> {
        tables::undo(&self.platform, (self.id, None), table, seq).await
    }

    /// Answers the person's only open question with a bid.
    pub async fn bids(&self, table: TableId, amount: u32, word: &str) -> Result<Receipt, Error> {
        self.answers(table, self.question(table).await, &bid(amount, word))
            .await
    }
}

/// Returns what a page shows of its game, as JSON; nothing where there is none.
pub fn text(value: Option<&AnyValue>) -> String {
    let json = value.map(|it| it.json().unwrap());
    json.unwrap_or_default()
}

/// The questions of a page, as JSON.
pub fn asked(page: &TablePage) -> Vec<Value> {
    match text(page.prompts.as_ref()).as_str() {
        "" => Vec::new(),
        json => serde_json::from_str(json).unwrap(),
    }
}
