//! Rookery's server: configuration, the router, and an orderly end.
// Pages are types nested as deep as their elements.
#![recursion_limit = "512"]

mod admin;
mod anonymous_queue;
mod body;
mod compression;
mod config;
mod dictionary;
mod email_session;
mod explain;
mod export;
mod files;
mod headers;
mod health_metrics;
mod import;
mod limits;
mod notices;
mod quota;
mod render;
mod router;
mod serve;
mod site;
mod streams;
mod tasks;
#[cfg(test)]
mod tests;
mod unpack;

use anyhow::{Context, Result};
use app::{Panics, notices::Tasks, play::Onlookers, server::AppState};
use clap::Parser;
use config::{Command, Config};
use platform::{Clock, Platform, PlatformConfig, Serving, deadlines};
use std::{process::ExitCode, time::Duration};
use tabletop::{AnyGame, Host};
use tokio::{signal, time::timeout};
use tokio_util::sync::CancellationToken;
use tracing_subscriber::EnvFilter;

/// The time that the database may take to be closed.
const CLOSING: Duration = Duration::from_millis(500);
/// The time for which a thread that waits for something outside, as for a name to be looked up, may go on.
const THREADS: Duration = Duration::from_millis(200);
/// Gives memory back to the system when those have gone for whom it was needed; the one of the C
/// library keeps nearly all of it.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Every game that can be played here: one line each.
fn games(unfinished: bool) -> Vec<Box<dyn AnyGame>> {
    let mut games: Vec<Box<dyn AnyGame>> = vec![
        Box::new(Host::<westeros::Westeros>::new()),
        Box::new(Host::<battlefield::Battlefield>::new()),
    ];
    if unfinished {
        // For the tests of what any game may expect of the pages.
        games.push(Box::new(Host::<duel::Duel>::new()));
    }
    games
}

fn main() -> ExitCode {
    say_only_where_it_panicked();
    let config = Config::parse();
    let filter = EnvFilter::try_from_default_env().unwrap_or_else(|_| "info,sqlx=warn".into());
    // The standard output is for what was asked for: an export.
    tracing_subscriber::fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        .init();
    // Nothing speaks any more once the runtime is gone: what is said here is the last line.
    match run(&config) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

/// Does what is asked, to the end; or says why not, and what to do, for whoever asked.
fn run(config: &Config) -> Result<(), String> {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .worker_threads(threads())
        .enable_all()
        .build();
    let runtime = runtime.map_err(|error| format!("no thread can be begun: {error}"))?;
    let done = runtime.block_on(async {
        match obey(config).await {
            Ok(()) => Ok(()),
            Err(error) => Err(explain::explained(&error, config).await),
        }
    });
    runtime.shutdown_timeout(THREADS);
    done
}

/// Returns how many threads work on requests, and as many render pages: three may be busy for people without an
/// account, and one is left for those who have one.
fn threads() -> usize {
    std::thread::available_parallelism().map_or(4, |it| it.get().max(4))
}

async fn obey(config: &Config) -> Result<()> {
    match &config.command {
        None | Some(Command::Serve) => serve(config.clone()).await,
        Some(Command::Migrate) => admin::migrate(open(config).await?).await,
        Some(Command::Backup { to }) => admin::backup(&config.database(), to).await,
        Some(Command::Restore { from }) => admin::restore(platform_config(config)?, from).await,
        Some(Command::Verify { copy }) => admin::verify(copy).await,
        Some(Command::Check { all }) => admin::check(open(config).await?, *all).await,
        Some(Command::Admin(task)) => admin::run(open(config).await?, task, config.room()).await,
        Some(Command::Export { table }) => export::export(open(config).await?, *table).await,
        Some(Command::Import {
            file,
            game,
            seats,
            time,
        }) => {
            let at = (seats.as_slice(), time.clone());
            import::import(open(config).await?, (game, file), at).await
        }
        Some(Command::Unpack { answers }) => {
            let mut reader = app::Reader::default();
            let read = |text: &str| {
                if *answers {
                    app::answers(text)
                } else {
                    reader.json(text)
                }
            };
            unpack::unpack(read, std::io::stdin().lock(), std::io::stdout().lock())
        }
    }
}

fn platform_config(config: &Config) -> Result<PlatformConfig> {
    Ok(PlatformConfig {
        database_url: config.database(),
        games: games(config.unfinished_games),
        clock: Clock::system(),
        notices: notices::configure(config)?,
        password_cost: platform::accounts::PasswordCost::default(),
    })
}

async fn open(config: &Config) -> Result<Platform> {
    Ok(Platform::open(platform_config(config)?).await?)
}

async fn serve(mut config: Config) -> Result<()> {
    let room = serve::files::room(serve::files::raise(), config.connections);
    if room < config.connections {
        let wanted = config.connections;
        tracing::warn!(
            wanted,
            room,
            "the limit of open files allows fewer connections"
        );
        config.connections = room;
    }
    if config.believes_anybody() {
        tracing::warn!(
            address = %config.address,
            "whoever reaches this address past the proxy chooses the address they are counted by: \
             see to it that only the proxy does"
        );
    }
    let serving = Serving::begin(&config.database()).await?;
    let platform = open(&config).await?;
    platform.serve(serving);
    // Before anybody can answer, and before anything else is a sign of life.
    deadlines::credit(&platform)
        .await
        .context("the time without a server cannot be given back")?;
    let closing = CancellationToken::new();
    let tasks = tasks::begin(&platform, &config, &closing);
    let state = AppState {
        options: site::options(config.address),
        platform: platform.clone(),
        cookies: config.cookies(),
        onlookers: Onlookers::default(),
        tasks: Tasks::default(),
        panics: Panics::default(),
    };
    let listener = serve::listen(config.address)
        .with_context(|| format!("cannot listen on {}", config.address))?;
    let open_at = listener.local_addr()?;
    tracing::info!(%open_at, "listening");
    println!("Rookery is open at http://{open_at}");
    let router = router::router(state, &config, &limits::Time::running());
    let (stop, open) = (closing.clone(), platform.clone());
    tokio::spawn(async move {
        asked_to_stop().await;
        open.hub().close();
        stop.cancel();
    });
    let served = serve::serve(listener, router, config.bounds(), closing.clone());
    let ((), ended) = tokio::join!(served, tasks::end(tasks, &closing));
    // It waits for whoever still uses the database, and only leaves the files tidy.
    if let Ok(closed) = timeout(CLOSING, platform.close()).await {
        closed?;
    } else {
        tracing::info!("the database is still in use");
    }
    ended
}

/// The message of a panic may hold what somebody keeps secret; its place never does.
fn say_only_where_it_panicked() {
    std::panic::set_hook(Box::new(|panic| {
        let place = panic.location().map(ToString::to_string);
        tracing::error!(place, "panicked");
    }));
}

/// Ctrl-C, or the signal that service managers send.
async fn asked_to_stop() {
    #[cfg(unix)]
    let terminated = async {
        match signal::unix::signal(signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => signal.recv().await,
            Err(_) => std::future::pending().await,
        }
    };
    #[cfg(not(unix))]
    let terminated = std::future::pending::<Option<()>>();
    tokio::select! {
        _ = signal::ctrl_c() => {}
        _ = terminated => {}
    }
}
