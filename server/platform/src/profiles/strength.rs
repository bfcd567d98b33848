//! Ratings as values: Weng and Lin's Bradley-Terry model for several teams, known as `OpenSkill`.
//!
//! A seat is a **team of two**: its person, and the role that the person played at a table of that
//! size, for the roles of a game are not equally strong, and not the same with three players as with
//! six. Seats of one side are one team. The strength of a team is the sum of all. Both are learned:
//! after a game the difference between what was expected and what has come is shared among the two by
//! how uncertain each of them is. So a win with a weak role was expected less and earns more, and a
//! role that wins in everybody's hands becomes a strong one instead of making its players so. Roles
//! begin at 0, which is no influence at all, and with half the uncertainty of a person: they differ
//! less than people.
//!
//! Uncertainty never falls below a floor, so that ratings follow those who learn.

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// The probable strength of somebody or something (`mu`), and how uncertain that is (`sigma`).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Strength {
    pub mu: f64,
    pub sigma: f64,
}

impl Strength {
    /// Of a person of whom nothing is known.
    pub const PERSON: Self = Self {
        mu: 25.0,
        sigma: 25.0 / 3.0,
    };
    /// Of a role of which nothing is known.
    pub const ROLE: Self = Self {
        mu: 0.0,
        sigma: 25.0 / 6.0,
    };
}

/// Below this a person's uncertainty does not fall, and half of it is the floor of a role's.
const FLOOR: f64 = 1.0;

/// A seat of a game that is over.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Player {
    pub person: Strength,
    pub role: Strength,
    /// Those of the same side win together; `None` for somebody alone.
    pub side: Option<usize>,
    /// 1 for the best; equal ones are tied. The same for a whole side.
    pub rank: usize,
}

/// The same seats after their game, with their strengths as they are now known.
pub fn after(players: &[Player]) -> Vec<Player> {
    let teams = teams(players);
    let rated = |it: Strength| WengLinRating::from((it.mu, it.sigma));
    let before: Vec<Vec<WengLinRating>> = teams
        .iter()
        .map(|team| team.iter().map(|at| &players[*at]))
        .map(|team| {
            team.flat_map(|it| [rated(it.person), rated(it.role)])
                .collect()
        })
        .collect();
    let ranked: Vec<_> = before
        .iter()
        .zip(&teams)
        .map(|(ratings, team)| {
            (
                ratings.as_slice(),
                MultiTeamOutcome::new(players[team[0]].rank),
            )
        })
        .collect();
    let new = weng_lin_multi_team(&ranked, &WengLinConfig::default());
    let mut after = players.to_vec();
    for (team, new) in teams.iter().zip(new) {
        for (at, new) in team.iter().zip(new.chunks_exact(2)) {
            after[*at].person = learned(new[0], FLOOR);
            after[*at].role = learned(new[1], FLOOR / 2.0);
        }
    }
    after
}

/// The seats of each team, by their places among `players`.
fn teams(players: &[Player]) -> Vec<Vec<usize>> {
    let mut teams: Vec<Vec<usize>> = Vec::new();
    for (at, player) in players.iter().enumerate() {
        let same =
            |team: &&mut Vec<usize>| player.side.is_some() && players[team[0]].side == player.side;
        match teams.iter_mut().find(same) {
            Some(team) => team.push(at),
            None => teams.push(vec![at]),
        }
    }
    teams
}

fn learned(it: WengLinRating, floor: f64) -> Strength {
    Strength {
        mu: it.rating,
        sigma: it.uncertainty.max(floor),
    }
}

#[cfg(test)]
mod tests;
