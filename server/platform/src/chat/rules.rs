//! The agreement of a table on who may speak to whom, and when.

use super::audience::Audience;
use crate::Error;
use crate::entities::table::{self, ChatMode, ChatTime, Status};

/// The agreement of a table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ChatRules {
    pub mode: ChatMode,
    pub time: ChatTime,
}

/// The stage of the game, as far as speaking goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    Gathering,
    /// The players plan.
    Planning,
    /// They carry out, or react.
    Acting,
    Over,
}

impl ChatRules {
    pub(crate) const fn of(table: &table::Model) -> Self {
        Self {
            mode: table.chat,
            time: table.chat_time,
        }
    }

    /// Checks that players may speak to these now. Before the start and after the end the hall is everybody's, and
    /// there is nothing to whisper about before the start.
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
            (ChatMode::Full, _)
            | (ChatMode::Pairs, None | Some(2))
            | (ChatMode::PublicOnly, None) => true,
            (ChatMode::Pairs | ChatMode::PublicOnly | ChatMode::None, _) => false,
        };
        match (stage, self.time) {
            _ if !agreed => Err(Error::Silent),
            (Stage::Gathering, _) | (Stage::Acting, ChatTime::PlanningOnly) => Err(Error::NotNow),
            (Stage::Planning | Stage::Over, _) | (Stage::Acting, ChatTime::Always) => Ok(()),
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
    fn heard(mode: ChatMode, time: ChatTime, stage: Stage) -> [Option<Error>; 3] {
        let among = |n| Audience::of((0..n).map(Seat)).unwrap();
        [Audience::Hall, among(2), among(3)]
            .map(|it| ChatRules { mode, time }.permit(stage, &it).err())
    }

    #[test]
    fn a_table_is_as_talkative_as_it_agreed() {
        let silent = || Some(Error::Silent);
        let playing = |mode| heard(mode, ChatTime::Always, Stage::Acting);
        assert_eq!(playing(ChatMode::Full), [None, None, None]);
        assert_eq!(playing(ChatMode::Pairs), [None, None, silent()]);
        assert_eq!(playing(ChatMode::PublicOnly), [None, silent(), silent()]);
        assert_eq!(playing(ChatMode::None), [silent(), silent(), silent()]);
    }

    #[test]
    fn where_players_speak_while_they_plan_they_are_silent_afterwards() {
        let at = |stage| heard(ChatMode::Full, ChatTime::PlanningOnly, stage);
        let later = || Some(Error::NotNow);
        assert_eq!(at(Stage::Planning), [None, None, None]);
        assert_eq!(at(Stage::Acting), [later(), later(), later()]);
        assert_eq!(at(Stage::Over), [None, None, None]);
        assert_eq!(at(Stage::Gathering), [None, later(), later()]);
    }

    #[test]
    fn before_and_after_a_silent_game_the_hall_is_open() {
        for stage in [Stage::Gathering, Stage::Over] {
            let [hall, two, _] = heard(ChatMode::None, ChatTime::Always, stage);
            assert_eq!((hall, two), (None, Some(Error::Silent)));
        }
    }
}
