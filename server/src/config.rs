//! The settings, by flags or by environment.

mod connections;

pub use connections::{Bounds, Patience, Proxy};

use app::server::Cookies;
use clap::{Parser, Subcommand};
use platform::{Pace, TableId, storage::Room};
use std::{net::SocketAddr, path::PathBuf, time::Duration};

/// The time that an answer waits for somebody who takes nothing of it.
const UNREAD: Duration = Duration::from_secs(30);

#[derive(Parser, Clone, Debug)]
#[command(about = "Rookery: the wargames of Westeros in the browser")]
pub struct Config {
    /// The address to listen on.
    #[arg(long, env = "ROOKERY_ADDRESS", default_value = "127.0.0.1:3000")]
    pub address: SocketAddr,
    /// The folder of what is kept: the database, unless `--database` names another one.
    #[arg(long, env = "ROOKERY_DATA", default_value = ".", global = true)]
    pub data: PathBuf,
    /// `sqlite://file?mode=rwc` or `postgres://user:password@host/database`; `rookery.db` in the
    /// data folder unless it is given.
    #[arg(long, env = "ROOKERY_DATABASE", hide_env_values = true, global = true)]
    pub database: Option<String>,
    /// The token with which (`Authorization: Bearer …`) one may read `/metrics`; nobody may without it.
    #[arg(long, env = "ROOKERY_METRICS_TOKEN", hide_env_values = true)]
    pub metrics_token: Option<String>,
    /// Served behind TLS: cookies are sent over it only.
    #[arg(long, env = "ROOKERY_TLS")]
    pub tls: bool,
    /// Behind a reverse proxy that writes the caller's address into `X-Forwarded-For`: overwriting
    /// what the client sent, or appending to it (the last address counts). No other header is
    /// believed. A proxy that passes this one on as it came lets everybody choose an address, and so
    /// does a port that can be reached past the proxy. Without this, all who come through a proxy,
    /// or through a container's port, are one caller.
    #[arg(long, env = "ROOKERY_BEHIND_PROXY")]
    pub behind_proxy: bool,
    /// Sign-ins, sign-ups and practice tables that one address may ask for at once; one more every
    /// six seconds. The same for the tables that one account opens, and for what it changes of itself.
    #[arg(long, env = "ROOKERY_SIGN_IN_BURST", default_value_t = 60)]
    pub sign_in_burst: u32,
    /// Accounts and guests that one address may make at once; one more every five minutes.
    #[arg(long, env = "ROOKERY_NEWCOMER_BURST", default_value_t = 300)]
    pub newcomer_burst: u32,
    /// Answers that one account may send at once; five more every second. The same for other
    /// changes, and for what is said: one more every second.
    #[arg(long, env = "ROOKERY_ANSWER_BURST", default_value_t = 40)]
    pub answer_burst: u32,
    /// Pages, streams and lists that one caller may ask for at once; five more every second. Half of
    /// it for moments of the past, twenty more every second; a twentieth of it for pictures of
    /// tables, one more every second; ten times of it for everything
    /// together, of an account or of all at one address who have none, a hundred more every second,
    /// and as much again for files. A caller is an account, a guest, or else an address (of IPv6 its
    /// /64; a /48 has four times as much).
    #[arg(long, env = "ROOKERY_READ_BURST", default_value_t = 600)]
    pub read_burst: u32,
    /// Connections that may be open at once; fewer where the limit of open files asks for it. Three
    /// quarters of them may be live views of tables.
    #[arg(long, env = "ROOKERY_CONNECTIONS", default_value_t = 20_000)]
    pub connections: usize,
    /// Connections of one address, or of one IPv6 /64, and four times as many of a /48; fewer while
    /// more than half of all are taken. Behind a proxy, all come from there and are counted together only.
    #[arg(long, env = "ROOKERY_CONNECTIONS_BY_ADDRESS", default_value_t = 512)]
    pub connections_by_address: usize,
    /// Live views of those at one address who have no account, and four times as many of a /48; fewer
    /// while more than a quarter of all are taken by such.
    #[arg(long, env = "ROOKERY_STREAMS_BY_ADDRESS", default_value_t = 512)]
    pub streams_by_address: usize,
    /// Live views of one account, on all its devices.
    #[arg(long, env = "ROOKERY_STREAMS_BY_ACCOUNT", default_value_t = 64)]
    pub streams_by_account: usize,
    /// The time, in seconds, that the head of a request may take to arrive.
    #[arg(long, env = "ROOKERY_HEAD_TIME_OUT", default_value_t = 15)]
    pub head_time_out: u32,
    /// The time, in seconds, that a connection waits for the next request. A proxy must let go of an idle connection
    /// sooner than that, or a request may meet its end.
    #[arg(long, env = "ROOKERY_IDLE_TIME_OUT", default_value_t = 75)]
    pub idle_time_out: u32,
    /// The time, in seconds, that what is sent with a request may take to arrive.
    #[arg(long, env = "ROOKERY_BODY_TIME_OUT", default_value_t = 20)]
    pub body_time_out: u32,
    /// Hosts the duel too, the smallest game, which is there for tests.
    #[arg(long, env = "ROOKERY_UNFINISHED_GAMES", global = true)]
    pub unfinished_games: bool,
    /// The time, in milliseconds, that the computer waits before it answers a question that was put to it alone; at
    /// least 4000 after an answer that can be taken back until then, unless this is 0.
    #[arg(long, env = "ROOKERY_PACE", default_value_t = 1200)]
    pub pace: u64,
    /// The address at which people reach this site: what links in emails begin with. Without it `http://` and the
    /// address to listen on.
    #[arg(long, env = "ROOKERY_PUBLIC_URL")]
    pub public_url: Option<String>,
    /// The server that takes mail: `smtps://user:password@host` or
    /// `smtp://user:password@host:587?tls=required`. Without it each mail becomes a file.
    #[arg(long, env = "ROOKERY_SMTP", hide_env_values = true)]
    pub smtp: Option<String>,
    /// The sender of mail.
    #[arg(
        long,
        env = "ROOKERY_MAIL_FROM",
        default_value = "Rookery <rookery@localhost>"
    )]
    pub mail_from: String,
    /// The folder that mail is written to without a server that takes it; `mail` beside the database, if that is a
    /// file.
    #[arg(long, env = "ROOKERY_MAIL_FOLDER")]
    pub mail_folder: Option<PathBuf>,
    /// With less free room than this, in MiB, where the database lies, the operator is told: in the
    /// log, by `/metrics` and by `admin counts`.
    #[arg(
        long,
        env = "ROOKERY_DISK_WARNING",
        default_value_t = 1024,
        global = true
    )]
    pub disk_warning: u64,
    /// With less than this `/readyz` says no.
    #[arg(
        long,
        env = "ROOKERY_DISK_RESERVE",
        default_value_t = 64,
        global = true
    )]
    pub disk_reserve: u64,
    /// The time, in seconds, that a notice waits for company and for its person to come by.
    #[arg(long, env = "ROOKERY_NOTICE_WAIT", default_value_t = 60)]
    pub notice_wait: u32,
    /// The most mails an hour to addresses that nobody has confirmed, caused by all people together:
    /// more are refused, so that nobody takes this server for a sender of unwanted mail.
    #[arg(long, env = "ROOKERY_UNCONFIRMED_MAIL", default_value_t = 100)]
    pub unconfirmed_mail: u32,
    #[command(subcommand)]
    pub command: Option<Command>,
}

