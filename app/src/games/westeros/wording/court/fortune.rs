//! The words for what befalls houses: places on tracks, wildling cards, choices of Westeros cards.

use super::{bidding::thing, place};
use crate::games::westeros::{
    draft::{Course, Fortune},
    wording::{event::turns, fate::wildling_card, house_name, list, track},
};
use westeros::{
    Action, Prompt, Rank, Track, View, WildlingCard,
    wildlings::{best_tracks, last_everywhere},
};

/// Tells where a move on a track leads, and what it costs or brings.
pub fn moved_on_track(view: &View, course: &Course) -> String {
    let (from, to) = (place(course.from as u8 + 1), place(course.to as u8 + 1));
    let mut text = match (view.me == Some(course.house), course.from == course.to) {
        (true, true) => say!("You stay in {to} place." | "Du bleibst auf dem {to} Platz."),
        (true, false) => {
            say!("You go from {from} to {to} place." | "Du gehst vom {from} auf den {to} Platz.")
        }
        (false, true) => {
            let house = house_name(course.house);
            say!("{house} stays in {to} place." | "{house} bleibt auf dem {to} Platz.")
        }
        (false, false) => {
            let house = house_name(course.house);
            say!(
                "{house} goes from {from} to {to} place."
                    | "{house} geht vom {from} auf den {to} Platz."
            )
        }
    };
    if let Some((before, after)) = course.stars.filter(|(before, after)| before != after) {
        text += &say!(
            " Starred orders: {before} → {after}." | " Befehle mit Stern: {before} → {after}."
        );
    }
    if let Some(holder) = course.token_goes_to() {
        let token = thing(course.track);
        text += &if view.me == Some(holder) {
            say!(" You get {token}." | " Du bekommst {token}.")
        } else {
            let holder = house_name(holder);
            say!(" {holder} gets {token}." | " {holder} bekommt {token}.")
        };
    }
    if let Some(turns) = course.turns {
        let turns = turns::would_change(turns.order, turns.passed_over, turns.again);
        text = [text, turns].join(" ");
    }
    text
}

/// "On the Fiefdoms: ", where an answer does not say itself which track it is about.
pub fn moved_on_track_to(view: &View, course: &Course) -> String {
    let (track, text) = (track(course.track).0, moved_on_track(view, course));
    say!("{track}: {text} No unit is lost." | "{track}: {text} Keine Einheit geht verloren.")
}

/// Says who chooses the track on which the viewer falls, where it stands equally well on several, unless it
/// has no place to lose.
pub fn tied_fall(view: &View) -> String {
    let Some(me) = view.me else {
        return String::new();
    };
    if last_everywhere(view, me) {
        return word!(
            "You're in last place on all three tracks already. Nothing changes, and no unit is lost."
                | "Du stehst schon auf allen drei Leisten auf dem letzten Platz. Es ändert sich \
                   nichts, und keine Einheit geht verloren."
        )
        .to_owned();
    }
    let best = Track::ALL.into_iter().zip(best_tracks(view, me));
    let best = best.filter(|it| it.1).map(|it| track(it.0).0);
    let best = list(&best.collect::<Vec<_>>());
    match view.turn_order().next().filter(|&it| it != me) {
        Some(holder) => {
            let holder = house_name(holder);
            say!(
                "You rank equally high on {best}: {holder}, who holds the Iron Throne, chooses \
                 the track on which you drop two places. No unit is lost."
                    | "Du stehst gleich gut auf {best}: {holder} hat den Eisernen Thron und \
                       bestimmt, auf welcher Leiste du zwei Plätze fällst. Keine Einheit geht \
                       verloren."
            )
        }
        None => say!(
            "You rank equally high on {best}: you choose next on which track you drop two \
             places. No unit is lost."
                | "Du stehst gleich gut auf {best} und wählst danach, auf welcher Leiste du zwei \
                   Plätze fällst. Keine Einheit geht verloren."
        ),
    }
}

/// Tells what a choice would bring to one house.
pub fn fortune(what: Fortune) -> String {
    match what {
        Fortune::Supply {
            from,
            to,
            fits: true,
        } if from == to => {
            say!("{to}, as now" | "{to}, wie jetzt")
        }
        Fortune::Supply {
            from,
            to,
            fits: true,
        } => say!("{from} → {to}" | "{from} → {to}"),
        Fortune::Supply {
            from,
            to,
            fits: false,
        } => {
            say!("{from} → {to}, must lose units" | "{from} → {to}, verliert Einheiten")
        }
        Fortune::Points(1) => word!("1 point" | "1 Punkt").to_owned(),
        Fortune::Points(n) => say!("{n} points" | "{n} Punkte"),
        Fortune::Purse(n) => say!("{n} power to bid" | "{n} Macht zum Bieten"),
        Fortune::Gain(n) => say!("+{n} power" | "+{n} Macht"),
    }
}

/// Both sides of a wildling card, with the heading of each.
pub fn wildling_face(card: WildlingCard) -> [(&'static str, &'static str); 2] {
    let (lost, held) = wildling_card(card);
    [
        (word!("If the wildlings win" | "Siegen die Wildlinge"), lost),
        (
            word!("If the Night's Watch wins" | "Siegt die Nachtwache"),
            held,
        ),
    ]
}

/// A tied bidder that may be named: its bid, and what being named means.
pub fn tied_bid(view: &View, prompt: &Prompt, action: &Action) -> Option<String> {
    let (Prompt::NameBidder { rank, .. }, &Action::Name(house)) = (prompt, action) else {
        return None;
    };
    let bid = has_bid(view.bids[house]);
    Some(match rank {
        Rank::Highest => say!("{bid}; would be rewarded" | "{bid}; würde belohnt"),
        Rank::Lowest => say!("{bid}; would suffer most" | "{bid}; träfe es am schwersten"),
    })
}

/// "bid 3".
pub fn has_bid(bid: u8) -> String {
    say!("bid {bid}" | "bot {bid}")
}
