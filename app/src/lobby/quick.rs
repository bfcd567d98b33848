//! The two choices among open tables that many make: links, which filter at once.

use super::{
    FilterLink,
    filter::{Filter, PaceKind},
};
use crate::games;
use leptos::prelude::*;

/// Links by game, and for tonight or over days.
#[component]
pub fn QuickFilter(filter: Filter) -> impl IntoView {
    let any_game = Filter {
        game: String::new(),
        ..filter.clone()
    };
    let kinds = games::listed().into_iter().map(|(kind, name)| {
        let of = Filter {
            game: kind.to_owned(),
            ..filter.clone()
        };
        let on = filter.game == kind;
        view! { <li><FilterLink href=of.address() on>{name}</FilterLink></li> }
    });
    let paces = [
        (PaceKind::Live, word!("Tonight" | "Heute Abend")),
        (PaceKind::Days, word!("Over days" | "Mehrere Tage")),
    ];
    let paces = paces.map(|(pace, words)| {
        let on = filter.pace == Some(pace);
        // Pressed again, it lets go.
        let of = Filter {
            pace: (!on).then_some(pace),
            ..filter.clone()
        };
        view! { <li><FilterLink href=of.address() on>{words}</FilterLink></li> }
    });
    let any = filter.game.is_empty();
    view! {
        <nav class="quick" aria-label=word!("Which tables" | "Welche Tische")>
            <ul>
                <li><FilterLink href=any_game.address() on=any>{word!("All" | "Alle")}</FilterLink></li>
                {kinds.collect_view()}
            </ul>
            <ul>{paces.into_iter().collect_view()}</ul>
        </nav>
    }
}
