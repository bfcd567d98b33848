//! The names of places, houses and cards in the page's language. In German all of them are those
//! of the game's German edition.

mod card;
mod fate;
mod place;

pub use card::card_name;
pub use fate::{tides_card_name, westeros_card_name, wildling_card_name};
#[cfg(test)]
pub use place::bare_in;
pub use place::{
    area_name, called, far_map_name, from_area, in_area, into_area, linked, map_name, of_area,
    on_area, the_area,
};

use crate::language::{Language, language};
use westeros::House;

pub fn house_name(house: House) -> &'static str {
    match (language(), house) {
        (Language::German, House::Lannister) => "Lennister",
        (Language::German, House::Greyjoy) => "Graufreud",
        (_, same) => same.name(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::speaking;
    use westeros::{Area, HouseCard, TidesCard, WesterosCard, WildlingCard};

    #[test]
    fn german_names_are_of_one_edition() {
        speaking(Language::German, || {
            let houses = House::ALL.map(house_name);
            let english = |name: &str| name.contains("Lannister") || name.contains("Greyjoy");
            assert_eq!(
                houses.iter().filter(|it| english(it)).count(),
                0,
                "{houses:?}"
            );
            let cards = HouseCard::ALL.map(card_name);
            assert_eq!(
                cards.iter().filter(|it| english(it)).count(),
                0,
                "{cards:?}"
            );
        });
    }

    #[test]
    fn no_two_have_the_same_name() {
        for language in Language::ALL {
            let mut names: Vec<&str> = speaking(language, || {
                let cards = HouseCard::ALL.map(card_name).into_iter();
                let fate = WesterosCard::ALL.map(westeros_card_name).into_iter();
                let wild = WildlingCard::ALL.map(wildling_card_name).into_iter();
                let tides = TidesCard::ALL.map(tides_card_name).into_iter();
                let areas = Area::ALL.map(area_name).into_iter();
                areas
                    .chain(cards)
                    .chain(fate)
                    .chain(wild)
                    .chain(tides)
                    .collect()
            });
            let all = names.len();
            names.sort_unstable();
            names.dedup();
            assert_eq!(names.len(), all, "{language:?}");
        }
    }
}
