//! The few words beside what is aimed on the field.

use super::{numbers::tenths_of_inches, sentence::count_dice, words::arc};
use battlefield::geometry::{Arc, Mil};

/// "4.2″ of 6″": how much of a way is used.
pub fn used(length: Mil, most: Mil) -> String {
    let (length, most) = (tenths_of_inches(length), tenths_of_inches(most));
    say!("{length}″ of {most}″" | "{length}″ von {most}″")
}

/// "left flank · 6 dice on 4+": the side that an attack meets, and what is rolled.
pub fn met(side: Arc, (dice, hits): (u8, u8)) -> String {
    let (side, dice) = (arc(side), count_dice(usize::from(dice)));
    say!("{side} · {dice} on {hits}+" | "{side} · {dice}, ab {hits}")
}

/// "arrives · 5.7″ of 11″": a charge whose dice have been rolled or not.
pub fn charged(rolled: Option<(Mil, Mil)>) -> String {
    let Some((way, most)) = rolled else {
        return word!("charges" | "stürmt").to_owned();
    };
    let (far, used) = (tenths_of_inches(way), used(way, most));
    if way <= most {
        say!("arrives · {used}" | "kommt an · {used}")
    } else {
        let most = tenths_of_inches(most);
        say!("too short · {most}″ of {far}″" | "zu kurz · {most}″ von {far}″")
    }
}

#[cfg(all(test, feature = "ssr"))]
mod tests {
    use super::*;
    use crate::language::{Language, speaking};

    #[test]
    fn what_is_aimed_is_told_in_both_languages() {
        let all = || {
            [
                used(4_200, 6_000),
                met(Arc::Left, (6, 4)),
                charged(Some((5_700, 11_000))),
                charged(Some((9_300, 8_000))),
            ]
        };
        assert_eq!(
            speaking(Language::English, all),
            [
                "4.2″ of 6″",
                "left flank · 6 dice on 4+",
                "arrives · 5.7″ of 11″",
                "too short · 8″ of 9.3″",
            ]
        );
        assert_eq!(
            speaking(Language::German, all),
            [
                "4,2″ von 6″",
                "linke Flanke · 6 Würfel, ab 4",
                "kommt an · 5,7″ von 11″",
                "zu kurz · 8″ von 9,3″",
            ]
        );
    }
}
