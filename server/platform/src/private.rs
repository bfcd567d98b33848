//! Files for their owner only. What the server keeps holds addresses, hashes of passwords, keys and
//! what players hide from one another: nobody else on its machine reads it.
//!
#![doc = include_str!("private.md")]

use std::path::{Path, PathBuf};
use std::{fs, io};

/// The endings of the files that belong to an SQLite database beside its file.
pub const BESIDE: [&str; 3] = ["", "-wal", "-shm"];

/// The file of `sqlite://folder/file?mode=rwc`; `None` where there is none.
pub fn sqlite_file(url: &str) -> Option<PathBuf> {
    let file = url.starts_with("sqlite:").then(|| path_of(url))?;
    let memory = file == Path::new(":memory:") || url.contains("mode=memory");
    (!memory).then_some(file)
}

/// Returns what `sqlite://folder/file?mode=rwc` names.
pub fn path_of(url: &str) -> PathBuf {
    let path = url.strip_prefix("sqlite:").unwrap_or(url);
    let path = path.strip_prefix("//").unwrap_or(path);
    PathBuf::from(path.split('?').next().unwrap_or_default())
}

/// The same file with something after its name.
pub fn with_end(file: &Path, end: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(end);
    PathBuf::from(name)
}

/// Makes an empty file, which nobody else can ever open, not even as it is made. SQLite gives what
/// it writes beside a database the mode of its file.
pub fn create(file: &Path) -> io::Result<()> {
    let mut options = fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file).map(drop)
}

/// Makes a folder, which nobody else can look into, where there is none; not the folder around it.
pub fn create_folder(folder: &Path) -> io::Result<()> {
    let mut options = fs::DirBuilder::new();
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut options, 0o700);
    match options.create(folder) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists && folder.is_dir() => Ok(()),
        done => done,
    }
}

/// Makes the database's file and its folder, where they are missing, for their owner alone. A file
/// that is there stays as it is, for it may be somebody else's.
pub fn prepare(file: &Path) -> io::Result<()> {
    if let Some(folder) = file.parent().filter(|it| !it.as_os_str().is_empty()) {
        create_folder(folder)?;
    }
    match create(file) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Ok(()),
        done => done,
    }
}

/// Takes from others what they may do with a database, which is ours.
pub fn tighten_database(file: &Path) {
    for end in BESIDE {
        tighten(&with_end(file, end));
    }
}

/// Takes from everybody but its owner what they may do with a file, if it is there. Where that
/// cannot be, the log says so.
#[cfg(unix)]
pub fn tighten(file: &Path) {
    use std::os::unix::fs::PermissionsExt;
    let Ok(about) = fs::metadata(file) else {
        return;
    };
    let mode = about.permissions().mode();
    let others = mode & 0o077;
    if !about.is_file() || others == 0 {
        return;
    }
    let shown = file.display();
    match fs::set_permissions(file, fs::Permissions::from_mode(mode & 0o700)) {
        Ok(()) => tracing::warn!("others on this machine could read {shown}; not any more"),
        Err(error) => tracing::warn!(%error, "others on this machine can read {shown}"),
    }
}

/// Nobody knows here how files are shared.
#[cfg(not(unix))]
pub fn tighten(_file: &Path) {}

/// Takes every mail in the folder from everybody but its owner; what else lies there may be
/// somebody else's.
pub fn tighten_mails(folder: &Path) {
    let Ok(files) = fs::read_dir(folder) else {
        return;
    };
    for file in files.flatten() {
        let path = file.path();
        if path.extension().is_some_and(|it| it == "eml") {
            tighten(&path);
        }
    }
}
