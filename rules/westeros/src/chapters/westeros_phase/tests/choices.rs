//! Cards that somebody decides.

use super::{QUIET, card, choose};
use crate::{House, Phase, Prompt, WesterosCard, WesterosChoice, testing::draw};

#[test]
fn a_throne_of_blades_is_the_thrones_to_choose() {
    let begin = || card(&draw(6, QUIET), WesterosCard::AThroneOfBlades);
    assert_eq!(begin().prompt("Baratheon"), Some(Prompt::ThroneOfBlades));
    let chosen = |choice| {
        let mut play = begin();
        play.answer("Baratheon", choose(choice)).unwrap();
        play
    };
    let supply = chosen(WesterosChoice::Supply);
    assert_eq!(supply.state.supply[House::Stark], 1);
    assert_eq!(
        supply.state.supply[House::Tyrell],
        2,
        "Highgarden's barrels"
    );
    let mustering = chosen(WesterosChoice::Mustering);
    assert!(matches!(
        mustering.prompt("Baratheon"),
        Some(Prompt::Muster {
            only_one: false,
            ..
        })
    ));
    let nothing = chosen(WesterosChoice::Nothing);
    assert_eq!(nothing.state.phase, Phase::Planning);
}
