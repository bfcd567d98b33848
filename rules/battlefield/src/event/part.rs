//! The further parts of events: what a die was for, how a unit came, what points are for.

use crate::{
    geometry::Arc,
    position::{Source, UnitId},
};
use serde::{Deserialize, Serialize};

/// The purpose of a die in the set-up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum RollFor {
    Mode,
    Role,
    Terrain,
    Markers,
    Zone,
    First,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Arrival {
    Deployed,
    FromReserve,
    Redeployed,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TokenChange {
    Placed,
    Spent,
    Removed,
}

/// The reason for victory points.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Why {
    Destroyed(UnitId),
    Commander(UnitId),
    Tokens(UnitId),
    Marker(u8),
    Wall(u8),
    Mission(String),
}

/// A number that was added to a roll, and its maker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Change {
    pub by: i8,
    pub made_by: MadeBy,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum MadeBy {
    Effect(Source),
    /// The side or arc from which an attack came.
    Side(Arc),
    Cover,
    Fortified,
    Inspiring,
    Horrific,
    /// The cause of the test: a rule of the mode, or an effect that says so itself.
    Cause,
}

#[cfg(test)]
mod tests {
    use crate::event::Event;

    #[test]
    fn events_that_were_stored_without_what_changed_them_are_read() {
        let old = [
            r#"{"Rolled":{"unit":{"Unit":0},"pool":"Attack","faces":[1,6],"needed":4}}"#,
            r#"{"Tested":{"unit":0,"panic":true,"result":5,"needed":6,"passed":false}}"#,
            r#"{"ChargeRolled":{"unit":0,"faces":[3],"disorderly":false}}"#,
        ];
        for text in old {
            let event: Event = serde_json::from_str(text).unwrap();
            let again = serde_json::to_string(&event).unwrap();
            assert!(again.len() > text.len(), "what is new is empty: {again}");
        }
    }
}
