//! Achievements that are worth a seal: read out of stored results alone, and out of nothing else.

use std::collections::BTreeSet;

use crate::entities::played::{self, Stay};

/// A thing that few do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Achievement {
    /// So many wins in a row.
    Streak(u32),
    /// Wins with so many different roles of one game.
    Roles(u32),
    /// A win against so many others.
    Crowd(u32),
    /// So many games begun, and none left.
    Kept(u32),
}

/// An achievement, with the game and the role with which it was done last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Done {
    pub achievement: Achievement,
    pub kind: String,
    pub role: String,
}

/// The least that counts for an achievement.
const STREAK: u32 = 3;
const ROLES: u32 = 3;
const CROWD: u32 = 4;
const KEPT: u32 = 10;

/// Returns the achievements that these games are worth.
pub fn achievements(rows: &[played::Model]) -> Vec<Done> {
    let mut begun: Vec<&played::Model> = rows.iter().filter(|it| it.stay != Stay::Joined).collect();
    begun.sort_by_key(|it| (it.at, it.table_id));
    let wins: Vec<&played::Model> = begun.iter().copied().filter(|it| won(it)).collect();
    [streak(&begun), roles(&wins), crowd(&wins), kept(&begun)]
        .into_iter()
        .flatten()
        .map(|(achievement, row)| Done {
            achievement,
            kind: row.kind.clone(),
            role: row.role.clone(),
        })
        .collect()
}

type Last<'a> = Option<(Achievement, &'a played::Model)>;

fn won(it: &played::Model) -> bool {
    it.place == Some(1)
}

/// The longest run of wins.
fn streak<'a>(begun: &[&'a played::Model]) -> Last<'a> {
    let (mut run, mut best) = (0, None);
    for &row in begun {
        run = if won(row) { run + 1 } else { 0 };
        if run >= STREAK && best.is_none_or(|(longest, _)| run > longest) {
            best = Some((run, row));
        }
    }
    best.map(|(run, row)| (Achievement::Streak(run), row))
}

/// The game in which most roles have won.
fn roles<'a>(wins: &[&'a played::Model]) -> Last<'a> {
    let kinds: BTreeSet<&str> = wins.iter().map(|it| &*it.kind).collect();
    let counted = kinds.into_iter().filter_map(|kind| {
        let mut of_kind = wins.iter().copied().filter(move |it| it.kind == kind);
        let roles: BTreeSet<&str> = of_kind.clone().map(|it| &*it.role).collect();
        Some((u32::try_from(roles.len()).ok()?, of_kind.next_back()?))
    });
    let (most, row) = counted.max_by_key(|(roles, _)| *roles)?;
    (most >= ROLES).then_some((Achievement::Roles(most), row))
}

/// The win against most others.
fn crowd<'a>(wins: &[&'a played::Model]) -> Last<'a> {
    let row = wins.iter().copied().max_by_key(|it| it.seats)?;
    let others = u32::try_from(row.seats).ok()?.checked_sub(1)?;
    (others >= CROWD).then_some((Achievement::Crowd(others), row))
}

/// The games of somebody who has never left one.
fn kept<'a>(begun: &[&'a played::Model]) -> Last<'a> {
    let games = u32::try_from(begun.len()).ok()?;
    let stayed = begun.iter().all(|it| it.stay == Stay::Whole);
    let last = begun.last().filter(|_| stayed && games >= KEPT)?;
    Some((Achievement::Kept(games), last))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{TableId, UserId};

    fn game(at: i64, role: &str, place: Option<i16>) -> played::Model {
        played::Model {
            table_id: TableId(u128::try_from(at).unwrap()),
            user_id: UserId(1),
            kind: "westeros".into(),
            role: role.into(),
            seats: 4,
            place,
            stay: Stay::Whole,
            answers: 0,
            spent: 0,
            at,
            mu: None,
            sigma: None,
        }
    }

    fn done(rows: &[played::Model]) -> Vec<(Achievement, String)> {
        let achievements = achievements(rows).into_iter();
        achievements.map(|it| (it.achievement, it.role)).collect()
    }

    #[test]
    fn few_games_are_no_achievement() {
        assert_eq!(done(&[]), []);
        let two = [game(1, "Stark", Some(1)), game(2, "Tyrell", Some(1))];
        assert_eq!(done(&two), []);
    }

    #[test]
    fn wins_in_a_row_are_counted_by_when_the_games_ended() {
        let mut rows = [5, 3, 1, 2, 4].map(|at| game(at, "Stark", Some(1)));
        rows[0].place = Some(2);
        assert_eq!(done(&rows), [(Achievement::Streak(4), "Stark".to_owned())]);
        rows[1].place = None;
        assert_eq!(done(&rows), [], "a game that nobody won ends the run");
    }

    #[test]
    fn roles_crowds_and_faith_have_their_seals() {
        let roles = ["Stark", "Tyrell", "Martell"].into_iter().cycle();
        let mut rows: Vec<played::Model> = (0..10)
            .zip(roles)
            .map(|(at, role)| game(at, role, (at % 2 == 0).then_some(1)))
            .collect();
        rows[4].seats = 6;
        let achievements = |rows: &[played::Model]| -> Vec<Achievement> {
            done(rows).into_iter().map(|it| it.0).collect()
        };
        assert_eq!(
            achievements(&rows),
            [
                Achievement::Roles(3),
                Achievement::Crowd(5),
                Achievement::Kept(10)
            ]
        );
        rows[1].stay = Stay::Left;
        assert_eq!(
            achievements(&rows),
            [Achievement::Roles(3), Achievement::Crowd(5)]
        );
        rows[4].stay = Stay::Joined;
        assert_eq!(achievements(&rows), [], "who takes over has not won");
    }
}
