//! The next deed at a moment of the past.

use crate::games::westeros::{
    page::WesterosPage,
    wording::{count, house_name, is_called, list},
};
use westeros::Phase;

/// "Next: Martell places its orders."; empty where nobody had to do anything, and once the game is over.
pub fn next(page: &WesterosPage) -> String {
    let houses: Vec<&str> = page.awaited().map(house_name).collect();
    if page.view.ranking.is_some() || houses.is_empty() {
        return String::new();
    }
    let whom = if houses.len() > 3 {
        count(houses.len() as u8, "house")
    } else {
        list(&houses)
    };
    let (one, several) = deed(page);
    let deed = if houses.len() == 1 { one } else { several };
    say!("Next: {whom} {deed}." | "Als Nächstes: {whom} {deed}.")
}

/// Returns the deed of one house, and that of several.
fn deed(page: &WesterosPage) -> (&'static str, &'static str) {
    let view = &page.view;
    match view.phase {
        Phase::Planning => (
            word!("places its orders" | "legt seine Befehle"),
            word!("place their orders" | "legen ihre Befehle"),
        ),
        Phase::MessengerRaven => (
            word!("may use the Messenger Raven" | "darf den Botenraben nutzen"),
            word!("may use the Messenger Raven" | "dürfen den Botenraben nutzen"),
        ),
        Phase::Raid => (
            word!("raids" | "führt einen Überfall aus"),
            word!("raid" | "führen Überfälle aus"),
        ),
        Phase::March if view.combat.is_some() => (
            word!("decides in battle" | "entscheidet im Kampf"),
            word!("decide in battle" | "entscheiden im Kampf"),
        ),
        Phase::March if is_called(page) => (
            word!("answers the request for support" | "antwortet auf die Bitte um Unterstützung"),
            word!("answer the request for support" | "antworten auf die Bitte um Unterstützung"),
        ),
        Phase::March => (
            word!("marches" | "marschiert"),
            word!("march" | "marschieren"),
        ),
        Phase::ConsolidatePower => (
            word!("consolidates power" | "führt Machtzuwachs aus"),
            word!("consolidate power" | "führen Machtzuwachs aus"),
        ),
        Phase::Westeros | Phase::CleanUp | Phase::GameOver => (
            word!("decides" | "entscheidet"),
            word!("decide" | "entscheiden"),
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        games::westeros::staged::{Zero, blank_page},
        language::{Language, speaking},
    };
    use tabletop::{Game, Quiet};
    use westeros::{House, Setup, Westeros};

    #[test]
    fn what_comes_next_names_the_houses_without_their_players() {
        let state = Westeros::start(&Setup::default(), 6, &mut Quiet(Zero));
        let page = |houses: &[House]| WesterosPage {
            waiting: houses.iter().map(|&it| state.seat_of(it)).collect(),
            ..blank_page()
        };
        let martell = page(&[House::Martell]);
        assert_eq!(next(&martell), "Next: Martell places its orders.");
        let all = page(&House::ALL);
        assert_eq!(next(&all), "Next: 6 houses place their orders.");
        assert_eq!(next(&page(&[])), "");
        let german = speaking(Language::German, || next(&martell));
        assert_eq!(german, "Als Nächstes: Martell legt seine Befehle.");
    }
}
