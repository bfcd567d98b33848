//! Bids: what a place is worth, by what the purse can bear; and the word of the Iron Throne on
//! equal ones.

use super::{Seen, rivals::rivalry};
use crate::{
    Auction, ByHouse, House, HouseSet, Rank, Ranking, Track, WildlingCard, general::kings_court,
};
use std::cmp::Reverse;
use tabletop::Dice;

pub(super) fn bid(seen: &Seen, on: Auction, most: u8, dice: &mut (impl Dice + ?Sized)) -> u8 {
    let wish = match on {
        Auction::Track(track) => for_track(seen, track, dice),
        Auction::Wildlings(strength) => against(seen, strength),
    };
    // Whoever is hot-headed misjudges a bid by a token or two, no more.
    let slip = (seen.temper.noise(dice) / 24).clamp(-1, 1);
    (wish + slip).clamp(0, i32::from(most)) as u8
}

/// A share of what the purse can spare, the greater the worse the house stands there now.
fn for_track(seen: &Seen, track: Track, dice: &mut (impl Dice + ?Sized)) -> i32 {
    let purse = i32::from(seen.power[seen.me]);
    let spare = (purse - reserve(seen)).max(0);
    let place = seen.tracks.get(track).position(seen.me).unwrap_or(0) as i32;
    // Of what is left: three tracks are bid for one after the other.
    let tenths = match track {
        Track::IronThrone => 2 + i32::from(seen.round < 9),
        Track::Fiefdoms => 4,
        Track::KingsCourt => {
            let stars = i32::from(kings_court::stars(seen.players, place as usize));
            if stars == 0 { 9 } else { 7 }
        }
    };
    // Nobody is to know to the token what others will bid.
    let roll = dice.below(3).cast_signed() - 1;
    (spare * tenths + 5) / 10 + roll.min(spare)
}

/// Returns what should stay for the wildlings.
fn reserve(seen: &Seen) -> i32 {
    let houses = i32::from(seen.players);
    if seen.wildlings >= 6 {
        (i32::from(seen.wildlings) + houses) / houses
    } else {
        1
    }
}

/// The own share of what holds the wildlings, by purses; where all purses together do not, just
/// enough not to be the lowest bidder.
fn against(seen: &Seen, strength: u8) -> i32 {
    let strength = i32::from(strength);
    let bidding = seen.attack.map_or_else(HouseSet::default, |it| it.houses);
    let purse = |house: House| i32::from(seen.power[house]);
    let total: i32 = bidding.iter().map(purse).sum();
    let mine = purse(seen.me);
    if total < strength {
        let known_mild = seen.own.top_wildling == Some(WildlingCard::SilenceAtTheWall);
        let broke = bidding.iter().filter(|&it| purse(it) == 0).count();
        let harmless = known_mild || broke > 0;
        return i32::from(!harmless);
    }
    // Rounded up, so that the shares of all suffice.
    let share = (strength * mine + total - 1) / total.max(1);
    share.max(i32::from(mine > 0))
}

/// The own house first among equals, then those that are least to be feared.
pub(super) fn order(seen: &Seen, bids: ByHouse<u8>) -> Ranking {
    let mut houses = House::ALL;
    houses.sort_by_key(|&house| {
        let feared = if house == seen.me || !seen.in_play(house) {
            -1
        } else {
            rivalry(seen, house)
        };
        (Reverse(bids[house]), feared)
    });
    Ranking::of(&houses, |house| seen.in_play(house))
}

/// The reward for the own house or the least rival, the harm for the greatest.
pub(super) fn name(seen: &Seen, tied: HouseSet, rank: Rank) -> House {
    let feared = |&house: &House| {
        if house == seen.me {
            i32::MIN
        } else {
            rivalry(seen, house)
        }
    };
    let named = match rank {
        Rank::Highest => tied.iter().min_by_key(feared),
        Rank::Lowest => tied.iter().max_by_key(feared),
    };
    named.expect("a question about equals names them")
}
