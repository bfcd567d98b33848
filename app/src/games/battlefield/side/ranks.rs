//! The ranks of a unit as bars, and the sign of whoever has none.

use battlefield::position::{Place, Unit};
use leptos::prelude::*;
use std::fmt::Write;

/// The width of a whole rank, and the gap between two.
const FULL: u32 = 30;
const GAP: u32 = 3;

/// The path of the sign of whoever acts on the tactics board.
pub const QUILL: &str = "M5 20L16 8M8 16q-1-9 12-12q0 12-9 12z";

/// The wounds that are left, rank by rank.
#[component]
pub fn Wounds(ranks: Vec<u32>) -> impl IntoView {
    let wide = ranks.len() as u32 * (FULL + GAP) - GAP;
    let (mut all, mut left) = (String::new(), String::new());
    let mut at = 0;
    for it in ranks {
        // Writing to a string does not fail.
        let _ = write!(all, "M{at} 0h{FULL}v4h-{FULL}z");
        if it > 0 {
            let _ = write!(left, "M{at} 0h{it}v4h-{it}z");
        }
        at += FULL + GAP;
    }
    view! {
        <svg class="roster-wounds" viewBox=format!("0 0 {wide} 4") preserveAspectRatio="xMinYMid meet" aria-hidden="true">
            <path class="roster-all" d=all></path>
            <path class="roster-left" d=left></path>
        </svg>
    }
}

/// Returns the part of each rank that is left, of [`FULL`]; the last one falls first.
pub fn ranks(unit: &Unit) -> Vec<u32> {
    let profile = unit.profile.entry();
    let wounds = u32::from(profile.wounds_per_model);
    let all = u32::from(profile.models) * wounds;
    let one = u32::from(profile.models_per_rank()) * wounds;
    let left = if unit.place == Place::Gone {
        0
    } else {
        unit.strength.health(profile)
    };
    let rank = |number: u32| {
        let begins = number * one;
        let size = one.min(all - begins).max(1);
        left.saturating_sub(begins).min(size) * FULL / size
    };
    (0..u32::from(profile.ranks())).map(rank).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::battlefield::scene::example;

    #[test]
    fn the_last_rank_falls_first() {
        let mut position = example();
        let mut units = position.units.iter_mut();
        let unit = units.find(|it| it.profile.entry().ranks() > 1);
        let unit = unit.expect("there is a unit of several ranks");
        let profile = unit.profile.entry();
        unit.strength.models = profile.models;
        unit.strength.wounds = 0;
        assert!(ranks(unit).iter().all(|it| *it == FULL));
        unit.strength.models = profile.models_per_rank();
        let hurt = ranks(unit);
        assert_eq!((hurt[0], hurt[1]), (FULL, 0));
        unit.place = Place::Gone;
        assert!(ranks(unit).iter().all(|it| *it == 0));
    }
}
