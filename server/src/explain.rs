//! The last line of a command that failed: the cause, and what to do, for whoever runs the server.

use crate::config::Config;
use anyhow::Error;
use platform::{OpenError, admin::Refused};

/// One sentence or two about a failure. The log has said more, where there was more to say.
pub async fn explained(error: &Error, config: &Config) -> String {
    if let Some(closed) = closed(error) {
        return words(closed, config);
    }
    // A refusal of the platform knows only its number in the log; perhaps the file itself tells.
    let within = error.downcast_ref::<Refused>().is_none();
    if within
        && error.downcast_ref::<platform::Error>().is_some()
        && let Some(closed) = OpenError::found(&config.database()).await
    {
        return words(&closed, config);
    }
    // All on one line.
    format!("{error:#}").replace('\n', " ")
}

fn closed(error: &Error) -> Option<&OpenError> {
    match error.downcast_ref::<Refused>() {
        Some(Refused::Open(error)) => Some(error),
        Some(_) => None,
        None => error.downcast_ref::<OpenError>(),
    }
}

fn words(closed: &OpenError, config: &Config) -> String {
    match closed {
        OpenError::NoFolder(file) => format!(
            "There is no folder for the database {}. Make it, or name another folder with --data.",
            file.display()
        ),
        OpenError::NoFile(file) => format!(
            "{} is a folder, where the database should be a file. Move it away, or name another \
             folder with --data.",
            file.display()
        ),
        OpenError::Forbidden(file) => format!(
            "The user who runs rookery may not read and write {}. Give it to that user, with its \
             folder, or name another folder with --data.",
            file.display()
        ),
        OpenError::ReadOnly(file) => format!(
            "{} can only be read. Make the file, its folder and its disk writable, and start again.",
            file.display()
        ),
        OpenError::NoDatabase(file) => format!(
            "{} is no database, or its beginning is damaged. Name the right file with --database, \
             or take a copy back with `rookery restore FILE`.",
            file.display()
        ),
        OpenError::Foreign(file) => format!(
            "{} is the database of another program. Name the right file with --database, or \
             another folder with --data.",
            file.display()
        ),
        OpenError::Damaged(file) => format!(
            "{} is damaged. Take the last copy back with `rookery restore FILE`; the damaged file \
             is kept beside it.",
            file.display()
        ),
        OpenError::Full(file) => format!(
            "There is no room left on the disk of {}. Make room, and start again.",
            file.display()
        ),
        OpenError::InUse(file) => format!(
            "Another program has been writing {} all the time. End it, and start again.",
            file.display()
        ),
        OpenError::Served(file, by) => format!(
            "Another rookery{} serves {} already. Stop that one first, or name another database with \
             --database, or another folder with --data.",
            by.map(|it| format!(" (process {it})")).unwrap_or_default(),
            file.display()
        ),
        OpenError::Newer => format!(
            "A newer version of rookery has written the database at {}. Start that version, or \
             take an older copy back with `rookery restore FILE`.",
            config.database_shown()
        ),
        OpenError::Older => format!(
            "The database at {}, or the copy of it, is from before the first release and its schema \
             is older than this version can bring up to date. Start a version of the week before \
             2026-11-25 once with it, and then this one.",
            config.database_shown()
        ),
        OpenError::Unreachable => format!(
            "The database at {} does not answer. Start its server, or correct --database.",
            config.database_shown()
        ),
        OpenError::Login => format!(
            "The database at {} refuses this user, or is not there. Correct --database.",
            config.database_shown()
        ),
        OpenError::Other(error) => format!(
            "The database at {} does not open: {error}. The log above says why.",
            config.database_shown()
        ),
    }
}
