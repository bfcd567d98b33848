//! The names of places, houses and cards in the page's language.

use westeros::{Area, House, HouseCard};

pub fn area_name(area: Area) -> &'static str {
    area.name()
}

pub fn house_name(house: House) -> &'static str {
    house.name()
}

pub fn card_name(card: HouseCard) -> &'static str {
    card.face().name
}
