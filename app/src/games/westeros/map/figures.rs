//! The figures of the game, drawn by us: each a `<g>` around 0,0. All but the house's shield are
//! for pages that have a [`Map`](super::Map), whose definitions they refer to.

use leptos::prelude::*;
use westeros::board::Building;
use westeros::{House, OrderToken, Unit};

/// All figures, by id.
pub const FIGURES: &str = include_str!("figures.svg");

/// The class that gives everything inside the house's colors.
pub const fn house_class(house: House) -> &'static str {
    match house {
        House::Baratheon => "house-baratheon",
        House::Lannister => "house-lannister",
        House::Stark => "house-stark",
        House::Greyjoy => "house-greyjoy",
        House::Tyrell => "house-tyrell",
        House::Martell => "house-martell",
    }
}

/// Returns where the sigil of a house is drawn.
pub const fn sigil(house: House) -> &'static str {
    match house {
        House::Baratheon => "#f-sigil-baratheon",
        House::Lannister => "#f-sigil-lannister",
        House::Stark => "#f-sigil-stark",
        House::Greyjoy => "#f-sigil-greyjoy",
        House::Tyrell => "#f-sigil-tyrell",
        House::Martell => "#f-sigil-martell",
    }
}

const fn figure(unit: Unit) -> &'static str {
    match unit {
        Unit::Footman => "#f-unit-footman",
        Unit::Knight => "#f-unit-knight",
        Unit::SiegeEngine => "#f-unit-siege-engine",
        Unit::Ship => "#f-unit-ship",
    }
}

const fn face(token: OrderToken) -> &'static str {
    match token {
        OrderToken::MarchMinusOne => "#f-order-march-minus-one",
        OrderToken::March => "#f-order-march",
        OrderToken::MarchPlusOne => "#f-order-march-plus-one",
        OrderToken::Defense => "#f-order-defense",
        OrderToken::DefenseStar => "#f-order-defense-star",
        OrderToken::Support => "#f-order-support",
        OrderToken::SupportStar => "#f-order-support-star",
        OrderToken::Raid => "#f-order-raid",
        OrderToken::RaidStar => "#f-order-raid-star",
        OrderToken::ConsolidatePower => "#f-order-consolidate-power",
        OrderToken::ConsolidatePowerStar => "#f-order-consolidate-power-star",
    }
}

/// The face of an order token, in a box of 40 by 40. Its rim takes the colors of the house
/// around it, see [`house_class`].
#[component]
pub fn OrderFace(token: OrderToken) -> impl IntoView {
    view! { <use href=face(token)></use> }
}

/// The back of an order token, in a box of 40 by 40.
#[component]
pub fn OrderBack(house: House) -> impl IntoView {
    view! {
        <g class=house_class(house)>
            <use href="#f-order-back"></use>
            <use class="f-on-house" href=sigil(house) transform="scale(.92)"></use>
        </g>
    }
}

/// A unit in its house's colors, in a box of 28 by 30.
#[component]
pub fn UnitFigure(unit: Unit, house: House) -> impl IntoView {
    view! {
        <g class=house_class(house)>
            <use href=figure(unit)></use>
        </g>
    }
}

/// The round shield of a house, in a box of 40 by 40. Needs no definitions, so that pages without
/// a map can show it.
#[component]
pub fn HouseSigil(house: House) -> impl IntoView {
    view! {
        <g class=house_class(house)>
            <circle class="f-shield" r="19"></circle>
            <g class="f-on-house" transform="scale(1.2)" inner_html=drawn(sigil(house))></g>
        </g>
    }
}

/// The same where a [`Map`](super::Map) stands on the page, whose definitions it refers to.
#[component]
pub fn HouseShield(house: House) -> impl IntoView {
    view! {
        <g class=house_class(house)>
            <circle class="f-shield" r="19"></circle>
            <use class="f-on-house" href=sigil(house) transform="scale(1.2)"></use>
        </g>
    }
}

/// The outline of a crest, and the seam inside it, in a box of 40 by 46.
const CREST: &str = "M-18 -18Q-9 -17 0 -20Q9 -17 18 -18V2Q17 16 0 24Q-17 16 -18 2z";
const SEAM: &str =
    "M-15.4 -15.4Q-8 -15 0 -17Q8 -15 15.4 -15.4V2Q14.6 13.6 0 20.8Q-14.6 13.6 -15.4 2z";

/// The crest of a house, which stands for the house itself, in a box of 40 by 46 around 0,2.
#[component]
pub fn HouseCrest(house: House) -> impl IntoView {
    view! {
        <g class=house_class(house)>
            <path class="f-shield" d=CREST></path>
            <path class="f-seam" d=SEAM></path>
            <use class="f-on-house" href=sigil(house) transform="scale(1.04)"></use>
        </g>
    }
}

