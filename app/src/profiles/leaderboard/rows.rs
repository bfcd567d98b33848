//! The people of one page.

use super::{
    super::{PersonName, rating::Sure},
    Ranked,
};
use crate::arms::ArmsMark;
use leptos::prelude::*;

#[component]
pub fn Rows(people: Vec<Ranked>, few: bool) -> impl IntoView {
    let title = if few {
        word!("Fewer than five rated games" | "Weniger als fünf gewertete Partien")
    } else {
        word!("By rating" | "Nach Wertung")
    };
    let row = |it: Ranked| view! { <Row it /> };
    let rows = people.into_iter().map(row).collect_view();
    let placed = (!few).then(|| {
        view! { <th scope="col">{word!("Rank" | "Platz")}</th> }
    });
    let rated = (!few).then(|| {
        view! { <th scope="col">{word!("Rating" | "Wertung")}</th> }
    });
    view! {
        <div class="card record" tabindex="0" role="region" aria-label=title>
            <table>
                <caption>{title}</caption>
                <thead>
                    <tr>
                        {placed}
                        <th scope="col" class="leaderboard-name">{word!("Player" | "Spieler")}</th>
                        {rated}
                        <th scope="col">{word!("Rated games" | "Gewertete Partien")}</th>
                        <th scope="col">{word!("Wins" | "Siege")}</th>
                    </tr>
                </thead>
                <tbody>{rows}</tbody>
            </table>
        </div>
    }
}

#[component]
fn Row(it: Ranked) -> impl IntoView {
    let account = Some(it.name.clone());
    let placed = it
        .place
        .map(|place| view! { <td class="leaderboard-place">{place}</td> });
    let rated = it.rating.map(|rating| {
        let unsure = matches!(rating.sure, Sure::Guess | Sure::Vague).then(|| {
            view! { <span class="soft leaderboard-unsure">{rating.sure.words()}</span> }
        });
        view! { <td>{rating.points} {unsure}</td> }
    });
    view! {
        <tr id=it.me.then_some("you") class:me=it.me>
            {placed}
            <th scope="row" class="leaderboard-name">
                <span class="armed">
                    <ArmsMark arms=it.arms />
                    <span>
                        <PersonName name=it.name account />
                        {it.me.then_some(word!(" (you)" | " (du)"))}
                    </span>
                </span>
            </th>
            {rated}
            <td>{it.games}</td>
            <td>{it.wins}</td>
        </tr>
    }
}
