//! What a table has agreed on: who may speak to whom, and when.

use super::audience::Audience;
use crate::Error;
use crate::entities::table::{self, PressMode, PressTime, Status};

/// What a table has agreed on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PressRules {
    pub mode: PressMode,
    pub time: PressTime,
}

/// How the game stands, as far as speaking goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    Gathering,
    /// The players plan.
    Planning,
    /// They carry out, or react.
    Acting,
    Over,
}

impl PressRules {
    pub(crate) const fn of(table: &table::Model) -> Self {
        Self {
            mode: table.press,
            time: table.press_time,
        }
    }

    /// Whether players may speak to these now. Before the start and after the end the hall is
    /// everybody's, and there is nothing to whisper about before the start.
    pub(crate) fn permit(self, stage: Stage, to: &Audience) -> Result<(), Error> {
        let players = match to {
            Audience::Gallery => return Ok(()),
            Audience::Hall => None,
            Audience::Seats(seats) => Some(seats.len()),
        };
        if players.is_none() && matches!(stage, Stage::Gathering | Stage::Over) {
            return Ok(());
        }
        let agreed = match (self.mode, players) {
            (PressMode::Full, _)
            | (PressMode::Pairs, None | Some(2))
            | (PressMode::PublicOnly, None) => true,
            (PressMode::Pairs | PressMode::PublicOnly | PressMode::None, _) => false,
        };
        match (stage, self.time) {
            _ if !agreed => Err(Error::Silent),
            (Stage::Gathering, _) | (Stage::Acting, PressTime::PlanningOnly) => Err(Error::NotNow),
            (Stage::Planning | Stage::Over, _) | (Stage::Acting, PressTime::Always) => Ok(()),
        }
    }
}

impl Stage {
    pub(crate) fn of(table: &table::Model, planning: bool) -> Self {
        match table.status {
            Status::Gathering => Self::Gathering,
            Status::Running if planning => Self::Planning,
            Status::Running => Self::Acting,
            Status::Over => Self::Over,
        }
    }
}

#[cfg(test)]
mod tests {
    use tabletop::Seat;

    use super::*;

    /// The errors in the hall, between two and among three.
    fn heard(mode: PressMode, time: PressTime, stage: Stage) -> [Option<Error>; 3] {
        let among = |n| Audience::of((0..n).map(Seat)).unwrap();
        [Audience::Hall, among(2), among(3)]
            .map(|it| PressRules { mode, time }.permit(stage, &it).err())
    }

    #[test]
    fn a_table_is_as_talkative_as_it_agreed() {
        let silent = || Some(Error::Silent);
        let playing = |mode| heard(mode, PressTime::Always, Stage::Acting);
        assert_eq!(playing(PressMode::Full), [None, None, None]);
        assert_eq!(playing(PressMode::Pairs), [None, None, silent()]);
        assert_eq!(playing(PressMode::PublicOnly), [None, silent(), silent()]);
        assert_eq!(playing(PressMode::None), [silent(), silent(), silent()]);
    }

    #[test]
    fn where_players_speak_while_they_plan_they_are_silent_afterwards() {
        let at = |stage| heard(PressMode::Full, PressTime::PlanningOnly, stage);
        let later = || Some(Error::NotNow);
        assert_eq!(at(Stage::Planning), [None, None, None]);
        assert_eq!(at(Stage::Acting), [later(), later(), later()]);
        assert_eq!(at(Stage::Over), [None, None, None]);
        assert_eq!(at(Stage::Gathering), [None, later(), later()]);
    }

    #[test]
    fn before_and_after_a_silent_game_the_hall_is_open() {
        for stage in [Stage::Gathering, Stage::Over] {
            let [hall, two, _] = heard(PressMode::None, PressTime::Always, stage);
            assert_eq!((hall, two), (None, Some(Error::Silent)));
        }
    }
}
