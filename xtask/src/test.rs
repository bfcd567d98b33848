//! `cargo xtask test`: every check, and a table of them at the end.

mod beside;
mod checks;
mod report;
mod weight;

use anyhow::{Result, bail, ensure};
use beside::{Beside, SWITCH};
use checks::{CHECKS, Check, When};
use report::{Outcome, Report};
use std::time::Instant;

pub fn test(args: &[String]) -> Result<()> {
    let mut report = Report::begin();
    match args {
        [] => all(&mut report)?,
        [only] if only == SWITCH => perform(When::Beside, &mut report),
        [only, name] if only == "--only" => {
            let check = named(name)?;
            report.add(check.name, run(check));
        }
        _ => bail!("test takes nothing, or --only and the name of a check"),
    }
    report.print();
    ensure!(report.is_good(), "the checks found something");
    Ok(())
}

fn all(report: &mut Report) -> Result<()> {
    let beside = Beside::start()?;
    perform(When::InOrder, report);
    report.add("beside", beside.finish()?);
    perform(When::Last, report);
    Ok(())
}

/// All checks that have their turn then.
fn perform(when: When, report: &mut Report) {
    for check in CHECKS.iter().filter(|check| check.when == when) {
        let needed = check.needs.is_some_and(|needed| report.failed(needed));
        let outcome = if needed { Outcome::Skipped } else { run(check) };
        report.add(check.name, outcome);
    }
}

fn run(check: &Check) -> Outcome {
    eprintln!("\n==> {}: {}", check.name, check.what);
    let started = Instant::now();
    match (check.run)() {
        Ok(remark) => Outcome::Passed {
            time: started.elapsed(),
            remark,
        },
        Err(error) => {
            eprintln!("    {error:#}");
            Outcome::Failed {
                time: started.elapsed(),
            }
        }
    }
}

fn named(name: &str) -> Result<&'static Check> {
    match CHECKS.iter().find(|check| check.name == name) {
        Some(check) => Ok(check),
        None => bail!(
            "there is no check {name}; there are {}",
            CHECKS.map(|check| check.name).join(", ")
        ),
    }
}
