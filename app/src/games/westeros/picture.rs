//! The table as one picture, for links to it: the map in the colors of those who hold it, and how the
//! houses stand. No page lies around it, so the SVG names its colors and fonts itself.
//!
#![doc = include_str!("picture.md")]

mod board;

pub use board::board;

use super::{
    geometry::{outline, spot},
    highlights::Scene,
    map::{paint, sigil_drawn},
    page::WesterosPage,
    wording,
};
use crate::{lobby::Status, markup::escaped, play::TablePage, table_name::table_name};
use std::fmt::Write;
use westeros::{
    Area, House, View,
    board::{BUILDINGS, Kind},
    consequences::TO_WIN,
    control::{controller, count},
};

const STYLE: &str = "text{font-family:Georgia,'DejaVu Serif',serif;fill:#2a2219}.soft{fill:#65584a}\
    .c{fill:none;stroke:#33281b;stroke-width:3}.f-s{fill:#fbf4e1}.f-c{fill:#33281b}\
    .f-sl{fill:none;stroke:#fbf4e1;stroke-width:1.9;stroke-linecap:round}\
    .f-cl{fill:none;stroke:#33281b;stroke-width:1.1;stroke-linecap:round}";

/// 1200 by 630, the measures that link previews have room for.
pub fn picture(table: &TablePage, page: Option<&WesterosPage>) -> String {
    let mut out = String::from(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1200 630\" width=\"1200\" height=\"630\">",
    );
    // Writing to a text never fails.
    let _ = write!(
        out,
        "<style>{STYLE}</style><rect width=\"1200\" height=\"630\" fill=\"#f4ecd9\"/>"
    );
    map(&mut out, page.map(|it| &it.view));
    let _ = write!(
        out,
        "<text x=\"400\" y=\"84\" font-size=\"44\" font-weight=\"600\">{}</text>\
         <text x=\"400\" y=\"132\" font-size=\"27\" class=\"soft\">{}</text>",
        escaped(&short(&table_name(&table.table.name), 34)),
        escaped(&short(&status(table, page), 56)),
    );
    if let Some(page) = page {
        houses(&mut out, page);
    }
    out.push_str("<text x=\"1168\" y=\"604\" font-size=\"24\" text-anchor=\"end\" class=\"soft\">Rookery</text></svg>");
    out
}

/// What is going on, and who holds how many castles.
pub fn described(table: &TablePage, page: Option<&WesterosPage>) -> String {
    let status = status(table, page);
    match page {
        Some(page) => with_castles(&status, &page.view),
        None => status,
    }
}

/// The same in one sentence or two, of a game that has begun.
pub fn stands(view: &View) -> String {
    with_castles(&how_far(view), view)
}

fn with_castles(status: &str, view: &View) -> String {
    let held = |house| count(view, house, BUILDINGS);
    let castles: Vec<String> = ranked(view)
        .into_iter()
        .map(|house| format!("{} {}", wording::house_name(house), held(house)))
        .collect();
    let castles = wording::list(&castles);
    let stop = if status.ends_with('.') { "" } else { "." };
    say!(
        "{status}{stop} Castles and strongholds: {castles}."
            | "{status}{stop} Burgen und \
         Festungen: {castles}."
    )
}

/// The houses from the first one down: as they stand at the end, before it by their castles.
fn ranked(view: &View) -> Vec<House> {
    if let Some(ranking) = &view.ranking {
        return ranking.iter().collect();
    }
    let mut houses: Vec<House> = view.turn_order().collect();
    houses.sort_by_key(|&house| std::cmp::Reverse(count(view, house, BUILDINGS)));
    houses
}

/// What is going on at the table.
fn status(table: &TablePage, page: Option<&WesterosPage>) -> String {
    let Some(page) = page else {
        let free = table.table.free_seats();
        return match table.table.status {
            Status::Gathering if free == 1 => {
                word!("One seat is free." | "Ein Platz ist frei.").to_owned()
            }
            _ => say!("{free} seats are free." | "{free} Plätze sind frei."),
        };
    };
    how_far(&page.view)
}

