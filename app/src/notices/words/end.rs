//! The end of a game, for an email.

use crate::games::role_label;
use platform::{notices::Over, tables::Verdict};

/// "Stark won", in a subject.
pub fn headline(over: &Over) -> String {
    match (over.verdict, winner(over)) {
        (Some(Verdict::Draw), _) => word!("a draw" | "Unentschieden").to_owned(),
        (Some(Verdict::Cancelled), _) => word!("game canceled" | "Partie abgebrochen").to_owned(),
        (None | Some(Verdict::Conceded), Some(winner)) => {
            say!("{winner} won" | "{winner} hat gewonnen")
        }
        (None, None) if is_draw(over) => word!("a draw" | "Unentschieden").to_owned(),
        (None | Some(Verdict::Conceded), None) => word!("game over" | "Partie zu Ende").to_owned(),
    }
}

/// "Stark won; you finished 2nd of 6."
pub fn sentence(over: &Over) -> String {
    match (over.verdict, winner(over)) {
        (Some(Verdict::Draw), _) => word!(
            "The players agreed on a draw."
                | "Die Spieler haben sich auf ein Unentschieden geeinigt."
        )
        .to_owned(),
        (Some(Verdict::Cancelled), _) => word!(
            "The players canceled it; it doesn't count."
                | "Die Spieler haben sie abgebrochen; sie zählt nicht."
        )
        .to_owned(),
        (Some(Verdict::Conceded), Some(winner)) if over.mine == Some(0) => say!(
            "Your opponent conceded: you won with {winner}."
                | "Die Gegenseite hat aufgegeben: Du hast mit {winner} gewonnen."
        ),
        (Some(Verdict::Conceded), Some(winner)) => say!(
            "{winner} won, as the other side conceded."
                | "{winner} hat gewonnen, weil die Gegenseite aufgegeben hat."
        ),
        (None, Some(winner)) if over.mine == Some(0) => say!(
            "You won with {winner}. Congratulations!"
                | "Du hast mit {winner} gewonnen. Glückwunsch!"
        ),
        (None, Some(winner)) => {
            let mine = mine(over);
            say!("{winner} won{mine}." | "{winner} hat gewonnen{mine}.")
        }
        (None, None) if is_draw(over) => {
            word!("It ended in a draw." | "Sie endete unentschieden.").to_owned()
        }
        (None | Some(Verdict::Conceded), None) => String::new(),
    }
}

/// Returns what the best side played, if it is the only one.
fn winner(over: &Over) -> Option<String> {
    let best = over.sides.first().filter(|_| !is_draw(over))?;
    Some(roles(over, &best.roles))
}

fn is_draw(over: &Over) -> bool {
    over.sides.iter().filter(|it| it.place == 1).count() > 1
}

/// "Stark", "Stark and Lannister".
fn roles(over: &Over, roles: &[String]) -> String {
    let names = roles.iter().map(|it| role_label(&over.kind, it));
    names
        .reduce(|all, name| say!("{all} and {name}" | "{all} und {name}"))
        .unwrap_or_default()
}

fn mine(over: &Over) -> String {
    let all = over.sides.len();
    match over.mine {
        None | Some(0) => String::new(),
        Some(side) => {
            let side = &over.sides[side];
            let roles = roles(over, &side.roles);
            let place = side.place;
            let nth = match place {
                2 => "2nd".to_owned(),
                3 => "3rd".to_owned(),
                n => format!("{n}th"),
            };
            say!(
                "; you finished {nth} of {all} with {roles}"
                    | "; du bist mit {roles} auf Platz {place} von {all}"
            )
        }
    }
}
