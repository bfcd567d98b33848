//! Standing orders: what is answered beforehand, in the words of the rulebook.

mod battle;
mod cards;
mod council;
mod march;
mod order;
mod sheet;
mod support;

pub use battle::{
    battle_title, blade, blade_use, casualties, cheapest, far, first_to, near, retreat, simple_way,
};
pub use cards::{anybody, card_rule, cards_note, cards_title, no_list, side_name};
pub use council::{bid, bid_note, council_title, keep_raven, look_raven, port, port_use, raven};
pub use march::{
    add_choice, choice, condition, finding, leave_token, march, march_note, march_title,
    march_turn, no_march, nobody_moves, none_holds, sooner, units, unspoken, where_to, who_goes,
};
pub use order::{among, order};
pub use sheet::{
    answers_now, ask_me, button, count, drafted, lasting, lasts, meaning, offer, title,
};
pub use support::{
    against, all_support, beside, neither, nobody, own_only, refusal, refuse_some, some_houses,
    support, support_note, support_title, welcome,
};
