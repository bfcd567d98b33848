//! Every sentence of the miniatures game, in both languages. Names of Tactics
//! cards stay as the data prints them, and those of units and people of which no German one is known.

mod abilities;
mod answers;
mod asks;
mod board;
mod cards;
pub mod casts;
mod conditions;
mod considerate;
mod edition;
#[cfg(feature = "ssr")]
mod either;
mod end;
mod events;
mod explain;
mod head;
mod illegal;
mod last;
mod names;
mod numbers;
mod options;
mod plan;
mod problems;
mod sentence;
mod sight;
mod steps;
mod story;
#[cfg(feature = "ssr")]
mod task;
#[cfg(all(test, feature = "ssr"))]
mod tests;
mod texts;
mod units;
mod window;
mod words;

pub use answers::{action, drafted};
pub use asks::question;
#[cfg(feature = "ssr")]
pub use board::standing;
pub use board::{board, goal, score, unit_sentence};
pub use conditions::{conditions, influences, ranks_left, traits};
pub use considerate::considerate;
pub use edition::{dative, person, short as edition_name, whole as unit_name};
#[cfg(feature = "ssr")]
pub use either::choice;
pub use end::{Ended, ended, first_goal, helped};
pub use events::event;
pub use explain::explain;
pub use head::{caption, head, now};
pub use illegal::{illegal, refusal};
pub use last::{Told, came_of, last, plate, plays, ways};
pub use names::{faction, house, mode, player, round, seat, short_house, side};
pub use numbers::{chance, inches, number_of_inches, percent, tenths};
pub use options::possible;
pub use plan::{
    apart, behind_line, formation, gap, lies, move_all, plan_note, planned, planned_ghost,
    send_plan,
};
pub use problems::problem;
pub use sentence::{cards, count_dice, wounds};
pub use sight::{arcs, arrows, blocked, cover, outlook, retreat, sees, threat, touches};
pub use story::{gained, luck, outcome, pool, section, throw};
#[cfg(feature = "ssr")]
pub use task::task;
pub use texts::{ability, card, card_bonus, card_when, mission, reaction, zone_text};
pub use units::{marker, ncu, thing, unit};
pub use words::{arc, die, keyword, piece, slot, token, zone};
