//! Ratings as values: Weng and Lin's Bradley-Terry model for several teams, known as `OpenSkill`.
//!
//! A seat is a **team of two**: its person, and what the person played at a table of that size, for
//! the houses of a game are not equally strong, and not the same with three players as with six.
//! The strength of a team is the sum of the two. Both are learned: after a game the difference
//! between what was expected and what has come is shared among the two by how uncertain each of them
//! is. So a win with a weak house was expected less and earns more, and a house that wins in
//! everybody's hands becomes a strong one instead of making its players so. Houses begin at 0, which
//! is no influence at all, and with half the uncertainty of a person: they differ less than people.
//!
//! Uncertainty never falls below a floor, so that ratings follow those who learn.

use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};

/// How strong somebody or something probably is (`mu`), and how uncertain that is (`sigma`).
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
pub struct Team {
    pub person: Strength,
    pub role: Strength,
    /// 1 for the best; equal ones are tied.
    pub rank: usize,
}

/// The same seats after their game, with their strengths as they are now known.
pub fn after(teams: &[Team]) -> Vec<Team> {
    let before: Vec<[WengLinRating; 2]> = teams
        .iter()
        .map(|it| [it.person, it.role].map(|it| WengLinRating::from((it.mu, it.sigma))))
        .collect();
    let ranked: Vec<_> = before
        .iter()
        .zip(teams)
        .map(|(team, it)| (team.as_slice(), MultiTeamOutcome::new(it.rank)))
        .collect();
    let new = weng_lin_multi_team(&ranked, &WengLinConfig::default());
    teams
        .iter()
        .zip(new)
        .map(|(team, new)| Team {
            person: learned(new[0], FLOOR),
            role: learned(new[1], FLOOR / 2.0),
            ..*team
        })
        .collect()
}

fn learned(it: WengLinRating, floor: f64) -> Strength {
    Strength {
        mu: it.rating,
        sigma: it.uncertainty.max(floor),
    }
}

#[cfg(test)]
mod tests;
