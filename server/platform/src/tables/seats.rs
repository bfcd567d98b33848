//! The people on the seats, before the game begins and while it runs.
//!
#![doc = include_str!("seats.md")]

mod admission;
mod change;
mod gathering;
mod inherit;
mod kept;
mod newcomer;
mod on_vacation;
mod owner;
mod presence;
mod replace;
mod seated;

pub use gathering::{give_up_seat, leave, seat_computer, share_seat, take_seat, unseat_computer};
pub use inherit::hand_down;
pub use kept::{invite_again, keeps, kept_for_others};
pub use newcomer::{take_seat_as_guest, take_seat_in_browser};
pub use on_vacation::show_vacations;
pub use owner::{close, plain, send_away, set_words};
pub use presence::{confirm, lapse};
pub use replace::{hand_over, offer_seat, replace, return_to};
pub use seated::seated;
