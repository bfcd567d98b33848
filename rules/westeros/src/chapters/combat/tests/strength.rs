//! Strength: orders and garrisons.

use super::{attack, board, counted, over, plays, upright};
use crate::{
    House, HouseCard, Side,
    chapters::combat::strength,
    testing::{area, draw},
};
use HouseCard::{CatelynStark, EddardStark, SerRodrickCassel, TheHound};

#[test]
fn garrisons_defense_orders_and_the_march_count() {
    let text = "
        Lannister | Seagard     | K | March-1
        Stark     | Moat Cailin | F | Defense*";
    let play = attack(draw(6, text), "Seagard > Moat Cailin");
    let combat = play.state.combat.unwrap();
    let of = |side| strength(&play.state, &combat, side);
    assert_eq!(of(Side::Attacker).order, -1);
    assert_eq!(of(Side::Defender).order, 2);
    let home = "Lannister | Moat Cailin | K | March*\n Stark | Winterfell | F | Raid";
    let play = attack(draw(6, home), "Moat Cailin > Winterfell");
    let combat = play.state.combat.unwrap();
    assert_eq!(strength(&play.state, &combat, Side::Defender).total(), 3);
    assert_eq!(strength(&play.state, &combat, Side::Attacker).total(), 3);
}

#[test]
fn a_garrison_fights_alone_and_falls() {
    let text = "Lannister | Moat Cailin | K | March*";
    let mut state = board(text, &[TheHound, CatelynStark]);
    state.hand[House::Stark] |= EddardStark.bit() | SerRodrickCassel.bit();
    let mut play = attack(state, "Moat Cailin > Winterfell");
    assert_eq!(
        play.awaited(),
        ["Stark"],
        "the only card of Lannister plays itself"
    );
    plays(&mut play, "Stark", CatelynStark).unwrap();
    assert_eq!(counted(&play), (5, 2));
    assert!(!play.state.garrisons.contains(area("Winterfell")));
    assert_eq!(upright(&play, "Winterfell"), super::army("K"));
    assert!(over(&play));
}
