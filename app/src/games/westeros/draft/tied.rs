//! Houses with equal bids: in which order they shall stand.

use westeros::{ByHouse, House, Prompt, Ranking, View};

/// By their bids, equal ones as they stand in the rulebook's order of houses.
pub(super) fn by_bids(view: &View, bids: ByHouse<u8>) -> Ranking {
    let mut houses = view.houses().to_vec();
    houses.sort_by_key(|&house| std::cmp::Reverse(bids[house]));
    Ranking::of(&houses, |_| true)
}

/// The houses place by place, each with its bid and whether it may go up or down by one.
pub fn ties(prompt: &Prompt, ranking: &Ranking) -> Vec<Tie> {
    let Prompt::OrderTied { bids, .. } = prompt else {
        return Vec::new();
    };
    let at = |place: usize| ranking.at(place).map(|house| bids[house]);
    ranking
        .iter()
        .enumerate()
        .map(|(place, house)| Tie {
            house,
            bid: bids[house],
            up: place > 0 && at(place - 1) == at(place),
            down: at(place + 1) == at(place),
        })
        .collect()
}

/// A house among those that have bid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tie {
    pub house: House,
    pub bid: u8,
    /// The house before it has bid the same.
    pub up: bool,
    /// The house behind it has bid the same.
    pub down: bool,
}

#[cfg(test)]
mod tests {
    use super::*;
    use westeros::Track;

    #[test]
    fn only_houses_with_equal_bids_change_places() {
        let mut bids = ByHouse::default();
        bids[House::Stark] = 3;
        let prompt = Prompt::OrderTied {
            track: Track::Fiefdoms,
            bids,
        };
        let houses = [House::Stark, House::Lannister, House::Baratheon];
        let moves: Vec<(bool, bool)> = ties(&prompt, &Ranking::of(&houses, |_| true))
            .into_iter()
            .map(|it| (it.up, it.down))
            .collect();
        assert_eq!(moves, [(false, false), (false, true), (true, false)]);
    }
}
