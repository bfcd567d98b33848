//! Short names of units, and how much room they take.

use crate::games::battlefield::wording;
use battlefield::{
    geometry::Mil,
    position::{Position, UnitId},
};

/// The plain height of letters on the field, where the whole table is in sight on a large screen: plates and pills are
/// drawn for it, and scaled where letters have another height.
pub const LETTERS: Mil = 850;

/// A length of a plate or a pill with letters so high.
pub const fn scaled(length: Mil, letters: Mil) -> Mil {
    length * letters / LETTERS
}

/// The scale of such a plate or pill, as SVG writes it.
pub fn scale(letters: Mil) -> String {
    format!("{:.3}", f64::from(letters) / f64::from(LETTERS))
}

/// Names that are short enough to stand beside a tray; equal ones of an army are numbered.
pub fn short_names(position: &Position) -> Vec<(UnitId, String)> {
    let shortened = |id: UnitId| {
        let unit = position.unit(id);
        let faction = position.player(unit.owner).faction;
        let faction = faction.map_or("", |it| it.entry().name.as_str());
        let profile = unit.profile.entry();
        let known = wording::edition_name(profile).map(str::to_owned);
        known.unwrap_or_else(|| short(&profile.name, faction))
    };
    let units: Vec<UnitId> = position.units().map(|(id, _)| id).collect();
    let alike = |a: UnitId, b: UnitId| {
        let [a, b] = [a, b].map(|it| position.unit(it));
        a.owner == b.owner && a.profile == b.profile
    };
    let name = |id: UnitId| {
        let same = units.iter().filter(|it| alike(id, **it));
        let before = same.clone().take_while(|it| **it != id).count();
        if same.count() > 1 {
            (id, format!("{} {}", shortened(id), before + 1))
        } else {
            (id, shortened(id))
        }
    };
    units.iter().map(|id| name(*id)).collect()
}

/// "Gregor Clegane, The Mountain That Rides" is Gregor Clegane; "House Umber Berserkers" and "Stark
/// Bowmen" are Berserkers and Bowmen.
pub fn short(name: &str, faction: &str) -> String {
    let name = name.split(", ").next().unwrap_or(name);
    let name = name.split(" of ").next().unwrap_or(name);
    let mut words: Vec<&str> = name.split(' ').collect();
    let own = faction.rsplit(' ').next().unwrap_or_default();
    if words.len() > 2 && words[0] == "House" {
        words.drain(..2);
    } else if words.len() > 1 && words[0] == own {
        words.remove(0);
    }
    words.join(" ")
}

/// The name in two lines of about equal length, if it has two words.
pub fn halved(name: &str) -> Option<[String; 2]> {
    let breaks = name.match_indices(' ').map(|(at, _)| at);
    let at = breaks.min_by_key(|at| at.abs_diff(name.len() / 2))?;
    Some([name[..at].to_owned(), name[at + 1..].to_owned()])
}

/// The width of a line of bold letters that are 1000 high. The browser's font is not known here: these are the
/// widths of a wide one (`DejaVu Sans`), rounded up.
pub fn width(line: &str) -> Mil {
    let letter = |letter: char| match letter {
        'i' | 'j' | 'l' | 'I' | '\'' | '.' | ',' | ' ' => 380,
        'f' | 'r' | 't' => 490,
        'm' | 'w' | 'M' | 'W' => 1_040,
        'A'..='Z' => 800,
        _ => 700,
    };
    line.chars().map(letter).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::battlefield::scene::example::example;

    #[test]
    fn names_leave_out_what_the_colors_say() {
        let stark = |name| short(name, "House Stark");
        assert_eq!(stark("Stark Sworn Swords"), "Sworn Swords");
        assert_eq!(stark("House Umber Berserkers"), "Berserkers");
        assert_eq!(stark("Grey Wind"), "Grey Wind");
        assert_eq!(stark("Stormcrow Archers"), "Stormcrow Archers");
        assert_eq!(stark("Knights of Casterly Rock"), "Knights");
        assert_eq!(
            stark("Gregor Clegane, The Mountain That Rides"),
            "Gregor Clegane"
        );
    }

    #[test]
    fn equal_units_are_numbered() {
        let names = short_names(&example());
        assert_eq!(names[6].1, "Guardsmen 1");
        assert_eq!(names[7].1, "Guardsmen 2");
        assert_eq!(names[0].1, "Sworn Swords");
    }

    #[test]
    fn what_is_written_grows_with_its_letters() {
        assert_eq!(
            (scaled(1_000, LETTERS), scaled(1_000, 1_700)),
            (1_000, 2_000)
        );
        assert_eq!(
            (scale(LETTERS), scale(1_275)),
            ("1.000".into(), "1.500".into())
        );
    }

    #[test]
    fn names_are_broken_in_the_middle() {
        let halves = |name| halved(name).map(|it| it.join("|"));
        assert_eq!(halves("Sworn Swords").as_deref(), Some("Sworn|Swords"));
        assert_eq!(halves("Guardsmen"), None);
    }
}
