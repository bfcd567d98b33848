//! The ways through the archive: each chip is a link to what it leaves, and the field beside them a form.

use super::search::{LONGEST, Search, other_than};
use crate::{games, lobby::FilterLink, visitor::use_visitor};
use leptos::prelude::*;

/// The chips, the field, and what few ask for.
#[component]
pub fn Chips(search: Search) -> impl IntoView {
    let visitor = use_visitor();
    let mine = Search {
        mine: other_than(&search.mine, "1"),
        ..search.clone()
    };
    let (own, all) = (search.mine == "1", search.is_empty());
    let mine = move || {
        let href = mine.address();
        let chip = visitor.get().is_some();
        chip.then(|| view! { <FilterLink class="chip" href on=own>{word!("Mine" | "Meine")}</FilterLink> })
    };
    let kinds = games::listed().into_iter().map(|(kind, name)| {
        let href = search.of_game(kind).address();
        let on = search.game == kind;
        view! { <FilterLink class="chip" href on>{name}</FilterLink> }
    });
    let winners = games::roles().into_iter().map(|role| {
        let href = search.won_by(&role).address();
        let on = search.winner == role.name;
        let label = role.label;
        view! {
            <FilterLink class="chip chip-mark" href on>
                {games::seat_mark(role.kind, &label)}
                <span class="unseen">{label} " " {word!("won" | "gewann")}</span>
            </FilterLink>
        }
    });
    view! {
        <div class="chips">
            <div class="chips-row">
                <FilterLink class="chip" href="/archive".to_owned() on=all>{word!("All games" | "Alle Partien")}</FilterLink>
                {mine}
                {kinds.collect_view()}
                <span class="chips-of" aria-hidden="true">{word!("Won by" | "Sieger")}</span>
                {winners.collect_view()}
            </div>
            <FindForm search=search.clone() />
        </div>
        <More search />
    }
}

/// Draws hidden fields that keep whatever else was asked.
fn kept(search: &Search, asked_here: &[&str]) -> impl IntoView + use<> {
    let others = search.first().asked().into_iter();
    let others = others.filter(|it| !asked_here.contains(&it.0));
    others
        .map(|(name, value)| view! { <input type="hidden" name=name value=value /> })
        .collect_view()
}

/// The field for a name; what an older address asks for stands in it, too.
#[component]
fn FindForm(search: Search) -> impl IntoView {
    let kept = kept(&search, &["find", "player", "table"]);
    let words = word!("Player or table" | "Spieler oder Tisch");
    let asked = [search.find, search.player, search.table];
    let asked = asked.into_iter().find(|it| !it.is_empty());
    view! {
        <form class="chip chip-find" method="get" action="/archive" role="search">
            <button type="submit" aria-label=word!("Find" | "Finden")>
                <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M15.5 15.5L20 20M17 10.5a6.5 6.5 0 1 1-13 0a6.5 6.5 0 0 1 13 0z" /></svg>
            </button>
            <input name="find" value=asked placeholder=words aria-label=words autocomplete="off" maxlength=LONGEST.to_string() />
            {kept}
        </form>
    }
}

/// The filters that few ask for, closed unless one is asked.
#[component]
fn More(search: Search) -> impl IntoView {
    let stakes = [
        ("rated", word!("Rated" | "Gewertet")),
        ("friendly", word!("Friendly" | "Ohne Wertung")),
    ];
    let here = ["players", "stakes", "from", "until"];
    let open = search.asked().iter().any(|it| here.contains(&it.0));
    let kept = kept(&search, &here);
    view! {
        <details class="archive-more" open=open>
            <summary>{word!("More filters" | "Weitere Filter")}</summary>
            <form method="get" action="/archive">
                {kept}
                <label class="field">
                    <span>{word!("Players" | "Spieler")}</span>
                    <select name="players">
                        <option value="">{word!("Any number" | "Beliebig viele")}</option>
                        {games::all_sizes()
                            .map(|n| {
                                let n = n.to_string();
                                view! { <option value=n.clone() selected=n == search.players>{n.clone()}</option> }
                            })
                            .collect_view()}
                    </select>
                </label>
                <label class="field">
                    <span>{word!("Rating" | "Wertung")}</span>
                    <select name="stakes">
                        <option value="">{word!("Rated or not" | "Mit oder ohne")}</option>
                        {stakes
                            .map(|(name, words)| {
                                view! { <option value=name selected=name == search.stakes>{words}</option> }
                            })
                            .collect_view()}
                    </select>
                </label>
                <label class="field">
                    <span>{word!("Finished from" | "Beendet ab")}</span>
                    <input name="from" type="date" value=search.from />
                </label>
                <label class="field">
                    <span>{word!("Finished until" | "Beendet bis")}</span>
                    <input name="until" type="date" value=search.until />
                </label>
                <button class="button" type="submit">{word!("Show" | "Zeigen")}</button>
            </form>
        </details>
    }
}
