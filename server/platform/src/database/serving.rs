//! One server on an SQLite file: what another one stores would never reach the streams and clocks of this one.

use std::fs::{File, OpenOptions, TryLockError, canonicalize};
use std::io::{self, Read, Seek, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use tokio::time::sleep;

use super::OpenError;
use super::ownership::assert_not_foreign;
use crate::private::{create_folder, sqlite_file, with_end};

/// The end of the name of the file that says who serves, after the name of the database.
const END: &str = "-serving";
/// The time to wait for a server that is about to end.
const PATIENCE: Duration = Duration::from_secs(2);
const PAUSE: Duration = Duration::from_millis(50);

/// The right to serve a database, for as long as this is kept. The system takes it back from a process
/// that ends, however it ends; the file beside the database stays, and means nothing then.
#[derive(Debug)]
pub struct Serving {
    /// `None` where the database is a server itself, which lets several in.
    _locked: Option<File>,
    alone: bool,
}

impl Serving {
    /// Takes it. Commands that do not serve need none.
    ///
    /// # Errors
    /// [`OpenError::Served`] while another process has it.
    pub async fn begin(url: &str) -> Result<Self, OpenError> {
        let Some(database) = sqlite_file(url) else {
            let alone = url.starts_with("sqlite:");
            return Ok(Self {
                _locked: None,
                alone,
            });
        };
        let foreign = assert_not_foreign(url).await;
        foreign.map_err(|it| OpenError::of(url, &it))?;
        let mut file = open(&database).map_err(|it| OpenError::file(&database, &it))?;
        let begun = Instant::now();
        while !locked(&file).map_err(|it| OpenError::file(&database, &it))? {
            if begun.elapsed() >= PATIENCE {
                let by = process(&mut file);
                return Err(OpenError::Served(database, by));
            }
            sleep(PAUSE).await;
        }
        sign(&mut file).map_err(|it| OpenError::file(&database, &it))?;
        Ok(Self {
            _locked: Some(file),
            alone: true,
        })
    }

    /// Returns true where no other process serves this database.
    pub const fn is_alone(&self) -> bool {
        self.alone
    }
}

fn open(database: &Path) -> io::Result<File> {
    if let Some(folder) = database.parent().filter(|it| !it.as_os_str().is_empty()) {
        create_folder(folder)?;
    }
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(with_end(&real(database), END))
}

/// The same file under whatever name somebody has given it.
fn real(database: &Path) -> PathBuf {
    if let Ok(real) = canonicalize(database) {
        return real;
    }
    let folder = database.parent().filter(|it| !it.as_os_str().is_empty());
    let folder = canonicalize(folder.unwrap_or(Path::new(".")));
    match (folder, database.file_name()) {
        (Ok(folder), Some(name)) => folder.join(name),
        _ => database.to_owned(),
    }
}

fn locked(file: &File) -> io::Result<bool> {
    match file.try_lock() {
        Ok(()) => Ok(true),
        Err(TryLockError::WouldBlock) => Ok(false),
        Err(TryLockError::Error(cause)) if cause.kind() == io::ErrorKind::Unsupported => {
            tracing::warn!("this file system knows no locks: see to it that one server alone runs");
            Ok(true)
        }
        Err(TryLockError::Error(cause)) => Err(cause),
    }
}

/// Writes which process has it.
fn sign(file: &mut File) -> io::Result<()> {
    file.set_len(0)?;
    file.rewind()?;
    writeln!(file, "{}", std::process::id())
}

/// Reads which process has it, if that has said so by now.
fn process(file: &mut File) -> Option<u32> {
    let mut text = String::new();
    file.rewind().ok()?;
    file.read_to_string(&mut text).ok()?;
    text.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn one_process_serves_a_file_under_whatever_name() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("a.db");
        let url = format!("sqlite:{}?mode=rwc", file.display());
        let first = Serving::begin(&url).await.unwrap();
        assert!(first.is_alone());
        std::fs::write(&file, "").unwrap();
        let link = folder.path().join("b.db");
        std::os::unix::fs::symlink(&file, &link).unwrap();
        for name in [&file, &link] {
            let url = format!("sqlite:{}", name.display());
            let refused = Serving::begin(&url).await.unwrap_err();
            let own = std::process::id();
            assert!(
                matches!(&refused, OpenError::Served(it, by) if it == name && *by == Some(own)),
                "{refused}"
            );
        }
        drop(first);
        // What a process has left that was killed says nothing.
        assert!(folder.path().join("a.db-serving").exists());
        Serving::begin(&url).await.unwrap();
    }

    #[tokio::test]
    async fn other_databases_let_several_serve() {
        let url = "postgres://nobody@localhost/none";
        let both = [Serving::begin(url).await, Serving::begin(url).await];
        assert!(both.iter().all(|it| !it.as_ref().unwrap().is_alone()));
    }
}
