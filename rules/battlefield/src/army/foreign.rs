//! Armies as other builders write them: names with counts and points below headings.

use super::{Army, Company, MOST};
use crate::{
    data::{Data, NEUTRAL},
    outline::Mistake,
};

/// An army that was read, and the lines that named nobody.
pub type Read = (Army, Vec<Mistake>);

/// No line stands for more of the same.
const MOST_COPIES: usize = 9;

/// A unit, attachment or NCU that a name means.
enum Found {
    Unit(String),
    Attachment(String),
    Ncu(String),
}

/// Reads a list of names, one in a line: `2x Stark Bowmen (6)`, `with Robb Stark, The Wolf Lord [0]`.
/// An attachment joins the unit above it. Headings, points and blank lines mean nothing; the faction
/// is that of a line that names it, or of the first who is not neutral. Nothing where nobody is named.
pub fn read(text: &str, data: &Data) -> Option<Read> {
    let mut reader = Reader {
        data,
        army: Army::default(),
        leader: None,
    };
    let mut mistakes = Vec::new();
    for (line, text) in (1..).zip(text.lines()) {
        if let Err(what) = reader.line(text) {
            mistakes.push(Mistake { line, what });
        }
    }
    let army = reader.finish();
    (!army.units.is_empty() || !army.ncus.is_empty()).then_some((army, mistakes))
}

struct Reader<'d> {
    data: &'d Data,
    army: Army,
    leader: Option<String>,
}

