//! Whom Support orders help, and whose support is welcome.

use crate::games::westeros::wording::{house_name, in_area, list};
use westeros::{Area, HouseSet, standing::Aid};

pub fn support_title() -> &'static str {
    word!("Support orders" | "Unterstützungen")
}

pub fn support(area: Option<Area>) -> String {
    match area.map(in_area) {
        Some(place) => say!("Support {place}" | "Unterstützung {place}"),
        None => word!("Every other Support order" | "Jede andere Unterstützung").to_owned(),
    }
}

/// Where no area is answered on its own.
pub fn all_support() -> &'static str {
    word!("All Support orders" | "Alle Unterstützungen")
}

pub fn own_only() -> &'static str {
    word!("only my own battles" | "nur eigene Kämpfe")
}

pub fn nobody() -> &'static str {
    word!("nobody, not even me" | "niemand, auch ich nicht")
}

pub fn some_houses() -> &'static str {
    word!("my own battles, and for or against others" | "eigene Kämpfe, und für oder gegen andere")
}

pub fn beside() -> &'static str {
    word!("for" | "für")
}

pub fn against() -> &'static str {
    word!("against" | "gegen")
}

pub fn neither() -> &'static str {
    word!("neither" | "weder noch")
}

/// What follows where several houses meet.
pub fn support_note() -> &'static str {
    word!(
        "Where both sides have a claim, you are asked; where neither has, nobody is helped. All your Support orders beside a battle are answered together, so one without an answer has them all asked."
            | "Haben beide Seiten Anspruch, wirst du gefragt; hat ihn keine, wird niemandem geholfen. Alle deine Unterstützungen neben einem Kampf werden zusammen beantwortet: Fehlt bei einer die Antwort, wirst du nach allen gefragt."
    )
}

pub fn aid_words(aid: Aid) -> String {
    match aid {
        Aid::Nobody => nobody().to_owned(),
        Aid::Own => own_only().to_owned(),
        Aid::Houses { beside, against } => {
            let mut said = vec![word!("my own battles" | "eigene Kämpfe").to_owned()];
            if !beside.is_empty() {
                let names = names(beside);
                said.push(say!("for {names}" | "für {names}"));
            }
            if !against.is_empty() {
                let names = names(against);
                said.push(say!("against {names}" | "gegen {names}"));
            }
            said.join(", ")
        }
    }
}

pub fn refusal() -> &'static str {
    word!("Support of others" | "Unterstützung durch andere")
}

pub fn welcome() -> &'static str {
    word!("all of it welcome" | "jede willkommen")
}

pub fn refuse_some() -> &'static str {
    word!("refused from these houses" | "abgelehnt von diesen Häusern")
}

/// These houses in a row.
pub fn names(houses: HouseSet) -> String {
    let names: Vec<_> = houses.iter().map(house_name).collect();
    list(&names)
}
