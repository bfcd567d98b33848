//! The drawings of the house cards: arms of our own, composed of a small vocabulary. A field says
//! how the shield is parted, a figure who it is, a sign what they are known for. The shapes lie in
//! one file that is fetched when the first card is shown.

use crate::games::westeros::map::house_class;
use leptos::prelude::*;
use westeros::HouseCard;

/// A drawing, by the names that its shapes have in `public/cards.svg`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Art {
    pub figure: &'static str,
    pub sign: &'static str,
}

/// The partings of the ground, in a box of 48 by 40; one for each place in the order of strength.
const FIELDS: [&str; 7] = [
    "M24 0H48V40H24z",
    "M0 40L48 0V40z",
    "M0 40L24 10L48 40z",
    "M0 0H48V12H0z",
    "M0 0H24V20H0zM24 20H48V40H24z",
    "M16 0H32V40H16z",
    "M0 14H48V28H0z",
];

/// Returns what is drawn on a card.
pub const fn art(card: HouseCard) -> Art {
    use HouseCard as C;
    let (figure, sign) = match card {
        C::StannisBaratheon => ("king", "heart"),
        C::RenlyBaratheon => ("young", "crown"),
        C::SerDavosSeaworth => ("lord", "ship"),
        C::BrienneOfTarth => ("knight", "shield"),
        C::SalladhorSaan => ("young", "coin"),
        C::Melisandre => ("hood", "flame"),
        C::Patchface => ("fool", "fish"),
        C::TywinLannister => ("lord", "chain"),
        C::SerGregorClegane => ("knight", "sword"),
        C::TheHound => ("hound", "sword"),
        C::SerJaimeLannister => ("plume", "swords"),
        C::SerKevanLannister => ("lord", "shield"),
        C::TyrionLannister => ("young", "book"),
        C::CerseiLannister => ("queen", "cup"),
        C::EddardStark => ("lord", "sword"),
        C::RobbStark => ("king", "wolf"),
        C::RooseBolton => ("bare", "drop"),
        C::GreatjonUmber => ("wild", "axe"),
        C::SerRodrickCassel => ("lord", "tower"),
        C::TheBlackfish => ("knight", "fish"),
        C::CatelynStark => ("lady", "dagger"),
        C::EuronCrowsEye => ("wild", "eye"),
        C::VictarionGreyjoy => ("knight", "axe"),
        C::BalonGreyjoy => ("king", "anchor"),
        C::TheonGreyjoy => ("young", "bow"),
        C::DagmarCleftjaw => ("wild", "horn"),
        C::AshaGreyjoy => ("lady", "ship"),
        C::AeronDamphair => ("hood", "wave"),
        C::MaceTyrell => ("lord", "rose"),
        C::SerLorasTyrell => ("plume", "spear"),
        C::SerGarlanTyrell => ("knight", "swords"),
        C::RandyllTarly => ("bare", "bow"),
        C::MargaeryTyrell => ("queen", "rose"),
        C::AlesterFlorent => ("bare", "scroll"),
        C::QueenOfThorns => ("hood", "thorn"),
        C::TheRedViper => ("young", "snake"),
        C::AreoHotah => ("bare", "halberd"),
        C::Darkstar => ("young", "star"),
        C::ObaraSand => ("lady", "spear"),
        C::ArianneMartell => ("queen", "sun"),
        C::NymeriaSand => ("lady", "swords"),
        C::DoranMartell => ("lord", "wheel"),
    };
    Art { figure, sign }
}

/// The drawing of a card, in its house's colors.
#[component]
pub fn CardArt(card: HouseCard) -> impl IntoView {
    let Art { figure, sign } = art(card);
    let shape = |name: &str| ["/cards.svg#", name].concat();
    let class = ["card-art ", house_class(card.house())].concat();
    let place = card as usize % FIELDS.len();
    view! {
        <svg class=class viewBox="0 0 48 40" aria-hidden="true">
            <path class="art-field" d=FIELDS[place]></path>
            <use class="art-figure" href=shape(figure) width="40" height="40"></use>
            <circle class="art-seal" cx="37" cy="29" r="10"></circle>
            <use class="art-sign" href=shape(sign) x="30" y="22" width="14" height="14"></use>
        </svg>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;
    use westeros::House;

    const SHAPES: &str = include_str!("../../../../../../public/cards.svg");

    #[test]
    fn every_shape_is_drawn_and_used() {
        let drawn: HashSet<&str> = SHAPES
            .split("<symbol id=\"")
            .skip(1)
            .filter_map(|it| it.split('"').next())
            .collect();
        let used: HashSet<&str> = HouseCard::ALL
            .into_iter()
            .map(art)
            .flat_map(|it| [it.figure, it.sign])
            .collect();
        assert_eq!(drawn, used);
    }

    #[test]
    fn no_two_cards_look_alike() {
        let drawings: HashSet<_> = HouseCard::ALL
            .into_iter()
            .map(|it| (art(it).figure, art(it).sign))
            .collect();
        assert_eq!(drawings.len(), HouseCard::ALL.len());
        for house in House::ALL {
            let fields: HashSet<_> = house.cards().iter().map(|&it| it as usize % 7).collect();
            assert_eq!(fields.len(), House::CARDS, "{house:?}");
        }
    }
}
