//! A table's page as its stream brings it; for onlookers without an account made once for all who
//! see the same.

use super::TablePage;
use crate::language::Language;
use platform::{Error, Notice, Recent};
use std::sync::{Arc, OnceLock};

/// A page as it travels.
pub struct Fresh {
    page: TablePage,
    written: OnceLock<Option<String>>,
}

impl Fresh {
    pub const fn new(page: TablePage) -> Self {
        let written = OnceLock::new();
        Self { page, written }
    }

    pub const fn page(&self) -> &TablePage {
        &self.page
    }

    /// Written once for all who get it.
    pub fn written(&self) -> Option<&str> {
        let write = || serde_json::to_string(&self.page).ok();
        self.written.get_or_init(write).as_deref()
    }
}

/// Everything that makes the page of somebody without an account, beside the table as it is.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct View {
    /// What they were told of.
    pub notice: Notice,
    /// The revision that they have.
    pub seen: i64,
    pub invitation: Option<String>,
    pub language: Language,
}

/// What those see who have no account, after the last changes.
#[derive(Clone, Default)]
pub struct Onlookers(Arc<Recent<View, Arc<Fresh>>>);

impl Onlookers {
    /// The page of this view, made after the change of which the notice tells. The first of those who
    /// share the view makes it.
    ///
    /// # Errors
    /// Those of `make`.
    pub async fn page<F>(
        &self,
        (view, now): (View, i64),
        make: impl Fn() -> F,
    ) -> Result<Arc<Fresh>, Error>
    where
        F: Future<Output = Result<Arc<Fresh>, Error>>,
    {
        self.0.find((view, now), make).await
    }
}
