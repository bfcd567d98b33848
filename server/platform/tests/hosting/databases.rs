//! A database for each test, on each kind of server.

use std::env;
use std::fs;
use std::hash::{BuildHasher, RandomState};
use std::io::Write;
use std::sync::Once;
use std::time::{Duration, UNIX_EPOCH};

use sea_orm::{
    ConnectOptions, ConnectionTrait, Database, DatabaseConnection, DbBackend, Statement,
};

use tokio::time::sleep;

use crate::world::World;

/// The variable that names a PostgreSQL server on which databases may be created. Every build of
/// these tests leaves one there, `rookery_template_…`, from which the others are copied.
const POSTGRES: &str = "ROOKERY_TEST_POSTGRES";
/// The lock that processes hold while they look for the template, which only one of them is to make.
const MAKING: i64 = 0x726f_6f6b;
/// Looks within which connections that were told to go are gone.
const SOON: usize = 100;

static PRINTED: Once = Once::new();

/// Runs the test on SQLite, and on PostgreSQL where there is one.
pub async fn everywhere(test: impl AsyncFn(World)) {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", folder.path().join("rookery.sqlite").display());
    test(World::open(url, Some(folder)).await).await;

    let Ok(address) = env::var(POSTGRES) else {
        // Past the test harness, which hides what a passing test prints.
        let line = format!("{POSTGRES} is not set: the platform is tested on SQLite only\n");
        PRINTED.call_once(|| std::io::stderr().write_all(line.as_bytes()).unwrap());
        return;
    };
    let server = Server::at(address).await;
    let name = server.copy().await;
    test(World::open(server.url(&name), None).await).await;
    server.drop(&name).await;
}

/// A PostgreSQL server, and a connection that makes databases on it.
struct Server {
    address: String,
    admin: DatabaseConnection,
}

impl Server {
    async fn at(address: String) -> Self {
        let mut options = ConnectOptions::new(&address);
        // The lock below belongs to a connection.
        options.max_connections(1).sqlx_logging(false);
        let admin = Database::connect(options).await.unwrap();
        Self { address, admin }
    }

    /// A new database that has gone through the migrations, which take longer than most tests.
    async fn copy(&self) -> String {
        let template = self.template().await;
        let chance = RandomState::new().hash_one(0);
        let name = format!("rookery_{:x}_{chance:x}", std::process::id());
        self.tell(&format!("CREATE DATABASE {name} TEMPLATE {template}"))
            .await;
        name
    }

    /// One for each build of these tests: another one may know other migrations.
    async fn template(&self) -> String {
        let built = fs::metadata(env::current_exe().unwrap()).and_then(|it| it.modified());
        let built = built.unwrap().duration_since(UNIX_EPOCH).unwrap();
        let name = format!("rookery_template_{:x}", built.as_nanos());
        self.tell(&format!("SELECT pg_advisory_lock({MAKING})"))
            .await;
        if !self.lists("pg_database", &name).await {
            self.make(&name).await;
        }
        self.tell(&format!("SELECT pg_advisory_unlock({MAKING})"))
            .await;
        name
    }

    /// Under its name only when it is whole.
    async fn make(&self, name: &str) {
        let begun = format!("{name}_begun");
        self.drop(&begun).await;
        self.tell(&format!("CREATE DATABASE {begun}")).await;
        let world = World::open(self.url(&begun), None).await;
        world.platform.close().await.unwrap();
        self.tell(&format!("ALTER DATABASE {begun} RENAME TO {name}"))
            .await;
    }

    async fn drop(&self, name: &str) {
        let out = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
                   WHERE usename = current_user AND datname =";
        // The force below would look only once in a tenth of a second whether they have gone.
        for _ in 0..SOON {
            if !self.lists("pg_stat_activity", name).await {
                break;
            }
            self.tell(&format!("{out} '{name}'")).await;
            sleep(Duration::from_millis(2)).await;
        }
        self.tell(&format!("DROP DATABASE IF EXISTS {name} WITH (FORCE)"))
            .await;
    }

    /// Tells whether this view of the server has rows about a database.
    async fn lists(&self, view: &str, database: &str) -> bool {
        let ask = format!("SELECT 1 FROM {view} WHERE datname = '{database}' LIMIT 1");
        let ask = Statement::from_string(DbBackend::Postgres, ask);
        self.admin.query_one_raw(ask).await.unwrap().is_some()
    }

    async fn tell(&self, what: &str) {
        self.admin.execute_unprepared(what).await.unwrap();
    }

    /// The server's address with this database.
    fn url(&self, database: &str) -> String {
        let server = &self.address;
        let (address, query) = server
            .split_once('?')
            .map_or((server.as_str(), None), |(a, q)| (a, Some(q)));
        let start = address.find("://").map_or(0, |it| it + 3);
        let end = address[start..]
            .find('/')
            .map_or(address.len(), |it| start + it);
        let query = query.map(|it| format!("?{it}")).unwrap_or_default();
        format!("{}/{database}{query}", &address[..end])
    }
}
