//! Every sentence of the miniatures game, in both languages. Names of Tactics
//! cards stay as the data prints them, and those of units and people of which no German one is known.

mod abilities;
mod aims;
mod answers;
mod asks;
mod board;
mod cards;
pub mod casts;
mod conditions;
mod considerate;
mod course;
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
mod odds;
mod options;
mod plan;
mod problems;
mod send;
mod sentence;
mod sight;
mod steps;
mod story;
#[cfg(feature = "ssr")]
mod task;
#[cfg(all(test, feature = "ssr"))]
mod tests;
mod texts;
mod tile;
mod units;
mod window;
mod words;

pub use aims::{charged, met, used};
pub use answers::{action, claims, drafted, orders};
pub use asks::question;
#[cfg(feature = "ssr")]
pub use board::standing;
pub use board::{board, goal, score, unit_line, unit_sentence};
pub use conditions::{conditions, influences, ranks_left, traits};
pub use considerate::considerate;
pub use course::{above, ahead, change, lead_in, measure, moment, rounds, stand};
pub use edition::{dative, person, short as edition_name, whole as unit_name};
#[cfg(feature = "ssr")]
pub use either::choice;
pub use end::{Ended, ended, first_goal, helped};
pub use events::event;
pub use explain::explain;
pub use head::{caption, head, now};
pub use illegal::{illegal, refusal};
pub use last::{Told, came_of, last, plate, plays, ways};
pub use names::{commander, faction, house, led_by, mode, player, round, seat, short_house, side};
pub use numbers::{chance, inches, number_of_inches, tenths, tenths_of_inches};
pub use odds::{arrival, averages, disorderly, falls_short, likely, stops, throw_of};
pub use options::possible;
pub use plan::{
    apart, behind_line, formation, gap, lies, men, move_all, plan_note, planned, planned_ghost,
    send_plan, zone_line,
};
pub use problems::problem;
pub use send::{aimed, is_whole, send, send_one};
pub use sentence::{cards, count_dice, points, wounds};
pub use sight::{
    arcs, arrows, blocked, could_charge, cover, outlook, retreat, sees, threat, touches,
};
pub use story::{gained, luck, outcome, pool, section, throw};
#[cfg(feature = "ssr")]
pub use task::task;
pub use texts::{
    ability, card, card_bonus, card_short, card_when, mission, mission_short, reaction, zone_text,
};
pub use tile::{acts, hindrance, maneuvers, marches, promise, retreats, stays, strikes};
pub use units::{joined, marker, ncu, own_unit, post, thing, unit};
pub use words::{arc, die, keyword, piece, place_at, set_up, slot, token, zone};
