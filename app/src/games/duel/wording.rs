//! The words of the duel.

use crate::{
    json,
    language::{Language, language},
};
use duel::{Board, Event, INCH, Illegal, Point};
use tabletop::Seat;

/// The disc of a seat.
pub fn disc(seat: usize) -> &'static str {
    if seat == 0 {
        word!("Red" | "Rot")
    } else {
        word!("Blue" | "Blau")
    }
}

/// "0.5", with a comma in German.
pub fn inches(thousandths: i32) -> String {
    let number = (f64::from(thousandths) / f64::from(INCH)).to_string();
    match language() {
        Language::English => number,
        Language::German => number.replace('.', ","),
    }
}

/// "6, 0.5", in inches.
pub fn place(at: Point) -> String {
    let (x, y) = (inches(at.x), inches(at.y));
    say!("{x}, {y}" | "{x}; {y}")
}

/// "Move 3".
pub fn move_number(number: usize) -> String {
    say!("Move {number}" | "Zug {number}")
}

pub fn event(it: &Event) -> String {
    match *it {
        Event::Moved { seat, to } => {
            let (who, to) = (named(seat), place(to));
            say!("{who} moves to {to}." | "{who} zieht nach {to}.")
        }
        Event::Struck { seat, roll } => {
            let who = named(seat);
            if Event::hits(roll) {
                say!("{who} rolls {roll}: a hit." | "{who} würfelt {roll}: ein Treffer.")
            } else {
                say!("{who} rolls {roll}: a miss." | "{who} würfelt {roll}: daneben.")
            }
        }
    }
}

fn named(seat: Seat) -> &'static str {
    disc(usize::from(seat.0))
}

/// Tells where both discs are, and what they can take.
pub fn board(board: &Board) -> String {
    let sentences = [0, 1].map(|it| {
        let (who, at, wounds) = (disc(it), place(board.discs[it]), board.wounds[it]);
        say!(
            "{who} at {at}, wounds left: {wounds}"
                | "{who} bei {at}, verbleibende Wunden: {wounds}"
        )
    });
    format!("{}. {}.", sentences[0], sentences[1])
}

/// Tells what there is to do, or how it ended.
pub fn now(board: &Board, mine: bool) -> String {
    let who = disc(board.mover());
    match board.wounds {
        _ if !board.over() && mine => {
            say!("{who}: choose a destination." | "{who}: Wähle ein Ziel.")
        }
        _ if !board.over() => say!("{who} is to move." | "{who} ist am Zug."),
        [red, blue] if red == blue => word!("A draw." | "Unentschieden.").to_owned(),
        [red, blue] => {
            let winner = disc(usize::from(blue > red));
            say!("{winner} has won." | "{winner} hat gewonnen.")
        }
    }
}

pub fn illegal(why: Illegal) -> &'static str {
    match why {
        Illegal::TooFar => word!("More than 6 inches away." | "Weiter als 6 Zoll entfernt."),
        Illegal::OffTable => word!("Not on the table." | "Nicht auf dem Tisch."),
        Illegal::OnTopOfEnemy => {
            word!("The other disc is there." | "Dort liegt die andere Scheibe.")
        }
    }
}

/// The server's reason, in the game's own JSON.
pub fn refusal(why: &str) -> String {
    let why = json::read(why).map(illegal);
    why.unwrap_or(word!("That isn't allowed." | "Das ist nicht erlaubt."))
        .to_owned()
}
