//! A march that hangs on what its units would find.

use crate::games::westeros::wording::{area_name, army, from_area, in_area, into_area, list};
use westeros::{
    Area, Army,
    standing::{ConditionalMarch, Finding, Otherwise, Way},
};

pub fn march_title() -> &'static str {
    word!("Marches" | "Märsche")
}

pub fn march_note() -> &'static str {
    word!(
        "When it's your turn to march, the first choice whose condition holds is taken. If that \
         march isn't allowed by then, you're asked. Your units fight only where you choose \
         “attack”. This round only."
            | "Wenn du mit Marschieren an der Reihe bist, gilt die erste Wahl, deren Bedingung \
               zutrifft. Ist dieser Marsch dann nicht erlaubt, wirst du gefragt. \
               Gekämpft wird nur, wenn du „angreifen“ wählst. Nur in dieser Runde."
    )
}

pub fn no_march() -> &'static str {
    word!(
        "You have no March orders on the board. Those you're still placing appear here once you \
         seal them."
            | "Auf dem Brett liegt kein Marschbefehl von dir. Die du gerade legst, stehen hier, \
               sobald du sie versiegelst."
    )
}

/// "March from Kingswood".
pub fn march(from: Area) -> String {
    let from = from_area(from);
    say!("March {from}" | "Marsch {from}")
}

/// Tells where some of several marches are not saved.
pub fn unspoken(areas: &[Area]) -> String {
    let names: Vec<_> = areas.iter().map(|&it| area_name(it)).collect();
    let names = list(&names);
    say!(
        "No standing order yet: {names}. Until there is one, you're asked which march to resolve."
            | "Noch ohne Vorausbefehl: {names}. Solange wirst du gefragt, welchen Marsch du \
               ausführst."
    )
}

/// Tells at what place a march comes where several are saved.
pub fn march_turn(place: usize) -> String {
    let place = place + 1;
    say!("Number {place} of your marches." | "Nummer {place} deiner Märsche.")
}

pub fn sooner(from: Area) -> String {
    let march = march(from);
    say!("{march}: earlier" | "{march}: früher")
}

/// "Choice 1".
pub fn choice(place: usize) -> String {
    let place = place + 1;
    say!("Choice {place}" | "{place}. Wahl")
}

pub fn where_to() -> &'static str {
    word!("Where to" | "Wohin")
}

pub fn condition() -> &'static str {
    word!("Condition" | "Bedingung")
}

pub fn who_goes() -> &'static str {
    word!("Who goes" | "Wer zieht")
}

pub fn finding(it: Finding) -> &'static str {
    match it {
        Finding::NobodyElse => word!("if nobody else is there" | "wenn dort niemand sonst ist"),
        Finding::Nobody => word!(
            "if nobody at all is there, not even my units"
                | "wenn dort gar niemand ist, auch keine eigene Einheit"
        ),
        Finding::Own => word!("if it's mine" | "wenn das Gebiet mir gehört"),
        Finding::Defenders => {
            word!("if it's defended: attack" | "wenn es verteidigt ist: angreifen")
        }
        Finding::Anything => word!(
            "in any case: attack if it's defended"
                | "auf jeden Fall: angreifen, wenn es verteidigt ist"
        ),
    }
}

pub fn units(it: Option<Army>) -> String {
    match it {
        Some(it) => army(it),
        None => word!("all units" | "alle Einheiten").to_owned(),
    }
}

pub fn leave_token(from: Area) -> String {
    let (name, place) = (area_name(from), in_area(from));
    say!(
        "Leave a power token if {name} would be lost without it"
            | "Einen Machtmarker {place} lassen, wenn das Gebiet sonst verloren geht"
    )
}

pub fn none_holds() -> &'static str {
    word!("If none of these hold" | "Wenn nichts davon zutrifft")
}

pub fn nobody_moves() -> &'static str {
    word!("nobody moves" | "niemand zieht")
}

pub fn add_choice() -> &'static str {
    word!("Add a choice" | "Wahl hinzufügen")
}

