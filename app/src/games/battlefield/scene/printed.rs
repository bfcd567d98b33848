//! The table where no style sheet lies around it, nor may: in letters and in previews of links. What
//! the classes of the page's markup look like is written into it as attributes.

use super::{
    SIGNS, chart::Chart, ground, labels, lying, model, names, plates::Claim, taken::Taken, tray,
    zone_words,
};
use battlefield::{geometry::Point, position::Position};
use std::fmt::Write;

/// The colors of a faction: cloth, thread, models, coats.
const FACTIONS: [(&str, [&str; 4]); 4] = [
    ("f-stark", ["#43596a", "#9eb7c6", "#e9eef0", "#6d889c"]),
    ("f-lannister", ["#5c161c", "#ecc763", "#e3b64f", "#952c33"]),
    ("f-neutral", ["#4a3a47", "#d9c4ad", "#ead9c4", "#85707f"]),
    ("f-other", ["#214c48", "#a9d3cb", "#e3f0ec", "#4a8a84"]),
];
/// The rim of a tray, and the teeth of its banner, by side.
const SIDES: [(&str, &str); 4] = [
    ("#fff8e6", "0 9000"),
    ("#17130d", "430 430"),
    ("#ffd94d", "150 350"),
    ("#4dd6ff", "1300 350"),
];

/// Attributes instead of classes; `C`, `T`, `M` and `K` are the colors of the faction, `S` that of the side, `D` its
/// teeth. A class that is not here shows nothing of its own.
const PAINT: &[(&str, &str)] = &[
    ("b-ground", "fill='#8c9552'"),
    (
        "b-verge",
        "stroke='#b79c66' stroke-opacity='.5' stroke-width='1500'",
    ),
    (
        "b-road",
        "stroke='#cdb482' stroke-opacity='.45' stroke-width='920'",
    ),
    (
        "b-rut",
        "stroke='#6f5c36' stroke-opacity='.5' stroke-width='90' stroke-dasharray='800 520'",
    ),
    ("b-frame", "fill='none' stroke='#14100b' stroke-width='360'"),
    (
        "b-frame brass",
        "fill='none' stroke='#6b4d2e' stroke-width='640'",
    ),
    (
        "b-feet",
        "fill='none' stroke='#fff8e2' stroke-width='70' stroke-opacity='.8'",
    ),
    (
        "b-edge-count",
        "font-size='850' font-weight='600' fill='#fff8e2' stroke='#20240f' stroke-width='170' stroke-linejoin='round' paint-order='stroke'",
    ),
    ("b-zone", "fill='none'"),
    ("b-zone strong", "fill='C' fill-opacity='.28'"),
    (
        "b-zone-line",
        "fill='none' stroke='#fff8e2' stroke-width='100' stroke-dasharray='600 480' stroke-opacity='.6'",
    ),
    (
        "b-zone-line strong",
        "fill='none' stroke='#fff8e2' stroke-width='150' stroke-dasharray='600 480'",
    ),
    (
        "b-zone-reach",
        "font-size='900' font-weight='600' fill='#fff8e2' stroke='#20240f' stroke-width='190' stroke-linejoin='round' paint-order='stroke'",
    ),
    ("b-bounds", "fill='none'"),
    (
        "b-pill",
        "fill='#1c2329' stroke='#e8dcc0' stroke-width='75'",
    ),
    (
        "b-ink",
        "fill='none' stroke='#f3ead6' stroke-width='95' stroke-linejoin='round' stroke-linecap='round'",
    ),
    ("b-full", "fill='#f3ead6'"),
    ("b-stone", "fill='#9a9385' stroke='S' stroke-width='140'"),
    ("b-joint", "fill='none' stroke='#5c5a55' stroke-width='55'"),
    (
        "b-wall-count",
        "font-size='1150' font-weight='700' fill='#17130d' stroke='#d9d2c2' stroke-width='200' paint-order='stroke'",
    ),
    ("b-marker", ""),
    ("b-marker held", ""),
    (
        "b-rock",
        "fill='#8d877a' stroke='#3a362e' stroke-width='80'",
    ),
    (
        "b-free",
        "fill='#e8dcc0' stroke='#3a362e' stroke-width='60'",
    ),
    ("b-held", "fill='C' stroke='#3a362e' stroke-width='60'"),
    ("b-side-ring", "fill='none' stroke='T' stroke-width='110'"),
    (
        "b-marker-count",
        "font-size='950' font-weight='700' fill='#2a2015'",
    ),
    (
        "b-marker-count held",
        "font-size='950' font-weight='700' fill='#fff' stroke='#17130d' stroke-width='190' stroke-linejoin='round' paint-order='stroke'",
    ),
    ("b-shade", "fill='#0c1208' fill-opacity='.4'"),
    (
        "b-shade-line",
        "fill='none' stroke='#000' stroke-opacity='.3' stroke-linecap='round'",
    ),
    (
        "b-box",
        "fill='#1a1410' stroke='#1a1410' stroke-width='240' stroke-linejoin='round'",
    ),
    (
        "b-cloth",
        "fill='C' stroke='C' stroke-width='160' stroke-linejoin='round'",
    ),
    (
        "b-edge",
        "stroke='S' stroke-width='110' stroke-linejoin='round'",
    ),
    (
        "b-trim",
        "fill='none' stroke='T' stroke-opacity='.8' stroke-width='80'",
    ),
    ("b-band", "stroke='T' stroke-width='420'"),
    (
        "b-teeth",
        "stroke='#17130d' stroke-width='260' stroke-dasharray='D'",
    ),
    (
        "b-front",
        "fill='T' stroke='#14100a' stroke-width='90' stroke-linejoin='round'",
    ),
    (
        "b-thread",
        "fill='none' stroke='T' stroke-opacity='.2' stroke-linecap='round'",
    ),
    (
        "b-rim",
        "fill='none' stroke='#0d1216' stroke-linecap='round'",
    ),
    (
        "b-rim gone",
        "fill='none' stroke='T' stroke-opacity='.45' stroke-linecap='round'",
    ),
    ("b-man", "fill='none' stroke='M' stroke-linecap='round'"),
    (
        "b-horse",
        "fill='none' stroke='#6b4a2e' stroke-linecap='round'",
    ),
    ("b-gone", "fill='none' stroke='C' stroke-linecap='round'"),
    ("b-shaft", "fill='none' stroke='#3b2c1a' stroke-width='110'"),
    (
        "b-blades",
        "fill='none' stroke='#e9edf0' stroke-width='130'",
    ),
    (
        "b-coat",
        "fill='none' stroke='K' stroke-width='510' stroke-linecap='round'",
    ),
    (
        "b-helmet",
        "fill='none' stroke='#c9cdd0' stroke-width='390' stroke-linecap='round'",
    ),
    ("b-ring", "fill='none' stroke='#fff' stroke-width='90'"),
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
        "fill='#2c6a45' stroke='#f3ead6' stroke-width='90'",
    ),
    (
        "b-done-tick",
        "fill='none' stroke='#fff' stroke-width='150' stroke-linecap='round'",
    ),
    (
        "b-token",
        "fill='#e9c33b' stroke='#14100a' stroke-width='90'",
    ),
    (
        "b-token panicked",
        "fill='#e9c33b' stroke='#14100a' stroke-width='90'",
    ),
    (
        "b-token weakened",
        "fill='#a9b6be' stroke='#14100a' stroke-width='90'",
    ),
    (
        "b-token vulnerable",
        "fill='#e0923f' stroke='#14100a' stroke-width='90'",
    ),
    (
        "b-letter",
        "font-size='800' font-weight='700' fill='#14100a'",
    ),
    ("b-label", ""),
    ("b-plate", "fill='#161c21' fill-opacity='.92'"),
    ("b-plate-edge", "stroke='T' stroke-width='130'"),
    (
        "b-plate-teeth",
        "stroke='#161c21' stroke-width='130' stroke-dasharray='D'",
    ),
    ("b-name", "font-weight='600' fill='#f3ead6'"),
    ("b-pips", "stroke='#e0b65c' stroke-width='260'"),
    (
        "b-pips gone",
        "stroke='#fff' stroke-opacity='.22' stroke-width='260'",
    ),
];