impl Reader<'_> {
    fn line(&mut self, text: &str) -> Result<(), String> {
        let text = text
            .trim()
            .trim_start_matches(['•', '-', '–', '—', '*', '·', '>', '#']);
        let text = text.trim();
        let (key, rest) = text.split_once(':').unwrap_or(("", text));
        let key = plain(key);
        let rest = rest.trim();
        match key.as_str() {
            "faction" | "house" | "fraktion" | "haus" => return self.faction(rest),
            "points" | "punkte" | "name" | "total" | "army" | "list" | "armee" | "liste" => {
                return Ok(());
            }
            "commander" | "kommandant" if !rest.is_empty() => {
                return self.leader(rest);
            }
            _ => {}
        }
        // "Combat units:", or "Combat units: 3".
        if is_heading(text, &key, rest) || self.faction(text).is_ok() {
            return Ok(());
        }
        let text = if HEADINGS.contains(&key.as_str()) {
            rest
        } else {
            text
        };
        let (count, text) = counted(text);
        let mut parts = text.split(" + ").flat_map(|it| it.split(" with "));
        let first = parts.next().unwrap_or_default();
        let others: Vec<&str> = parts.collect();
        for _ in 0..count {
            self.add(first)?;
            for other in &others {
                self.add(other)?;
            }
        }
        Ok(())
    }

    fn faction(&mut self, text: &str) -> Result<(), String> {
        let wanted = plain(text);
        let house = |name: &str| plain(name).trim_start_matches("house ").to_owned();
        let mut all = self.data.factions.iter();
        let found = all
            .find(|it| wanted == it.id || house(&it.name) == wanted.trim_start_matches("house "));
        let Some(found) = found else {
            return Err(format!("there is no faction \"{text}\""));
        };
        self.army.faction.clone_from(&found.id);
        Ok(())
    }

    fn leader(&mut self, text: &str) -> Result<(), String> {
        let name = unpriced(text);
        let mut all = self.data.commanders();
        let found = all.find(|it| self.means(it.id, &name));
        let Some(found) = found else {
            return Err(format!("there is no unit \"{name}\""));
        };
        self.leader = Some(found.id.to_owned());
        Ok(())
    }

    /// Returns that the name is that of this id, with its title.
    fn means(&self, id: &str, name: &str) -> bool {
        let data = self.data;
        let unit = data.unit(id).map(|it| plain(&it.name));
        let person = data.attachment(id).map(|it| (&it.name, &it.title));
        let person = person.or_else(|| data.ncu(id).map(|it| (&it.name, &it.title)));
        let person = person.map(|(name, title)| plain(&format!("{name} {title}")));
        let wanted = plain(name);
        unit.into_iter().chain(person).any(|it| it == wanted)
    }

    fn add(&mut self, text: &str) -> Result<(), String> {
        let name = unpriced(text);
        match self.found(&name)? {
            Found::Unit(unit) if self.army.units.len() <= MOST => {
                self.army.units.push(Company {
                    unit,
                    attachments: Vec::new(),
                });
            }
            Found::Ncu(ncu) if self.army.ncus.len() <= MOST => self.army.ncus.push(ncu),
            Found::Attachment(id) => {
                let Some(unit) = self.army.units.last_mut() else {
                    return Err(format!("there is no unit \"{name}\""));
                };
                unit.attachments.push(id);
            }
            Found::Unit(_) | Found::Ncu(_) => {}
        }
        Ok(())
    }

    /// The one whose name it is; of several with the same name, who is called so without a title.
    fn found(&mut self, name: &str) -> Result<Found, String> {
        let data = self.data;
        let own = |faction: &str| {
            let faction_of = self.army.faction.as_str();
            faction_of.is_empty() || faction == faction_of || faction == NEUTRAL
        };
        let wanted = plain(name);
        let named = |name: &str, title: &str| {
            wanted == plain(name) || wanted == plain(&format!("{name} {title}"))
        };
        let short = |id: &str| wanted == plain(id.split_once('.').map_or(id, |it| it.1));
        let units = data.units.iter();
        let units = units.filter(|it| own(&it.faction) && (named(&it.name, "") || short(&it.id)));
        let units = units.map(|it| (Found::Unit(it.id.clone()), &it.faction));
        let people = data.attachments.iter();
        let people =
            people.filter(|it| own(&it.faction) && (named(&it.name, &it.title) || short(&it.id)));
        let people = people.map(|it| (Found::Attachment(it.id.clone()), &it.faction));
        let ncus = data.ncus.iter();
        let ncus =
            ncus.filter(|it| own(&it.faction) && (named(&it.name, &it.title) || short(&it.id)));
        let ncus = ncus.map(|it| (Found::Ncu(it.id.clone()), &it.faction));
        let mut all: Vec<(Found, &String)> = units.chain(people).chain(ncus).collect();
        if all.len() > 1 {
            let ids: Vec<&str> = all.iter().map(|(it, _)| it.id()).collect();
            return Err(format!("\"{name}\" may be {}", ids.join(" or ")));
        }
        let Some((found, faction)) = all.pop() else {
            return Err(format!("there is no unit \"{name}\""));
        };
        if self.army.faction.is_empty() && faction != NEUTRAL {
            self.army.faction.clone_from(faction);
        }
        Ok(found)
    }

    /// With the commander that was named above the units, if nobody of them is.
    fn finish(mut self) -> Army {
        let data = self.data;
        if self.army.faction.is_empty() && !self.army.units.is_empty() {
            NEUTRAL.clone_into(&mut self.army.faction);
        }
        let Some(id) = self.leader.take() else {
            return self.army;
        };
        let army = &mut self.army;
        let mut units = army.units.iter();
        if units.any(|it| it.unit == id || it.attachments.contains(&id)) || army.ncus.contains(&id)
        {
            return self.army;
        }
        if let Some(leader) = data.attachment(&id) {
            let room = army.units.iter_mut().find(|it| {
                let unit = data.unit(&it.unit);
                it.attachments.is_empty()
                    && unit.is_some_and(|it| !it.solo && it.kind == leader.kind)
            });
            if let Some(room) = room {
                room.attachments.push(id);
            }
        } else if data.ncu(&id).is_some() {
            army.ncus.push(id);
        } else {
            army.units.push(Company {
                unit: id,
                attachments: Vec::new(),
            });
        }
        self.army
    }
}

impl Found {
    fn id(&self) -> &str {
        match self {
            Self::Unit(id) | Self::Attachment(id) | Self::Ncu(id) => id,
        }
    }
}

/// Headings that other builders write, with or without a number of points behind them.
const HEADINGS: [&str; 14] = [
    "units",
    "unit",
    "combat units",
    "non combat units",
    "ncus",
    "ncu",
    "attachments",
    "attachment",
    "commander",
    "einheiten",
    "einheit",
    "nichtkampfeinheiten",
    "begleiter",
    "neutral",
];

/// Returns that a line names nobody: it is blank, a number, a heading, or ended by a colon.
fn is_heading(text: &str, key: &str, rest: &str) -> bool {
    let whole = plain(&unpriced(text));
    let number = |it: &str| it.chars().all(|it| it.is_ascii_digit() || it == ' ');
    rest.is_empty()
        || number(&whole)
        || HEADINGS.contains(&whole.as_str())
        || (HEADINGS.contains(&key) && number(&plain(&unpriced(rest))))
}

