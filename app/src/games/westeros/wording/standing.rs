//! Standing orders: what is answered beforehand, in the words of the rulebook.

mod battle;
mod cards;
mod council;
mod order;
mod sheet;
mod support;

pub use battle::{
    battle_title, blade, blade_use, casualties, cheapest, far, first_to, near, retreat, simple_way,
};
pub use cards::{anybody, card_place, card_rule, cards_note, cards_title, no_list, side_name};
pub use council::{bid, bid_note, council_title, keep_raven, look_raven, port, port_use, raven};
pub use order::{among, order};
pub use sheet::{answers_now, ask_me, button, drafted, lasting, lasts, meaning, offer, title};
pub use support::{
    against, all_support, beside, neither, nobody, own_only, refusal, refuse_some, some_houses,
    support, support_note, support_title, welcome,
};
