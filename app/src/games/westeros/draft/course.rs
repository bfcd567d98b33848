//! A house that moves on an influence track: where it comes to stand, and what that changes.

use super::{enemy, stars_at};
use westeros::{
    Action, House, Prompt, Ranking, Track, View,
    march::{Turns, turns_if_last},
    wildlings::best_tracks,
};

/// A move on a track.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Course {
    pub house: House,
    pub track: Track,
    /// Places, counted from 0.
    pub from: usize,
    pub to: usize,
    /// The track afterwards.
    pub after: Ranking,
    /// Starred orders before and after, on the track that gives them.
    pub stars: Option<(u8, u8)>,
    /// The turns of the marches that are going on, if they change.
    pub turns: Option<Turns>,
}

impl Course {
    /// Returns who holds the token of the track afterwards, if that changes.
    pub fn token_goes_to(&self) -> Option<House> {
        let changes = self.from != self.to && (self.from == 0 || self.to == 0);
        self.after.at(0).filter(|_| changes)
    }
}

/// Returns what an answer moves; `None` for answers that move nobody, or where the track is not known yet.
pub fn course(view: &View, prompt: &Prompt, action: &Action) -> Option<Course> {
    let track = match *action {
        Action::ChooseTrack(track) => track,
        Action::GoDown => only_best(view)?,
        _ => return None,
    };
    let ranking = *view.tracks.get(track);
    let last = ranking.len().saturating_sub(1);
    let mover = match prompt {
        Prompt::Doran => enemy(view)?,
        Prompt::PreemptiveTrack { .. } => view.attack?.bidder?,
        _ => view.me?,
    };
    let from = ranking.position(mover)?;
    let to = match prompt {
        Prompt::KingTrackUp => 0,
        Prompt::PreemptiveTrack { .. } | Prompt::PreemptiveRaid => (from + 2).min(last),
        _ => last,
    };
    let mut after = ranking;
    after.shift(mover, to);
    let stars = stars_at(view, track, from).zip(stars_at(view, track, to));
    let marching = *prompt == Prompt::Doran && track == Track::IronThrone;
    let turns = turns_if_last(view, mover).filter(|_| marching);
    Some(Course {
        house: mover,
        track,
        from,
        to,
        after,
        stars,
        turns,
    })
}

/// The track on which the viewer stands best, if it is one only; else the Iron Throne says which.
fn only_best(view: &View) -> Option<Track> {
    let best = best_tracks(view, view.me?);
    let mut tracks = Track::ALL.into_iter().zip(best).filter(|it| it.1);
    let (track, _) = tracks.next()?;
    tracks.next().is_none().then_some(track)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::westeros::staged::staged;

    #[test]
    fn the_bottom_of_the_kings_court_costs_stars() {
        let (view, prompt) = staged(
            "card Wildlings Attack only\nwildlings 6\nwildling deck: King Beyond\n\
             fiefdoms BA GR TY\ncourt BA LA ST",
            "BA: bid 0\nLA: bid 1\nST: bid 1\nMA: bid 1\nGR: bid 1\nTY: bid 1",
            House::Lannister,
        );
        let course = |track| course(&view, &prompt, &Action::ChooseTrack(track)).unwrap();
        let court = course(Track::KingsCourt);
        assert_eq!((court.from, court.to, court.stars), (0, 5, Some((3, 0))));
        assert_eq!(court.token_goes_to(), Some(House::Stark));
        let fiefdoms = course(Track::Fiefdoms);
        assert_eq!(fiefdoms.stars, None);
        assert_eq!(fiefdoms.token_goes_to(), None);
    }
}
