//! Where the built client lies.

use leptos::config::LeptosOptions;
use std::{env, net::SocketAddr};

/// Leptos's own settings; `cargo xtask` and cargo-leptos both set `LEPTOS_SITE_ROOT`.
pub fn options(address: SocketAddr) -> LeptosOptions {
    let root = env::var("LEPTOS_SITE_ROOT").unwrap_or_else(|_| "target/site".into());
    let hashed = env::var("LEPTOS_HASH_FILES").is_ok_and(|it| it == "true");
    let hash_file = env::var("LEPTOS_HASH_FILE_NAME")
        .unwrap_or_else(|_| "hash.txt".into())
        .into();
    LeptosOptions::builder()
        .output_name("rookery")
        .site_root(root)
        .site_pkg_dir("pkg")
        .site_addr(address)
        .hash_files(hashed)
        .hash_file(hash_file)
        .build()
}
