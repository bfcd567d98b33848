//! Options of a table by chance.

use crate::{
    AriannePowerToken, AttackSupply, BeatenAttacker, Consolidation, DarkWingsIncome, FinalTiebreak,
    House, Houses, LannisterPortShip, OverRemoval, SeatSet, Setup, SiegeCasualty, SupportScope,
    TidesBlade, TidesOfBattle, TidesReshuffle, WildlingTie, WinterIsComing,
};
use tabletop::{Dice, Seat, testkit::TestDice};

/// Options drawn by a seed: every one of them comes up, and one table in four has the defaults.
pub fn options(seed: u64) -> Setup {
    let mut dice = TestDice::new(!seed);
    if dice.below(4) == 0 {
        return Setup::default();
    }
    macro_rules! drawn {
        ($($field:ident: $option:ident,)*) => {
            Setup {
                $($field: $option::ALL[dice.below($option::ALL.len() as u32) as usize],)*
                ask_always: seats(&mut dice),
            }
        };
    }
    drawn! {
        houses: Houses,
        consolidation: Consolidation,
        tides_of_battle: TidesOfBattle,
        final_tiebreak: FinalTiebreak,
        lannister_port_ship: LannisterPortShip,
        tides_reshuffle: TidesReshuffle,
        tides_blade: TidesBlade,
        winter_is_coming: WinterIsComing,
        dark_wings: DarkWingsIncome,
        wildling_tie: WildlingTie,
        arianne_power_token: AriannePowerToken,
        attack_supply: AttackSupply,
        beaten_attacker: BeatenAttacker,
        support_scope: SupportScope,
        siege_casualty: SiegeCasualty,
        over_removal: OverRemoval,
    }
}

/// Returns who wants to be asked always: nobody at every second table, else about every second seat.
fn seats(dice: &mut TestDice) -> SeatSet {
    if dice.below(2) == 0 {
        return SeatSet::EMPTY;
    }
    let seats = (0..House::COUNT as u8).map(Seat);
    seats.filter(|_| dice.below(2) == 0).collect()
}