/// All that lies on the table, north up, in thousandths of an inch; and what its `viewBox` is.
pub fn printed(position: &Position) -> (String, [i32; 4]) {
    let chart = Chart::new(position, false);
    let trays = model::trays(position);
    let mut drawn = format!("<defs>{SIGNS}</defs>");
    let (pieces, markers) = (model::pieces(position), model::markers(position));
    let places: Vec<Point> = position.markers.iter().map(|it| it.at).collect();
    drawn.push_str(&ground::meadow(chart));
    drawn.push_str(&ground::zones(chart, &model::zones(position)));
    drawn.push_str(&ground::terrain(chart, &pieces));
    drawn.push_str(&lying::pieces(chart, &pieces, &places));
    drawn.push_str(&lying::walls(chart, &model::walls(position)));
    drawn.push_str(&lying::markers(chart, &markers));
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
    drawn.push_str(&lying::covered(chart, &markers));
    drawn.push_str(&written(chart, position, &trays));
    let font = "font-family=\"'Source Sans 3','Rookery Text',system-ui,sans-serif\" text-anchor=\"middle\"";
    (format!("<g {font}>{}</g>", painted(&drawn)), chart.whole())
}

/// The names of units, and the words of zones.
fn written(chart: Chart, position: &Position, trays: &[model::TrayModel]) -> String {
    let mut taken = Taken::new(chart, position);
    let (names, plain) = (names::short_names(position), |_| Claim::Plain);
    let labels = labels::labels(&mut taken, trays, &names, plain);
    let owned = zone_words::owned(position, None);
    let zones = zone_words::drawn(&mut taken, &model::zones(position), &owned);
    zones + &labels::drawn(labels.iter())
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
            out.push_str(&colored(paint, cloth, side));
        }
        rest = after;
    }
    out + rest
}

/// The attributes in the colors of a faction and a side.
fn colored(paint: &str, [cloth, thread, model, coat]: [&str; 4], side: (&str, &str)) -> String {
    let colors = [
        ("'C'", cloth),
        ("'T'", thread),
        ("'M'", model),
        ("'K'", coat),
        ("'S'", side.0),
        ("'D'", side.1),
    ];
    let all = colors.iter();
    all.fold(paint.to_owned(), |it, (letter, color)| {
        it.replace(letter, &quoted(color))
    })
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
        assert!(drawn.contains("fill='#5c161c'") && drawn.contains("fill='#43596a'"));
        assert!(drawn.len() < 130_000, "{}", drawn.len());
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
        let (pieces, markers) = (model::pieces(position), model::markers(position));
        let mut drawn = SIGNS.to_owned() + &ground::meadow(chart);
        drawn += &ground::zones(chart, &model::zones(position));
        drawn += &ground::terrain(chart, &pieces);
        drawn += &lying::pieces(chart, &pieces, &[]);
        drawn += &lying::markers(chart, &markers);
        drawn += &written(chart, position, &trays);
        trays
            .iter()
            .fold(drawn, |drawn, it| drawn + &tray::drawn(it, "0"))
    }
}
