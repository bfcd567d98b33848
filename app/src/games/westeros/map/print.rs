//! The map at one moment for a printer of SVG, which knows no custom properties and no page.

use super::{
    chart,
    figures::{house_class, paint, sigil},
    film::{sheet, standing, tinted},
    in_drawing_order,
};
use crate::games::westeros::scene::Scene;
use std::fmt::Write;
use westeros::{House, board::Kind};

/// Returns the color of what is drawn on the paint of a house: its sigil.
const fn ink(house: House) -> &'static str {
    match house {
        House::Baratheon => "#2b2008",
        House::Lannister => "#fbe6b4",
        House::Stark => "#16222c",
        House::Greyjoy => "#e9dfae",
        House::Tyrell => "#fdf3c4",
        House::Martell => "#301503",
    }
}

/// Returns the rules for everything that [`printed`] draws.
pub fn print_style() -> String {
    let mut out = sheet(include_str!("print.css"));
    for house in House::ALL {
        let (class, sigil) = (house_class(house), sigil(house));
        let (paint, ink) = (paint(house), ink(house));
        // Writing to a text never fails.
        let _ = write!(
            out,
            ".{class}{{color:{paint}}}{sigil} .f-s{{fill:{ink}}}{sigil} .f-sl{{stroke:{ink}}}\
             {sigil} .f-c{{fill:{paint}}}{sigil} .f-cl{{stroke:{paint}}}"
        );
    }
    out
}

/// Returns the whole map, 1000 by 1800, with what a scene has on it.
pub fn printed(scene: Option<&Scene>) -> String {
    let (mut tints, mut pieces) = (String::new(), String::new());
    for area in in_drawing_order() {
        let Some(scene) = scene else { break };
        let it = &scene.areas[area];
        if !matches!(area.place().kind, Kind::Port { .. }) {
            tints += &tinted(it);
        }
        pieces += &standing(it);
    }
    [
        "<defs>",
        &chart::definitions(),
        "</defs>",
        &chart::base(),
        &tints,
        &chart::ink(),
        &pieces,
        &chart::names(),
    ]
    .concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_printer_finds_no_custom_property() {
        let style = print_style();
        for word in ["var(", "/*", "@media"] {
            assert!(!style.contains(word), "{word}");
        }
    }

    #[test]
    fn sigils_have_the_ink_that_pages_have() {
        let tokens = include_str!("../../../../../style/houses.css");
        for house in House::ALL {
            let name = house_class(house).trim_start_matches("house-");
            let token = format!("--h-ink: var(--{name}-paint-ink, {});", ink(house));
            assert!(tokens.contains(&token), "{token}");
        }
    }
}
