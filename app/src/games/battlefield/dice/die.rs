//! A die.

use crate::games::battlefield::story::Rolled;
use battlefield::dice::Face;
use leptos::prelude::*;
use std::fmt::Write;

/// Returns the places of the pips of a face, in steps from its middle.
const fn pips(face: Face) -> &'static [(i8, i8)] {
    match face {
        1 => &[(0, 0)],
        2 => &[(-1, -1), (1, 1)],
        3 => &[(-1, -1), (0, 0), (1, 1)],
        4 => &[(-1, -1), (1, -1), (-1, 1), (1, 1)],
        5 => &[(-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)],
        _ => &[(-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)],
    }
}

/// The markup of a die that is turned a little, as dice fall. Failures are struck out, what was rolled again
/// has a bent arrow: nobody needs to see colors.
pub fn markup(it: Rolled, place: usize) -> String {
    let turn = (place * 7 + usize::from(it.face) * 5) % 13;
    let turn = i32::try_from(turn).unwrap_or_default() - 6;
    let mut out = format!(
        "<g transform=\"rotate({turn})\"><rect class=\"die-shade\" x=\"-12\" y=\"-10\" width=\"26\" height=\"26\" rx=\"6\"/>\
         <rect class=\"die-face\" x=\"-14\" y=\"-14\" width=\"28\" height=\"28\" rx=\"6\"/>"
    );
    for (x, y) in pips(it.face) {
        let (x, y) = (i32::from(*x) * 76, i32::from(*y) * 76);
        // Writing to a text never fails.
        let _ = write!(
            out,
            "<circle class=\"die-pip\" cx=\"{}\" cy=\"{}\" r=\"2.7\"/>",
            tenth(x),
            tenth(y)
        );
    }
    if it.good == Some(false) {
        out.push_str("<path class=\"die-miss\" d=\"M-11 11L11 -11\"/>");
    }
    out.push_str("</g>");
    if it.again {
        out.push_str(
            "<path class=\"die-again\" d=\"M9 -17a6 6 0 1 1 -3 8M9 -17l-4 -1M9 -17l-1 4\"/>",
        );
    }
    out
}

/// "7.6", from tenths.
fn tenth(tenths: i32) -> String {
    let sign = if tenths < 0 { "-" } else { "" };
    let tenths = tenths.abs();
    format!("{sign}{}.{}", tenths / 10, tenths % 10)
}

/// Returns the classes of a success, a failure, or neither.
pub const fn class(it: Rolled) -> &'static str {
    match it.good {
        Some(true) => "battle-die good",
        Some(false) => "battle-die bad",
        None => "battle-die",
    }
}

/// Said by the words beside it.
#[component]
pub fn Die(it: Rolled, place: usize) -> impl IntoView {
    view! {
        <svg class=class(it) viewBox="-17 -20 34 38" data-face=it.face.to_string() aria-hidden="true" inner_html=markup(it, place)></svg>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_face_has_its_pips_and_a_failure_is_struck_out() {
        for face in 1..=6 {
            let it = Rolled {
                face,
                good: Some(face > 3),
                again: face == 2,
            };
            let drawn = markup(it, 0);
            assert_eq!(drawn.matches("die-pip").count(), usize::from(face));
            assert_eq!(drawn.contains("die-miss"), face <= 3);
            assert_eq!(drawn.contains("die-again"), face == 2);
        }
        assert_eq!([tenth(-76), tenth(0), tenth(76)], ["-7.6", "0.0", "7.6"]);
    }
}
