//! In which language a page speaks. Every sentence stands beside its translations, so that no
//! one of them is forgotten: `say!("{n} left" | "noch {n}")`.
//!
//! A page keeps one language; choosing another one loads it again.
//!
#![doc = include_str!("language.md")]

#[cfg(all(test, feature = "ssr"))]
pub mod complete;
#[cfg(feature = "ssr")]
mod request;

#[cfg(feature = "ssr")]
pub use request::{COOKIE, Spoken, asked};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Language {
    #[default]
    English,
    German,
}

impl Language {
    pub const ALL: [Self; 2] = [Self::English, Self::German];

    /// As HTML names it.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::German => "de",
        }
    }

    /// As its speakers name it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::German => "Deutsch",
        }
    }

    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|it| it.code() == code)
    }
}

/// The language of this page: on the server that of the request, in the browser that of the
/// document. English where there is neither.
pub fn language() -> Language {
    #[cfg(feature = "hydrate")]
    return browser::language();
    #[cfg(not(feature = "hydrate"))]
    leptos::prelude::use_context().unwrap_or_default()
}

#[cfg(feature = "hydrate")]
mod browser {
    use super::Language;
    use std::cell::OnceCell;

    thread_local! {
        static LANGUAGE: OnceCell<Language> = const { OnceCell::new() };
    }

    pub fn language() -> Language {
        LANGUAGE.with(|it| *it.get_or_init(read))
    }

    fn read() -> Language {
        let root = web_sys::window().and_then(|it| it.document()?.document_element());
        root.and_then(|it| Language::from_code(&it.get_attribute("lang")?))
            .unwrap_or_default()
    }
}

/// Fixed words that a table holds until they are shown: `words!("Log" | "Chronik")`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Words {
    pub english: &'static str,
    pub german: &'static str,
}

impl Words {
    /// In the language of this page.
    pub fn here(self) -> &'static str {
        match language() {
            Language::English => self.english,
            Language::German => self.german,
        }
    }
}

/// Runs `it` as on a page in that language, for what has no page around it.
#[cfg(any(feature = "ssr", all(test, not(feature = "hydrate"))))]
pub fn speaking<T>(language: Language, it: impl FnOnce() -> T) -> T {
    leptos::prelude::Owner::new().with(|| {
        leptos::prelude::provide_context(language);
        it()
    })
}

/// A sentence with something in it: `say!("{n} left" | "noch {n}")` is a `String`.
macro_rules! say {
    ($english:literal | $german:literal $(, $name:ident = $value:expr)* $(,)?) => {
        match $crate::language::language() {
            $crate::language::Language::English => format!($english $(, $name = $value)*),
            $crate::language::Language::German => format!($german $(, $name = $value)*),
        }
    };
}

/// Fixed words: `word!("Log" | "Chronik")` is a `&'static str`.
macro_rules! word {
    ($english:literal | $german:literal $(,)?) => {
        match $crate::language::language() {
            $crate::language::Language::English => $english,
            $crate::language::Language::German => $german,
        }
    };
}

/// The same as [`Words`], for constants.
macro_rules! words {
    ($english:literal | $german:literal $(,)?) => {
        $crate::language::Words {
            english: $english,
            german: $german,
        }
    };
}

// Below the macros that it uses.
mod list;
pub use list::list;

#[cfg(all(test, not(feature = "hydrate")))]
mod tests {
    use super::*;

    #[test]
    fn a_page_speaks_its_language() {
        let left = |n: u8| say!("{n} left" | "noch {n}");
        assert_eq!(
            (left(2), word!("Log" | "Chronik")),
            ("2 left".into(), "Log")
        );
        let german = speaking(Language::German, || (left(2), word!("Log" | "Chronik")));
        assert_eq!(german, ("noch 2".into(), "Chronik"));
    }
}
