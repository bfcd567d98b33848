//! The basics of a game, for somebody who has never played it.

use crate::language::Words;
use leptos::prelude::*;

/// A game in a minute.
pub struct Basics {
    /// The words for who one is, and for how one wins.
    pub aim: Words,
    /// The words for what happens again and again, up to the list of what can be done.
    pub turn: Words,
    /// The things that can be done, each with what it is for.
    pub ways: &'static [(Words, Words)],
    /// The words for what else there is.
    pub rest: Words,
}

#[component]
pub fn InAMinute(basics: &'static Basics) -> impl IntoView {
    let row =
        |(name, what): &(Words, Words)| view! { <dt>{name.here()}</dt><dd>{what.here()}</dd> };
    view! {
        <section class="learn-basics" aria-labelledby="basics">
            <h2 id="basics">{word!("The game in a minute" | "Das Spiel in einer Minute")}</h2>
            <p>{basics.aim.here()}</p>
            <p>{basics.turn.here()}</p>
            <dl>{basics.ways.iter().map(row).collect_view()}</dl>
            <p>{basics.rest.here()}</p>
        </section>
    }
}