/// "March from The Reach: all units to Blackwater if nobody else is there; otherwise nobody moves".
pub fn in_words(it: &ConditionalMarch) -> String {
    let march = march(it.from);
    let last = match (it.otherwise, it.ways.is_empty()) {
        (Otherwise::Ask, _) => word!("ask me" | "mich fragen"),
        (Otherwise::Stay, true) => nobody_moves(),
        (Otherwise::Stay, false) => word!("nobody moves" | "zieht niemand"),
    };
    let ways = it.ways.iter().copied().map(way).chain([last.to_owned()]);
    let all = ways.collect::<Vec<_>>();
    let all = all.join(word!("; otherwise " | "; sonst "));
    say!("{march}: {all}" | "{march}: {all}")
}

fn way(it: Way) -> String {
    let (units, to) = (units(it.units), into_area(it.to));
    let goes = match it.finding {
        Finding::NobodyElse | Finding::Nobody | Finding::Own => {
            let condition = finding(it.finding);
            say!("{units} {to} {condition}" | "{units} {to}, {condition}")
        }
        Finding::Defenders => say!(
            "{units} {to} if it's defended, to attack"
                | "{units} zum Angriff {to}, wenn das Gebiet verteidigt ist"
        ),
        Finding::Anything => say!(
            "{units} {to} in any case, to attack if it's defended"
                | "{units} auf jeden Fall {to}, zum Angriff, wenn das Gebiet verteidigt ist"
        ),
    };
    if it.leave_token {
        say!(
            "{goes}, leaving a power token if needed"
                | "{goes}, dabei bleibt nötigenfalls ein Machtmarker zurück"
        )
    } else {
        goes
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::{Language, speaking};
    use westeros::{Unit, standing::Ways};

    fn blackwater(finding: Finding) -> Way {
        Way {
            to: Area::Blackwater,
            finding,
            units: None,
            leave_token: false,
        }
    }

    fn from_the_reach(ways: &[Way], otherwise: Otherwise) -> ConditionalMarch {
        ConditionalMarch {
            from: Area::TheReach,
            ways: Ways::try_from(ways.to_vec()).unwrap(),
            otherwise,
        }
    }

    #[test]
    fn a_march_is_told_as_it_will_be() {
        let first = blackwater(Finding::NobodyElse);
        let second = Way {
            to: Area::KingsLanding,
            units: Some(Army::one(Unit::Knight)),
            leave_token: true,
            ..blackwater(Finding::Anything)
        };
        let march = from_the_reach(&[first, second], Otherwise::Stay);
        assert_eq!(
            in_words(&march),
            "March from The Reach: all units to Blackwater if nobody else is there; otherwise \
             1 knight to King's Landing in any case, to attack if it's defended, leaving a \
             power token if needed; otherwise nobody moves"
        );
        assert_eq!(
            speaking(Language::German, || in_words(&march)),
            "Marsch aus der Weite: alle Einheiten nach Schwarzwasser, wenn dort niemand sonst ist; \
             sonst 1\u{a0}Ritter auf jeden Fall nach Königsmund, zum Angriff, wenn das Gebiet \
             verteidigt ist, dabei bleibt nötigenfalls ein Machtmarker zurück; sonst zieht niemand"
        );
    }

    #[test]
    fn every_condition_differs_and_only_two_attack() {
        for language in [Language::English, Language::German] {
            speaking(language, || {
                let all = Finding::ALL.map(|it| way(blackwater(it)));
                for (place, it) in all.iter().enumerate() {
                    assert!(!all[..place].contains(it), "{it}");
                    let attacks = it.contains("attack") || it.contains("Angriff");
                    assert_eq!(attacks, place >= 3, "{it}");
                    let offered = finding(Finding::ALL[place]);
                    let attacks = offered.contains("attack") || offered.contains("angreifen");
                    assert_eq!(attacks, place >= 3, "{offered}");
                }
            });
        }
    }

    #[test]
    fn without_a_choice_nobody_moves_or_somebody_is_asked() {
        let stays = in_words(&from_the_reach(&[], Otherwise::Stay));
        assert_eq!(stays, "March from The Reach: nobody moves");
        let asks = in_words(&from_the_reach(&[blackwater(Finding::Own)], Otherwise::Ask));
        assert_eq!(
            asks,
            "March from The Reach: all units to Blackwater if it's mine; otherwise ask me"
        );
    }
}
