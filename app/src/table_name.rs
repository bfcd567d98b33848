//! The name of a table, for whoever reads it.

/// The name of a table as it is read: those that we gave speak the reader's language.
pub fn table_name(name: &str) -> String {
    match name {
        "Practice" | "Übungspartie" => word!("Practice" | "Übungspartie").to_owned(),
        "Together at one device" | "Gemeinsam an einem Gerät" => {
            word!("Together at one device" | "Gemeinsam an einem Gerät").to_owned()
        }
        _ => name.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::{Language, speaking};

    #[test]
    fn tables_that_we_named_speak_the_readers_language() {
        let german = |name| speaking(Language::German, || table_name(name));
        assert_eq!(german("Practice"), "Übungspartie");
        assert_eq!(german("Sunday evening"), "Sunday evening");
        assert_eq!(table_name("Übungspartie"), "Practice");
    }
}