/// The same for pages without a map: needs no definitions.
#[component]
pub fn HouseArms(house: House) -> impl IntoView {
    view! {
        <g class=house_class(house)>
            <path class="f-shield" d=CREST></path>
            <path class="f-seam" d=SEAM></path>
            <g class="f-on-house" transform="scale(1.04)" inner_html=drawn(sigil(house))></g>
        </g>
    }
}

/// The wax of a seal, round but for what ran over.
const WAX: &str = "M17 3.9Q16.4 7.9 14 11.2Q11.6 14.6 7.8 16Q4 17.3 -.2 18.1Q-4.3 19 -8.3 17.2Q-12.4 15.5 -14.5 11.8Q-16.7 8 -18.2 4Q-19.7 0 -18.4 -4.1Q-17.2 -8.3 -14.6 -11.7Q-12.1 -15.1 -8 -16.2Q-3.9 -17.2 .1 -17.5Q4.1 -17.8 8.2 -16.7Q12.4 -15.6 14.6 -11.8Q16.8 -8.1 17.2 -4Q17.5 0 17 3.9z";

/// The seal of a house on something secret or sworn, in a box of 42 by 42.
#[component]
pub fn HouseSeal(house: House) -> impl IntoView {
    view! {
        <g class=house_class(house)>
            <path class="f-wax" d=WAX></path>
            <circle class="f-pressed" r="13.4"></circle>
            <use class="f-on-house" href=sigil(house) transform="scale(.84)"></use>
        </g>
    }
}

/// Returns what is drawn under a reference like `#f-sigil-stark`.
fn drawn(reference: &str) -> &'static str {
    FIGURES
        .split_once(&["id=\"", &reference[1..], "\">"].concat())
        .and_then(|(_, rest)| rest.split_once("</g>"))
        .map_or("", |(drawing, _)| drawing)
}

/// The arms of a house as markup, for a picture whose style and definitions are those of
/// [`printed`](super::printed).
#[cfg(feature = "ssr")]
pub fn arms_drawn(house: House) -> String {
    format!(
        "<g class=\"{}\"><path fill=\"currentColor\" stroke=\"#10161a\" stroke-width=\"1.6\" d=\"{CREST}\"/>\
         <path fill=\"none\" stroke=\"#fff\" stroke-opacity=\".7\" d=\"{SEAM}\"/>\
         <use href=\"{}\" transform=\"scale(1.04)\"/></g>",
        house_class(house),
        sigil(house),
    )
}

/// The paint of a house's figures, as the style sheet has it, for such a picture.
#[cfg(feature = "ssr")]
pub fn paint(house: House) -> &'static str {
    const TOKENS: &str = include_str!("../../../../../style/tokens.css");
    let house = house_class(house).trim_start_matches("house-");
    let name = ["--", house, "-paint: "].concat();
    TOKENS
        .split_once(&name)
        .and_then(|(_, rest)| rest.split_once(';'))
        .map_or("none", |(paint, _)| paint)
}

/// A power token, in a box of 24 by 24.
#[component]
pub fn PowerToken(house: House) -> impl IntoView {
    view! {
        <g class=house_class(house)>
            <use href="#f-power"></use>
            <use class="f-on-house" href=sigil(house) transform="scale(.58)"></use>
        </g>
    }
}

/// A castle or stronghold, in a box of 36 by 28.
#[component]
pub fn BuildingFigure(building: Building) -> impl IntoView {
    let figure = match building {
        Building::Castle => "#f-castle",
        Building::Stronghold => "#f-stronghold",
    };
    view! { <use href=figure></use> }
}

/// A supply icon, in a box of 14 by 14.
#[component]
pub fn Barrel() -> impl IntoView {
    view! { <use href="#f-barrel"></use> }
}

/// A power icon, in a box of 14 by 14.
#[component]
pub fn Crown() -> impl IntoView {
    view! { <use href="#f-crown"></use> }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shield_brings_its_drawing_along() {
        for house in House::ALL {
            assert!(drawn(sigil(house)).contains("<path"), "{house:?}");
        }
    }

    #[test]
    fn every_figure_that_is_named_is_drawn() {
        let houses = House::ALL.map(sigil).into_iter();
        let units = Unit::ALL.map(figure).into_iter();
        let others = [
            "#f-order-back",
            "#f-power",
            "#f-shield",
            "#f-castle",
            "#f-stronghold",
        ];
        for name in houses
            .chain(units)
            .chain(OrderToken::ALL.map(face))
            .chain(others)
        {
            assert!(
                FIGURES.contains(&["id=\"", &name[1..], "\""].concat()),
                "{name}"
            );
        }
    }
}
