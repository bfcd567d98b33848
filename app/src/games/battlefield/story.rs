//! A whole battle as its log tells it: its parts, its course, who did what to whom, what points were for, and how
//! the dice fell against what was to be expected. Pure functions of the log and the position at its end.

mod charging;
mod course;
mod deeds;
mod gains;
mod last;
mod ledger;
mod luck;
mod moments;
mod played;
mod roll;
mod sections;
mod sums;
#[cfg(all(test, feature = "ssr"))]
mod tests;
mod traces;
mod ways;

pub use charging::{Charging, charging};
pub use course::{After, Measure, course, lead};
pub use deeds::{Cast, Comes, Deed, DeedKind, Loss, LossBy, Rolled, deeds, lost};
pub use gains::gains;
pub use last::{Doer, Last, last};
pub use ledger::{Account, accounts};
pub use luck::{Luck, Throw, lucks, remarkable};
pub use moments::{Moment, moments};
pub use played::{Played, before_round, outcome, played, unread};
pub use roll::{ALL, Tried, again};
pub use sections::{Kind, Section, sections};
pub use sums::{Sum, sums};
pub use traces::{Trace, traces};
pub use ways::{Gait, Way};

use battlefield::event::Event;

/// The round in which a log begins that was told by now, in round `now`: a battle may begin in its
/// middle.
pub fn opening<'e>(mut log: impl Iterator<Item = &'e Event>, now: u8) -> u8 {
    let begun = log.find_map(|it| match it {
        Event::RoundBegan { round } => Some(*round),
        _ => None,
    });
    begun.map_or(now, |it| it.saturating_sub(1))
}

/// Tells whether an event shows on the table, or is worth a halt when a battle is shown from its beginning.
#[cfg(feature = "ssr")]
pub const fn is_sight(event: &Event) -> bool {
    matches!(
        event,
        Event::RoundBegan { .. }
            | Event::TerrainPlaced { .. }
            | Event::Deployed { .. }
            | Event::ZoneClaimed { .. }
            | Event::CardPlayed { .. }
            | Event::Moved { .. }
            | Event::Shifted { .. }
            | Event::ChargeSucceeded { .. }
            | Event::ChargeFailed { .. }
            | Event::Attacked { .. }
            | Event::Wounded { .. }
            | Event::Destroyed { .. }
            | Event::MarkerTaken { .. }
            | Event::Scored { .. }
            | Event::Over { .. }
    )
}

/// Tells whether it is a roll, or what one comes to: told where somebody asks for the dice.
pub const fn is_dice(event: &Event) -> bool {
    matches!(
        event,
        Event::Rolled { .. }
            | Event::Rerolled { .. }
            | Event::ChargeRolled { .. }
            | Event::RetreatRolled { .. }
            | Event::RolledOnce { .. }
            | Event::Hits { .. }
            | Event::Blocked { .. }
    )
}
