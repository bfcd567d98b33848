//! How a game ended, for an email.

use crate::games::role_label;
use platform::{notices::Over, tables::Verdict};

/// "Stark won", in a subject.
pub fn headline(over: &Over) -> String {
    match (over.verdict, winner(over)) {
        (Some(Verdict::Draw), _) => word!("a draw" | "Unentschieden").to_owned(),
        (Some(Verdict::Cancelled), _) => word!("game canceled" | "Partie abgebrochen").to_owned(),
        (None, Some(house)) => say!("{house} won" | "{house} hat gewonnen"),
        (None, None) => word!("game over" | "Partie zu Ende").to_owned(),
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
        (None, Some(house)) if over.mine == Some(0) => say!(
            "You won with {house}. Congratulations!" | "Du hast mit {house} gewonnen. Glückwunsch!"
        ),
        (None, Some(house)) => {
            let mine = mine(over);
            say!("{house} won{mine}." | "{house} hat gewonnen{mine}.")
        }
        (None, None) => String::new(),
    }
}

fn winner(over: &Over) -> Option<String> {
    over.ranking.first().map(|it| role_label(&over.kind, it))
}

fn mine(over: &Over) -> String {
    let all = over.ranking.len();
    match over.mine {
        None | Some(0) => String::new(),
        Some(place) => {
            let house = role_label(&over.kind, &over.ranking[place]);
            let place = place + 1;
            let nth = match place {
                2 => "2nd".to_owned(),
                3 => "3rd".to_owned(),
                n => format!("{n}th"),
            };
            say!(
                "; you finished {nth} of {all} with {house}"
                    | "; du bist mit {house} auf Platz {place} von {all}"
            )
        }
    }
}
