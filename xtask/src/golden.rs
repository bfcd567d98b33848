//! `cargo xtask golden`: writes the golden games anew, to be read in review; and who else plays
//! them than the tests.

use crate::{
    node_module::in_node,
    rules::{BATTLEFIELD, Rules, WESTEROS},
    run::{cargo, run},
};
use anyhow::{Result, bail};
use std::path::absolute;

pub fn golden(args: &[String]) -> Result<()> {
    match args {
        [] => {
            write(WESTEROS)?;
            write(BATTLEFIELD)
        }
        [game] if game == WESTEROS.package => write(WESTEROS),
        [game] if game == BATTLEFIELD.package => write(BATTLEFIELD),
        _ => bail!("golden takes nothing, or one of the games: westeros, battlefield"),
    }
}

fn write(rules: Rules) -> Result<()> {
    run(&mut cargo(&[
        "run",
        "--quiet",
        "--package",
        rules.package,
        "--example",
        rules.golden,
    ]))
}

/// Plays the golden games as they were written down, in WebAssembly. The tests of the rules play them in
/// code of level 2 with its sums checked; the server's own code is compared by whoever plays on it.
pub fn play(rules: Rules) -> Result<()> {
    let folder = absolute(format!("rules/{}/tests/golden", rules.package))?;
    let script = format!(
        "const fs = require('fs'); const folder = {:?}; \
        for (const file of fs.readdirSync(folder)) {{ \
            try {{ rules.golden(fs.readFileSync(`${{folder}}/${{file}}`, 'utf8')); }} \
            catch (why) {{ throw new Error(`${{file}}: ${{why}}`); }} \
        }}",
        folder.display().to_string()
    );
    in_node(rules, &script).map(drop)
}
