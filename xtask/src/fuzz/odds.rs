//! Forecasts of the miniatures game against what happens.

use crate::run::{cargo, run};
use anyhow::{Context, Result, bail};

/// Compares the forecasts of random attacks with what many plays of each bring.
pub fn odds(options: &[String]) -> Result<()> {
    let (mut settings, mut plays, mut seed) = (500_u32, 20_000_u32, 1_u32);
    for option in options.chunks(2) {
        let [name, value] = option else {
            bail!("{} what?", option[0]);
        };
        let value = value
            .parse()
            .with_context(|| format!("{name} takes a number"))?;
        match name.as_str() {
            "--settings" => settings = value,
            "--plays" => plays = value,
            "--seed" => seed = value,
            _ => bail!("it takes --settings N, --plays N and --seed S"),
        }
    }
    let fixed = [
        "run",
        "--quiet",
        "--release",
        "--package",
        "battlefield",
        "--example",
        "battlefield_odds",
        "--",
    ];
    let numbers = [settings, plays, seed].map(|it| it.to_string());
    run(cargo(&fixed).args(numbers))
}
