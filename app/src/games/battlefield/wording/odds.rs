//! Words of a forecast: the chance of a charge, the dice of an attack, and what may come of it.

use super::{
    numbers::{chance, inches, percent, tenths},
    sentence::{count_dice, wounds},
};
use battlefield::{geometry::Mil, odds::Odds};

/// Returns the way of a charge, and the chance that it arrives; its throws are of 36.
pub fn arrival(way: Mil, needed: u8, throws: u8) -> String {
    let way = inches(way);
    if needed <= 1 {
        return say!(
            "{way} to go: it arrives with any roll." | "{way} Weg: Sie kommt mit jedem Wurf an."
        );
    }
    let arrives = chance(throws);
    say!(
        "{way} to go: needs {needed}+, {arrives} that it arrives."
            | "{way} Weg: Sie braucht {needed}+ und kommt zu {arrives} an."
    )
}

/// Returns what becomes of a charge that does not arrive, and how often; in the worst case it `stays`.
pub fn falls_short(throws: u8, stays: bool) -> String {
    let fails = chance(throws);
    if stays {
        return say!(
            "Fails in {fails} of cases: it may end where it started, as there's no room on its way, and takes a panic test."
                | "Misslingt bei {fails}: Sie bleibt vielleicht stehen, wo sie ist, weil auf dem Weg kein Platz ist, und macht einen Paniktest."
        );
    }
    say!(
        "Fails in {fails} of cases: it stops short of the target and takes a panic test."
            | "Misslingt bei {fails}: Sie bleibt vor dem Ziel stehen und macht einen Paniktest."
    )
}

/// Returns how often a charge arrives, but Disorderly.
pub fn disorderly(throws: u8) -> String {
    let often = chance(throws);
    say!(
        "In {often} of cases it arrives Disorderly: without the Charge Bonus, and you play no cards."
            | "In {often} der Fälle kommt sie ungeordnet an: ohne Sturmbonus, und du spielst keine Karten."
    )
}

/// Returns how often an attacker is gone before its dice; the chance is of ten thousand.
pub fn stops(often: u16) -> String {
    let often = percent(often.into());
    say!(
        "In {often} of cases it is destroyed before its dice, by the panic test that the target makes it take."
            | "In {often} der Fälle wird sie vor ihren Würfeln vernichtet, durch den Paniktest, zu dem das Ziel sie zwingt."
    )
}

/// Returns "7 dice, hits on 3+: about 4.7; saves on 5+."
pub fn throw_of(odds: &Odds) -> String {
    let dice = count_dice(usize::from(odds.dice));
    let (hits_on, hits) = (odds.hits_on, tenths(odds.hits.mean()));
    let thrown = if hits_on <= 1 {
        say!("{dice}, all of them hit: about {hits}" | "{dice}, alle treffen: etwa {hits}")
    } else {
        say!(
            "{dice}, hits on {hits_on}+: about {hits}"
                | "{dice}, Treffer ab {hits_on}: etwa {hits}"
        )
    };
    match odds.saves_on {
        Some(saves) => {
            say!("{thrown}; saves on {saves}+." | "{thrown}; abgewehrt wird ab {saves}.")
        }
        None => say!("{thrown}; no saves." | "{thrown}; keine Abwehr."),
    }
}

/// Returns the likeliest result of an attack: so many wounds, then the panic test of a unit with this morale, which
/// may be Panicked.
pub fn likely(odds: &Odds, likeliest: u64, morale: Option<(u8, bool)>) -> String {
    if odds.destroys() >= 5_000 {
        let destroys = percent(odds.destroys().into());
        return say!("Likely destroyed: {destroys}." | "Wahrscheinlich vernichtet: {destroys}.");
    }
    let first = if likeliest == 0 {
        word!("Likely no wounds" | "Wahrscheinlich keine Wunden").to_owned()
    } else {
        let wounds = wounds(likeliest);
        say!("Likely {wounds}" | "Wahrscheinlich {wounds}")
    };
    let fails = odds.panics().filter(|it| *it > 0);
    let Some((fails, (morale, panicked))) = fails.zip(morale) else {
        return format!("{first}.");
    };
    let fails = percent(fails.into());
    let with = if panicked {
        word!(" while Panicked" | " und panisch")
    } else {
        ""
    };
    say!(
        "{first}, then morale {morale}+{with}: fails in {fails} of all attacks."
            | "{first}, dann Moral {morale}+{with}: misslingt bei {fails} aller Angriffe."
    )
}

/// Returns the wounds on average, how often the target is destroyed, and what is left out.
pub fn averages(odds: &Odds) -> String {
    let (lost, destroys) = (tenths(odds.lost.mean()), percent(odds.destroys().into()));
    let lost = if odds.failed.is_none() {
        say!("{lost} wounds on average." | "Im Mittel {lost} Wunden.")
    } else {
        say!(
            "{lost} wounds on average, panic included."
                | "Im Mittel {lost} Wunden, Panik mitgezählt."
        )
    };
    say!(
        "{lost} Destroys the target: {destroys}. Cards, Orders and tokens that are not chosen yet are left out."
            | "{lost} Vernichtet das Ziel: {destroys}. Karten, Befehle und Marker, die noch nicht gewählt sind, zählen nicht mit."
    )
}
