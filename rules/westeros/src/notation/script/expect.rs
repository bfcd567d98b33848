//! The expectations, line by line.

mod area;
mod asked;
mod cards;
mod combat;
mod compare;
mod events;
mod exact;
mod houses;
mod options;
mod tracks;

use super::table::Table;
use crate::notation::{
    line::{after, colon},
    names,
    problem::Read,
};

type Check = fn(&Table, &str) -> Read<()>;

/// The beginnings of expectations. What follows `not` or `no` is another expectation of its own.
const FORMS: [(&str, Check); 49] = [
    ("throne", tracks::throne),
    ("fiefdoms", tracks::fiefdoms),
    ("court", tracks::court),
    ("wildlings", tracks::wildlings),
    ("round", tracks::round),
    ("phase", tracks::phase),
    ("players", tracks::players),
    ("blade", tracks::blade),
    ("raven", tracks::raven),
    ("forbidden", tracks::forbidden),
    ("over", tracks::over),
    ("not over", tracks::not_over),
    ("result", tracks::result),
    ("garrisons", tracks::garrisons),
    ("neutral forces", tracks::neutral_forces),
    ("houses", houses::in_play),
    ("supply", houses::supply),
    ("power", houses::power),
    ("stars", houses::stars),
    ("castles", houses::castles),
    ("figures", houses::figures),
    ("conforms", houses::conforms),
    ("not conforms", houses::not_conforms),
    ("armies", houses::armies),
    ("committed", houses::committed),
    ("hand", cards::hand),
    ("discard", cards::discard),
    ("has not", cards::has_not),
    ("has", cards::has),
    ("card", cards::face),
    ("westeros", cards::westeros),
    ("deck", cards::deck),
    ("wildling deck", cards::wildling_deck),
    ("wildling bottom", cards::wildling_bottom),
    ("tides deck", cards::tides_deck),
    ("asked", asked::asked),
    ("not asked", asked::not_asked),
    ("option", options::option),
    ("no option", options::no_option),
    ("options", options::options),
    ("destinations", options::destinations),
    ("recruits", options::recruits),
    ("strength", combat::strength),
    ("supports", combat::supports),
    ("attackers", combat::attackers),
    ("combat", combat::combat),
    ("no combat", combat::no_combat),
    ("view", exact::view),
    ("exact", exact::exact),
];

/// Those of them behind which nothing stands.
const ALONE: [&str; 3] = ["over", "not over", "no combat"];

/// Refuses an expectation behind which nothing is said: it would always hold.
fn said(text: &str, rest: &str) -> Read<()> {
    if rest.is_empty() || rest.ends_with(':') {
        Err(format!("nothing is said behind \"{text}\""))
    } else {
        Ok(())
    }
}

/// Checks that it holds.
pub(super) fn check(table: &Table, text: &str) -> Read<()> {
    if let Some(checked) = events::check(table, text) {
        return checked;
    }
    if let Some((area, facts)) = colon(text)
        && let Ok(area) = names::area(area)
    {
        said(text, facts)?;
        return area::check(table, area, facts);
    }
    for (words, check) in FORMS {
        if let Some(rest) = after(text, words) {
            let rest = rest.trim_start_matches(':').trim();
            if ALONE.contains(&words) {
                if !rest.is_empty() {
                    return Err(format!("\"{rest}\" is too much"));
                }
            } else {
                said(text, rest)?;
            }
            return check(table, rest);
        }
    }
    Err(format!("nothing that is expected begins like \"{text}\""))
}
