//! The cost of a page for the server: time of its processor, not of the clock.

use crate::wire::{PACKED, Site};
use anyhow::{Context, Result};
use std::{fs, thread::sleep, time::Duration};

/// The name of the figure.
pub const FIRST_PAGE: &str = "server_cpu_ms_first_page";

/// So many tables, each looked at once.
const TABLES: u32 = 100;

/// Milliseconds of processor time for the first page of a table, on average. The server of the tests is not
/// optimized and takes about six times what people's takes, which `bench size` measures.
pub fn first_page(site: &Site) -> Result<f64> {
    let tables = (0..TABLES)
        .map(|_| site.practice())
        .collect::<Result<Vec<_>>>()?;
    quiet(site)?;
    let before = spent(site)?;
    for table in &tables {
        site.page(table, PACKED)?;
    }
    Ok((spent(site)? - before) / f64::from(TABLES))
}

/// Waits until the computers have played as far as they can without the players.
fn quiet(site: &Site) -> Result<()> {
    loop {
        let before = spent(site)?;
        sleep(Duration::from_millis(500));
        if spent(site)? - before < 5.0 {
            return Ok(());
        }
    }
}

/// Milliseconds that the threads of the server have run; Linux counts them in nanoseconds.
fn spent(site: &Site) -> Result<f64> {
    let mut sum = 0;
    for task in fs::read_dir(format!("/proc/{}/task", site.process()))
        .context("only Linux says what a process has spent")?
    {
        // A thread may end while we look.
        let read = fs::read_to_string(task?.path().join("schedstat")).unwrap_or_default();
        sum += read
            .split_whitespace()
            .next()
            .map_or(Ok(0), str::parse::<u64>)?;
    }
    Ok(Duration::from_nanos(sum).as_secs_f64() * 1000.0)
}
