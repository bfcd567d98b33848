//! House cards in words.

use super::{count, list};

/// What a house holds: "7 cards", "5 of 7 cards".
pub fn cards(held: u8, all: u8) -> String {
    if held == all {
        count(all, "card")
    } else {
        format!("{held} of {}", count(all, "card"))
    }
}

/// "2 swords and 1 fort"; empty without icons.
pub fn card_icons(swords: u8, forts: u8) -> String {
    let icons = [(swords, "sword"), (forts, "fort")];
    let icons = icons.into_iter().filter(|&(n, _)| n > 0);
    list(&icons.map(|(n, icon)| count(n, icon)).collect::<Vec<_>>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hand_is_counted() {
        assert_eq!(cards(7, 7), "7 cards");
        assert_eq!(cards(5, 7), "5 of 7 cards");
    }

    #[test]
    fn icons_are_counted() {
        assert_eq!(card_icons(2, 1), "2 swords and 1 fort");
        assert_eq!(card_icons(0, 0), "");
    }
}
