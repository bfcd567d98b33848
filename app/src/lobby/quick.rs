//! The two choices among open tables that many make: links, which filter at once.

use super::filter::{Filter, PaceKind};
use crate::games;
use leptos::prelude::*;

/// Links by game, and for tonight or over days.
#[component]
pub fn QuickFilter(filter: Filter) -> impl IntoView {
    let any_game = Filter {
        game: String::new(),
        ..filter.clone()
    };
    let listed = games::kinds().into_iter().filter(|it| games::is_listed(it));
    let kinds = listed.map(|kind| {
        let name = games::short_name(kind);
        let of = Filter {
            game: kind.to_owned(),
            ..filter.clone()
        };
        view! { <Quick href=of.address() on=filter.game == kind>{name}</Quick> }
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
        view! { <Quick href=of.address() on>{words}</Quick> }
    });
    let any = filter.game.is_empty();
    view! {
        <nav class="quick" aria-label=word!("Which tables" | "Welche Tische")>
            <ul>
                <Quick href=any_game.address() on=any>{word!("All" | "Alle")}</Quick>
                {kinds.collect_view()}
            </ul>
            <ul>{paces.into_iter().collect_view()}</ul>
        </nav>
    }
}

#[component]
fn Quick(href: String, on: bool, children: Children) -> impl IntoView {
    view! { <li><a href=href aria-current=on.then_some("true")>{children()}</a></li> }
}
