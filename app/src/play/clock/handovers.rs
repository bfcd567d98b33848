//! Seats that change hands, as the log tells them.

use model::Change;
use serde::{Deserialize, Serialize};

/// A seat that has changed hands, or may.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Handover {
    pub seq: i64,
    pub seat: u8,
    pub change: Change,
    /// The person who has taken it over, where that may be told and they still sit there.
    pub by: Option<String>,
}

/// Tells what has become of the seat that plays `name`, as a sentence.
pub fn handed(it: &Handover, name: &str) -> String {
    match (it.change, &it.by) {
        (Change::Offered, _) => {
            say!("{name} is up for takeover." | "{name} kann übernommen werden.")
        }
        (Change::Missed, _) => say!(
            "{name} is absent and up for takeover."
                | "{name} ist abwesend und kann übernommen werden."
        ),
        (Change::Returned, _) => say!("{name} is back." | "{name} ist wieder da."),
        (Change::Taken, Some(by)) => {
            say!("{by} has taken over {name}." | "{by} hat {name} übernommen.")
        }
        (Change::Taken, None) => {
            say!("Someone else has taken over {name}." | "Jemand anderes hat {name} übernommen.")
        }
        (Change::Computer, _) => {
            say!("{name} was handed to the computer." | "{name} wurde dem Computer übergeben.")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::{Language, speaking};

    #[test]
    fn who_has_taken_a_seat_over_is_named_where_that_may_be_told() {
        let taken = |by: Option<&str>| Handover {
            seq: 7,
            seat: 0,
            change: Change::Taken,
            by: by.map(str::to_owned),
        };
        let bob = handed(&taken(Some("Bob")), "House Stark");
        assert_eq!(bob, "Bob has taken over House Stark.");
        let masked = speaking(Language::German, || handed(&taken(None), "Haus Stark"));
        assert_eq!(masked, "Jemand anderes hat Haus Stark übernommen.");
    }
}
