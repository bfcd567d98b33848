//! Neutral forces.

use crate::{
    Area, Illegal, Phase,
    chapters::march::callable,
    testing::{Play, area, because, house},
};

#[test]
fn support_is_called_only_where_somebody_could_help() {
    let mut play = Play::from(
        Phase::March,
        6,
        "
        Baratheon | Kingswood               | F    | March
        Baratheon | Blackwater Bay          | ship | Support
        Tyrell    | Highgarden              | F    | Support
        Greyjoy   | The Mountains of the Moon | F  | Support",
    );
    assert!(callable(&play.state, house("Baratheon"), Area::Kingswood).is_empty());
    for against in ["King's Landing", "The Eyrie", "Highgarden"] {
        let answered = play.call_support("Baratheon", "Kingswood", against);
        assert_eq!(answered, because(Illegal::NoNeutralForce(area(against))));
    }
}
