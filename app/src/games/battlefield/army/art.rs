//! Units in little pictures: a tray on a meadow, drawn of parts that the page holds once.

use super::portrait;
use battlefield::data::{Kind, Reach, Unit};
use leptos::prelude::*;
use std::fmt::Write;

/// From one soldier to the next, across and along.
const ACROSS: i32 = 22;
const ALONG: i32 = 24;

/// The arms that tell units apart from above, each with its lines.
const ARMS: [(&str, &str); 4] = [
    ("sword", "M6 2V-11M3.5-2h5"),
    ("spear", "M6 9V-14M4.5-11l1.5-4l1.5 4"),
    ("bow", "M3-11q9 10 0 20M3-11V9"),
    ("axe", "M6 7V-11M6-11q6 1 5 6l-5-1"),
];

/// The parts of all pictures, for once on a page.
#[component]
pub fn Parts() -> impl IntoView {
    let drawn = parts() + portrait::PARTS;
    view! {
        <svg class="army-parts" viewBox="0 0 1 1" aria-hidden="true">
            <defs inner_html=drawn></defs>
        </svg>
    }
}

/// Returns a unit on its tray.
pub fn art(unit: &Unit) -> AnyView {
    let figures = figures(unit);
    let drawn =
        format!("<use href=\"#aa-meadow\"/><use href=\"#aa-tray\"/><use href=\"#aa-{figures}\"/>");
    view! {
        <svg class="army-art" viewBox="0 0 250 112" aria-hidden="true">
            <g inner_html=drawn></g>
        </svg>
    }
    .into_any()
}

/// The name of the picture that fits what a unit is and fights with.
pub fn figures(unit: &Unit) -> &'static str {
    match (unit.kind, unit.solo) {
        (Kind::WarMachine, _) => return "machine",
        (Kind::Monster, _) | (_, true) => return "lone",
        (Kind::Cavalry, false) => return "riders",
        (Kind::Infantry, false) => {}
    }
    if unit.attacks.iter().any(|it| it.reach != Reach::Melee) {
        return "bow";
    }
    let named = |words: &[&str]| {
        let mut names = unit.attacks.iter().map(|it| it.name.to_lowercase());
        names.any(|name| words.iter().any(|word| name.contains(*word)))
    };
    if named(&["axe", "cleav"]) {
        "axe"
    } else if named(&["spear", "pike", "halberd", "lance"]) {
        "spear"
    } else {
        "sword"
    }
}

/// Returns the parts of units.
pub fn parts() -> String {
    let mut out = String::with_capacity(4_000);
    out.push_str(
        "<g id=\"aa-meadow\"><path class=\"aa-grass\" d=\"M0 0h250v112H0z\"/>\
         <path class=\"aa-slope\" d=\"M0 86Q80 66 250 84V112H0z\"/>\
         <path class=\"aa-tuft\" d=\"M22 40v-8M22 40q3-4 4-7M22 40q-3-4-4-7M60 96v-8M60 96q3-4 4-7M60 96q-3-4-4-7\
         M215 46v-8M215 46q3-4 4-7M215 46q-3-4-4-7M232 98v-8M232 98q3-4 4-7M232 98q-3-4-4-7\"/></g>\
         <g id=\"aa-tray\"><path class=\"aa-shade\" d=\"M84 26h92v78h-92z\"/><path class=\"aa-side\" d=\"M79 96h92v6h-92z\"/>\
         <path class=\"aa-cloth\" d=\"M79 19h92v79h-92z\"/><path class=\"aa-front\" d=\"M79 19h92v6h-92zM117 16h16l-8-9z\"/></g>",
    );
    for (name, line) in ARMS {
        soldier(&mut out, (name, line));
        let _ = write!(out, "<g id=\"aa-{name}\">");
        for number in 0..12 {
            let (x, y) = (number % 4 * ACROSS, number / 4 * ALONG);
            let (x, y) = (125 - 3 * ACROSS / 2 + x, 40 + y);
            // Writing to a text never fails.
            let _ = write!(out, "<use href=\"#aa-one-{name}\" x=\"{x}\" y=\"{y}\"/>");
        }
        out.push_str("</g>");
    }
    out.push_str(
        "<g id=\"aa-rider\"><ellipse class=\"aa-dark\" cx=\"1\" cy=\"3\" rx=\"8\" ry=\"17\"/>\
         <path class=\"aa-horse\" d=\"M0-19q5 5 5 13q3 12 0 20q-5 3-10 0q-3-8 0-20q0-8 5-13z\"/>\
         <circle class=\"aa-head\" cy=\"1\" r=\"4.6\"/><path class=\"aa-arm\" d=\"M7 8V-16\"/></g><g id=\"aa-riders\">",
    );
    for (x, y) in [(104, 42), (146, 42), (104, 78), (146, 78)] {
        let _ = write!(out, "<use href=\"#aa-rider\" x=\"{x}\" y=\"{y}\"/>");
    }
    out.push_str(
        "</g><g id=\"aa-lone\"><ellipse class=\"aa-dark\" cx=\"127\" cy=\"64\" rx=\"23\" ry=\"19\"/>\
         <ellipse class=\"aa-body\" cx=\"125\" cy=\"60\" rx=\"22\" ry=\"16\"/><circle class=\"aa-head\" cx=\"125\" cy=\"56\" r=\"10\"/>\
         <path class=\"aa-arm\" d=\"M150 66V30M144 56h12\"/></g>\
         <g id=\"aa-machine\"><path class=\"aa-horse\" d=\"M112 32h26v56h-26z\"/><path class=\"aa-arm\" d=\"M88 48q37-24 74 0M92 82h66M125 88V34\"/></g>",
    );
    out
}

/// One of foot, seen from above, with shield and arms.
fn soldier(out: &mut String, (name, line): (&str, &str)) {
    // Writing to a text never fails.
    let _ = write!(
        out,
        "<g id=\"aa-one-{name}\"><ellipse class=\"aa-dark\" cx=\"1\" cy=\"3\" rx=\"8\" ry=\"6.5\"/>\
         <path class=\"aa-arm\" d=\"{line}\"/><ellipse class=\"aa-body\" rx=\"8\" ry=\"5.4\"/>\
         <circle class=\"aa-head\" cy=\"-1.2\" r=\"3.9\"/><path class=\"aa-shield\" d=\"M-8.5-5h5.4v5q-.6 4-2.7 5q-2.1-1-2.7-5z\"/></g>"
    );
}

#[cfg(test)]
mod tests {
    use super::*;
    use battlefield::data::Data;

    #[test]
    fn every_unit_has_a_picture_that_is_there() {
        let all = parts();
        for unit in &Data::of_this_build().units {
            let id = format!("id=\"aa-{}\"", figures(unit));
            assert_eq!(all.matches(&id).count(), 1, "{}", unit.id);
        }
    }

    #[test]
    fn units_are_drawn_with_what_they_fight_with() {
        let data = Data::of_this_build();
        let drawn = |id: &str| figures(data.unit(id).expect(id));
        let units = ["bowmen", "umber_greataxes", "outriders", "grey_wind"];
        let units = units.map(|it| drawn(&format!("stark.{it}")));
        assert_eq!(units, ["bow", "axe", "riders", "lone"]);
        assert_eq!(drawn("lannister.halberdiers"), "spear");
    }
}
