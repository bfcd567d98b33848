//! How to read the signs of the page.

/// A sign of the page and what it means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sign {
    pub name: &'static str,
    pub meaning: &'static str,
}

const fn sign(name: &'static str, meaning: &'static str) -> Sign {
    Sign { name, meaning }
}

/// What the icons of map and panels mean.
pub const LEGEND: &[Sign] = &[
    sign(
        "Tower",
        "A castle: 1 victory point, and 1 point to muster units with.",
    ),
    sign(
        "Great keep",
        "A stronghold: 1 victory point, and 2 points to muster units with.",
    ),
    sign(
        "Barrel",
        "Supply: the more barrels a house holds, the larger its armies may be.",
    ),
    sign("Crown", "1 power more when power is consolidated there."),
    sign(
        "Token with a sigil",
        "A power token: the area stays its house's without units.",
    ),
    sign(
        "Shield with a number",
        "A garrison or a neutral force of that strength.",
    ),
    sign(
        "Star",
        "A starred order is stronger. The King's Court says how many you may use.",
    ),
    sign(
        "Iron Throne track",
        "Who acts first. Its first house also decides ties.",
    ),
    sign(
        "Fiefdoms track",
        "Who wins drawn battles. Its first house holds the Blade.",
    ),
    sign(
        "King's Court track",
        "How many starred orders. Its first house holds the Raven.",
    ),
    sign(
        "Dashed ring",
        "Your order, still on this screen only: nobody else has got it yet.",
    ),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sign_is_explained() {
        assert!(LEGEND.iter().all(|it| it.meaning.ends_with('.')));
    }
}
