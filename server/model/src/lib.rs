//! Plain values that the platform, the pages and the browser share: what is stored and what travels has
//! one definition. With the feature `database` they are values of columns, too.
//!
//! What is made for one viewer, in the words of a language, is not here but in `app`.

mod answer;
mod arms;
mod chat;
mod notice;
mod saved;
mod seat;
mod table;
mod vote;

pub use answer::{Fate, ForcedAnswers, LastAnswer, Outcome, Perspective, PointInTime};
pub use arms::{Arms, Blazon};
pub use chat::{Mark, Muting, ProposalAnswer, Reply};
pub use notice::DeliveryError;
pub use saved::{SavedDraft, SavedStanding};
pub use seat::{Change, ClockRow, Guest, Inviter, Kept, Loss, Lost, Reliability};
pub use table::{
    Admission, Delay, MAX_DESCRIPTION, MAX_HOUSE_RULES, Masks, Stakes, Status, Terms, Tongue,
    Verdict,
};
pub use vote::{Motion, Resolution, Vote};
