use super::*;
use crate::language::{Language, speaking};
use crate::lobby::ordinal;
use leptos_router::location::Url;

fn read(address: &str) -> Asked {
    let mut query = ParamsMap::new();
    let pairs = address.split_once('?').map_or("", |it| it.1);
    for (name, value) in pairs.split('&').filter_map(|it| it.split_once('=')) {
        query.insert(name.to_owned(), Url::unescape(value));
    }
    Asked::read(&query)
}

#[test]
fn an_address_asks_for_the_page_that_it_is_of() {
    for few in [false, true] {
        for page in [1, 2, 70] {
            let asked = Asked { few, page };
            assert_eq!(read(&asked.address()), asked);
        }
    }
    let first = Asked {
        few: false,
        page: 1,
    };
    for odd in ["/people", "/people?page=0", "/people?page=-3&few=no"] {
        assert_eq!(read(odd), first, "{odd}");
    }
}

#[test]
fn places_are_said_as_people_say_them() {
    let ordinals = [1, 2, 3, 4, 11, 12, 13, 21, 37, 102, 111, 1013].map(ordinal);
    let english = [
        "1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "37th", "102nd", "111th",
        "1013th",
    ];
    assert_eq!(ordinals, english);
    assert_eq!(speaking(Language::German, || ordinal(37)), "37.");
}

#[test]
fn the_last_place_of_a_page_stands_there() {
    use platform::profiles::{self, Section};
    let own = |place| {
        let own = profiles::Own {
            place: Some(place),
            games: 5,
        };
        let found = profiles::Leaderboard {
            rated: 101,
            own: Some(own),
            ..profiles::Leaderboard::default()
        };
        let shown = Leaderboard::of(found, Section::Rated);
        (shown.pages, shown.own.and_then(|it| it.place))
    };
    assert_eq!(own(50), (3, Some((50, 1))));
    assert_eq!(own(51), (3, Some((51, 2))));
    assert_eq!(own(101), (3, Some((101, 3))));
}
