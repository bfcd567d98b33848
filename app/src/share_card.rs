//! The frame of all pictures to share, whatever the game: 1200 by 630, dark, with words at the left and the
//! game at the right.

use crate::{lobby::SeatRow, markup::escaped};
use std::fmt::Write;

/// The measures that previews of links have room for.
pub const WIDTH: u32 = 1200;
pub const HEIGHT: u32 = 630;

/// The place of the game: the right part, the left of which lies under the veil.
pub const SCENE: &str = "x=\"440\" width=\"760\" height=\"630\"";

/// The first line of what stands below the heading, and the distance to the next.
const FIRST_ROW: usize = 230;
const ROW: usize = 46;

const STYLE: &str = ".sc-title{fill:#f7eedb;font-family:'Rookery Title';font-weight:600}\
    .sc-text{fill:#f7eedb;font-family:'Rookery Text';font-weight:400}\
    .sc-soft{fill:#c9c2b0;font-family:'Rookery Text';font-weight:400}\
    .sc-cap{fill:#e0b65c;font-family:'Rookery Text';font-weight:600;letter-spacing:1.4px}\
    .sc-gold{fill:#e0b65c;font-family:'Rookery Text';font-weight:600}";
const VEIL: &str = "<defs><linearGradient id=\"sc-veil\"><stop offset=\".34\" stop-color=\"#10161a\"/>\
    <stop offset=\".58\" stop-color=\"#10161a\" stop-opacity=\".8\"/>\
    <stop offset=\"1\" stop-color=\"#10161a\" stop-opacity=\".2\"/></linearGradient></defs>\
    <rect width=\"1200\" height=\"630\" fill=\"url(#sc-veil)\"/>";
const TOWER: &str = "M4 25V22L7 18V10L4 8V1H8V4H10.5V1H13.5V4H16V1H20V8L17 10V18L20 22V25z";

/// The words at the top and at the foot.
pub struct Heading {
    /// The game, and how far it is.
    pub over: String,
    pub title: String,
    pub under: String,
    /// An invitation to whoever sees it.
    pub foot: &'static str,
}

/// Returns the picture: the game in the place of [`SCENE`], its own style, and what stands below the heading.
pub fn drawn(style: &str, scene: &str, heading: &Heading, rows: &str) -> String {
    let Heading {
        over,
        title,
        under,
        foot,
    } = heading;
    let title = short(title, 36);
    let size = match title.chars().count() {
        0..=22 => 64,
        23..=28 => 50,
        _ => 40,
    };
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" width=\"{WIDTH}\" height=\"{HEIGHT}\">\
         <style>{style}{STYLE}</style><rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#10161a\"/>{scene}{VEIL}\
         <text class=\"sc-cap\" x=\"56\" y=\"67\" font-size=\"16\">{}</text>\
         <text class=\"sc-title\" x=\"56\" y=\"141\" font-size=\"{size}\">{}</text>\
         <text class=\"sc-soft\" x=\"56\" y=\"178\" font-size=\"23\">{}</text>{rows}\
         <path fill=\"#e0b65c\" transform=\"translate(55 570) scale(.96)\" d=\"{TOWER}\"/>\
         <text class=\"sc-title\" x=\"90\" y=\"592\" font-size=\"28\">Rookery</text>\
         <text class=\"sc-soft\" x=\"192\" y=\"588\" font-size=\"20\">{foot}</text></svg>",
        escaped(&short(over, 60).to_uppercase()),
        escaped(&title),
        escaped(&short(under, 60)),
    )
}

/// Returns a row for each seat: its mark, what it plays, and who sits there.
pub fn seats(seats: &[SeatRow], mark: impl Fn(&str) -> String) -> String {
    let mut out = String::new();
    for (row, seat) in seats.iter().enumerate() {
        let who = match seat.occupant.name() {
            Some(name) => format!(
                "<tspan class=\"sc-text\">{}</tspan>",
                escaped(&short(name, 24))
            ),
            None => format!(
                "<tspan class=\"sc-gold\">{}</tspan>",
                word!("free" | "frei")
            ),
        };
        put(&mut out, row, &mark(&seat.label), &seat.label);
        // Writing to a text never fails.
        let _ = write!(
            out,
            "<text x=\"268\" y=\"{}\" font-size=\"21\">{who}</text>",
            y(row) + 7
        );
    }
    out
}

/// Writes the beginning of a row: a mark in a box of 40 around 0,0, and what it stands for.
pub fn put(out: &mut String, row: usize, mark: &str, label: &str) {
    let y = y(row);
    let _ = write!(
        out,
        "<g transform=\"translate(76 {y})\">{mark}</g>\
         <text class=\"sc-title\" x=\"114\" y=\"{}\" font-size=\"25\">{}</text>",
        y + 8,
        escaped(&short(label, 14)),
    );
}

/// Returns the middle of a row.
pub const fn y(row: usize) -> usize {
    FIRST_ROW + ROW * row
}

/// Returns how many seats wait for somebody, in a sentence; nothing where none does.
pub fn free(seats: usize) -> Option<String> {
    match seats {
        0 => None,
        1 => Some(word!("One seat is free." | "Ein Platz ist frei.").to_owned()),
        free => Some(say!("{free} seats are free." | "{free} Plätze sind frei.")),
    }
}

/// Returns a text, cut where it is longer than so many characters.
pub fn short(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    let kept: String = text.chars().take(most - 1).collect();
    format!("{}…", kept.trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lobby::Occupant;

    #[test]
    fn long_names_are_cut() {
        assert_eq!(short("At the inn", 10), "At the inn");
        assert_eq!(short("At the old inn", 10), "At the ol…");
    }

    #[test]
    fn no_words_break_out_of_the_picture() {
        let heading = Heading {
            over: "</text><script>".into(),
            title: "<script>alert(1)".into(),
            under: "\"&<".into(),
            foot: "",
        };
        let svg = drawn("", "", &heading, "");
        assert!(!svg.contains("<script") && !svg.contains("<SCRIPT"));
        assert!(svg.contains("&lt;script&gt;") && svg.contains("&quot;&amp;&lt;"));
    }

    #[test]
    fn seats_say_who_sits_there_and_which_are_free() {
        let seat = SeatRow::plain;
        let wren = Occupant::Person {
            name: "<Wren>".into(),
            me: false,
        };
        let all = [seat(0, "Stark", wren), seat(1, "Tyrell", Occupant::Nobody)];
        let rows = seats(&all, |label| format!("({label})"));
        for words in ["(Stark)", ">&lt;Wren&gt;<", "(Tyrell)", ">free<"] {
            assert!(rows.contains(words), "{words} in {rows}");
        }
        assert_eq!(free(2).as_deref(), Some("2 seats are free."));
        assert_eq!((free(1).is_some(), free(0)), (true, None));
    }
}
