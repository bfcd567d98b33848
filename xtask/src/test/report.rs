//! The table at the end of the checks.

use crate::step::seconds;
use std::time::{Duration, Instant};

pub enum Outcome {
    Passed {
        time: Duration,
        /// Something to know in spite of success, such as a part that could not run.
        remark: Option<String>,
    },
    Failed {
        time: Duration,
    },
    /// The check that it stands on has failed.
    Skipped,
}

pub struct Report {
    started: Instant,
    lines: Vec<(&'static str, Outcome)>,
}

impl Report {
    pub fn begin() -> Self {
        Self {
            started: Instant::now(),
            lines: Vec::new(),
        }
    }

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
        for (name, outcome) in &self.lines {
            let (verdict, time, remark) = match outcome {
                Outcome::Passed { time, remark } => {
                    ("ok", *time, remark.clone().unwrap_or_default())
                }
                Outcome::Failed { time } => ("FAILED", *time, again(name)),
                Outcome::Skipped => (
                    "not run",
                    Duration::ZERO,
                    "what it needs has failed".to_owned(),
                ),
            };
            eprintln!(
                "    {name:<12} {verdict:<8} {:>9}   {remark}",
                seconds(time)
            );
        }
        eprintln!(
            "    {:<12} {:<8} {:>9}",
            "together",
            "",
            seconds(self.started.elapsed())
        );
    }
}

/// The command that runs a check once more.
fn again(name: &str) -> String {
    match name {
        "beside" => "its own table stands above".to_owned(),
        _ => format!("again: cargo xtask test --only {name}"),
    }
}
