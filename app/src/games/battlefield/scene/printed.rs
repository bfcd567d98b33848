//! The table where no style sheet lies around it, nor may: in letters and in previews of links. What
//! the classes of the page's markup look like is written into it as attributes.

use super::{SIGNS, chart::Chart, ground, labels, model, names, taken::Taken, tray};
use battlefield::position::Position;
use std::fmt::Write;

/// The colors of a faction: cloth, thread, models.
const FACTIONS: [(&str, [&str; 3]); 4] = [
    ("f-stark", ["#6d8298", "#56697d", "#eef2f5"]),
    ("f-lannister", ["#8c1f2b", "#b98a35", "#f3cf72"]),
    ("f-neutral", ["#5b4a57", "#7d6a78", "#ead9c4"]),
    ("f-other", ["#2f6b66", "#4a8a84", "#e3f0ec"]),
];
/// What rims a tray, by side.
const SIDES: [&str; 4] = ["#fff8e6", "#17130d", "#ffd94d", "#4dd6ff"];

/// Attributes instead of classes; `C`, `T` and `M` are the colors of the faction, `S` that of the side.
/// A class that is not here shows nothing of its own.
const PAINT: [(&str, &str); 46] = [
    ("b-ground", "fill='#b3b68d'"),
    ("b-frame", "fill='none' stroke='#4c3f2a' stroke-width='160'"),
    (
        "b-inches",
        "stroke='#4c3f2a' stroke-width='500' stroke-dasharray='50 950' fill='none'",
    ),
    (
        "b-feet",
        "stroke='#4c3f2a' stroke-width='1000' stroke-dasharray='90 5910' fill='none'",
    ),
    (
        "b-zone",
        "fill='none' stroke='#4c3f2a' stroke-width='90' stroke-dasharray='500 400' stroke-opacity='.6'",
    ),
    (
        "b-zone strong",
        "fill='C' fill-opacity='.25' stroke='#4c3f2a' stroke-width='120'",
    ),
    (
        "b-soil",
        "fill='#a89a6e' stroke='#4c3f2a' stroke-width='90'",
    ),
    ("b-leaf", "fill='#4f6f3d'"),
    ("b-red-leaf", "fill='#a8322c'"),
    ("b-water", "fill='none' stroke='#4c6f78' stroke-width='110'"),
    (
        "b-bone",
        "fill='none' stroke='#5d5140' stroke-width='130' stroke-linecap='round'",
    ),
    (
        "b-stake",
        "fill='#7a5b38' stroke='#4c3f2a' stroke-width='50'",
    ),
    ("b-joint", "fill='none' stroke='#5c5a55' stroke-width='60'"),
    (
        "b-mark",
        "fill='#fbf4e1' fill-opacity='.92' stroke='#33281b' stroke-width='60'",
    ),
    (
        "b-ink",
        "fill='none' stroke='#33281b' stroke-width='90' stroke-linejoin='round' stroke-linecap='round'",
    ),
    ("b-full", "fill='#33281b'"),
    ("b-stone", "fill='#8d8a84' stroke='S' stroke-width='140'"),
    (
        "b-wall-count",
        "font-size='1150' font-weight='700' fill='#17130d'",
    ),
    (
        "b-marker",
        "fill='#fbf4e1' stroke='#33281b' stroke-width='110'",
    ),
    (
        "b-marker held",
        "fill='#fbf4e1' stroke='#33281b' stroke-width='110'",
    ),
    (
        "b-marker-count",
        "font-size='950' font-weight='700' fill='#33281b' stroke='none'",
    ),
    ("b-pole", "stroke='#33281b' stroke-width='110'"),
    ("b-flag", "fill='C' stroke='S' stroke-width='90'"),
    (
        "b-cloth",
        "fill='C' stroke='#000' stroke-opacity='.35' stroke-width='420' stroke-linejoin='round'",
    ),
    ("b-edge", "stroke='S' stroke-width='150'"),
    ("b-front", "fill='M' stroke='S' stroke-width='240'"),
    (
        "b-thread",
        "fill='none' stroke='T' stroke-opacity='.75' stroke-linecap='round'",
    ),
    (
        "b-rim",
        "fill='none' stroke='#17130d' stroke-linecap='round'",
    ),
    (
        "b-rim gone",
        "fill='none' stroke='M' stroke-opacity='.8' stroke-linecap='round'",
    ),
    ("b-man", "fill='none' stroke='M' stroke-linecap='round'"),
    ("b-gone", "fill='none' stroke='C' stroke-linecap='round'"),
    ("b-ring", "fill='none' stroke='#ffd94d' stroke-width='170'"),
    ("b-hurt", "fill='#b3121d' stroke='#fff' stroke-width='70'"),
    (
        "b-hurt-count",
        "font-size='680' font-weight='700' fill='#fff'",
    ),
    (
        "b-points",
        "fill='#ffd94d' stroke='#17130d' stroke-width='90'",
    ),
    (
        "b-points-count",
        "font-size='720' font-weight='700' fill='#17130d'",
    ),
    (
        "b-sign",
        "fill='#fbf4e1' stroke='#17130d' stroke-width='90'",
    ),
    (
        "b-sign-line",
        "fill='none' stroke='#17130d' stroke-width='110'",
    ),
    (
        "b-crown",
        "fill='#ffd94d' stroke='#17130d' stroke-width='80' stroke-linejoin='round'",
    ),
    (
        "b-blade",
        "fill='none' stroke='#fff' stroke-width='170' stroke-linecap='round'",
    ),
    ("b-hilt", "fill='none' stroke='#17130d' stroke-width='140'"),
    (
        "b-done",
        "fill='#fbf4e1' stroke='#17130d' stroke-width='70'",
    ),
    (
        "b-done-tick",
        "fill='none' stroke='#2f6b3c' stroke-width='170' stroke-linecap='round'",
    ),
    (
        "b-token",
        "fill='#f6d84a' stroke='#17130d' stroke-width='70' stroke-linejoin='round'",
    ),
    (
        "b-letter",
        "font-size='720' font-weight='700' fill='#17130d'",
    ),
    (
        "b-name",
        "font-weight='600' fill='#241c12' stroke='#f3efd9' stroke-width='220' stroke-linejoin='round' paint-order='stroke'",
    ),
];

