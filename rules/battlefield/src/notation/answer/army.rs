//! Armies in one line: `stark_30`, or `stark; sworn_swords + robb_wolf_lord; ncu catelyn`.

use crate::{
    army::{self, Army, suggested},
    data::Data,
};

pub fn read(text: &str) -> Result<Army, String> {
    if !text.contains(';') {
        let found = suggested().iter().find(|it| it.id == text);
        let found = found.ok_or_else(|| format!("no army is called {text}"))?;
        return Ok(found.army.clone());
    }
    let lines: Vec<&str> = text.split(';').map(str::trim).collect();
    let text = format!("army {}", lines.join("\n"));
    army::read(&text, Data::of_this_build()).map_err(|mistakes| {
        let what: Vec<String> = mistakes.into_iter().map(|it| it.what).collect();
        what.join("; ")
    })
}

/// By its name if it is one that is suggested.
pub fn written(army: &Army) -> String {
    if let Some(same) = suggested().iter().find(|it| it.army == *army) {
        return same.id.clone();
    }
    let text = army::write(army);
    let lines: Vec<&str> = text.trim_start_matches("army ").lines().collect();
    // With a semicolon even where nothing follows the faction.
    format!("{};", lines.join("; "))
}
