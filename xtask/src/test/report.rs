//! The table at the end of the checks.

use crate::step::seconds;
use std::time::Duration;

pub enum Outcome {
    Passed {
        time: Duration,
        /// Something to know in spite of success, such as a part that could not run.
        remark: Option<String>,
    },
    Failed {
        time: Duration,
    },
    /// What it stands on has failed.
    Skipped,
}

#[derive(Default)]
pub struct Report {
    lines: Vec<(&'static str, Outcome)>,
}

impl Report {
    pub fn add(&mut self, name: &'static str, outcome: Outcome) {
        self.lines.push((name, outcome));
    }

    pub fn failed(&self, name: &str) -> bool {
        self.lines
            .iter()
            .any(|(done, outcome)| *done == name && !matches!(outcome, Outcome::Passed { .. }))
    }

    pub fn is_good(&self) -> bool {
        self.lines
            .iter()
            .all(|(_, outcome)| matches!(outcome, Outcome::Passed { .. }))
    }

    pub fn print(&self) {
        eprintln!("\n==> in all");
        let mut total = Duration::ZERO;
        for (name, outcome) in &self.lines {
            let (verdict, time, remark) = match outcome {
                Outcome::Passed { time, remark } => {
                    ("ok", *time, remark.clone().unwrap_or_default())
                }
                Outcome::Failed { time } => (
                    "FAILED",
                    *time,
                    format!("again: cargo xtask test --only {name}"),
                ),
                Outcome::Skipped => (
                    "not run",
                    Duration::ZERO,
                    "what it needs has failed".to_owned(),
                ),
            };
            total += time;
            eprintln!(
                "    {name:<12} {verdict:<8} {:>9}   {remark}",
                seconds(time)
            );
        }
        eprintln!("    {:<12} {:<8} {:>9}", "together", "", seconds(total));
    }
}
