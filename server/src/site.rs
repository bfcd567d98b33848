//! The place of the built client.

use leptos::config::LeptosOptions;
use std::{env, fs, net::SocketAddr, path::Path};

/// The folder of the client; what `cargo xtask` has built lies below it, in a folder named by its
/// contents, and `current` names that.
const FOLDER: &str = "pkg";

/// Leptos's own settings; `cargo xtask` and cargo-leptos both set `LEPTOS_SITE_ROOT`.
pub fn options(address: SocketAddr) -> LeptosOptions {
    let root = env::var("LEPTOS_SITE_ROOT").unwrap_or_else(|_| "target/site".into());
    let folder = folder(Path::new(&root));
    LeptosOptions::builder()
        .output_name("rookery")
        .site_root(root)
        .site_pkg_dir(folder)
        .site_addr(address)
        .build()
}

/// Returns where the client lies below the site.
fn folder(root: &Path) -> String {
    match fs::read_to_string(root.join(FOLDER).join("current")) {
        Ok(version) if !version.trim().is_empty() => format!("{FOLDER}/{}", version.trim()),
        _ => {
            tracing::warn!("no client built by xtask: pages look for theirs in {FOLDER}");
            FOLDER.to_owned()
        }
    }
}

/// Tells whether files of the client may be kept for ever: others have other names.
pub fn lasting(options: &LeptosOptions) -> bool {
    &*options.site_pkg_dir != FOLDER
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_client_lies_where_its_build_says() {
        let root = tempfile::tempdir().unwrap();
        fs::create_dir(root.path().join(FOLDER)).unwrap();
        assert_eq!(folder(root.path()), "pkg");
        fs::write(root.path().join("pkg/current"), "0123\n").unwrap();
        assert_eq!(folder(root.path()), "pkg/0123");
    }
}
