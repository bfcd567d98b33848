//! The landscapes of the cards.

use westeros::WesterosCard;

/// A drawing of `public/omens.svg`, and the class of the sky behind it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Landscape {
    pub scene: &'static str,
    pub sky: &'static str,
}

impl Landscape {
    /// The Wall, under the sky of how the attack has ended.
    pub const fn wall(held: bool) -> Self {
        Self {
            scene: "wildlings",
            sky: if held { "sky-frost" } else { "sky-blood" },
        }
    }
}

/// The landscape of a Westeros card.
pub const fn landscape(card: WesterosCard) -> Landscape {
    use WesterosCard as W;
    let (scene, sky) = match card {
        W::Supply => ("supply", "sky-harvest"),
        W::Mustering => ("mustering", "sky-dusk"),
        W::AThroneOfBlades => ("throne", "sky-embers"),
        W::LastDaysOfSummer => ("summer", "sky-harvest"),
        W::WinterIsComing => ("winter", "sky-frost"),
        W::ClashOfKings => ("clash", "sky-war"),
        W::GameOfThrones => ("game", "sky-hall"),
        W::DarkWingsDarkWords => ("ravens", "sky-night"),
        W::WildlingsAttack => ("wildlings", "sky-frost"),
        W::PutToTheSword => ("sword", "sky-blood"),
        W::SeaOfStorms => ("storm-sea", "sky-storm"),
        W::RainsOfAutumn => ("rains", "sky-rain"),
        W::FeastForCrows => ("crows", "sky-rain"),
        W::WebOfLies => ("web", "sky-night"),
        W::StormOfSwords => ("storm-swords", "sky-thunder"),
    };
    Landscape { scene, sky }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    const SHAPES: &str = include_str!("../../../../../../public/omens.svg");
    const STYLE: &str = include_str!("../../../../../../style/omens.css");

    #[test]
    fn every_card_has_a_landscape_of_its_own_and_every_landscape_is_drawn() {
        let drawn: HashSet<&str> = SHAPES
            .split("<symbol id=\"")
            .skip(1)
            .filter_map(|it| it.split('"').next())
            .collect();
        let used: HashSet<&str> = WesterosCard::ALL.map(|it| landscape(it).scene).into();
        assert_eq!(drawn, used);
        assert_eq!(used.len(), WesterosCard::ALL.len());
        assert!(drawn.contains(Landscape::wall(true).scene));
    }

    #[test]
    fn every_sky_is_painted() {
        let walls = [true, false].map(Landscape::wall);
        for it in WesterosCard::ALL.map(landscape).into_iter().chain(walls) {
            assert!(STYLE.contains(&[".", it.sky, " {"].concat()), "{it:?}");
        }
    }
}
