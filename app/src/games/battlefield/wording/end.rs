//! The end of a battle, in large letters.

use super::{
    board::{goal, result_of},
    names::{player, players},
    sentence::of,
    story::ending,
};
use battlefield::{
    event::Event,
    position::{Mode, Position},
};
use tabletop::Seat;

/// The end of a battle: whose the field is, who has won, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ended {
    pub title: String,
    /// Somebody of the side that holds the field.
    pub holder: Option<Seat>,
    pub how: String,
    pub why: String,
}

/// Returns how it ended; `given_up` is the seat that has given it up. Nothing while it goes on.
pub fn ended<'e>(
    position: &Position,
    log: impl Iterator<Item = &'e Event>,
    given_up: Option<Seat>,
) -> Option<Ended> {
    if let Some([how, why]) = ending(position, log) {
        let best = position.result.as_ref().and_then(|it| it.first());
        let best = best.map(Vec::as_slice).unwrap_or_default();
        return Some(Ended {
            title: title(position, best),
            holder: holder(position, best),
            how,
            why,
        });
    }
    let seat = given_up?;
    let others: Vec<Seat> = position.seats().filter(|it| *it != seat).collect();
    let who = player(position, seat);
    Some(Ended {
        title: title(position, &others),
        holder: holder(position, &others),
        how: result_of(position, std::slice::from_ref(&others)),
        why: say!("{who} conceded." | "{who} hat aufgegeben."),
    })
}

/// Returns the first of these where all of them are of one side.
fn holder(position: &Position, best: &[Seat]) -> Option<Seat> {
    let first = *best.first()?;
    let alone = best.iter().all(|it| position.friends(*it, first));
    alone.then_some(first)
}

/// "The field is Stark's".
fn title(position: &Position, best: &[Seat]) -> String {
    if holder(position, best).is_none() {
        return word!("Nobody holds the field" | "Niemand behält das Feld").to_owned();
    }
    let who = players(position, best.iter().copied());
    let whose = of(&who);
    say!("The field is {whose}" | "Das Feld gehört {who}")
}

/// Tells whoever begins what brings points.
pub fn first_goal(position: &Position) -> String {
    let plain = match position.setup.mode {
        Mode::Thrones => word!(
            "Hold the numbered markers at the end of a round to score; break the enemy's morale to push them off."
                | "Halte am Ende einer Runde die nummerierten Zielmarker, das bringt Punkte; brich die Moral des Feindes, um ihn zu vertreiben."
        ),
        _ => "",
    };
    let full = || goal(position).map(|(_, words)| words).unwrap_or_default();
    if plain.is_empty() {
        full()
    } else {
        plain.to_owned()
    }
}

/// "In favor of Stark".
pub fn helped(side: &str) -> String {
    say!("In favor of {side}" | "Zugunsten von {side}")
}

#[cfg(all(test, feature = "ssr"))]
mod tests {
    use super::ended;
    use crate::{
        games::battlefield::scene::example,
        language::{Language, speaking},
    };
    use tabletop::Seat;

    #[test]
    fn whoever_gives_up_leaves_the_field_to_the_other() {
        let mut position = example();
        position.result = None;
        assert_eq!(
            ended(&position, std::iter::empty(), None),
            None,
            "it goes on"
        );
        let told = ended(&position, std::iter::empty(), Some(Seat(1))).unwrap();
        assert_eq!(told.title, "The field is Stark's");
        assert_eq!(told.holder, Some(Seat(0)));
        assert_eq!(told.how, "Stark has won.");
        assert_eq!(told.why, "Lannister conceded.");
        let german = speaking(Language::German, || {
            ended(&position, std::iter::empty(), Some(Seat(1))).unwrap()
        });
        assert_eq!(german.title, "Das Feld gehört Stark");
    }
}
