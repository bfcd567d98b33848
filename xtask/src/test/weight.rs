//! The weight of a table page, held against its budget: it grows by a little with everything that is added, and nobody
//! sees it.

use crate::{effort, page, profile::Profile, step::note, wire::Site};
use anyhow::{Context, Result, ensure};
use std::{collections::BTreeMap, fs};

/// The budgets; those of what only a browser can tell are kept by `end2end/tests/fast.spec.ts`.
const BUDGETS: &str = "end2end/budgets.json";

/// Fails if a figure is above its budget.
pub fn weigh(profile: Profile) -> Result<()> {
    let budgets: BTreeMap<String, f64> = serde_json::from_slice(&fs::read(BUDGETS)?)?;
    let site = Site::start(profile)?;
    let weighed = page::weighed(&site)?;
    let mut figures: Vec<_> = weighed
        .into_iter()
        .map(|(name, figure)| (name, f64::from(figure)))
        .collect();
    figures.push((effort::FIRST_PAGE, effort::first_page(&site)?));
    let mut over = Vec::new();
    for (name, figure) in figures {
        let budget = budgets
            .get(name)
            .with_context(|| format!("{BUDGETS} does not know {name}"))?;
        note(format!("{name} {figure:.1}, at most {budget}"));
        if figure > *budget {
            over.push(name);
        }
    }
    ensure!(over.is_empty(), "above the budget: {}", over.join(", "));
    Ok(())
}
