//! The words of the log, the way back and the end.

mod caption;
mod fought;
mod next;
mod turn;

pub use caption::caption;
pub use fought::battle;
pub use next::next;
pub use turn::{turn, turn_change, turn_title, turns_title};

use super::house_of;
use crate::games::westeros::{
    page::{Clocked, WesterosPage},
    panels::{Kind, Measure},
};
use crate::play::{self, Handover, Resolution, ended};
use tabletop::Seat;
use westeros::Event;

/// "House Stark took the answer back."
pub fn took_back(page: &WesterosPage, seat: Seat) -> String {
    let who = page.house(seat).map_or_else(String::new, house_of);
    say!("{who} undid the answer." | "{who} hat die Antwort zurückgenommen.")
}

/// "House Stark ran out of time: the clock answered." Of orders it does not say whether their house has
/// laid them: that is nobody else's business.
pub fn clocked(page: &WesterosPage, it: Clocked) -> String {
    let house = page.house(it.seat);
    let who = house.map_or_else(String::new, house_of);
    let placed =
        |event: &Event| matches!(event, Event::OrdersPlaced { house: by } if Some(*by) == house);
    let mut of_it = page.log.iter().filter(|line| line.seq == it.seq);
    if of_it.any(|line| placed(&line.event)) {
        return say!(
            "{who} ran out of time: the clock handed in its orders."
                | "Die Zeit von {who} ist abgelaufen: Die Uhr hat die Befehle abgegeben."
        );
    }
    say!(
        "{who} ran out of time: the clock answered."
            | "Die Zeit von {who} ist abgelaufen: Die Uhr hat geantwortet."
    )
}

/// "Vote passed: the clocks are paused."
pub fn resolved(page: &WesterosPage, it: &Resolution) -> String {
    let house = it.motion.seat().and_then(|it| page.house(it));
    ended(it, &house.map_or_else(String::new, house_of))
}

/// "House Stark is up for takeover."
pub fn handed(page: &WesterosPage, it: &Handover) -> String {
    let house = page.house(Seat(it.seat));
    play::handed(it, &house.map_or_else(String::new, house_of))
}

/// Tells what kinds of lines are called.
pub fn kind_name(kind: Kind) -> &'static str {
    match kind {
        Kind::Westeros => word!("Westeros and wildlings" | "Westeros und Wildlinge"),
        Kind::Bids => word!("Bids and tracks" | "Gebote und Leisten"),
        Kind::Orders => word!("Orders" | "Befehle"),
        Kind::Raids => word!("Raids" | "Überfälle"),
        Kind::Marches => word!("Marches" | "Märsche"),
        Kind::Combat => word!("Combat" | "Kämpfe"),
        Kind::Power => word!("Power" | "Macht"),
    }
}

/// Tells what is plotted over the rounds.
pub fn measure_name(measure: Measure) -> &'static str {
    match measure {
        Measure::Castles => word!("Castles and strongholds" | "Burgen und Festungen"),
        Measure::Supply => word!("Supply" | "Vorrat"),
        Measure::Power => word!("Power" | "Machtmarker"),
        Measure::Armies => word!("Units on the map" | "Einheiten auf dem Spielplan"),
    }
}

/// The same in one word.
pub fn measure_short(measure: Measure) -> &'static str {
    match measure {
        Measure::Castles => word!("Castles" | "Burgen"),
        Measure::Supply => word!("Supply" | "Vorrat"),
        Measure::Power => word!("Power" | "Macht"),
        Measure::Armies => word!("Units" | "Einheiten"),
    }
}
