//! Enums that files write as words.

/// A type whose members are words of a file.
pub trait Word: Sized {
    fn named(word: &str) -> Option<Self>;

    /// All words it could have been, to be told.
    fn all() -> Vec<&'static str>;
}

/// An enum whose members are written as words in the data.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$member:meta])* $variant:ident = $word:literal,)* }) => {
        $(#[$doc])*
        #[derive(
            Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash,
            serde::Serialize, serde::Deserialize,
        )]
        pub enum $name { $($(#[$member])* $variant,)* }

        impl $name {
            pub const ALL: &'static [Self] = &[$(Self::$variant,)*];

            pub const fn word(self) -> &'static str {
                match self { $(Self::$variant => $word,)* }
            }
        }

        impl crate::word::Word for $name {
            fn named(word: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|one| one.word() == word)
            }

            fn all() -> Vec<&'static str> {
                Self::ALL.iter().map(|one| one.word()).collect()
            }
        }
    };
}
