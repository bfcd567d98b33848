//! The draft that the address of the builder asks for.

use super::{address::Draft, text::Pasted};
use leptos_router::params::ParamsMap;

/// The draft, and the pasted text, that the address asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asked {
    pub draft: Draft,
    pub pasted: Option<Pasted>,
}

impl Asked {
    pub fn read(query: &ParamsMap) -> Self {
        let [size, army, text] = ["size", "army", "text"].map(|it| query.get(it));
        Self::of(size.as_deref(), army.as_deref(), text.as_deref())
    }

    /// A text that was pasted takes the place of the army, if it is one.
    pub fn of(size: Option<&str>, army: Option<&str>, text: Option<&str>) -> Self {
        let mut draft = Draft::read(size, army);
        let text = text.filter(|it| !it.trim().is_empty());
        let pasted = text.map(|it| match Pasted::read(it) {
            Ok(army) => {
                draft.army = army;
                None
            }
            Err(wrong) => {
                if let Some(army) = &wrong.army {
                    draft.army = army.clone();
                }
                Some(wrong)
            }
        });
        Self {
            draft,
            pasted: pasted.flatten(),
        }
    }
}
