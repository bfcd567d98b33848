//! Places, as they stand in a sentence: where, where from, where to, and what is fought for.

#[cfg(test)]
mod bare;
mod german;
mod map;
#[cfg(test)]
mod tests;

use crate::language::{Language, language};
#[cfg(test)]
pub use bare::bare_in;
use german::german;
pub use map::{far_map_name, map_name};
use westeros::Area;

/// The name that stands alone, on the map and in lists; in a sentence those below bring its article.
pub fn area_name(area: Area) -> &'static str {
    match language() {
        Language::English => area.name(),
        Language::German => german(area).name,
    }
}

/// "in Pyke".
pub fn in_area(area: Area) -> String {
    match language() {
        Language::English => ["in ", area.name()].concat(),
        Language::German => german(area).inside(),
    }
}

/// "from Pyke".
pub fn from_area(area: Area) -> String {
    match language() {
        Language::English => ["from ", area.name()].concat(),
        Language::German => german(area).out_of(),
    }
}

/// "to Pyke".
pub fn into_area(area: Area) -> String {
    match language() {
        Language::English => ["to ", area.name()].concat(),
        Language::German => german(area).into(),
    }
}

/// "Pyke" as it is taken, held or fought for: in German "den Königswald".
pub fn the_area(area: Area) -> String {
    match language() {
        Language::English => area.name().to_owned(),
        Language::German => german(area).object(),
    }
}

/// "of Pyke".
pub fn of_area(area: Area) -> String {
    match language() {
        Language::English => ["of ", area.name()].concat(),
        Language::German => german(area).with_dative("von"),
    }
}

/// "on Ironman's Bay", as a port lies there.
pub fn on_area(area: Area) -> String {
    match language() {
        Language::English => ["on ", area.name()].concat(),
        Language::German => german(area).with_dative("an"),
    }
}

/// A phrase that ends with the area, and the name in brackets: where it is read it becomes a link.
pub fn linked(phrase: &str, area: Area) -> String {
    let names = called(area);
    let before = names.into_iter().find_map(|it| phrase.strip_suffix(it));
    let (before, name) = phrase.split_at(before.unwrap_or(phrase).len());
    [before, "[", name, "]"].concat()
}

/// All names by which people may call it, in every language and case.
pub const fn called(area: Area) -> [&'static str; 4] {
    let [name, accusative, dative] = german(area).cases();
    [area.name(), name, accusative, dative]
}
