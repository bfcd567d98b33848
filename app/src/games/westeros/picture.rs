//! The table as one picture, for links to it: the map with its pieces at the right, at the left who holds how
//! many castles, or before the game who sits where.
//!
#![doc = include_str!("picture.md")]

mod board;

pub use board::board;

use super::{
    highlights::Scene,
    map::{arms_drawn, house_class, paint, print_style, printed, sigil},
    page::WesterosPage,
    scene::scene,
    seating::labelled,
    wording,
};
use crate::{
    games::GameUi,
    lobby::Status,
    markup::escaped,
    play::TablePage,
    share_card::{Heading, SCENE, drawn, free, put, seats, short, y},
    table_name::table_name,
};
use std::fmt::Write;
use westeros::{
    ByArea, House, Orders, View, board::BUILDINGS, consequences::TO_WIN, control::count,
};

/// The part of the map that is shown, as broad as the picture has room for: from the Stony Shore to the Reach.
const PART: &str = "0 369 1000 829";
/// A castle in a row, 20 by 20.
const CASTLE: &str = "M0 0H5V6H7.6V0H12.4V6H15V0H20V20H0z";

/// Returns the picture to share as SVG.
pub fn picture(table: &TablePage, page: Option<&WesterosPage>) -> String {
    let view = page.map(|it| &it.view);
    let shown = view.map(|it| scene(it, &Orders::NONE, &ByArea::default()));
    let map = format!(
        "<svg {SCENE} viewBox=\"{PART}\">{}</svg>",
        printed(shown.as_ref())
    );
    let mut rows = match page {
        Some(page) => houses(page),
        None => seats(&table.table.seats, |label| {
            labelled(label).map_or_else(String::new, mark)
        }),
    };
    if let Some(winner) = view.and_then(winner) {
        let arms = arms_drawn(winner);
        // Writing to a text never fails.
        let _ = write!(
            rows,
            "<g transform=\"translate(1059 166) scale(4.1)\">{arms}</g>"
        );
    }
    drawn(&print_style(), &map, &heading(table, view), &rows)
}

/// Returns its words: the winner, or the table and how far it is.
fn heading(table: &TablePage, view: Option<&View>) -> Heading {
    let game = super::BoardGame::NAME.here();
    let name = table_name(&table.table.name);
    let join = word!("take a seat with just a name" | "setz dich dazu, ein Name genügt");
    let watch =
        word!("watch the game, or play the next one" | "sieh zu, oder spiel die nächste mit");
    let Some(view) = view else {
        return Heading {
            over: game.to_owned(),
            title: name,
            under: waiting(table),
            foot: if table.table.free_seats() > 0 {
                join
            } else {
                watch
            },
        };
    };
    let round = wording::round(view.round.into());
    let (title, under) = match winner(view) {
        Some(house) => (wording::highlights::title(&Scene::Won(house)), name),
        None => (name, round.clone()),
    };
    Heading {
        over: format!("{game} · {round}"),
        title,
        under,
        foot: watch,
    }
}

fn winner(view: &View) -> Option<House> {
    view.ranking.as_ref().and_then(|it| it.at(0))
}

/// Tells what is going on, and who holds how many castles.
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

/// Returns the state of the table.
fn status(table: &TablePage, page: Option<&WesterosPage>) -> String {
    page.map_or_else(|| waiting(table), |page| how_far(&page.view))
}

/// Returns the number of free seats in a sentence.
fn waiting(table: &TablePage) -> String {
    let seats = match table.table.status {
        Status::Gathering => free(table.table.free_seats()),
        Status::Running | Status::Over => None,
    };
    seats.unwrap_or_else(|| word!("All seats are taken." | "Alle Plätze sind besetzt.").to_owned())
}

/// Returns the round, or who has won.
fn how_far(view: &View) -> String {
    match winner(view) {
        Some(house) => wording::highlights::title(&Scene::Won(house)),
        None => wording::round(view.round.into()),
    }
}

/// Returns a row for each house, who has most castles first.
fn houses(page: &WesterosPage) -> String {
    let (view, mut out) = (&page.view, String::new());
    for (row, house) in ranked(view).into_iter().enumerate() {
        put(&mut out, row, &mark(house), wording::house_name(house));
        let held = count(view, house, BUILDINGS);
        for at in 0..TO_WIN {
            let (fill, opacity) = if at < held {
                (lit(house), "1")
            } else {
                ("#ffffff", ".16")
            };
            let (x, y) = (268 + 23 * u32::from(at), y(row) - 10);
            // Writing to a text never fails.
            let _ = write!(
                out,
                "<path transform=\"translate({x} {y})\" fill=\"{fill}\" fill-opacity=\"{opacity}\" d=\"{CASTLE}\"/>"
            );
        }
        let player = escaped(&short(page.player(house), 24));
        let _ = write!(
            out,
            "<text class=\"sc-text\" x=\"448\" y=\"{}\" font-size=\"21\">{player}</text>",
            y(row) + 6
        );
    }
    out
}

/// Returns the round sigil of a house.
fn mark(house: House) -> String {
    format!(
        "<g class=\"{}\"><circle r=\"19\" fill=\"currentColor\" stroke=\"#ffffff\" stroke-opacity=\".2\"/>\
         <use href=\"{}\" transform=\"scale(1.2)\"/></g>",
        house_class(house),
        sigil(house),
    )
}

/// Returns the paint of a house, lightened where it would be lost on the dark ground.
fn lit(house: House) -> &'static str {
    match house {
        House::Greyjoy => "#4d8f96",
        House::Lannister => "#b8434b",
        other => paint(other),
    }
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
}
