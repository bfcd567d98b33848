//! A bidding before it is decided: who bids, and what each place or outcome would bring.

use westeros::{Auction, House, HouseSet, Track, View, kings_court::stars};

/// A house that bids, as far as everybody knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bidder {
    pub house: House,
    /// Power at hand; what was bid already still lies among it.
    pub power: u8,
    /// Its bid is in; how much it is, nobody else knows.
    pub ready: bool,
    pub mine: bool,
}

/// Returns who bids, in turn order.
pub fn bidders(view: &View, on: Auction) -> Vec<Bidder> {
    let among = |house: &House| match on {
        Auction::Track(_) => true,
        Auction::Wildlings(_) => defenders(view).contains(*house),
    };
    let bidder = |house| Bidder {
        house,
        power: view.power[house],
        ready: view.committed.contains(house),
        mine: view.me == Some(house),
    };
    view.turn_order().filter(among).map(bidder).collect()
}

fn defenders(view: &View) -> HouseSet {
    view.attack.map_or(HouseSet::EMPTY, |it| it.houses)
}

/// All power that could be bid.
pub fn purse(bidders: &[Bidder]) -> u8 {
    bidders.iter().map(|it| it.power).sum()
}

/// A place on a track.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rung {
    /// Counted from 0.
    pub place: u8,
    /// The house that stands there until the bids are in.
    pub now: House,
    /// Nobody stands below.
    pub last: bool,
    /// Starred orders, on the track that gives them.
    pub stars: Option<u8>,
}

/// The places of a track, best first.
pub fn rungs(view: &View, track: Track) -> Vec<Rung> {
    let houses = view.tracks.get(track).iter().enumerate();
    houses
        .map(|(place, now)| Rung {
            place: place as u8,
            now,
            last: place + 1 == view.tracks.get(track).iter().count(),
            stars: stars_at(view, track, place),
        })
        .collect()
}

/// The starred orders that a place gives; `None` on tracks that give none.
pub fn stars_at(view: &View, track: Track, place: usize) -> Option<u8> {
    (track == Track::KingsCourt).then(|| stars(view.players, place))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::westeros::staged::staged;

    #[test]
    fn all_houses_bid_for_a_track_and_only_who_has_bid_is_known() {
        let (view, _) = staged(
            "card Clash of Kings only\npower all 5\npower GR 2",
            "BA: bid 3",
            House::Greyjoy,
        );
        let lines: Vec<String> = bidders(&view, Auction::Track(Track::IronThrone))
            .into_iter()
            .map(|it| format!("{:?} {} {} {}", it.house, it.power, it.ready, it.mine))
            .collect();
        assert_eq!(
            lines,
            [
                "Baratheon 5 true false",
                "Lannister 5 false false",
                "Stark 5 false false",
                "Martell 5 false false",
                "Greyjoy 2 false true",
                "Tyrell 5 false false",
            ]
        );
    }

    #[test]
    fn the_places_of_the_kings_court_have_their_stars() {
        let (view, _) = staged("card Clash of Kings only", "", House::Greyjoy);
        let stars = rungs(&view, Track::KingsCourt);
        let stars: Vec<Option<u8>> = stars.into_iter().map(|it| it.stars).collect();
        assert_eq!(stars, [3, 3, 2, 1, 0, 0].map(Some));
        assert_eq!(rungs(&view, Track::Fiefdoms)[0].stars, None);
    }
}
