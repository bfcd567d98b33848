//! The outcome of a bidding, in words.

use super::bidding::thing;
use crate::games::westeros::wording::{house_name, track};
use westeros::{Ranking, Track};

/// Tells in a sentence which house leads a track now.
pub fn came(on: Track, ranking: Ranking) -> String {
    let (name, token) = (track(on).0, thing(on));
    let holder = ranking.at(0).map_or("", house_name);
    // The Iron Throne lies on a track of its own name.
    if on == Track::IronThrone {
        return say!("{holder} gets {token}." | "{holder} bekommt {token}.");
    }
    say!("{name}: {holder} gets {token}." | "{name}: {holder} bekommt {token}.")
}

#[cfg(test)]
mod tests {
    use super::*;
    use westeros::House;

    #[test]
    fn the_first_of_a_track_gets_what_lies_on_it() {
        let ranking = Ranking::of(&[House::Stark, House::Lannister], |_| true);
        assert_eq!(
            came(Track::Fiefdoms, ranking),
            "Fiefdoms: Stark gets the Valyrian Steel Blade."
        );
        assert_eq!(
            came(Track::IronThrone, ranking),
            "Stark gets the Iron Throne."
        );
    }
}
