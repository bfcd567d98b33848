//! What is said at court: biddings, musterings, supply, and what befalls houses.

mod bidding;
mod fallen;
mod feeding;
mod fortune;
mod raising;

pub use bidding::{
    Goods, auction_title, bid_state, if_held, if_lost, known_card, number_label, number_now, power,
    reach, rung, secret, stakes_note, thing, tie_moved,
};
pub use fallen::{came, fallen_title};
pub use feeding::{fed, figures, over, piece, spoils_lost, spoils_most};
pub use fortune::{
    coursed, coursed_on, fortune, has_bid, tied_bid, westeros_name, wildling_face, wildling_name,
};
pub use raising::{barred, left_of, muster_in, points, short_recruit, take_back, unused_points};

/// "1st", "2."
pub fn place(number: u8) -> String {
    let english = match number {
        1 => "st",
        2 => "nd",
        3 => "rd",
        _ => "th",
    };
    say!("{number}{english}" | "{number}.")
}
