//! The address of an army that is being built: `?size=40&army=stark-sworn_swords*robb_wolf_lord-ncu*catelyn`.
//! It is the text of [`army::write`](battlefield::army::write) with signs that addresses leave as they are.

use battlefield::army::{Army, Company, MOST, write};

/// The builder's page.
pub const PLACE: &str = "/games/battlefield/armies";

/// The size where nobody has chosen one, in points.
pub const USUAL: u32 = 40;

/// The most that one unit lists of who stands in it, legal or not.
const MOST_IN_UNIT: usize = 4;
const LONGEST_ID: usize = 60;

/// An army that is being built for games of so many points.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    pub size: u32,
    pub army: Army,
}

impl Draft {
    /// Reads an army from the address, whatever it holds; what is not in the data is a problem of it.
    pub fn read(size: Option<&str>, army: Option<&str>) -> Self {
        let size = size.and_then(|it| it.parse().ok());
        Self {
            size: size.filter(|it| (1..=400).contains(it)).unwrap_or(USUAL),
            army: expand(army.unwrap_or_default()),
        }
    }

    pub fn address(&self) -> String {
        let (size, army) = (self.size, compact(&self.army));
        if army.is_empty() {
            return format!("{PLACE}?size={size}");
        }
        format!("{PLACE}?size={size}&army={army}")
    }

    /// The same army in games of that size.
    pub fn of_size(&self, size: u32) -> Self {
        Self {
            size,
            army: self.army.clone(),
        }
    }

    /// Another army in games of the same size.
    pub fn with(&self, army: Army) -> Self {
        Self {
            size: self.size,
            army,
        }
    }
}

/// An army as a word of an address; empty without a faction.
pub fn compact(army: &Army) -> String {
    if army.faction.is_empty() {
        return String::new();
    }
    shortened(&write(army))
}

/// The text of an army as a word of an address.
pub fn shortened(text: &str) -> String {
    let lines = text.trim_end().lines();
    let lines = lines.map(|line| match line.strip_prefix("ncu ") {
        Some(ncu) => format!("ncu*{ncu}"),
        None => line.trim_start_matches("army ").replace(" + ", "*"),
    });
    lines.collect::<Vec<_>>().join("-")
}

fn expand(text: &str) -> Army {
    let mut parts = text.split('-');
    let mut army = Army {
        faction: id(parts.next().unwrap_or_default()),
        ..Army::default()
    };
    for part in parts {
        let ids: Vec<String> = part.split('*').map(id).collect();
        match &ids[..] {
            [ncu, who] if ncu == "ncu" && !who.is_empty() && army.ncus.len() <= MOST => {
                army.ncus.push(whole(who, &army.faction));
            }
            [ncu, _] if ncu == "ncu" => {}
            [unit, attachments @ ..] if !unit.is_empty() && army.units.len() <= MOST => {
                let company = Company {
                    unit: whole(unit, &army.faction),
                    attachments: attachments
                        .iter()
                        .filter(|it| !it.is_empty())
                        .take(MOST_IN_UNIT)
                        .map(|it| whole(it, &army.faction))
                        .collect(),
                };
                army.units.push(company);
            }
            _ => {}
        }
    }
    army
}

/// Returns the letters of a text that can be part of an id.
fn id(text: &str) -> String {
    let letters = text.chars();
    letters
        .filter(|it| matches!(it, 'a'..='z' | '0'..='9' | '_' | '.'))
        .take(LONGEST_ID)
        .collect()
}

fn whole(id: &str, faction: &str) -> String {
    if id.contains('.') {
        id.to_owned()
    } else {
        format!("{faction}.{id}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use battlefield::{army::random, army::suggested, data::Data};
    use tabletop::testkit::TestDice;

    fn again(draft: &Draft) -> Draft {
        let address = draft.address();
        let (_, query) = address.split_once('?').unwrap();
        let field = |name: &str| {
            let mut fields = query.split('&').filter_map(|it| it.split_once('='));
            fields.find(|it| it.0 == name).map(|it| it.1.to_owned())
        };
        Draft::read(field("size").as_deref(), field("army").as_deref())
    }

    #[test]
    fn an_army_is_read_from_its_address_again() {
        for one in suggested() {
            let draft = Draft {
                size: one.size,
                army: one.army.clone(),
            };
            assert_eq!(again(&draft), draft, "{}", one.id);
        }
        let mut dice = TestDice::new(7);
        for faction in &Data::of_this_build().factions {
            let army = random(Data::of_this_build(), &faction.id, 50, &mut dice);
            let draft = Draft { size: 50, army };
            assert_eq!(again(&draft), draft);
        }
    }

    #[test]
    fn an_address_needs_no_signs_that_are_written_otherwise() {
        let plain = |it: char| it.is_ascii_alphanumeric() || "-_.*".contains(it);
        for one in suggested() {
            assert!(compact(&one.army).chars().all(plain), "{}", one.id);
        }
    }

    #[test]
    fn nonsense_makes_an_army_too() {
        for text in [
            "",
            "-",
            "***",
            "stark-",
            "stark-ncu",
            "<b>-\"x\"*-ncu*",
            "ä-ö",
        ] {
            let draft = Draft::read(Some("x"), Some(text));
            assert_eq!(draft.size, USUAL);
            assert_eq!(
                again(&draft).army.units.len(),
                draft.army.units.len(),
                "{text}"
            );
        }
        let long = "stark".to_owned() + &"-bowmen*a*b*c*d*e*f".repeat(1_000);
        let draft = Draft::read(None, Some(&long));
        assert_eq!(draft.army.units.len(), MOST + 1);
        assert_eq!(draft.army.units[0].attachments.len(), MOST_IN_UNIT);
        assert_eq!(Draft::read(Some("4000"), None).size, USUAL);
    }
}
