//! The part of an event that somebody may know.

use super::Event;
use tabletop::Viewer;

impl Event {
    /// Returns what `viewer` may know of it.
    #[must_use]
    pub fn seen_by(self, viewer: Viewer) -> Option<Self> {
        Some(match self {
            Self::Drew { seat, cards } if viewer != Viewer::Seat(seat) => Self::DrewCards {
                seat,
                count: cards.len() as u8,
            },
            Self::DrewHidden { seat, names } if viewer != Viewer::Seat(seat) => {
                Self::DrewHiddenCount {
                    seat,
                    count: names.len() as u8,
                }
            }
            event => event,
        })
    }

    /// Tells whether it tells somebody what was hidden: the answer that brought it is final.
    pub const fn reveals(&self) -> bool {
        matches!(
            self,
            Self::ArmyShown { .. }
                | Self::ObjectiveTurned { .. }
                | Self::OpenMission(_)
                | Self::CardPlayed { .. }
                | Self::Drew { .. }
                | Self::DrewHidden { .. }
                | Self::Took { .. }
                | Self::Discarded { .. }
                | Self::MissionShown { .. }
                | Self::SiegeCardPlayed { .. }
        )
    }
}