/// The round, or who has won.
fn how_far(view: &View) -> String {
    if let Some(house) = view.ranking.as_ref().and_then(|it| it.at(0)) {
        return wording::highlights::title(&Scene::Won(house));
    }
    wording::round(view.round.into())
}

fn map(out: &mut String, view: Option<&View>) {
    out.push_str("<g transform=\"translate(24 15) scale(.3333)\"><rect width=\"1000\" height=\"1800\" rx=\"30\" fill=\"#c3d0cf\"/>");
    for area in Area::ALL {
        let place = area.place();
        if place.kind != Kind::Land {
            continue;
        }
        let Some(outline) = outline(area) else {
            continue;
        };
        let holder = view.and_then(|view| controller(view, area));
        let color = holder.map_or("#ecdfc0", paint);
        let _ = write!(
            out,
            "<path class=\"c\" style=\"fill:{color}\" d=\"{outline}\"/>"
        );
    }
    for area in BUILDINGS {
        let (x, y) = spot(area).building;
        let _ = write!(
            out,
            "<path transform=\"translate({x} {y}) scale(1.7)\" fill=\"#fbf4e1\" stroke=\"#33281b\" stroke-width=\"2\" \
             d=\"M-12 11V-8H-7V-4.4H-3V-8H3V-4.4H7V-8H12V11z\"/>"
        );
    }
    out.push_str("</g>");
}

/// A row a house, who has most castles first.
fn houses(out: &mut String, page: &WesterosPage) {
    let view = &page.view;
    let held = |house: House| count(view, house, BUILDINGS);
    for (row, house) in ranked(view).into_iter().enumerate() {
        let y = 190 + 68 * row;
        let color = paint(house);
        let _ = write!(
            out,
            "<g transform=\"translate(428 {y})\"><circle r=\"26\" fill=\"{color}\" stroke=\"#33281b\" stroke-width=\"2\"/>\
             <g transform=\"scale(1.6)\">{}</g></g><text x=\"474\" y=\"{}\" font-size=\"30\">{} \
             <tspan class=\"soft\" font-size=\"22\">{}</tspan></text>",
            sigil_drawn(house),
            y + 10,
            wording::house_name(house),
            escaped(&short(page.player(house), 18)),
        );
        for at in 0..TO_WIN {
            let fill = if at < held(house) { color } else { "none" };
            let x = 890 + 40 * u32::from(at);
            let _ = write!(
                out,
                "<path transform=\"translate({x} {y}) scale(1.15)\" fill=\"{fill}\" stroke=\"#33281b\" stroke-width=\"1.5\" \
                 d=\"M-12 11V-8H-7V-4.4H-3V-8H3V-4.4H7V-8H12V11z\"/>"
            );
        }
    }
}

fn short(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    let kept: String = text.chars().take(most - 1).collect();
    format!("{}…", kept.trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::tests_page;
    use std::collections::BTreeSet;

    #[test]
    fn a_name_cannot_break_out_of_the_picture() {
        let mut table = tests_page(1, None, &[]);
        table.table.name = "</text><script>alert(1)</script>".into();
        let svg = picture(&table, None);
        assert!(!svg.contains("<script") && svg.contains("&lt;/text&gt;"));
        assert!(svg.ends_with("</svg>"));
    }

    #[test]
    fn every_house_has_its_paint() {
        let paints: BTreeSet<&str> = House::ALL.into_iter().map(paint).collect();
        assert_eq!(paints.len(), House::ALL.len());
        assert!(paints.iter().all(|it| it.len() == 7 && it.starts_with('#')));
    }

    #[test]
    fn long_names_are_cut() {
        assert_eq!(short("At the inn", 10), "At the inn");
        assert_eq!(short("At the old inn", 10), "At the ol…");
    }
}
