//! The visitor who is looking at the page.

use crate::reactive::effect;
use crate::{Error, games, unsent};
use leptos::prelude::*;
use model::Arms;
use serde::{Deserialize, Serialize};

/// The person whose session came with the request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Visitor {
    pub name: String,
    /// Plays without an account; signing up keeps the tables.
    pub guest: bool,
    pub arms: Arms,
}

impl Visitor {
    /// The name that a guest has chosen; `None` where it was drawn, or is an account's.
    pub fn chosen_name(&self) -> Option<String> {
        let chosen = self.guest && !is_drawn(&self.name);
        chosen.then(|| self.name.clone())
    }
}

/// Returns true for a guest's name that was drawn: "Guest 1234567".
pub fn is_drawn(name: &str) -> bool {
    let number = name.strip_prefix("Guest ");
    number.is_some_and(|it| it.bytes().all(|it| it.is_ascii_digit()))
}

/// The visitor of this page, shared by navigation and pages; sign-in and sign-out change it.
pub fn use_visitor() -> RwSignal<Option<Visitor>> {
    expect_context()
}

/// Takes over the visitor whom an action lets in; returns why it let nobody in.
pub fn greet(
    outcome: impl Get<Value = Option<Result<Visitor, Error>>> + Copy + Send + Sync + 'static,
) -> Signal<Option<Error>> {
    let visitor = use_visitor();
    effect(move |_| {
        if let Some(Ok(it)) = outcome.get() {
            visitor.set(Some(it));
        }
    });
    Signal::derive(move || outcome.get().and_then(Result::err))
}

/// Provides [`use_visitor`]: read from the session on the server, handed over at hydration.
pub fn provide_visitor() {
    #[cfg(feature = "ssr")]
    let visitor = crate::server::visitor().map(|it| Visitor::from(&it.user));
    #[cfg(not(feature = "ssr"))]
    let visitor = None::<Visitor>;
    give_visitor(SharedValue::new(|| visitor).into_inner());
    let visitor = use_visitor();
    // Whoever signs out leaves nothing behind, also where the browser itself has sent the form.
    effect(move |_| {
        visitor.with(|it| {
            unsent::belongs_to(it.as_ref());
            if it.is_none() {
                games::forget_drafts();
            }
        });
    });
}

/// Provides [`use_visitor`] with a visitor who is known.
pub fn give_visitor(visitor: Option<Visitor>) {
    provide_context(RwSignal::new(visitor));
}
