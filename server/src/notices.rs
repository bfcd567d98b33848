//! The means of telling people, as configured.

use crate::config::Config;
use anyhow::{Context, Result};
use app::notices::Wording;
use platform::notices::{Mailer, NoticeConfig, Transports};
use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

/// Words of the pages, mail by the configured server or into a folder, and the web.
pub fn configure(config: &Config) -> Result<NoticeConfig> {
    let from = &config.mail_from;
    let mailer = match &config.smtp {
        Some(url) => Mailer::smtp(url, from),
        None => Mailer::folder(&folder(config), from),
    };
    if config.tls && config.public_url.is_none() {
        tracing::warn!(
            "without --public-url links in mails lead to {}, where readers find nothing",
            config.address
        );
    }
    let given = config.public_url.as_ref();
    let public_url = given.map_or_else(
        || format!("http://{}", config.address),
        |url| url.trim_end_matches('/').to_owned(),
    );
    Ok(NoticeConfig {
        public_url,
        wait: i64::from(config.notice_wait) * 1000,
        unconfirmed_per_hour: u64::from(config.unconfirmed_mail),
        words: Arc::new(Wording),
        transport: Arc::new(Transports {
            mailer: mailer.context("mail cannot be sent as configured")?,
        }),
    })
}

fn folder(config: &Config) -> PathBuf {
    let beside = || {
        let url = config.database();
        let file = url.strip_prefix("sqlite:")?;
        let file = file.trim_start_matches("//").split('?').next()?;
        Some(Path::new(file).parent()?.join("mail"))
    };
    let chosen = config.mail_folder.clone();
    chosen.or_else(beside).unwrap_or_else(|| "mail".into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::Parser;

    #[test]
    fn mail_lies_beside_the_database() {
        let folder = |flags: &[&str]| folder(&Config::parse_from(["rookery"].iter().chain(flags)));
        assert_eq!(folder(&[]), Path::new("./mail"));
        let far = ["--database", "sqlite:///var/lib/rookery/a.db?mode=rwc"];
        assert_eq!(folder(&far), Path::new("/var/lib/rookery/mail"));
        let server = ["--database", "postgres://u:p@host/rookery"];
        assert_eq!(folder(&server), Path::new("mail"));
        assert_eq!(folder(&["--mail-folder", "/tmp/x"]), Path::new("/tmp/x"));
    }

    #[test]
    fn what_cannot_work_is_said_at_the_start() {
        let fails = |flags: &[&str]| {
            configure(&Config::parse_from(["rookery"].iter().chain(flags))).is_err()
        };
        assert!(fails(&["--smtp", "pigeon://tower"]) && fails(&["--mail-from", "nobody"]));
        assert!(!fails(&["--public-url", "https://rookery.example/"]));
    }
}
