//! What the miniatures game says: every sentence of it in both languages. Names of units,
//! attachments, NCUs and Tactics cards stay as the data prints them.

mod abilities;
mod answers;
mod asks;
mod board;
mod cards;
mod events;
mod explain;
mod head;
mod illegal;
mod names;
mod numbers;
mod options;
mod problems;
mod sentence;
mod sight;
mod steps;
#[cfg(all(test, feature = "ssr"))]
mod tests;
mod texts;
mod units;
mod window;
mod words;

pub use answers::action;
pub use asks::question;
pub use board::{board, unit_sentence};
pub use events::{event, roll};
pub use explain::explain;
pub use head::{caption, head};
pub use illegal::{illegal, refusal};
#[cfg(feature = "ssr")]
pub use names::round;
pub use names::{faction, house, mode, player, seat};
pub use numbers::{chance, inches, number_of_inches, percent, tenths};
pub use options::possible;
pub use problems::problem;
pub use sentence::{cards, count_dice, points, wounds};
pub use sight::{arcs, arrows, blocked, cover, outlook, retreat, sees, threat, touches};
pub use texts::{ability, card, card_bonus, mission, zone_text};
pub use units::{marker, ncu, thing, unit};
pub use words::{arc, keyword, piece, slot, token, zone};
