//! The counts of the parts of the torture added up.

use super::Counts;
use anyhow::{Context, Result, ensure};
use serde_json::Value;
use std::{collections::BTreeMap, fs, path::Path};

#[derive(Debug, Default)]
pub struct Tally {
    /// The number of parts that have come to their end.
    parts: usize,
    kills: u64,
    unanswered: u64,
    mistimed: u64,
    stuck: u64,
    /// Faults of parts that could have none of any kind on this machine.
    impossible: u64,
    /// By the name of the group, then by kind.
    counts: BTreeMap<&'static str, BTreeMap<String, u64>>,
    left_out: BTreeMap<String, String>,
}

const GROUPS: [&str; 4] = ["faults", "acknowledged", "lost", "doubled"];

impl Tally {
    /// Reads what each part has left in this folder.
    pub fn read(folder: &Path, left_out: Vec<(String, String)>) -> Result<Self> {
        let mut tally = Self {
            left_out: left_out.into_iter().collect(),
            ..Self::default()
        };
        for file in fs::read_dir(folder)? {
            let part: Value = serde_json::from_slice(&fs::read(file?.path())?)?;
            tally.add(&part).context("a part counts otherwise")?;
        }
        Ok(tally)
    }

    fn add(&mut self, part: &Value) -> Option<()> {
        self.parts += 1;
        self.kills += part.get("kills")?.as_u64()?;
        self.unanswered += part.get("unanswered")?.as_u64()?;
        self.mistimed += part.get("mistimed")?.as_u64()?;
        self.stuck += part.get("stuck")?.as_u64()?;
        let asked = part.get("asked")?.as_u64()?;
        if part.get("kinds")?.as_u64()? == 0 {
            self.impossible += asked;
        }
        for group in GROUPS {
            let counts = self.counts.entry(group).or_default();
            for (kind, count) in part.get(group)?.as_object()? {
                *counts.entry(kind.clone()).or_default() += count.as_u64()?;
            }
        }
        for (kind, why) in part.get("left_out")?.as_object()? {
            self.left_out.insert(kind.clone(), why.as_str()?.to_owned());
        }
        Some(())
    }

    fn total(&self, group: &str) -> u64 {
        self.counts.get(group).map_or(0, |it| it.values().sum())
    }

    /// As `key value` lines.
    pub fn print(&self) {
        println!("kills {}", self.kills);
        for group in GROUPS {
            println!("{group} {}", self.total(group));
        }
        for (group, counts) in &self.counts {
            for (kind, count) in counts {
                println!("{group}_{kind} {count}");
            }
        }
        println!("mistimed_deadlines {}", self.mistimed);
        println!("stuck {}", self.stuck);
        println!("unanswered {}", self.unanswered);
        println!("left_out {}", self.left_out.len());
        for (kind, why) in &self.left_out {
            println!("left_out_{kind} {why}");
        }
    }

    /// Fails where anything was lost or doubled, or less has happened than was asked for.
    pub fn judge(&self, asked: Counts) -> Result<()> {
        ensure!(self.parts > 0, "nothing was counted");
        ensure!(
            self.total("lost") == 0 && self.total("doubled") == 0,
            "what was acknowledged was lost or doubled"
        );
        ensure!(self.mistimed == 0, "deadlines came at the wrong time");
        ensure!(self.stuck == 0, "the server did not come back by itself");
        ensure!(
            self.kills == u64::from(asked.kills),
            "{} kills have happened, {} were asked for",
            self.kills,
            asked.kills
        );
        ensure!(
            self.impossible == 0 || !self.left_out.is_empty(),
            "nothing says why there were no faults"
        );
        let (happened, asked) = (self.total("faults"), u64::from(asked.faults));
        ensure!(
            happened + self.impossible == asked,
            "{happened} faults have happened, {asked} were asked for"
        );
        Ok(())
    }

    /// Returns what is to be said of a test that has passed.
    pub fn remark(&self) -> Option<String> {
        let kinds: Vec<_> = self.left_out.keys().map(String::as_str).collect();
        (!kinds.is_empty()).then(|| format!("without {}", kinds.join(", ")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    /// A part that was asked for three faults.
    fn part(lost: &Value) -> Value {
        json!({
            "kills": 1, "unanswered": 2, "mistimed": 0, "stuck": 0, "asked": 3, "kinds": 1,
            "faults": {"disk_full": 3}, "acknowledged": {"answers": 4, "messages": 5},
            "lost": lost, "doubled": {}, "left_out": {"locked": "there is no sqlite3"},
        })
    }

    fn asked(kills: u32, faults: u32) -> Counts {
        Counts { kills, faults }
    }

    #[test]
    fn parts_are_added_up_and_a_single_loss_fails() {
        let mut tally = Tally::default();
        assert!(tally.judge(asked(2, 6)).is_err(), "nothing has happened");
        tally.add(&part(&json!({}))).unwrap();
        assert!(tally.judge(asked(2, 6)).is_err(), "half of it has");
        tally.add(&part(&json!({}))).unwrap();
        assert_eq!((tally.kills, tally.total("acknowledged")), (2, 18));
        tally.judge(asked(2, 6)).unwrap();
        assert_eq!(tally.remark().unwrap(), "without locked");
        tally.add(&part(&json!({"answers": 1}))).unwrap();
        assert!(tally.judge(asked(3, 9)).is_err());
        assert!(tally.add(&json!({"kills": 1})).is_none());
    }

    #[test]
    fn what_a_machine_cannot_have_excuses_nothing_else() {
        let mut tally = Tally::default();
        tally.add(&part(&json!({}))).unwrap();
        assert!(tally.judge(asked(2, 3)).is_err(), "a kill is missing");
        assert!(tally.judge(asked(1, 4)).is_err(), "a fault is missing");
        let mut none = part(&json!({}));
        none["kinds"] = json!(0);
        none["faults"] = json!({});
        tally.add(&none).unwrap();
        tally.judge(asked(2, 6)).unwrap();
        assert!(tally.judge(asked(2, 7)).is_err());
    }

    #[test]
    fn fewer_than_none_is_no_count() {
        let mut tally = Tally::default();
        assert!(tally.add(&part(&json!({"answers": -1}))).is_none());
    }
}
