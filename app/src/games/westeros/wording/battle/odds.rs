//! The odds, and what an answer changes, in words.

use crate::games::westeros::{
    panels::battle::{Cell, Outlook, Row, Worst},
    wording::card_name,
};
use westeros::HouseCard;

/// "win 6 to 4; you lose nobody, they lose 2".
pub fn cell_words(cell: &Cell) -> String {
    let (ours, theirs) = (cell.ours, cell.theirs);
    let mut words = match (cell.percent, cell.won, cell.tie) {
        (Some(percent), ..) => {
            say!(
                "{percent}% to win, {ours} to {theirs} before the Tides"
                    | "{percent} % Siegchance, {ours} zu {theirs} vor den Gezeiten"
            )
        }
        (None, true, false) => say!("win {ours} to {theirs}" | "Sieg {ours} zu {theirs}"),
        (None, true, true) => {
            say!(
                "tie {ours} to {theirs}, won on the Fiefdoms track"
                    | "Gleichstand {ours} zu {theirs}, Sieg durch die Lehen"
            )
        }
        (None, false, true) => {
            say!(
                "tie {ours} to {theirs}, lost on the Fiefdoms track"
                    | "Gleichstand {ours} zu {theirs}, Niederlage durch die Lehen"
            )
        }
        (None, false, false) => say!("lose {ours} to {theirs}" | "Niederlage {ours} zu {theirs}"),
    };
    if cell.percent.is_none() && cell.our_losses > 0 {
        let n = cell.our_losses;
        words += &say!("; you lose {n}" | "; du verlierst {n}");
    }
    if cell.percent.is_none() && cell.their_losses > 0 {
        let n = cell.their_losses;
        words += &say!("; they lose {n}" | "; der Gegner verliert {n}");
    }
    match cell.turned {
        Some(true) => words += word!("; your Blade would win" | "; deine Klinge brächte den Sieg"),
        Some(false) => {
            words +=
                word!("; their Blade would win" | "; die Klinge des Gegners brächte ihm den Sieg");
        }
        None => {}
    }
    if !cell.may_change.is_empty() {
        words += word!("; a card text may change this" | "; ein Kartentext kann das ändern");
    }
    words
}

/// "against Tywin Lannister".
pub fn against_words(card: HouseCard) -> String {
    let name = card_name(card);
    say!("against {name}" | "gegen {name}")
}

/// Tells what stands above a column: name and strength.
pub fn column_words(card: HouseCard) -> String {
    let (name, strength) = (card_name(card), card.face().strength);
    say!("{name}, strength {strength}" | "{name}, Stärke {strength}")
}

/// "−1 / −2": units lost by us and by them; empty where nobody falls.
pub fn losses_short(cell: &Cell) -> String {
    match (cell.our_losses, cell.their_losses) {
        (0, 0) => String::new(),
        (ours, theirs) => format!("−{ours} / −{theirs}"),
    }
}

/// "Wins against 5 of 7", "73 % on average".
pub fn row_summary(row: &Row) -> String {
    if row.by_chance() {
        let mean = row.mean();
        return say!("{mean}% on average" | "im Mittel {mean} %");
    }
    let (wins, of) = (row.wins(), row.cells.len());
    let blade = by_the_blade(row.by_the_blade());
    say!("beats {wins} of {of}{blade}" | "schlägt {wins} von {of}{blade}")
}

/// ", 2 of them with your Blade"; nothing where it brings no victory.
fn by_the_blade(wins: usize) -> String {
    if wins == 0 {
        return String::new();
    }
    say!(", {wins} of them with your Blade" | ", davon {wins} durch deine Klinge")
}

/// The sign for what the Blade would turn.
pub const fn turned_note(cell: &Cell) -> &'static str {
    if cell.turned.is_some() { "†" } else { "" }
}

/// The meaning of the signs in a row of odds; empty where it has none.
pub fn cell_notes(row: &Row) -> String {
    let turned = |mine: bool| row.cells.iter().any(|it| it.turned == Some(mine));
    let mut notes = Vec::new();
    if turned(true) {
        notes.push(word!("† won with your Blade" | "† Sieg durch dein Schwert"));
    }
    if turned(false) {
        notes.push(word!(
            "† lost to their Blade" | "† Niederlage durch das gegnerische Schwert"
        ));
    }
    if row.cells.iter().any(|it| !it.may_change.is_empty()) {
        notes.push(word!(
            "? a card text may change it" | "? ein Kartentext kann das ändern"
        ));
    }
    notes.join(" · ")
}

