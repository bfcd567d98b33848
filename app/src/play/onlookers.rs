//! A table's page as its stream brings it; for onlookers without an account made once for all who
//! see the same.

use super::TablePage;
use crate::{language::Language, packed::Written};
use platform::{Error, Notice, Recent};
use std::{
    borrow::Cow,
    sync::{Arc, OnceLock},
};

/// A page as it travels.
pub struct Fresh {
    page: TablePage,
    written: Arc<Written>,
    whole: OnceLock<String>,
    /// Since the page that the first of those had who got a change.
    change: OnceLock<(Arc<Written>, String)>,
}

impl Fresh {
    /// # Errors
    /// If the page cannot be written.
    pub fn new(page: TablePage) -> Result<Self, Error> {
        let written = Written::new(&page).map_err(|it| Error::internal(it.to_string()))?;
        Ok(Self {
            page,
            written: Arc::new(written),
            whole: OnceLock::new(),
            change: OnceLock::new(),
        })
    }

    pub const fn page(&self) -> &TablePage {
        &self.page
    }

    /// Returns the values against which the next page is told.
    pub fn written(&self) -> Arc<Written> {
        self.written.clone()
    }

    /// For somebody to whom this was sent before; made once for all who had the same.
    pub fn since(&self, before: Option<&Arc<Written>>) -> Cow<'_, str> {
        let Some(before) = before else {
            let whole = || self.written.whole::<TablePage>();
            return self.whole.get_or_init(whole).into();
        };
        let change = || (before.clone(), self.written.since(before));
        let (first, change) = self.change.get_or_init(change);
        if Arc::ptr_eq(first, before) {
            return change.into();
        }
        self.written.since(before).into()
    }
}

/// Everything that makes the page of somebody without an account, beside the table as it is.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct View {
    /// The notice that they were told of.
    pub notice: Notice,
    /// The revision that they have.
    pub seen: i64,
    pub invitation: Option<String>,
    pub language: Language,
}

/// The pages that those see who have no account, after the last changes.
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