/// All that lies on the table, north up, in thousandths of an inch; and what its `viewBox` is.
pub fn printed(position: &Position) -> (String, [i32; 4]) {
    let chart = Chart::new(position, false);
    let trays = model::trays(position);
    let mut drawn = format!("<defs>{SIGNS}</defs>");
    drawn.push_str(&ground::cloth(chart));
    drawn.push_str(&ground::zones(chart, &model::zones(position)));
    drawn.push_str(&ground::pieces(chart, &model::pieces(position)));
    drawn.push_str(&ground::walls(chart, &model::walls(position)));
    drawn.push_str(&ground::markers(chart, &model::markers(position)));
    for it in &trays {
        let transform = chart.placed(it.pose.at, it.pose.facing);
        let tray = tray::drawn(it, &chart.turn_back(it.pose.facing));
        // Writing to a text never fails.
        let _ = write!(
            drawn,
            "<g class=\"{}\" transform=\"{transform}\">{tray}</g>",
            it.colors.classes()
        );
    }
    let mut taken = Taken::new(chart, position);
    let names = names::short_names(position);
    drawn.push_str(&labels::drawn(&labels::labels(&mut taken, &trays, &names)));
    let font = "font-family=\"'Source Sans 3','Rookery Text',system-ui,sans-serif\" text-anchor=\"middle\"";
    (format!("<g {font}>{}</g>", painted(&drawn)), chart.whole())
}

/// The markup with attributes instead of its classes.
fn painted(markup: &str) -> String {
    let mut out = String::with_capacity(2 * markup.len());
    let (mut cloth, mut side) = (FACTIONS[3].1, SIDES[0]);
    let mut rest = markup;
    while let Some((before, after)) = rest.split_once("class=\"") {
        let Some((classes, after)) = after.split_once('"') else {
            break;
        };
        out.push_str(before);
        let (words, ours): (Vec<&str>, Vec<&str>) = classes
            .split(' ')
            .partition(|it| it.starts_with("f-") || it.starts_with("s-"));
        if let Some((_, it)) = FACTIONS.iter().find(|it| words.contains(&it.0)) {
            cloth = *it;
        }
        let number = words
            .iter()
            .find_map(|it| it.strip_prefix("s-")?.parse::<usize>().ok());
        side = number.map_or(side, |it| SIDES[it % 4]);
        if let Some((_, paint)) = PAINT.iter().find(|it| it.0 == ours.join(" ")) {
            let [c, t, m] = cloth;
            let colored = paint.replace("'C'", &quoted(c)).replace("'T'", &quoted(t));
            out.push_str(
                &colored
                    .replace("'M'", &quoted(m))
                    .replace("'S'", &quoted(side)),
            );
        }
        rest = after;
    }
    out + rest
}

fn quoted(color: &str) -> String {
    format!("'{color}'")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::battlefield::scene::example::example;

    #[test]
    fn nothing_of_the_picture_asks_for_a_style() {
        let (drawn, _) = printed(&example());
        assert!(!drawn.contains("class=") && !drawn.contains("style"));
        assert!(drawn.contains("fill='#8c1f2b'") && drawn.contains("fill='#6d8298'"));
        assert!(drawn.len() < 60_000, "{}", drawn.len());
    }

    #[test]
    fn all_that_is_drawn_is_painted() {
        let position = example();
        let drawn = trays_and_ground(&position);
        for class in drawn
            .split("class=\"")
            .skip(1)
            .filter_map(|it| it.split('"').next())
        {
            let ours: Vec<&str> = class.split(' ').filter(|it| it.starts_with("b-")).collect();
            let known = ours
                .iter()
                .all(|it| it.starts_with("b-piece") || PAINT.iter().any(|paint| paint.0 == *it));
            assert!(known, "{class}");
        }
    }

    fn trays_and_ground(position: &Position) -> String {
        let chart = Chart::new(position, false);
        let trays = model::trays(position);
        let mut drawn = SIGNS.to_owned() + &ground::cloth(chart);
        drawn += &ground::pieces(chart, &model::pieces(position));
        drawn += &ground::markers(chart, &model::markers(position));
        trays
            .iter()
            .fold(drawn, |drawn, it| drawn + &tray::drawn(it, "0"))
    }
}