/// The number that a line stands for, and the line without it: `2x Bowmen`, `Bowmen x2`, `3 × Bowmen`.
fn counted(text: &str) -> (usize, &str) {
    let sign = |it: char| matches!(it, 'x' | 'X' | '×');
    let count = |digits: &str| -> Option<usize> {
        digits
            .parse()
            .ok()
            .filter(|it| (1..=MOST_COPIES).contains(it))
    };
    let digits = text.len()
        - text
            .trim_start_matches(|it: char| it.is_ascii_digit())
            .len();
    let (number, rest) = text.split_at(digits);
    if let (Some(count), Some(rest)) = (count(number), rest.trim_start().strip_prefix(sign)) {
        return (count, rest.trim_start());
    }
    let end = text.trim_end_matches(|it: char| it.is_ascii_digit());
    let number = &text[end.len()..];
    match (count(number), end.trim_end().strip_suffix(sign)) {
        (Some(count), Some(rest)) if rest.ends_with([' ', ')']) => (count, rest.trim_end()),
        _ => (1, text),
    }
}

/// Without points in brackets, or behind a colon or dash, and without words before a name.
fn unpriced(text: &str) -> String {
    let mut name = String::new();
    let mut inside = 0_u32;
    for it in text.chars() {
        match it {
            '(' | '[' => inside += 1,
            ')' | ']' => inside = inside.saturating_sub(1),
            _ if inside == 0 => name.push(it),
            _ => {}
        }
    }
    let mut name = name.trim();
    for end in ["points", "pts", "Punkte"] {
        name = name.strip_suffix(end).unwrap_or(name).trim_end();
    }
    let number = |it: char| it.is_ascii_digit();
    let bare = name.trim_end_matches(number).trim_end();
    if bare.ends_with([':', '-', '–', ',']) {
        name = bare.trim_end_matches([':', '-', '–', ',']).trim_end();
    }
    for start in ["with ", "w/ ", "mit ", "+", "ncu "] {
        name = name.strip_prefix(start).unwrap_or(name).trim_start();
    }
    name.to_owned()
}

/// Small letters and digits in words, as names are compared.
fn plain(text: &str) -> String {
    let letters = text.to_lowercase().replace(['\'', '’'], "");
    let words = letters.split(|it: char| !it.is_alphanumeric());
    let words: Vec<&str> = words.filter(|it| !it.is_empty()).collect();
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::army;

    fn reads(text: &str) -> (String, Vec<String>) {
        let (army, mistakes) = read(text, Data::of_this_build()).expect("somebody");
        let mistakes = mistakes.into_iter();
        let told = mistakes.map(|it| format!("{}: {}", it.line, it.what));
        (army::write(&army), told.collect())
    }

    #[test]
    fn a_list_of_another_builder_is_read() {
        let text = "Faction: House Stark\nCommander: Robb Stark - The Wolf Lord\nPoints: 30 (0 Neutral)\n\n\
            Combat Units:\n• Stark Sworn Swords (5)\n  with Robb Stark, The Wolf Lord (0)\n\
            • 2x Stark Outriders [7]\n- Stark Bowmen x2\n\nNon-Combat Units:\n* Catelyn Stark, Lady of Winterfell: 4\n";
        let (army, mistakes) = reads(text);
        assert_eq!(mistakes, [""; 0]);
        assert_eq!(
            army,
            "army stark\nsworn_swords + robb_wolf_lord\noutriders\noutriders\nbowmen\nbowmen\nncu catelyn\n"
        );
    }

    #[test]
    fn the_faction_is_that_of_the_first_unit_and_a_commander_finds_room() {
        let text = "commander: robb stark the wolf lord\nSTARK BOWMEN (6 points)\nUnits\nGrey Wind";
        let (army, mistakes) = reads(text);
        assert_eq!(mistakes, [""; 0]);
        assert_eq!(army, "army stark\nbowmen + robb_wolf_lord\ngrey_wind\n");
    }

    #[test]
    fn lines_that_name_nobody_are_named() {
        let (army, mistakes) = reads("Stark Bowmen\nIce Dragon (9)\nStark Outriders + Robb Stark");
        assert!(army.starts_with("army stark\nbowmen\n"), "{army}");
        assert_eq!(
            mistakes,
            [
                "2: there is no unit \"Ice Dragon\"",
                "3: \"Robb Stark\" may be stark.robb_wolf_lord or stark.robb_young_wolf",
            ]
        );
    }

    #[test]
    fn what_names_nobody_at_all_is_no_army() {
        for text in [
            "",
            "hello\nworld",
            "Faction: Stark\nPoints: 40",
            "x2",
            "(((",
        ] {
            assert_eq!(read(text, Data::of_this_build()), None, "{text}");
        }
    }
}
