//! The proofs of the server that also run, shorter, among its tests: here they run for long.

use crate::run::{cargo, output, run};
use anyhow::{Context, Result, bail, ensure};
use std::process::Command;

/// The numbers that a night can bear.
const REQUESTS: u64 = 1_000_000;
const PAIRS: u64 = 100_000;
const FLIPS: u64 = 1000;

/// Random requests against the router.
pub fn http(options: &[String]) -> Result<()> {
    let run = Run {
        package: "server",
        test: "tests::fuzz::whatever_is_asked_nothing_breaks_leaks_or_half_happens",
        flag: "--requests",
        variable: "ROOKERY_FUZZ_REQUESTS",
        count: REQUESTS,
    };
    run.perform(options)
}

/// Two worlds that differ in what somebody keeps secret.
pub fn twins(options: &[String]) -> Result<()> {
    let run = Run {
        package: "server",
        test: "tests::twins::what_one_keeps_secret_changes_no_byte_for_others",
        flag: "--pairs",
        variable: "ROOKERY_TWIN_PAIRS",
        count: PAIRS,
    };
    run.perform(options)
}

/// Bits of a copy of the database that change where it is kept.
pub fn flips(options: &[String]) -> Result<()> {
    let run = Run {
        package: "platform",
        test: "damage::flips::every_bit_that_changes_a_value_of_a_copy_is_noticed",
        flag: "--flips",
        variable: "ROOKERY_FLIPS",
        count: FLIPS,
    };
    run.perform(options)
}

struct Run {
    package: &'static str,
    test: &'static str,
    flag: &'static str,
    /// Tells the test how much of it.
    variable: &'static str,
    count: u64,
}

impl Run {
    fn perform(&self, options: &[String]) -> Result<()> {
        let (mut count, mut seed) = (self.count, 1);
        let mut options = options.iter();
        while let Some(option) = options.next() {
            let value = options.next().with_context(|| format!("{option} what?"))?;
            let value: u64 = value
                .parse()
                .with_context(|| format!("{option} takes a number"))?;
            match option.as_str() {
                "--seed" => seed = value,
                flag if flag == self.flag => count = value,
                _ => bail!("this takes {} N and --seed S", self.flag),
            }
        }
        // A test that is called otherwise by now would not run, and not fail either.
        let listed = output(self.test().arg("--list"))?;
        ensure!(listed.contains(self.test), "there is no {}", self.test);
        run(self
            .test()
            .arg("--nocapture")
            .env(self.variable, count.to_string())
            .env("ROOKERY_FUZZ_SEED", seed.to_string()))
    }

    fn test(&self) -> Command {
        let mut test = cargo(&["test", "--release", "--package", self.package, "--"]);
        test.args(["--exact", self.test]);
        test
    }
}