/// A command of the operator instead of serving.
#[derive(Subcommand, Clone, Debug)]
pub enum Command {
    /// Opens the site; what happens without a command, too. Of an SQLite file there is one server.
    Serve,
    /// Brings the database up to date and ends.
    Migrate,
    /// Copies the database to a new file, with a digest of its content. The server may run meanwhile.
    Backup {
        /// The file to write; it must not exist.
        to: PathBuf,
    },
    /// Makes a copy the database, once it has proved sound: its digest is that of its content, every row
    /// reads, and every game leads to its stored state. The database that was there is kept beside it. The
    /// server must not run.
    Restore {
        /// A file that `backup` has written.
        from: PathBuf,
    },
    /// Tells whether a copy still is what was written when it was made. Neither reads nor changes the database.
    Verify {
        /// A file that `backup` has written.
        copy: PathBuf,
    },
    /// Looks for damage in the database: reads every row, and plays the running tables again on this build,
    /// answer by answer. Fails where one does not lead to its stored states, rolls and events. The server
    /// may run meanwhile.
    Check {
        /// Games that are over, too.
        #[arg(long)]
        all: bool,
    },
    /// The commands that only the operator may give.
    #[command(subcommand)]
    Admin(Admin),
    /// Writes the record of a game that has begun to the standard output. While the game runs,
    /// it holds what the players hide from one another.
    Export {
        /// The table, as in its address.
        table: TableId,
    },
    /// Creates a running table from a position in the notation, for people who have accounts, and
    /// writes its address to the standard output. The server may run meanwhile.
    Import {
        /// The position in the notation of its game, as `rules/westeros/NOTATION.md` describes that of
        /// the board game. Rolls in it are not kept: from here on the table's own dice decide.
        file: PathBuf,
        /// The kind of game: westeros, battlefield or duel.
        #[arg(long, default_value = "westeros")]
        game: String,
        /// The players and their seats; the first owns the table, the computer plays the others.
        #[arg(long, required = true, value_delimiter = ',', value_parser = seated, value_name = "NAME=SEAT")]
        seats: Vec<Seated>,
        /// The time that everybody has: `unlimited`, `live 600+10` (seconds of the bank and for each answer), `each
        /// 86400/43200` (for planning and for reactions), or `daily 20:00,8:00 Europe/Berlin 43200`.
        #[arg(long, default_value = "unlimited")]
        time: Pace,
    },
    /// Reads texts as this server packs them into its pages and streams, a line each in the order in
    /// which they were sent, and writes each as a line of JSON; an empty line for what is none. No
    /// database is opened.
    Unpack {
        /// Reads tables alone, and says what an absent player would answer instead of how the game is.
        #[arg(long)]
        answers: bool,
    },
}

