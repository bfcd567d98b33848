//! A private `PostgreSQL` for the platform's tests, gone when they are.

use crate::{
    debian,
    run::{command, find, output},
    serve::free_port,
    step::note,
};
use anyhow::{Context, Result, bail};
use std::{
    env,
    fs::{self, File},
    io::Read,
    os::unix::process::CommandExt,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    thread::sleep,
    time::{Duration, Instant},
};
use tempfile::TempDir;

/// Names the server to the tests; without it they run on `SQLite` only.
pub const VARIABLE: &str = "ROOKERY_TEST_POSTGRES";

/// The room that it may need in memory, in megabytes, with a margin.
const ROOM: u64 = 2048;

/// A running server; dropping it ends it and removes its files.
pub struct Postgres {
    pub url: String,
    programs: PathBuf,
    server: Child,
    _folder: TempDir,
}

impl Postgres {
    /// Starts one on a free port of this machine; nothing of it need survive a power cut.
    pub fn start() -> Result<Self> {
        let programs = programs()?;
        let user = User::allowed()?;
        let folder = tempfile::Builder::new()
            .prefix("rookery-postgres-")
            .tempdir_in(quick_folder())?;
        user.own(folder.path())?;
        let (data, secret) = (folder.path().join("data"), password()?);
        let pwfile = folder.path().join("password");
        fs::write(&pwfile, &secret)?;
        user.own(&pwfile)?;
        let mut initdb = user.command(&programs.join("initdb"));
        initdb.args([
            "--username=rookery",
            // Chance has made the password: nobody guesses it, however quickly it is checked.
            "--auth=password",
            "--encoding=UTF8",
            "--locale=C",
        ]);
        output(
            initdb
                .arg("--pwfile")
                .arg(&pwfile)
                .arg("--pgdata")
                .arg(&data),
        )?;
        let (port, log) = (free_port()?, folder.path().join("log"));
        let mut server = user.command(&programs.join("postgres"));
        server
            .arg("-D")
            .arg(&data)
            .arg("-k")
            .arg(folder.path())
            .args(["-p", &port.to_string()]);
        server.args([
            "-c",
            "listen_addresses=127.0.0.1",
            "-c",
            "max_connections=200",
            "-c",
            "fsync=off",
            "-c",
            "full_page_writes=off",
            "-c",
            "synchronous_commit=off",
        ]);
        let server = server
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(File::create(&log)?)
            .spawn()?;
        let url = format!("postgres://rookery:{secret}@127.0.0.1:{port}/postgres");
        let mut postgres = Self {
            url,
            programs,
            server,
            _folder: folder,
        };
        postgres.wait_until_ready(&data, &log)?;
        Ok(postgres)
    }

    /// A client for its administration.
    pub fn psql(&self) -> PathBuf {
        let beside = self.programs.join("psql");
        // Only the server's programs may be linked into one folder.
        if beside.exists() {
            beside
        } else {
            "psql".into()
        }
    }

    /// The fifth line of its pid file says `ready` once it accepts connections.
    fn wait_until_ready(&mut self, data: &Path, log: &Path) -> Result<()> {
        let started = Instant::now();
        while started.elapsed() < Duration::from_mins(1) {
            let status = fs::read_to_string(data.join("postmaster.pid")).unwrap_or_default();
            if status.lines().any(|line| line.trim() == "ready") {
                return Ok(());
            }
            if self.server.try_wait()?.is_some() {
                break;
            }
            sleep(Duration::from_millis(50));
        }
        bail!(
            "PostgreSQL did not start:\n{}",
            fs::read_to_string(log).unwrap_or_default().trim()
        )
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        // SIGQUIT: at once, without the care for data that nobody will read again.
        let _ = output(&mut command(
            "kill",
            ["-QUIT", &self.server.id().to_string()],
        ));
        let _ = self.server.wait();
    }
}

/// Returns where a database for each test is made soonest: in memory, if there is room.
fn quick_folder() -> PathBuf {
    let memory = Path::new("/dev/shm");
    let free = output(&mut command("df", ["-Pm", "/dev/shm"])).ok();
    let free = free.and_then(|it| it.lines().last()?.split_whitespace().nth(3)?.parse().ok());
    if memory.is_dir() && free.is_some_and(|it: u64| it >= ROOM) {
        memory.to_owned()
    } else {
        env::temp_dir()
    }
}

/// The folder of `initdb` and `postgres`, installed where we may.
fn programs() -> Result<PathBuf> {
    if let Some(found) = find_programs() {
        return Ok(found);
    }
    if !debian::can_install() {
        bail!("PostgreSQL is not installed");
    }
    debian::install("postgresql")?;
    find_programs().context("the package postgresql brought no initdb")
}

fn find_programs() -> Option<PathBuf> {
    if let Some(folder) = find("initdb").and_then(|file| Some(file.parent()?.to_owned())) {
        return Some(folder);
    }
    // Debian keeps them out of `PATH`, a folder for each version.
    let versions = fs::read_dir("/usr/lib/postgresql").ok()?;
    let mut folders: Vec<_> = versions
        .filter_map(|version| Some(version.ok()?.path().join("bin")))
        .collect();
    folders.sort();
    folders
        .into_iter()
        .rfind(|folder| folder.join("initdb").is_file())
}

/// The user who runs the server: `initdb` refuses to work for root.
enum User {
    Ourselves,
    Postgres { uid: u32, gid: u32 },
}

impl User {
    fn allowed() -> Result<Self> {
        if !debian::is_root() {
            return Ok(Self::Ourselves);
        }
        let id =
            |flag| output(&mut command("id", [flag, "postgres"])).and_then(|id| Ok(id.parse()?));
        Ok(Self::Postgres {
            uid: id("-u").context("there is no user postgres")?,
            gid: id("-g")?,
        })
    }

    fn own(&self, path: &Path) -> Result<()> {
        if let Self::Postgres { uid, gid } = *self {
            std::os::unix::fs::chown(path, Some(uid), Some(gid))?;
        }
        Ok(())
    }

    fn command(&self, program: &Path) -> Command {
        let mut command = Command::new(program);
        if let Self::Postgres { uid, gid } = *self {
            command.uid(uid).gid(gid);
        }
        command.current_dir("/");
        command
    }
}

fn password() -> Result<String> {
    let mut bytes = [0; 16];
    File::open("/dev/urandom")?.read_exact(&mut bytes)?;
    Ok(hex::encode(bytes))
}

/// Starts one, or says for all to see why its half of the tests does not run.
pub fn start_or_say() -> Option<Postgres> {
    match Postgres::start() {
        Ok(postgres) => {
            note(format!(
                "a private PostgreSQL runs for the platform's tests ({VARIABLE})"
            ));
            Some(postgres)
        }
        Err(error) => {
            note(format!(
                "THE POSTGRESQL HALF OF THE PLATFORM'S TESTS DOES NOT RUN: {error:#}"
            ));
            None
        }
    }
}
