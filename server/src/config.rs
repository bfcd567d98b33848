//! What can be configured, by flags or by environment.

use app::server::Cookies;
use clap::{Parser, Subcommand};
use platform::TableId;
use std::net::SocketAddr;

#[derive(Parser, Clone, Debug)]
#[command(about = "Rookery: the wargames of Westeros in the browser")]
pub struct Config {
    /// Where to listen.
    #[arg(long, env = "ROOKERY_ADDRESS", default_value = "127.0.0.1:3000")]
    pub address: SocketAddr,
    /// `sqlite://file?mode=rwc` or `postgres://user:password@host/database`.
    #[arg(
        long,
        env = "ROOKERY_DATABASE",
        default_value = "sqlite://rookery.db?mode=rwc",
        hide_env_values = true
    )]
    pub database: String,
    /// Served behind TLS: cookies are sent over it only.
    #[arg(long, env = "ROOKERY_TLS")]
    pub tls: bool,
    /// Behind a reverse proxy that overwrites `Forwarded` or `X-Forwarded-For`; one that appends to
    /// what the client sent would let everybody choose an address.
    #[arg(long, env = "ROOKERY_BEHIND_PROXY")]
    pub behind_proxy: bool,
    /// Sign-ins and sign-ups that one address may try at once; one more every six seconds.
    #[arg(long, env = "ROOKERY_SIGN_IN_BURST", default_value_t = 20)]
    pub sign_in_burst: u32,
    /// Answers that one session may send at once; five more every second.
    #[arg(long, env = "ROOKERY_ANSWER_BURST", default_value_t = 40)]
    pub answer_burst: u32,
    /// How long, in milliseconds, the computer waits before it answers a question that was put to
    /// it alone. Until then a person's last answer can be taken back.
    #[arg(long, env = "ROOKERY_PACE", default_value_t = 1200)]
    pub pace: u64,
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// What the operator may ask for instead of serving.
#[derive(Subcommand, Clone, Debug)]
pub enum Command {
    /// Writes the record of a game that has begun to the standard output. While the game runs,
    /// it holds what the players hide from one another.
    Export {
        /// The table, as in its address.
        table: TableId,
    },
}

impl Config {
    pub fn cookies(&self) -> Cookies {
        if self.tls {
            Cookies::Secure
        } else {
            Cookies::Plain
        }
    }

    /// The database without what stands before the `@`, which may hold a password.
    pub fn database_shown(&self) -> &str {
        self.database.rsplit('@').next().unwrap_or_default()
    }
}