#[derive(Subcommand, Clone, Debug)]
pub enum Admin {
    /// Counts tables and open questions.
    Counts,
    /// Gives an account a new password, ends its sessions, and writes the password to the standard
    /// output.
    Password {
        /// The account's name.
        name: String,
    },
    /// Allows emails to an address again whose reader has stopped those that strangers can cause.
    AllowMail {
        /// The address, in any way to write it.
        address: String,
    },
    /// Lets an account read what was reported, on the page `/reports`.
    Moderator {
        /// The account's name.
        name: String,
        /// From now on it may not.
        #[arg(long)]
        dismiss: bool,
    },
}

/// A person at a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seated {
    pub name: String,
    /// As the position calls it.
    pub seat: String,
}

/// `NAME=HOUSE`
fn seated(text: &str) -> Result<Seated, String> {
    let (name, seat) = text
        .split_once('=')
        .ok_or("NAME=SEAT expected, as in Ann=Stark")?;
    Ok(Seated {
        name: name.trim().to_owned(),
        seat: seat.trim().to_owned(),
    })
}

/// Bytes.
const MIB: u64 = 1024 * 1024;

impl Config {
    /// From when on the disk counts as nearly full.
    pub fn room(&self) -> Room {
        Room {
            warning: self.disk_warning.saturating_mul(MIB),
            reserve: self.disk_reserve.saturating_mul(MIB),
        }
    }

    pub fn cookies(&self) -> Cookies {
        if self.tls {
            Cookies::Secure
        } else {
            Cookies::Plain
        }
    }

    /// Returns who says where a request comes from.
    pub const fn proxy(&self) -> Proxy {
        if self.behind_proxy {
            Proxy::Before
        } else {
            Proxy::None
        }
    }

    /// Tells whether somebody might reach this server past the proxy, and so say where they come from.
    pub const fn believes_anybody(&self) -> bool {
        self.behind_proxy && !self.address.ip().is_loopback()
    }

    /// Returns what connections may take.
    pub fn bounds(&self) -> Bounds {
        let by_address = match self.proxy() {
            Proxy::None => Some(self.connections_by_address),
            // All come from there.
            Proxy::Before => None,
        };
        Bounds {
            connections: self.connections,
            by_address,
            patience: Patience {
                head: seconds(self.head_time_out),
                idle: seconds(self.idle_time_out),
                write: UNREAD,
            },
        }
    }

    /// Returns how long the body of a request may take to arrive.
    pub fn body_time_out(&self) -> Duration {
        seconds(self.body_time_out)
    }

    /// The database to open.
    pub fn database(&self) -> String {
        let file = || self.data.join("rookery.db");
        let own = || format!("sqlite://{}?mode=rwc", file().display());
        self.database.clone().unwrap_or_else(own)
    }

    /// The database without what stands before the `@`, which may hold a password.
    pub fn database_shown(&self) -> String {
        let url = self.database();
        url.rsplit('@').next().unwrap_or_default().to_owned()
    }
}

fn seconds(count: u32) -> Duration {
    Duration::from_secs(count.into())
}
