//! The ranks after a bidding, and the order among equal bids.

use crate::{ByHouse, House, Illegal, Position, Ranking};
use std::cmp::Reverse;

/// The houses in play by their bids, equal ones as they stand in `order`.
pub(super) fn ranked(
    position: &Position,
    bids: ByHouse<u8>,
    order: [House; House::COUNT],
) -> Ranking {
    let mut sorted = order;
    // Stable; a handful of entries is sorted in place.
    sorted.sort_by_key(|&house| Reverse(bids[house]));
    Ranking::of(&sorted, |house| position.in_play(house))
}

/// Every house with its place on a track now, those not in play behind.
pub(super) fn as_they_stand(track: Ranking) -> [House; House::COUNT] {
    let mut houses = House::ALL;
    houses.sort_by_key(|&house| track.position(house).unwrap_or(House::COUNT));
    houses
}

pub(super) fn any(position: &Position, bids: ByHouse<u8>) -> bool {
    let houses = position.houses();
    houses.iter().enumerate().any(|(i, &house)| {
        let rest = &houses[i + 1..];
        rest.iter().any(|&other| bids[other] == bids[house])
    })
}

/// Every house once, none before one that bid more.
pub(super) fn check(
    position: &Position,
    bids: ByHouse<u8>,
    ranking: Ranking,
) -> Result<(), Illegal> {
    let named = |&house: &House| ranking.position(house).is_some();
    let complete = position.houses().iter().all(named);
    let behind = (position.houses().len()..House::COUNT).any(|it| ranking.at(it).is_some());
    let falling = ranking
        .iter()
        .map(|house| bids[house])
        .is_sorted_by(|a, b| a >= b);
    if complete && !behind && falling {
        Ok(())
    } else {
        Err(Illegal::NotTheBids)
    }
}
