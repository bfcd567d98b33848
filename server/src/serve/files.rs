//! The number of files that the process may have open; a connection is one.

/// So many are kept for the database, backups, mail and what else is not a connection of a visitor.
const RESERVE: usize = 256;

/// Raises the soft limit of open files to the hard one, and says how many there may be; `None` where
/// there is no limit.
#[cfg(unix)]
pub fn raise() -> Option<usize> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    let raised = Rlimit {
        current: maximum,
        maximum,
    };
    let limit = match setrlimit(Resource::Nofile, raised) {
        Ok(()) => maximum,
        // Some systems give less than they name.
        Err(_) => current,
    };
    limit.map(|it| usize::try_from(it).unwrap_or(usize::MAX))
}

#[cfg(not(unix))]
pub const fn raise() -> Option<usize> {
    None
}

/// Returns how many of these connections so many files allow.
pub fn room(files: Option<usize>, connections: usize) -> usize {
    let Some(files) = files else {
        return connections;
    };
    let reserve = RESERVE.min(files / 4);
    connections.min(files - reserve)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn connections_leave_files_to_the_database() {
        assert_eq!(room(None, 20_000), 20_000);
        assert_eq!(room(Some(65_536), 20_000), 20_000);
        assert_eq!(room(Some(1024), 20_000), 768);
        assert_eq!(room(Some(64), 20_000), 48);
    }

    #[cfg(unix)]
    #[test]
    fn the_soft_limit_becomes_the_hard_one() {
        use rustix::process::{Resource, getrlimit};
        let may = raise();
        let limit = getrlimit(Resource::Nofile);
        assert_eq!(limit.current, limit.maximum);
        assert_eq!(may.map(|it| it as u64), limit.maximum);
    }
}
