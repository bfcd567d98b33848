//! The arms of a player: the color of the faction, and a sign that tells them apart without it.

use super::super::scene::model::Colors;
use leptos::prelude::*;

const SHIELD: &str = "M-18 -18Q-9 -17 0 -20Q9 -17 18 -18V2Q17 16 0 24Q-17 16 -18 2z";

#[component]
pub fn Shield(colors: Colors) -> impl IntoView {
    view! {
        <svg class=["battle-shield ", &colors.classes()].concat() viewBox="-20 -21 40 46" aria-hidden="true">
            <path class="shield-field" d=SHIELD></path>
            <path class="shield-sign" d=sign(colors.faction)></path>
        </svg>
    }
}

/// Returns a wolf, a sun-like lion's head, crossed swords, or a plain lozenge.
const fn sign(faction: &str) -> &'static str {
    match faction.as_bytes() {
        b"stark" => "M-9 -11L-5 -4H5L9 -11L10 2L5 7L0 15L-5 7L-10 2zM-5 1L-2 3H-5zM5 1L2 3H5z",
        b"lannister" => {
            "M0 -13L3 -8L9 -10L8 -4L13 0L8 3L9 9L4 8L0 15L-4 8L-9 9L-8 3L-13 0L-8 -4L-9 -10L-3 -8z"
        }
        b"neutral" => {
            "M-10 -11L1 1L-1 3L-12 -9zM10 -11L-1 1L1 3L12 -9zM-8 4L-4 8L-9 13L-12 10zM8 4L4 8L9 13L12 10z"
        }
        _ => "M0 -11L9 1L0 14L-9 1z",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_factions_have_the_same_sign() {
        let signs = ["stark", "lannister", "neutral", "other"].map(sign);
        for (at, it) in signs.iter().enumerate() {
            assert!(!signs[..at].contains(it), "{it}");
        }
    }
}
