//! The odds of a battle before any card is chosen, over all that both hands still hold.

use super::Seen;
use crate::{House, HouseCard};

/// The cards of a hand by strength, 0 to 4: how often each strength is played, strong cards more
/// often than weak ones.
type Hand = [u8; 5];

/// Every hand of every house.
static HANDS: [[Hand; 1 << House::CARDS]; House::COUNT] = {
    let mut hands = [[[0; 5]; 1 << House::CARDS]; House::COUNT];
    let mut card = 0;
    while card < HouseCard::ALL.len() {
        let (house, place) = (card / House::CARDS, card % House::CARDS);
        let strength = HouseCard::ALL[card].face().strength;
        let mut hand = 0;
        while hand < hands[house].len() {
            if hand >> place & 1 == 1 {
                hands[house][hand][strength as usize] += strength + 2;
            }
            hand += 1;
        }
        card += 1;
    }
    hands
};

fn hand(seen: &Seen, house: House) -> &'static Hand {
    &HANDS[house.index()][usize::from(seen.hand[house] & 0x7f)]
}

/// Returns how likely, in thousandths, `attacker` beats `defender` if it is ahead by `margin` before cards: over every
/// pair of cards in both hands.
pub(super) fn wins(seen: &Seen, attacker: House, defender: House, margin: i32) -> i32 {
    let (ours, theirs) = (hand(seen, attacker), hand(seen, defender));
    let place = |house| seen.tracks.fiefdoms.position(house);
    let (we, they) = (place(attacker), place(defender));
    let mut lead = margin;
    if !seen.blade_used {
        lead += i32::from(we == Some(0)) - i32::from(they == Some(0));
    }
    let least = i32::from(we > they);
    let (mut won, mut all) = (0, 0);
    for (mine, &often) in (0..).zip(ours) {
        for (other, &times) in (0..).zip(theirs) {
            let pairs = i32::from(often) * i32::from(times);
            all += pairs;
            won += pairs * i32::from(lead + mine - other >= least);
        }
    }
    if all == 0 { 500 } else { won * 1000 / all }
}