/// Tells what comes of an answer, in one short sentence.
pub fn outlook(outlook: Outlook) -> String {
    match outlook {
        Outlook::Count {
            ours,
            theirs,
            won,
            tie,
            before_tides,
        } => {
            let score = say!("{ours} to {theirs}" | "{ours} zu {theirs}");
            let end = match (won, tie) {
                _ if before_tides => {
                    word!(", before the Tides of Battle." | ", vor den Gezeiten der Schlacht.")
                }
                (true, false) => word!(": you would win." | ": du würdest siegen."),
                (true, true) => word!(
                    ", a tie: you would win on the Fiefdoms track."
                        | ", Gleichstand: du würdest durch die Lehen siegen."
                ),
                (false, true) => word!(
                    ", a tie: you would lose on the Fiefdoms track."
                        | ", Gleichstand: du würdest durch die Lehen verlieren."
                ),
                (false, false) => word!(": you would lose." | ": du würdest verlieren."),
            };
            score + end
        }
        Outlook::Against {
            won,
            of,
            blade,
            worst,
        } => {
            let Worst {
                ours,
                theirs,
                turned,
            } = worst;
            let blade = by_the_blade(blade.into());
            let turned = match turned {
                None => "",
                Some(true) => word!(
                    ", won with the Valyrian Steel Blade"
                        | ", gewonnen durch die Valyrische Klinge"
                ),
                Some(false) => word!(
                    ", lost to the Valyrian Steel Blade" | ", verloren durch die Valyrische Klinge"
                ),
            };
            say!(
                "Beats {won} of {of} cards{blade}; worst case {ours} to {theirs}{turned}."
                    | "Schlägt {won} von {of} Karten{blade}; schlimmstenfalls {ours} zu {theirs}{turned}."
            )
        }
        Outlook::Percent(percent) => say!("{percent}% to win." | "{percent} % Siegchance."),
        Outlook::RetreatCosts(0) => {
            word!("No units are lost in the retreat." | "Beim Rückzug geht keine Einheit verloren.")
                .to_owned()
        }
        Outlook::RetreatCosts(1) => word!(
            "1 unit is lost for lack of supply or room."
                | "1 Einheit geht verloren, weil Vorrat oder Platz fehlt."
        )
        .to_owned(),
        Outlook::RetreatCosts(n) => say!(
            "{n} units are lost for lack of supply or room."
                | "{n} Einheiten gehen verloren, weil Vorrat oder Platz fehlt."
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::{Language, speaking};

    #[test]
    fn a_row_explains_only_the_signs_that_it_has() {
        let cell = |turned, may_change| Cell {
            against: HouseCard::TywinLannister,
            ours: 6,
            theirs: 7,
            won: false,
            tie: false,
            our_losses: 0,
            their_losses: 0,
            turned,
            may_change,
            percent: None,
        };
        let notes = |cells| {
            cell_notes(&Row {
                card: HouseCard::StannisBaratheon,
                cells,
                chosen: false,
            })
        };
        assert_eq!(notes(vec![cell(None, Vec::new())]), "");
        let both = vec![
            cell(Some(true), Vec::new()),
            cell(None, vec![HouseCard::TyrionLannister]),
        ];
        assert_eq!(
            notes(both),
            "† won with your Blade · ? a card text may change it"
        );
    }

    #[test]
    fn the_worst_case_names_the_blade_that_decides_it() {
        let text = |turned| {
            let worst = Worst {
                ours: 5,
                theirs: 4,
                turned,
            };
            outlook(Outlook::Against {
                won: 2,
                of: 3,
                blade: 1,
                worst,
            })
        };
        let beats = "Beats 2 of 3 cards, 1 of them with your Blade; worst case 5 to 4";
        assert_eq!(text(None), format!("{beats}."));
        let lost = text(Some(false));
        assert_eq!(lost, format!("{beats}, lost to the Valyrian Steel Blade."));
        let german = speaking(Language::German, || text(Some(true)));
        assert!(german.ends_with("5 zu 4, gewonnen durch die Valyrische Klinge."));
    }
}
