//! The words for whom Support orders help, and whose support is welcome.

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

/// Names all Support orders, where no area is answered on its own.
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
    word!(
        "my own battles, and for or against other houses"
            | "eigene Kämpfe, und für oder gegen andere"
    )
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

/// Tells what follows where several houses meet.
pub fn support_note() -> &'static str {
    word!(
        "Whom your units are to support. With “for Tyrell” they help in every battle of Tyrell's. \
         If your choice fits both sides, we ask you; if it fits neither, you support nobody. If \
         one of your Support orders next to a battle has no choice, we ask about all of them."
            | "Wen deine Einheiten unterstützen sollen. Mit „für Tyrell“ helfen sie in jedem Kampf \
               von Tyrell. Passt die Wahl auf beide Seiten, fragen wir dich; passt sie auf keine, \
               unterstützt du niemanden. Fehlt bei einem Kampf für eine deiner Unterstützungen \
               die Wahl, fragen wir nach allen."
    )
}

pub fn aid_words(aid: Aid) -> String {
    match aid {
        Aid::Nobody => nobody().to_owned(),
        Aid::Own => own_only().to_owned(),
        Aid::Houses { beside, against } => {
            let mut parts = vec![word!("my own battles" | "eigene Kämpfe").to_owned()];
            if !beside.is_empty() {
                let names = names(beside);
                parts.push(say!("for {names}" | "für {names}"));
            }
            if !against.is_empty() {
                let names = names(against);
                parts.push(say!("against {names}" | "gegen {names}"));
            }
            parts.join(", ")
        }
    }
}

pub fn refusal() -> &'static str {
    word!("Support from others" | "Unterstützung durch andere")
}

pub fn welcome() -> &'static str {
    word!("accept all" | "jede annehmen")
}

pub fn refuse_some() -> &'static str {
    word!("refuse from these houses" | "von diesen Häusern ablehnen")
}

/// These houses in a row.
pub fn names(houses: HouseSet) -> String {
    let names: Vec<_> = houses.iter().map(house_name).collect();
    list(&names)
}
