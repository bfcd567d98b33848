//! `cargo xtask test`: every check, one after the other, and a table of them at the end.

mod checks;
mod report;
mod weight;

use anyhow::{Result, bail};
use checks::{CHECKS, Check};
use report::{Outcome, Report};
use std::time::Instant;

pub fn test(args: &[String]) -> Result<()> {
    let chosen = chosen(args)?;
    let mut report = Report::default();
    for check in chosen {
        let outcome = if check.needs.is_some_and(|needed| report.failed(needed)) {
            Outcome::Skipped
        } else {
            perform(check)
        };
        report.add(check.name, outcome);
    }
    report.print();
    if report.is_good() {
        Ok(())
    } else {
        bail!("the checks found something")
    }
}

fn perform(check: &Check) -> Outcome {
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

fn chosen(args: &[String]) -> Result<Vec<&'static Check>> {
    match args {
        [] => Ok(CHECKS.iter().filter(|check| !check.long).collect()),
        [only, name] if only == "--only" => match CHECKS.iter().find(|check| check.name == name) {
            Some(check) => Ok(vec![check]),
            None => bail!(
                "there is no check {name}; there are {}",
                CHECKS.map(|check| check.name).join(", ")
            ),
        },
        _ => bail!("test takes nothing, or --only and the name of a check"),
    }
}
