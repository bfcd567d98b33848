//! The checks of the browser's side, in a process of their own at the same time as those of the server's side.

use super::report::Outcome;
use crate::{
    run::{TARGET, command},
    step::{note, seconds},
};
use anyhow::{Context, Result};
use std::{
    env, fs,
    fs::File,
    path::{Path, PathBuf},
    process::{Child, ExitStatus, Stdio},
    thread::sleep,
    time::{Duration, Instant},
};

/// The switch that tells `test` to run these checks and no others.
pub const SWITCH: &str = "--beside";

pub struct Beside {
    child: Child,
    log: PathBuf,
    started: Instant,
}

impl Beside {
    /// Starts the checks; what they print goes to a file: two processes would tear each other's lines apart.
    pub fn start() -> Result<Self> {
        // Not there yet where somebody's own cargo builds elsewhere.
        fs::create_dir_all(TARGET)?;
        let log = Path::new(TARGET).join("beside.log");
        let file = File::create(&log).with_context(|| format!("cannot write {}", log.display()))?;
        let child = command(env::current_exe()?, ["test", SWITCH])
            .stdin(Stdio::null())
            .stdout(file.try_clone()?)
            .stderr(file)
            .spawn()
            .context("cannot start the checks of the browser's side")?;
        Ok(Self {
            child,
            log,
            started: Instant::now(),
        })
    }

    /// Waits for the end, saying so now and then, and prints what was printed meanwhile.
    pub fn finish(mut self) -> Result<Outcome> {
        eprintln!("\n==> the browser's side");
        let status = self.status()?;
        let time = self.started.elapsed();
        eprintln!("{}", fs::read_to_string(&self.log)?.trim());
        Ok(if status.success() {
            let remark = "at the same time as those above".to_owned();
            Outcome::Passed {
                time,
                remark: Some(remark),
            }
        } else {
            Outcome::Failed { time }
        })
    }

    fn status(&mut self) -> Result<ExitStatus> {
        let mut waited = Duration::ZERO;
        loop {
            if let Some(status) = self.child.try_wait()? {
                return Ok(status);
            }
            if waited.as_secs().is_multiple_of(30) {
                let time = seconds(self.started.elapsed());
                note(format!(
                    "running for {time}; its output goes to {}",
                    self.log.display()
                ));
            }
            waited += Duration::from_secs(1);
            sleep(Duration::from_secs(1));
        }
    }
}
