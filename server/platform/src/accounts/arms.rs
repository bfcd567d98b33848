//! The coat of arms by which one person is told from another at a glance: drawn from the name, until
//! they choose other ones.

pub use ::model::{Arms, Blazon};
use sea_orm::{EntityTrait, Set, Unchanged};

use super::{Visitor, refuse_ended};
use crate::entities::user;
use crate::{Error, Platform, random};

/// The tinctures that are metals: gold and silver. The others are colors.
const METALS: [u8; 2] = [3, 6];
const COLORS: [u8; 6] = [0, 1, 2, 4, 5, 7];

/// Returns the arms that somebody of this name has chosen, or else those drawn from it.
pub fn arms_of(name: &str, chosen: Option<i16>) -> Arms {
    chosen
        .and_then(Arms::numbered)
        .unwrap_or_else(|| drawn(name))
}

/// Returns the arms that a name gives, however it is capitalized: a metal and a color, as heralds ask.
fn drawn(name: &str) -> Arms {
    let [division, metal, color, charge, swap, ..] = random::digest(name.to_lowercase().as_bytes());
    let metal = METALS[usize::from(metal) % METALS.len()];
    let color = COLORS[usize::from(color) % COLORS.len()];
    // One shield in four is light.
    let (ground, second) = if swap < 64 {
        (metal, color)
    } else {
        (color, metal)
    };
    let blazon = Blazon {
        division: division % Blazon::DIVISIONS,
        ground,
        second,
        charge: charge % Blazon::CHARGES,
    };
    Arms::of(blazon).expect("each choice is among those that there are")
}

/// Writes down the arms that the visitor has chosen; with `None` they are drawn from the name again.
///
/// # Errors
/// [`Error::SessionEnded`].
pub async fn choose_arms(
    platform: &Platform,
    visitor: &Visitor,
    arms: Option<Arms>,
) -> Result<(), Error> {
    let tx = platform.database().write().await?;
    refuse_ended(&tx, visitor).await?;
    let changed = user::ActiveModel {
        id: Unchanged(visitor.user.id),
        arms: Set(arms.map(Arms::number)),
        ..Default::default()
    };
    user::Entity::update(changed).exec(&tx).await?;
    tx.commit().await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn a_name_gives_the_same_arms_for_ever() {
        let numbers = ["Wren", "Heron", "Guest 0000001"].map(|it| arms_of(it, None).number());
        assert_eq!(numbers, [3884, 1883, 2400]);
        assert_eq!(arms_of("WREN", None), arms_of("wren", None));
    }

    #[test]
    fn names_give_a_metal_and_a_color_and_seldom_the_same_arms() {
        let drawn: Vec<Arms> = (0..200)
            .map(|it| arms_of(&format!("Player {it}"), None))
            .collect();
        for blazon in drawn.iter().map(|it| it.blazon()) {
            let metals = [blazon.ground, blazon.second].map(|it| METALS.contains(&it));
            assert_ne!(metals[0], metals[1], "{blazon:?}");
        }
        let numbers: HashSet<i16> = drawn.iter().map(|it| it.number()).collect();
        assert!(numbers.len() > 180, "{}", numbers.len());
    }

    #[test]
    fn what_was_chosen_counts_and_what_does_not_read_is_drawn() {
        assert_eq!(arms_of("Wren", Some(17)).number(), 17);
        assert_eq!(arms_of("Wren", Some(-4)), arms_of("Wren", None));
    }
}
