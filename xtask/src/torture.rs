//! `cargo xtask torture`: clients go on while the server is killed and everything around it fails.

mod supplies;
mod tally;

use crate::{browser, build::build, npm, postgres::Postgres, profile::Profile, run};
use anyhow::{Context, Result, bail};
use supplies::{Supplies, as_root};
use tally::Tally;

/// The number of times that the server is killed, and the number of things that go wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counts {
    kills: u32,
    faults: u32,
}

/// The counts that the test command can afford.
pub const FEW: Counts = Counts {
    kills: 5,
    faults: 10,
};
/// The counts that a night can afford.
const MANY: Counts = Counts {
    kills: 100,
    faults: 200,
};
/// The folder where the log of a part that fails stays, whatever is run after it;
/// `end2end/torture/run-log.ts`.
const LOGS: &str = "target/torture";
/// Of so many faults one is that PostgreSQL is cut off.
const CUT_OFF: u32 = 7;

pub fn torture(args: &[String]) -> Result<()> {
    let counts = counts(args)?;
    build(Profile::Release)?;
    npm::install()?;
    run(Profile::Release, counts).map(|_| ())
}

/// On the server of this profile, which is built. Prints the figures as `key value` lines; says what this
/// machine could not have.
pub fn run(profile: Profile, counts: Counts) -> Result<Option<String>> {
    let mut left_out = Vec::new();
    let supplies = Supplies::gather(&mut left_out);
    let postgres = match Postgres::start() {
        Ok(postgres) => Some(postgres),
        Err(error) => {
            left_out.push(("postgres".to_owned(), format!("{error:#}")));
            None
        }
    };
    let cut_off = if postgres.is_some() {
        counts.faults.div_ceil(CUT_OFF)
    } else {
        0
    };
    let results = tempfile::tempdir()?;
    let mut playwright = as_root(browser::without_browser(
        profile,
        &["--config", "torture/torture.config.ts"],
    )?);
    playwright
        .env("TORTURE_RESULTS", results.path())
        .env("KILLS", counts.kills.to_string())
        .env("FAULTS", (counts.faults - cut_off).to_string())
        .env("POSTGRES_FAULTS", cut_off.to_string())
        .envs(supplies.environment());
    if let Some(postgres) = &postgres {
        playwright
            .env("TORTURE_POSTGRES", &postgres.url)
            .env("TORTURE_PSQL", postgres.psql());
    }
    let ended = run::run(&mut playwright);
    let tally = Tally::read(results.path(), left_out)?;
    tally.print();
    ended
        .and_then(|()| tally.judge(counts))
        .with_context(|| format!("the servers' logs of what failed lie in {LOGS}"))?;
    Ok(tally.remark())
}

fn counts(args: &[String]) -> Result<Counts> {
    const USE: &str = "torture takes nothing, or --kills and --faults, each with a number";
    let mut counts = MANY;
    for pair in args.chunks(2) {
        let [flag, number] = pair else { bail!(USE) };
        let number = number
            .parse()
            .with_context(|| format!("{flag} takes a number"))?;
        match flag.as_str() {
            "--kills" => counts.kills = number,
            "--faults" => counts.faults = number,
            _ => bail!(USE),
        }
    }
    Ok(counts)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_not_named_is_as_in_a_night() {
        let read =
            |text: &str| counts(&text.split_whitespace().map(Into::into).collect::<Vec<_>>());
        assert_eq!(read("").unwrap(), MANY);
        let few = read("--faults 10 --kills 5").unwrap();
        assert_eq!(few, FEW);
        assert_eq!(read("--kills 0").unwrap(), Counts { kills: 0, ..MANY });
        for wrong in ["--kills", "--kills many", "20", "--deaths 3"] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}
