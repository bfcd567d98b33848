//! A battle that is over, in few words: who has the area now, and what it cost.

use super::super::{battle as fight, count, house_name, the_area};
use crate::games::westeros::highlights::Battle;
use westeros::{Event, House, HouseCard, Prompt, consequences::TO_WIN};

/// "Stark takes Seagard, 7 to 6".
pub fn heading(it: &Battle) -> String {
    let (Some(winner), Some(loser), Some((most, least))) = (it.winner, it.loser(), it.score())
    else {
        return fight::title(it.area);
    };
    let area = the_area(it.area);
    let (winner, loser) = (house_name(winner), house_name(loser));
    match how(it) {
        How::Taken => {
            say!(
                "{winner} takes {area}, {most} to {least}"
                    | "{winner} erobert {area}, {most} zu {least}"
            )
        }
        How::Held => {
            say!(
                "{winner} holds {area}, {most} to {least}"
                    | "{winner} hält {area}, {most} zu {least}"
            )
        }
        How::KeptOut => say!(
            "{winner} beats {loser} but stays out, {most} to {least}"
                | "{winner} schlägt {loser}, bleibt aber draußen, {most} zu {least}"
        ),
    }
}

enum How {
    Taken,
    Held,
    /// Arianne Martell lets no victor in.
    KeptOut,
}

fn how(it: &Battle) -> How {
    let arianne = Event::CardUsed {
        card: HouseCard::ArianneMartell,
    };
    if it.winner == Some(it.houses[1]) {
        How::Held
    } else if it.after.contains(&arianne) {
        How::KeptOut
    } else {
        How::Taken
    }
}

/// Returns true where the attacker has got the area.
pub fn is_taken(it: &Battle) -> bool {
    it.winner.is_some() && matches!(how(it), How::Taken)
}

/// "That makes 4 of 7 castles for Stark."; "will make" while the beaten still stand there.
pub fn makes(winner: House, held: u8, beaten_there: bool) -> String {
    let winner = house_name(winner);
    if beaten_there {
        return say!(
            "That will make {held} of {TO_WIN} castles for {winner}."
                | "Das werden {held} von {TO_WIN} Burgen für {winner}."
        );
    }
    say!(
        "That makes {held} of {TO_WIN} castles for {winner}."
            | "Das sind {held} von {TO_WIN} Burgen für {winner}."
    )
}

/// All of it in a sentence, for those who listen.
pub fn spoken(it: &Battle) -> String {
    let mut parts = vec![heading(it)];
    parts.extend(
        it.after
            .iter()
            .filter_map(fight::cost)
            .map(|it| it.trim_end_matches('.').to_owned()),
    );
    let tied = super::tied(it).trim_end_matches('.');
    if !tied.is_empty() {
        parts.push(tied.to_owned());
    }
    if let Some(none) = no_losses(it) {
        parts.push(none);
    }
    parts.join("; ") + "."
}

/// "Nobody falls: 0 swords, 1 fort", where nobody has fallen; without either "Nobody falls".
pub fn no_losses(it: &Battle) -> Option<String> {
    let fell = |event: &Event| matches!(event, Event::UnitsDestroyed { .. });
    if it.after.iter().any(fell) {
        return None;
    }
    let at = it
        .houses
        .iter()
        .position(|&house| Some(house) == it.winner)?;
    let (swords, forts) = (it.icons[at].swords, it.icons[1 - at].forts);
    // More swords than forts cost somebody, who may still be asked whom.
    if swords > forts {
        return None;
    }
    if (swords, forts) == (0, 0) {
        return Some(word!("Nobody falls" | "Niemand fällt").to_owned());
    }
    let swords = count(swords, "sword");
    let forts = match forts {
        1 => word!("1 fort" | "1\u{a0}Befestigung").to_owned(),
        n => say!("{n} forts" | "{n}\u{a0}Befestigungen"),
    };
    Some(say!(
        "Nobody falls: {swords}, {forts}" | "Niemand fällt: {swords}, {forts}"
    ))
}

/// Returns the words about the beaten while their fate is not decided.
pub fn retreats(it: &Battle, asked: Option<&Prompt>) -> Option<String> {
    let loser = house_name(it.loser()?);
    Some(match asked {
        Some(Prompt::Retreat { .. }) => {
            say!(
                "{loser} retreats: you choose where"
                    | "{loser} zieht sich zurück: Du wählst, wohin"
            )
        }
        _ => say!("{loser} retreats" | "{loser} zieht sich zurück"),
    })
}

/// Returns the words that lead on from the result: the next question of the battle, or back to the board.
pub fn go_on(asked: Option<&Prompt>) -> &'static str {
    match asked {
        Some(Prompt::Retreat { .. }) => word!("Choose the retreat" | "Rückzug wählen"),
        Some(Prompt::Casualties { .. } | Prompt::RetreatLoss { .. }) => {
            word!("Choose the losses" | "Verluste wählen")
        }
        _ => word!("Go on" | "Weiter"),
    }
}
