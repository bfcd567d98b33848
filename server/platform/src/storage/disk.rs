//! The room that there is where a file lies.

use std::path::Path;

/// Bytes of a file system.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Disk {
    /// The bytes that this process may still write.
    pub free: u64,
    pub total: u64,
}

/// The file system of this file; `None` where it cannot be asked.
#[cfg(unix)]
pub fn of(file: &Path) -> Option<Disk> {
    let folder = file.parent().filter(|it| !it.as_os_str().is_empty());
    let found = rustix::fs::statvfs(folder.unwrap_or(Path::new("."))).ok()?;
    Some(Disk {
        free: found.f_bavail.saturating_mul(found.f_frsize),
        total: found.f_blocks.saturating_mul(found.f_frsize),
    })
}

#[cfg(not(unix))]
pub fn of(_: &Path) -> Option<Disk> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(unix)]
    #[test]
    fn the_disk_of_a_file_has_room_and_no_more_than_all() {
        let folder = tempfile::tempdir().unwrap();
        let disk = of(&folder.path().join("no such file yet")).unwrap();
        assert!(disk.free > 0 && disk.free <= disk.total, "{disk:?}");
        assert!(
            of(Path::new("rookery.db")).is_some(),
            "in the working folder"
        );
        assert_eq!(of(Path::new("/no such folder/file")), None);
    }
}
