//! Answers in their long form and in their short ones.

use crate::walk::Walk;
use westeros::{
    Action, Area, AreaSet, House, HouseCard, Prompt,
    notation::{Asked, read_answer, write_answer},
};

#[test]
fn every_answer_of_random_games_comes_back() {
    for players in 3..=6 {
        for seed in 0..8 {
            let mut walk = Walk::new(players, seed);
            while let Some((asked, action)) = walk.next() {
                let house = walk.state.house_of(asked.seat).unwrap();
                let text = write_answer(&action);
                let bare = Asked {
                    house,
                    prompt: None,
                    combat: None,
                };
                assert_eq!(read_answer(bare, &text), Ok(action), "{text}");
                walk.take(&asked, action);
            }
        }
    }
}

#[test]
fn names_may_be_short() {
    let asked = Asked {
        house: House::Tyrell,
        prompt: None,
        combat: None,
    };
    let read = |text| read_answer(asked, text);
    let loras = Ok(Action::PlayCard(HouseCard::SerLorasTyrell));
    assert_eq!(read("play loras"), loras);
    assert_eq!(read("PLAY Ser Loras"), loras);
    let spent = Ok(Action::ResolveRaid {
        from: Area::TheEyrie,
        target: None,
    });
    assert_eq!(read("raid eyrie > nothing"), spent);
    assert_eq!(
        read("retreat widows watch"),
        Ok(Action::Retreat(Area::WidowsWatch))
    );
    assert!(read("play tyrell").unwrap_err().contains("fits several"));
}

#[test]
fn a_side_without_areas_gets_all_that_were_asked_about() {
    let orders = AreaSet::EMPTY.with(Area::Seagard).with(Area::Riverrun);
    let prompt = Prompt::Support { orders };
    let asked = Asked {
        house: House::Greyjoy,
        prompt: Some(&prompt),
        combat: None,
    };
    let all = Action::Support {
        attacker: orders,
        defender: AreaSet::EMPTY,
    };
    assert_eq!(read_answer(asked, "support attacker"), Ok(all));
    let split = Action::Support {
        attacker: AreaSet::EMPTY.with(Area::Seagard),
        defender: AreaSet::EMPTY.with(Area::Riverrun),
    };
    let text = "support attacker: Seagard; defender: Riverrun";
    assert_eq!(read_answer(asked, text), Ok(split));
}

#[test]
fn more_units_than_figures_are_refused() {
    let asked = Asked {
        house: House::Stark,
        prompt: None,
        combat: None,
    };
    let text = "destroy Winterfell: 9F; Winterfell: 9F";
    assert!(read_answer(asked, text).is_err());
    assert!(read_answer(asked, "destroy Winterfell: 999F").is_err());
}
