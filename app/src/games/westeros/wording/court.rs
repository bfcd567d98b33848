//! The words said at court: biddings, musterings, supply, and what befalls houses.

mod bidding;
mod fallen;
mod fortune;
mod mustering;
mod supply;

pub use bidding::{
    Goods, auction_title, bid_state, everyone_pays, first_place, good_for, if_held, if_lost,
    known_card, number_label, number_now, power, put_in_order, reach, rung, secret, stakes_note,
    thing, tie_moved,
};
pub use fallen::came;
pub use fortune::{
    fortune, has_bid, moved_on_track, moved_on_track_to, tied_bid, tied_fall, wildling_face,
};
pub use mustering::{
    barred, left_of, muster_in, points, short_recruit, spent, take_back, unused_now,
};
pub use supply::{fed, figures, named, over, piece, spoils_lost, spoils_most};

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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        games::westeros::draft::{Draft, Rung, bidders, course, purse},
        games::westeros::staged::staged,
        language::{Language, speaking},
    };
    use westeros::{Action, Auction, ByHouse, House, Prompt, Ranking, Track};

    #[test]
    fn the_button_names_the_two_that_are_tied() {
        let houses = [House::Lannister, House::Stark, House::Baratheon];
        let draft = Draft::Tied(Ranking::of(&houses, |_| true));
        let track = Track::IronThrone;
        let mut bids = ByHouse::default();
        let all = Prompt::OrderTied { track, bids };
        assert_eq!(put_in_order(&all, &draft), "Set this order");
        bids[House::Lannister] = 2;
        bids[House::Stark] = 2;
        let two = Prompt::OrderTied { track, bids };
        assert_eq!(put_in_order(&two, &draft), "Lannister before Stark");
        let german = speaking(Language::German, || put_in_order(&two, &draft));
        assert_eq!(german, "Lennister vor Stark");
    }

    #[test]
    fn places_say_what_they_give() {
        let first = Rung {
            place: 0,
            now: House::Stark,
            last: false,
            stars: Some(3),
        };
        let last = Rung {
            place: 5,
            last: true,
            stars: Some(0),
            ..first
        };
        let lines = || {
            Track::ALL.map(|track| {
                [first, last].map(|it| format!("{} {}", place(it.place + 1), rung(track, it)))
            })
        };
        assert_eq!(lines()[0][1], "6th acts 6th");
        assert_eq!(lines()[1][1], "6th loses all ties in battle");
        assert_eq!(lines()[2][1], "6th no starred order");
        assert!(lines()[1][0].starts_with("1st the Blade: "));
        speaking(Language::German, || {
            assert_eq!(lines()[0][1], "6. handelt als Sechster");
            assert_eq!(lines()[2][1], "6. kein Befehl mit Stern");
        });
    }

    #[test]
    fn a_bid_says_what_is_kept() {
        assert_eq!(number_now(Goods::Power, 2, 5), "You bid 2 and keep 3.");
        assert_eq!(number_now(Goods::Ships, 1, 2), "You place 1 ship.");
        assert_eq!(number_label(Goods::Power, 5), "Power tokens (you have 5)");
    }

    #[test]
    fn the_wildlings_threaten_with_their_strength_alone() {
        let (view, _) = staged(
            "card Wildlings Attack only\nwildlings 6\npower all 1",
            "",
            House::Stark,
        );
        let all = bidders(&view, Auction::Wildlings(6));
        assert_eq!(
            reach(6, purse(&all)),
            "All bids together must reach 6. These houses have 6 power altogether."
        );
        let attack = view.attack.unwrap();
        assert!(if_held(attack).ends_with("The threat falls to 0."));
        assert!(if_lost(attack, view.wildlings).ends_with("The threat falls to 2."));
        let hidden = known_card(view.own.top_wildling);
        assert!(hidden.contains("once all bids are in"), "{hidden}");
    }

    #[test]
    fn a_fall_on_a_track_tells_its_price() {
        let (view, prompt) = staged(
            "card Wildlings Attack only\nwildlings 6\nwildling deck: King Beyond\n\
             court LA BA ST",
            "BA: bid 0\nLA: bid 1\nST: bid 1\nMA: bid 1\nGR: bid 1\nTY: bid 1",
            House::Lannister,
        );
        let court = course(&view, &prompt, &Action::ChooseTrack(Track::KingsCourt)).unwrap();
        assert_eq!(
            moved_on_track(&view, &court),
            "You go from 1st to 6th place. Starred orders: 3 → 0. Stark gets the Messenger Raven."
        );
    }

    #[test]
    fn a_fall_in_the_middle_of_the_marches_tells_who_is_passed_over() {
        let (view, prompt) = staged(
            "phase march only\nsupply all 6\nthrone BA TY LA ST MA GR\nMA Yronwood: F F\n\
             TY Prince's Pass: K, March\nTY Highgarden: F, March\nLA Lannisport: F, March",
            "TY: march Prince's Pass: K > Yronwood\nTY: play Margaery\nMA: play Doran",
            House::Martell,
        );
        let said = |track| {
            let fall = course(&view, &prompt, &Action::ChooseTrack(track)).unwrap();
            moved_on_track(&view, &fall)
        };
        assert_eq!(
            said(Track::IronThrone),
            "Tyrell goes from 2nd to 6th place. Turn order then: Baratheon, Lannister, Stark, \
             Martell, Greyjoy and Tyrell. Lannister is passed over in this round of \
             marches. Tyrell gets one more turn at the end of this round of marches."
        );
        assert!(!said(Track::Fiefdoms).contains("Turn order"));
    }

    #[test]
    fn who_is_last_everywhere_reads_that_a_fall_costs_nothing() {
        let lowest = |tracks: &str| {
            let (view, _) = staged(
                &format!(
                    "card Wildlings Attack only\nwildlings 6\nwildling deck: Preemptive\n{tracks}"
                ),
                "BA: bid 1\nLA: bid 1\nST: bid 1\nMA: bid 1\nGR: bid 1\nTY: bid 0",
                House::Tyrell,
            );
            tied_fall(&view)
        };
        let last = "throne BA LA ST MA GR TY\nfiefdoms BA LA ST MA GR TY\ncourt BA LA ST MA GR TY";
        assert!(lowest(last).starts_with("You're in last place on all three tracks already."));
        let tied = "throne TY BA LA ST MA GR\nfiefdoms TY BA LA ST MA GR\ncourt BA LA ST MA GR TY";
        assert!(lowest(tied).starts_with("You rank equally high on"));
    }
}
