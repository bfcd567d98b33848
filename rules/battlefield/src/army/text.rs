//! Armies as text: to be kept, sent to a friend, and read again.

use super::{Army, Company};
use crate::{
    data::{Data, NEUTRAL},
    outline::Mistake,
};
use std::fmt::Write;

/// The mistakes in a text, by line.
pub type NotAnArmy = Vec<Mistake>;

/// Its faction, then a line for each unit with who stands in it, then one for each NCU.
pub fn write(army: &Army) -> String {
    let mut text = format!("army {}\n", army.faction);
    for company in &army.units {
        text.push_str(short(&company.unit, army));
        for attachment in &company.attachments {
            let _ = write!(text, " + {}", short(attachment, army));
        }
        text.push('\n');
    }
    for ncu in &army.ncus {
        let _ = writeln!(text, "ncu {}", short(ncu, army));
    }
    text
}

/// An id without the army's own faction.
fn short<'i>(id: &'i str, army: &Army) -> &'i str {
    let own = id.strip_prefix(&army.faction);
    own.and_then(|rest| rest.strip_prefix('.')).unwrap_or(id)
}

/// Reads what [`write()`] writes. Names do as well as ids, in upper or lower case: `Stark Bowmen +
/// Robb Stark, The Wolf Lord`. Blank lines, and what follows a `#`, mean nothing.
///
/// # Errors
/// Every line that names nothing of the data.
pub fn read(text: &str, data: &Data) -> Result<Army, NotAnArmy> {
    let mut army = Army::default();
    let mut mistakes = Vec::new();
    for (line, text) in (1..).zip(text.lines()) {
        let text = text.split('#').next().unwrap_or_default().trim();
        let read = read_line(text, &mut army, data);
        mistakes.extend(read.err().map(|what| Mistake { line, what }));
    }
    if army.faction.is_empty() && mistakes.is_empty() {
        mistakes.push(first_line());
    }
    if mistakes.is_empty() {
        Ok(army)
    } else {
        Err(mistakes)
    }
}

fn first_line() -> Mistake {
    Mistake {
        line: 1,
        what: "an army begins with its faction, like \"army stark\"".to_owned(),
    }
}

fn read_line(text: &str, army: &mut Army, data: &Data) -> Result<(), String> {
    if text.is_empty() {
        return Ok(());
    }
    if let Some(faction) = text.strip_prefix("army ") {
        let known = data.factions.iter().find(|one| {
            one.id.eq_ignore_ascii_case(faction.trim())
                || one.name.eq_ignore_ascii_case(faction.trim())
        });
        let Some(known) = known else {
            return Err(format!("there is no faction \"{faction}\""));
        };
        army.faction.clone_from(&known.id);
    } else if army.faction.is_empty() {
        return Err(first_line().what);
    } else if let Some(ncu) = text.strip_prefix("ncu ") {
        let all = data.ncus.iter().map(|one| (&one.id, &one.name, &one.title));
        army.ncus.push(named("NCU", ncu, &army.faction, all)?);
    } else {
        army.units.push(company(text, &army.faction, data)?);
    }
    Ok(())
}

fn company(text: &str, faction: &str, data: &Data) -> Result<Company, String> {
    let mut parts = text.split(" + ");
    let none = String::new();
    let units = data.units.iter().map(|one| (&one.id, &one.name, &none));
    let unit = named("unit", parts.next().unwrap_or_default(), faction, units)?;
    let attachments = parts.map(|part| {
        let all = data.attachments.iter();
        let all = all.map(|one| (&one.id, &one.name, &one.title));
        named("attachment", part, faction, all)
    });
    Ok(Company {
        unit,
        attachments: attachments.collect::<Result<_, _>>()?,
    })
}

/// The id that `text` means: an id with or without its faction, or a name.
fn named<'d>(
    what: &str,
    text: &str,
    faction: &str,
    all: impl Iterator<Item = (&'d String, &'d String, &'d String)>,
) -> Result<String, String> {
    let text = text.trim();
    let means = |id: &str, name: &str, title: &str| {
        let ids = [faction, NEUTRAL].map(|faction| format!("{faction}.{text}"));
        let names = [name.to_owned(), format!("{name}, {title}")];
        text.eq_ignore_ascii_case(id)
            || ids.iter().any(|own| own.eq_ignore_ascii_case(id))
            || names.iter().any(|own| own.eq_ignore_ascii_case(text))
    };
    let found: Vec<&String> = all
        .filter(|(id, name, title)| means(id, name, title))
        .map(|(id, _, _)| id)
        .collect();
    match found[..] {
        [id] => Ok(id.clone()),
        [] => Err(format!("there is no {what} \"{text}\"")),
        _ => {
            let ids: Vec<&str> = found.iter().map(|id| id.as_str()).collect();
            Err(format!("\"{text}\" may be {}", ids.join(" or ")))
        }
    }
}
